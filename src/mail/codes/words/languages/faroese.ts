/** Faroese. */
import type { WordTable } from '../table.ts';

export const faroese: WordTable = {
  strong: `
    váttanarkota, váttanarkotan, váttanarkotuna, váttanarkotu, staðfestingarkota, staðfestingarkotan,
    staðfestingarkotuna, staðfestingarkotu, trygdarkota, trygdarkotan, trygdarkotuna, trygdarkotu, eingangskota,
    eingangskotan, eingangskotuna, eingangskotu, innritanarkota, innritanarkotan, innritanarkotuna,
    innritanarkotu, atgongdarkota, atgongdarkotan, atgongdarkotuna, atgongdarkotu, virkjanarkota,
    virkjanarkotan, virkjanarkotuna, góðkenningarkota, góðkenningarkotan, góðkenningarkotuna, sms-kota,
    eingangsloyniorð, eingangsloyniorðið, fyribils loyniorð, kota at rita inn, kota til at rita inn,
    kota til innritan
  `,
  code: `
    kotan, kotuna, kotuni, tín kota, henda kotan, hesa kotuna, loynikota, loynikotan, loynikotuna
  `,
  number: `
    tølini, talið, tølunum, lykilin, bókstavirnar
  `,
  act: `
    vátta*, váttan*, staðfest*, rita inn, ritar inn, innrita*, innritan*, skráset*, skráseting*, virkja*,
    trygd*, góðkenn*, stovna konto, konto, kontu, kontuna, teldupostadress*, nýtt loyniorð, broyta loyniorð,
    samleika*, at tað er tú, undirskriv*
  `,
  use: `
    skriva, skriva inn, skrivið, skriva hana, brúka, brúka hesa, nýt, set inn, setið inn, inntøppa, tøppa inn,
    her er, niðanfyri, hesa kotuna, svara við
  `,
  where: `
    í teigin, teigin, á síðuni, síðuna, síðuni, í appini, appini, á skíggjan, skíggjan, heimasíðuni
  `,
  other: `
    avsláttarkota, avsláttarkotan, avsláttarkotuna, gávukota, gávukotan, postnummar, strikukota, qr-kota,
    bíleggingarkota, landakota
  `,
  label: `
    tlf, telefon, telefonnummar, fartelefon, ordranummar, bíleggingarnummar, fakturanummar, kundanummar,
    kontonummar, tilvísing, upphædd, prísur
  `,
  unit: `
    minutt, minuttir, minuttum, tímar, tíma, tímum, dagar, dagum, dag, sekund, sekundir, tøl
  `,
  old: `
    ikki galdandi, ikki longur galdandi, gomul kota, gamla kotan, farin úr gildi, undanfarna kota
  `,
  care: `
    galdandi, lat ongan, gev ikki, ikki víðari, ongantíð, hevur tú ikki biðið, um tú ikki, sær burtur frá
  `,
  quote: `
    skrivaði:, upprunaligt boð, víðarisent boð
  `,
  fresh: `
    nýggj kota, nýggja kotan, nýggju kotuna
  `,
};
