/** Afrikaans. */
import type { WordTable } from '../table.ts';

export const afrikaans: WordTable = {
  subject: `
    in die onderwerp, onderwerplyn, onderwerpreël
  `,
  strong: `
    verifikasiekode, bevestigingskode, sekuriteitskode, veiligheidskode, aanmeldkode, teken in kode,
    intekeningskode, toegangskode, aktiveringskode, registrasiekode, stawingskode, magtigingskode,
    identifikasiekode, herstelkode, verifikasie kode, bevestigings kode, sekuriteits kode, aanmeld kode,
    aanmeldings kode, toegangs kode, aktiverings kode, stawings kode, verifikasienommer, bevestigingsnommer,
    eenmalige kode, eenmalige pin, eenmalige wagwoord, eenmalige wagkode, eenmalige pinkode, eenmalige
    verifikasiekode, eenmalige pin (otp), tydelike kode, tydelike wagwoord, tydelike pin, wagkode, sms kode,
    kode om aan te meld, kode om jou
  `,
  code: `
    wagwoord, pinkode, pinnommer, hierdie kode, die volgende kode
  `,
  number: `
    die syfers, hierdie syfers, die getal, sleutel, kombinasie, met die letters
  `,
  act: `
    in te kom, kom jy in, in te gaan,
    verifieer*, verifikasie, bevestig*, aanmeld*, aan te meld, meld aan, teken in, in te teken, registreer*,
    registrasie, aktiveer*, stawing, staaf, magtig*, identiteit*, eenmalige, sekuriteit*, toegang, herstel*,
    ontsluit, jou rekening, jou identiteit, jou profiel, jou e posadres, u rekening, u identiteit, u
    profiel, u e posadres,
    dis jy, dis regtig jy, dit jy is, dit regtig jy is, voltooi*, te bewys, bewys dat, goedkeur*,
    onderteken*, koppel jou, aan te teken, teken aan, nuwe toestel, voort te gaan, gaan voort,
    oordrag, betaling goed te keur, nie n robot, skep jou rekening, rekening skep
  `,
  use: `
    intik, ingetik, voer, tik, gebruik, sleutel in, vul in, hieronder, hier is, volgende,
    tik in, antwoord met, verskaf, in te voer, in te tik, in te sleutel, hier kom, ingevoer, invoer
  `,
  other: `
    afslagkode, promosiekode, koeponkode, geskenkkode, bonuskode, verwysingskode, uitnodigingskode,
    afhaalkode, afleweringskode, kliëntekode, produkkode, hekkode, deurkode, foutkode, bronkode,
    rugsteunkode, poskode, landkode, skakelkode, areakode, strepieskode, geskenkbewys, geskenkkaart,
    rugsteunkodes, herstelkodes, naspoorkode, besprekingskode
  `,
  label: `
    bestelnommer, faktuurnommer, kliëntnommer, kliëntenommer, rekeningnommer, kontraknommer, polisnommer,
    verwysingsnommer, besprekingsnommer, telefoonnommer, selfoonnommer, lidmaatskapnommer, lidnommer,
    kaartnommer, saaknommer, eisnommer, naspoornommer, pakkienommer, vlugnommer, identiteitsnommer, id
    nommer, belastingnommer, serienommer, huisnommer, registrasienommer, bestelling, faktuur, rekening,
    polis, verwysing, bespreking, nommer, telefoon, selfoon, skakel, bel, eindig op, eindig met, laaste vier
    syfers, laaste 4 syfers, bedrag, totaal, prys, posbus, kaart wat eindig
  `,
  unit: `
    minute, minuut, ure, uur, sekondes, dae, weke, maande, syfers, karakters, punte, rand, keer, persent,
    lede, kliënte,
    sekonde, minute lank, ure lank
  `,
  old: `
    nie meer geldig, nie langer geldig, het verval, is ongeldig, vorige kode, ou kode, vroeëre kode, reeds
    gebruik, is vervang, werk nie meer,
    ou kodes, vorige een, verouderd, verstreke, ongeldig, nie meer werk, kanselleer
  `,
  fresh: `
    nuwe, nuutste,
    nuutste kode, nuwe een
  `,
  care: `
    geldig, verval, verstryk, moenie deel, moet nie deel, moenie hierdie, deel nooit, met niemand, nie
    versoek, nie aangevra, nie jy was, ignoreer hierdie, vertroulik, slegs een keer,
    moet dit nie, met enigiemand, vir enigiemand, vir niemand, aan niemand, niemand van,
    ons sal nooit, sal jou nooit, net een keer, net eenmaal, hou dit geheim, aangevra het nie,
    hierom gevra, nie gevra, ignoreer, jy dit nie, nie jy, geldig vir, verstryk oor, verval oor,
    vervalle
  `,
  quote: `
    het geskryf:, het geskryf, oorspronklike boodskap, aangestuurde boodskap
  `,
  ignore: `
    bronkode, geen kode, jou wagwoord, u wagwoord, nuwe wagwoord, wagwoord is verander, wagwoord verander,
    wagwoord vergeet
  `,
  where: `
    bladsy, webblad, webwerf, toep, skerm, blokkie, blaaier, toestel, aanmeldbladsy, rekenaar
  `,
};
