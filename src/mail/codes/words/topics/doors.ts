/** What the mails of whoever looks after a house speak of: what opens, and where it is. */
import { anyOfLanguages } from './languages.ts';

export const doors = anyOfLanguages({
  english: `
    door, doors, front door, main door, entry door, main entrance, entrance, gate, gates,
    barrier, turnstile*, key safe, keysafe, key box, keybox, lockbox, keypad, padlock,
    padlock*, stairwell, courtyard, car park, bin store, bike store, dear tenants, dear residents,
    dear neighbours, neighbors, key cabinet, arms, disarms, alarm panel,
    central station, keypads
  `,
  german: `
    tür, türe, haustür*, eingangstür*, hauseingang*, gartentor*, hoftor*, schranke*, drehkreuz*,
    schlüsselbox*, schlüsseltresor*, schlüsselkasten*, schlüsselsafe*, tastenfeld*, zahlenschloss*,
    treppenhaus*, tiefgarage*, hausbewohner*, mieterinnen, schlüsselkästchen, tastenschloss*
  `,
  french: `
    porte, portes, porte cochère, portail, portillon, boîte à clé, boîte à clés, boîtier,
    digicode*, clavier, interphone, cadenas, immeuble*, cage d'escalier, copropriét*,
    locataires
  `,
  spanish: `
    puerta, puertas, portón, verja, caja de llaves, cajetín*, campanita, caja fuerte, cerradura, candado, edificio*,
    condominio, comunidad de vecinos, vecinos, inquilinos
  `,
  italian: `
    porta d'ingresso, porta, portone, cancello, cancelletto, cassetta delle chiavi, tastierino,
    serratura, lucchetto, palazzo
  `,
  portuguese: 'portão, cofre de chaves, fechadura, cadeado, prédio, condomínio, moradores',
  catalan: `
    porta del pàrquing, la porta, portal de l'edifici, tanca, veïns, veïnes, candau, garatge,
    clauer
  `,
  galician: 'as chaves, caixiña*, da porta, campá',
  dutch: `
    deur, deuren, voordeur*, poort, slagboom*, sleutelkluis*, sleutelkastje*, toetsenpaneel,
    trappenhuis*, bewoners, huurders
  `,
  afrikaans: 'hek, hekkie, voordeur, inwoners, sleutelkas*',
  swedish: `
    dörr, dörren, porten, portkod*, grinden, nyckelskåp*, nyckelbox*, kodlås*, hänglås*,
    trapphus*
  `,
  danish: 'dør, døren, lågen, poolrum*, carport*, nøgleboks*, kodelås*, opgang*',
  norwegian: 'døra, nøkkelboks*, oppgang*, hytta, inngangsdør*',
  icelandic: 'útidyr*, dyrnar, hlið*, læsing*, lásinn, lásnum, geymslu*, íbúar, talnalás*, lyklabox*',
  irish: 'geata, doras, eochairbhosca, cónaitheoirí',
  welsh: 'drws, giât, gât, blwch allweddi, trigolion',
  basque: 'atea, ataria, atari*, sarrerako, bizilagun*, giltza kutxa*',
  finnish: `
    alaov*, ulko-ov*, asukkaat, ovi, ovikood*, ovikoodi*, portti*, avainsäilö*,
    avainboks*, porraskäytäv*, taloyhtiö*
  `,
  estonian: `
    uks, ukse, ust, välisuks*, värav*, trepikoja*, trepikoda*, elanikud, võtmekapp*, tõkkepuu*
  `,
  latvian: 'atslēgu kastīt*, zaļo pogu, durv*, vārt*, kāpņutelp*, iedzīvotāji, atslēgu kast*, barjer*',
  lithuanian: `
    durys, durų, duris, vartai, vartus, vartų, varteliai, laiptin*, gyventojai, raktų dėžut*,
    užtvar*
  `,
  polish: `
    drzwi, furtk*, bramk*, bramę, bramy, szlaban*, domofon*, skrzynka na klucze, skrzynki na klucze,
    skrzynce na klucze, klatk*, klatce, lokator*
  `,
  czech: `
    klíčen*, číselník, zelené tlačítko, dveř*, vchod*, brank*, závor*, schránka na klíče,
    schránky na klíče, schránce na klíče
  `,
  slovak: 'dver*',
  russian: 'двер*, жильцы, соседи, сосед*, ворота, калитк*, шлагбаум*, домофон*, ключниц*, подъезд*',
  ukrainian: "брам*, хвіртк*, під'їзд*",
  bulgarian: 'врата, вратата, входната, бариер*, домоуправител*, съсед*',
  macedonian: 'капија*, порта, портата, рампа*, станари*',
  croatian: 'vrata, ulazn*, sefić*, tipkovnic*, brava, rampa, rampu, sef s ključem, ključ, ključem, ključevi',
  serbian: 'kapija, капиј*, улазна врата, улазних врата, станари, рамп*',
  slovenian: 'vhodna, vratih, ključavnic*, stanovalci, zapornic*, predalčk*',
  hungarian: 'ajtó*, kapu, kaput, kapukód*, sorompó*, kulcsszéf*, lépcsőház*',
  romanian:
    'ușa de, ușa din, ușa blocului, ușa principală, ușa apartamentului, la ușă, ușile, ușii, poarta, poartă, bariera, barieră, interfon*, scara blocului',
  albanian: 'dera, derën, derës, portën, banorë*, fqinj*',
  greek: `
    κλειδοθήκη*, αυλόπορτα*, εξώπορτα*, γείτονες, πόρτα*, πορτα*, μπάρα, θυροτηλ*, πολυκατοικ*
  `,
  georgian: 'კარი*, კარის, ჭიშკ*, სადარბაზო*, მეზობლ*, შლაგბაუმ*',
  armenian: 'դուռ*, դռն*, դարպաս*, մուտքի դ*, բնակիչներ*, հարևաններ*',
  turkish: 'kapı, kapısı*, kapının, turnike*, bariyer*, anahtar kutusu*, apartman*',
  azerbaijani: 'qapı*, darvaza*, blok qapısı, sakinlər, qonşular',
  kazakh: 'есік*, есіг*, қақпа*, кіреберіс*, тұрғын*',
  uzbek: 'eshik*, darvoza*, qoshnilar, yashovchilar, podyezd*',
  arabic: 'باب*, البوابة*',
  persian: 'در ورودی, درب*, دروازه*, پارکینگ*, ساکنین*, همسایه*',
  urdu: 'دروازہ*, دروازے*, گیٹ*, رہائشی*',
  hebrew: 'דלת*, שער*, לובי*',
  hindi: 'दरवाज़*, दरवाज*, फाटक*, गेट*, निवासी*, ताला*',
  nepali: 'ढोका*, बासिन्दा*',
  marathi: 'रहिवासी*',
  bengali: 'দরজা*, গেট*, গেটের, ফটক*, বাসিন্দা*, তালা*',
  tamil: 'கதவ*, வாசல்*, குடியிருப்போர*',
  telugu: 'తలుపు*, గేటు*, నివాసి*',
  thai: 'ประตู*, กุญแจ*, ลูกบ้าน*, คอนโด*',
  vietnamese: 'cửa chính, cửa ra vào, cổng, mở cửa, cư dân, hộp chìa khóa',
  indonesian: 'pintu*, gerbang*, penghuni, kotak kunci',
  malay: 'penduduk, tuan rumah',
  tagalog: 'pinto, tarangkahan, residente*',
  japanese: '玄関*, ドア*, 門扉*, オートロック*, キーボックス*',
  korean: '현관*, 출입문*',
  chinese: '大门*, 大門*, 单元门*, 單元門*, 门禁*, 門禁*, 院门*, 院門*, 入住*, 钥匙盒*, 鑰匙盒*',
  swahili: 'mlango, lango, geti, wakazi',
});
