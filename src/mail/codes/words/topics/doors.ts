/** What the mails of whoever looks after a house speak of: what opens, and where it is. */
import { anyOfLanguages } from './languages.ts';

export const doors = anyOfLanguages({
  english: `
    door, doors, front door, main door, entry door, main entrance, entrance, gate, gates, barrier,
    turnstile*, key safe, keysafe, key box, keybox, lockbox, keypad, padlock, padlock*, stairwell,
    courtyard, car park, bin store, bike store, dear tenants, dear residents, dear neighbours,
    neighbors, arms, disarms, alarm panel, central station, keypads
  `,
  german: `
    tür, türe, haustür*, eingangstür*, hauseingang*, gartentor*, hoftor*, schranke*, drehkreuz*,
    schlüsselbox*, schlüsseltresor*, schlüsselkasten*, schlüsselsafe*, tastenfeld*, zahlenschloss*,
    treppenhaus*, tiefgarage*, hausbewohner*, mieterinnen
  `,
  french: `
    porte, portes, porte cochère, portail, portillon,
    boîte à clé, boîte à clés, boîtier, digicode*, clavier, interphone, cadenas,
    immeuble*, cage d'escalier, copropriét*, locataires
  `,
  spanish: `
    puerta, puertas, portón, verja, caja de llaves, caja fuerte, cerradura, candado,
    edificio*, condominio, comunidad de vecinos, vecinos, inquilinos
  `,
  italian: `
    porta d'ingresso, porta, portone, cancello, cancelletto,
    cassetta delle chiavi, tastierino, serratura, lucchetto, palazzo
  `,
  portuguese: 'portão, cofre de chaves, fechadura, cadeado, prédio, condomínio, moradores',
  dutch: `
    deur, deuren, voordeur*, poort, slagboom*, sleutelkluis*, sleutelkastje*, toetsenpaneel,
    trappenhuis*, bewoners, huurders
  `,
  swedish: 'dörr, dörren, porten, portkod*, grinden, nyckelskåp*, nyckelbox*, kodlås*, hänglås*, trapphus*',
  danish: 'dør, døren, nøgleboks*, kodelås*, opgang*',
  norwegian: 'døra, nøkkelboks*, oppgang*',
  finnish: 'ovi, oven, ovikood*, ovikoodi*, portti*, avainsäilö*, avainboks*, porraskäytäv*, taloyhtiö*',
  polish: `
    drzwi, furtk*, bramk*, bramę, bramy, szlaban*, domofon*, skrzynka na klucze, skrzynki na klucze, skrzynce na klucze, klatk*, klatce, lokator*
  `,
  czech: 'dveř*, vchod*, brank*, závor*, schránka na klíče, schránky na klíče, schránce na klíče',
  slovak: 'dver*',
  russian: 'двер*, ворота, калитк*, шлагбаум*, домофон*, ключниц*, подъезд*',
  ukrainian: "брам*, хвіртк*, під'їзд*",
  bulgarian: 'врата',
  croatian: 'vrata, ulazna',
  serbian: 'kapija',
  hungarian: 'ajtó*, kapu, kaput, kapukód*, sorompó*, kulcsszéf*, lépcsőház*',
  romanian: 'ușa, ușă, poarta, poartă, bariera, barieră, interfon*, scara blocului',
  greek: 'πόρτα*, πορτα*, μπάρα, θυροτηλ*, πολυκατοικ*',
  turkish: 'kapı, kapısı*, kapının, turnike*, bariyer*, anahtar kutusu*, apartman*',
  arabic: 'باب*, البوابة*',
  hebrew: 'דלת*, שער*, לובי*',
  japanese: '玄関*, ドア*, 門扉*, オートロック*, キーボックス*',
  korean: '현관*, 출입문*',
  chinese: '大门*, 大門*, 单元门*, 單元門*, 门禁*, 門禁*',
});
