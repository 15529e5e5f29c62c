/** Lithuanian. */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  pairs(
    `patvirtinimo, prisijungimo, tapatybės patvirtinimo, autentifikavimo, dviejų veiksnių, vienkartinio naudojimo`,
    `raktas, raktą, rakto, raktu, skaitmenys, skaitmenis, skaitmenų, skaitmenimis, skaičius, skaičių, skaičiaus, skaičiumi,
     derinys, derinį, derinio, deriniu, skaitmenų derinys, skaitmenų derinį, žodis, žodį, žodžio, slaptas žodis, slaptą
     žodį, slapto žodžio, simboliai, simbolius, simbolių, seka, seką, sekos, žetonas, žetoną, žetono, slaptažodis,
     slaptažodį, slaptažodžio, slaptažodžiu, pin, pin kodas, pin kodą, pin kodo, skaičiai`,
  ),
  pairs(
    `prisijungimo, autentifikavimo, dviejų veiksnių, vienkartinio naudojimo`,
    `numeris, numerį, numerio, numeriu`,
  ),
  pairs(
    `vienkartinis, vienkartinį, vienkartinio`,
    `raktas, raktą, rakto, raktu, skaičius, skaičių, skaičiaus, skaičiumi, derinys, derinį, derinio, deriniu, skaitmenų
     derinys, skaitmenų derinį, žodis, žodį, žodžio, slaptas žodis, slaptą žodį, slapto žodžio, žetonas, žetoną, žetono,
     slaptažodis, slaptažodį, slaptažodžio, slaptažodžiu, pin, pin kodas, pin kodą, pin kodo, skaičiai, numeris, numerį,
     numerio, numeriu`,
  ),
  pairs(
    `vienkartiniai, vienkartinius, vienkartinių`,
    `skaitmenys, skaitmenis, skaitmenų, simboliai, simbolius, simbolių, skaičiai, skaičius, skaičių`,
  ),
  pairs(
    `vienkartinė, vienkartinę, vienkartinės`,
    `seka, seką, sekos, kombinacija, kombinaciją, kombinacijos`,
  ),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  pairs(
    `saugos, saugumo, prieigos, aktyvinimo, tikrinimo, patikros`,
    `raktas, raktą, rakto, raktu, skaitmenys, skaitmenis, skaitmenų, skaitmenimis, skaičius, skaičių, skaičiaus, skaičiumi,
     derinys, derinį, derinio, deriniu, skaitmenų derinys, skaitmenų derinį, žodis, žodį, žodžio, slaptas žodis, slaptą
     žodį, slapto žodžio, simboliai, simbolius, simbolių, seka, seką, sekos, žetonas, žetoną, žetono, slaptažodis,
     slaptažodį, slaptažodžio, slaptažodžiu, pin, pin kodas, pin kodą, pin kodo, skaičiai`,
  ),
  pairs(
    `laikinas, laikiną, laikino`,
    `raktą, rakto, derinys, derinį, derinio, skaitmenų derinys, žodis, žodį, žetonas, žetoną, slaptas žodis`,
  ),
  pairs(`laikina, laikiną`, `seka, seką`),
  pairs(`patvirtinimo, tikrinimo, patikros, saugumo`, `numerį, numerio`),
].join(', ');

/** With the cases that a code takes. */
export const lithuanian: WordTable = {
  subject: `
    temos eilutėje, temos eilutės, laiško temoje, laiško temos, laiško antraštėje
  `,
  strong: `
    prisijungimo raktažodis, prisijungimo raktažodį, vienkartinis raktažodis, vienkartinį raktažodį,
    patvirtinimo kodas, patvirtinimo kodą, patvirtinimo kodo, patvirtinimo kodu, tapatybės patvirtinimo kodas,
    tapatybės patvirtinimo kodą, tapatybės patvirtinimo kodo, tapatybės patvirtinimo kodu, saugos kodas, saugos
    kodą, saugos kodo, saugos kodu, saugumo kodas, saugumo kodą, saugumo kodo, saugumo kodu, prisijungimo kodas,
    prisijungimo kodą, prisijungimo kodo, prisijungimo kodu, vienkartinis kodas, vienkartinis kodą, vienkartinis
    kodo, vienkartinis kodu, vienkartinio kodas, vienkartinio kodą, vienkartinio kodo, vienkartinio kodu,
    vienkartinį kodas, vienkartinį kodą, vienkartinį kodo, vienkartinį kodu, vienkartiniu kodas, vienkartiniu
    kodą, vienkartiniu kodo, vienkartiniu kodu, vienkartinis prisijungimo kodas, vienkartinis prisijungimo kodą,
    vienkartinis prisijungimo kodo, vienkartinis prisijungimo kodu, vienkartinį prisijungimo kodas, vienkartinį
    prisijungimo kodą, vienkartinį prisijungimo kodo, vienkartinį prisijungimo kodu, vienkartinis patvirtinimo
    kodas, vienkartinis patvirtinimo kodą, vienkartinis patvirtinimo kodo, vienkartinis patvirtinimo kodu,
    vienkartinis saugos kodas, vienkartinis saugos kodą, vienkartinis saugos kodo, vienkartinis saugos kodu,
    autentifikavimo kodas, autentifikavimo kodą, autentifikavimo kodo, autentifikavimo kodu, autentifikacijos
    kodas, autentifikacijos kodą, autentifikacijos kodo, autentifikacijos kodu, aktyvinimo kodas, aktyvinimo
    kodą, aktyvinimo kodo, aktyvinimo kodu, aktyvavimo kodas, aktyvavimo kodą, aktyvavimo kodo, aktyvavimo kodu,
    registracijos kodas, registracijos kodą, registracijos kodo, registracijos kodu, tikrinimo kodas, tikrinimo
    kodą, tikrinimo kodo, tikrinimo kodu, verifikavimo kodas, verifikavimo kodą, verifikavimo kodo, verifikavimo
    kodu, verifikacijos kodas, verifikacijos kodą, verifikacijos kodo, verifikacijos kodu, prieigos kodas,
    prieigos kodą, prieigos kodo, prieigos kodu, atkūrimo kodas, atkūrimo kodą, atkūrimo kodo, atkūrimo kodu,
    slaptažodžio atkūrimo kodas, slaptažodžio atkūrimo kodą, slaptažodžio atkūrimo kodo, slaptažodžio atkūrimo
    kodu, slaptažodžio keitimo kodas, slaptažodžio keitimo kodą, slaptažodžio keitimo kodo, slaptažodžio keitimo
    kodu, identifikavimo kodas, identifikavimo kodą, identifikavimo kodo, identifikavimo kodu, autorizavimo
    kodas, autorizavimo kodą, autorizavimo kodo, autorizavimo kodu, autorizacijos kodas, autorizacijos kodą,
    autorizacijos kodo, autorizacijos kodu, laikinas kodas, laikinas kodą, laikinas kodo, laikinas kodu,
    laikinasis kodas, laikinasis kodą, laikinasis kodo, laikinasis kodu, laikiną kodas, laikiną kodą, laikiną
    kodo, laikiną kodu, atrakinimo kodas, atrakinimo kodą, atrakinimo kodo, atrakinimo kodu, sms kodas, sms
    kodą, sms kodo, sms kodu, pin kodas, pin kodą, pin kodo, pin kodu, dviejų veiksnių kodas, dviejų veiksnių
    kodą, dviejų veiksnių kodo, dviejų veiksnių kodu, mokėjimo patvirtinimo kodas, mokėjimo patvirtinimo kodą,
    mokėjimo patvirtinimo kodo, mokėjimo patvirtinimo kodu, el. pašto patvirtinimo kodas, el. pašto patvirtinimo
    kodą, el. pašto patvirtinimo kodo, el. pašto patvirtinimo kodu, pasirašymo kodas, pasirašymo kodą,
    pasirašymo kodo, pasirašymo kodu, laikinas slaptažodis, laikinas slaptažodį, laikinas slaptažodžio, laikinas
    slaptažodžiu, laikinas pin, laikinas pin kodas, laikinas pin kodą, laikinas raktas, vienkartiniu
    slaptažodis, vienkartiniu slaptažodį, vienkartiniu slaptažodžio, vienkartiniu slaptažodžiu, vienkartiniu
    pin, vienkartiniu pin kodas, vienkartiniu pin kodą, vienkartiniu raktas, slaptasis kodas, kodas prisijungti,
    kodas patvirtinti, kodas prisijungimui, kodas patvirtinimui, kodą prisijungti, kodą patvirtinti, kodą
    prisijungimui, patvirtinimo numeris, ${oneUse}
  `,
  doubtful: `
    prieigos*, aktyvinimo*, aktyvavimo*, registracijos*, autorizacijos*,
    prisijungimo numer*
  `,
  code: `
    kodas, kodą, kodo, kodu, kodai, kodus, kodui, pin kodas, pin kodą, šiuos skaičius, šiuos kodą, šiuos
    skaitmenis, šiuos kodu, šiuo skaičius, šiuo kodą, šiuo skaitmenis, šiuo kodu, šį skaičius, šį kodą, šį
    skaitmenis, šį kodu, žemiau esantį skaičius, žemiau esantį kodą, žemiau esantį skaitmenis, žemiau esantį
    kodu, skaitmenų kodas, skaitmenų kodą, slaptažodis:, ${spoken},
         šie skaitmenys, 
     tokius skaitmenis,   
    žemiau esančius skaitmenis,   
    toliau pateiktus skaitmenis,  skaičius iš laiško, skaičių iš laiško, skaičius iš šio laiško,
    skaičių iš šio laiško, skaičiai iš laiško, skaičiai iš šio laiško, skaitmenys iš laiško, skaitmenis iš laiško,
    skaitmenys iš šio laiško, skaitmenis iš šio laiško, numeris iš laiško, numerį iš laiško, numeris iš šio laiško,
    numerį iš šio laiško, kodinis žodis, kodinį žodį,
    slaptas žodis, slaptą žodį, slapto žodžio, slaptu žodžiu, skaitmeninis raktas, skaitmeninį raktą,
    skaitmeninio rakto, skaitmeniniu raktu, slaptas skaičius, slaptą skaičių, slapti skaitmenys,
    slaptus skaitmenis
  `,
  number: `
    skaičiais, skaičiumi, skaitmenimis, skaitmenis, raktas, raktą, raktu, raidėmis, raides, derinys, derinį, deriniu,
    simboliais, ženklais,
    skaičius,  raktelis, raktelį, rakteliu, skaičių seka, skaičių seką, skaitmenų seka, skaitmenų seką,
    simbolių seka, simbolių seką, stebuklingas žodis, stebuklingą žodį,  
    skaičių derinys, skaičių derinį,  ženklus,
    šifras, šifrą, šifru,
    šį skaičių, šis skaičius, šiuo skaičiumi, šio skaičiaus, šie skaičiai, šias raides, šios raidės, šie simboliai,
    šiuos simbolius, šie ženklai, šiuos ženklus, šį numerį, šis numeris, tokį skaičių, tokius skaičius,
    tokias raides, žemiau esantį skaičių, žemiau esančius skaičius, žemiau esančias raides,
    toliau pateiktą skaičių, toliau pateiktus skaičius, kitą skaičių
  `,
  act: `
    patvirtin*, prisijung*, prisijunkite, prisijunk, autentifik*, aktyvuo*, aktyvin*, aktyvav*, registr*,
    užsiregistruo*, užregistruo*, tapatyb*, verifik*, identifik*, autoriz*, saugos, saugumo, saugum*,
    vienkartin*, dviejų veiksnių, dviejų žingsnių, dviejų etapų, atkurti slaptažodį, atkurti, atkūrim*,
    pakeisti slaptažodį, slaptažodžio keitim*, jūsų paskyrą, jūsų paskyros, jūsų paskyra, jūsų paskyroje,
    jūsų el. paštą, jūsų tapatybę, tavo paskyrą, tavo paskyros, tavo paskyra, tavo paskyroje, tavo el.
    paštą, tavo tapatybę, savo paskyrą, savo paskyros, savo paskyra, savo paskyroje, savo el. paštą, savo
    tapatybę, el. pašto adres*, sukurti paskyrą, naujas įrenginys, naujo įrenginio, tęsti, užbaigti,
    pasirašy*, prieig*,
    tai jūs, kad tai jūs, kad tai tikrai jūs, tikrai jūs, tai tu, kad tai tu, kad tai tikrai tu,
    tikrai tu, kad esate jūs, ne robotas, nesate robotas, nesi robotas, esate žmogus, įrodykite,
    įrodyti, įrodyk, pasirašykite, pasirašyti, pasirašymui, parašas, parašą, pervedim*, pavedim*,
    susie*, susiekite, susieti, susiejim*, suporuo*, prijunk*, prijung*, pridėti įrenginį,
    pridėkite įrenginį, įrenginio susiejim*, naują įrenginį, naujame įrenginyje, el. pašto keitim*,
    pakeisti el. paštą, el. pašto pakeitim*, ištrinti paskyrą, paskyros ištryn*, paskyros sukūrim*,
    paskyros kūrim*, atidaryti sąskaitą, sąskaitos atidarym*, įeiti, įeisite, užeiti, baikite,
    baigti, užbaikite, užbaigim*, tęskite, tęsk, tęsdami, pabaigti, pabaikite, leisti, atrakin*,
    įgaliot*, paskyrą, paskyros, paskyroje, registracij*, el. paštas, el. paštą,
    eitumėte toliau, eiti toliau, įleis, įleisime, kad esate žmogus, patekti į, patektumėte, pateksite,
    savo adresą, jūsų adresą, tavo adresą, savo adreso, atveria jūsų paskyrą, atidaro jūsų paskyrą,
    atidarys jūsų paskyrą, atvers jūsų paskyrą, atsidarys jūsų paskyra, tu viduje, jūs viduje, esate viduje,
    esi viduje, patenkate į, pateksi į, įleidžia jus, įleidžia tave, įsileidžia, paštas jūsų, kad paštas jūsų,
    adresas jūsų, kad adresas jūsų, pašto dėžutę, pašto dėžutė, prisijungsite, įsijungiate, prisijungėte
  `,
  use: `
    pasakykite,
    įveskite, įvesk, įvesti, įrašykite, naudokite, panaudokite, naudok, nukopijuokite, įklijuokite, žemiau,
    toliau, štai,
    suveskite, suvesk, suvesti, veskite, vesk, įrašyk, įrašyti, surinkite, surink, rinkite,
    įklijuok, įklijuoti, nukopijuok, nukopijuoti, panaudok, panaudoti, naudoti, naudodami,
    naudojant, įvesdami, įvedę, įvedus, įvedant, įveda, pateikite, pateik, nurodykite, nurodyk,
    įbrukit, įmesk, atsakykite, atsakyk, atsakydami, štai jis, štai ir, štai jūsų, štai tavo,
    prašom, prašau, čia jis, žemiau esantį, toliau pateiktą, užpildykite, padiktuokite,
    persirašykite, perrašykite, įspauskite,
    įrašome, įrašote, įrašai, įrašysite, įrašysi, įrašo, įrašoma, įrašomas, įrašomi, įrašius, įrašydami,
    įrašykite jį, prirašykite, prirašyk, prirašyti, parašykite, parašyk, parašyti, rašykite į, rašyk į,
    suvedate, suvedame, suvedi, suvesite, suvesi, suvedus, suvedami, suvedamas, suveda, suvedę, įvedi, įvedate,
    įvedame, įvesite, įvesi, įvedami, įvedamas, įvedama, įvedu, įveskite jį, įveskite tai, įvestas, įvestumėte,
    įvedinėkite, pažymėti lauke, nurodyti, nurodote, nurodai, nurodome, nurodysite, nurodykite jį, nurodoma,
    nurodant, pateikiate, pateikti, paspauskite klaviatūroje, paspausk klaviatūroje, paspauskite ekrane,
    paspausk ekrane, suspauskite, padiktuok, padiktuoti, diktuokite, pasakykite robotui, pasakyk robotui,
    pasakykite botui, pasakyk botui, nusiųsk botui, nusiųskite botui, siųsk botui, siųskite botui,
    parašyk botui, parašykite botui, įklijuojate, įklijuoji, įklijuojame, įklijuosite, įklijuojamas, įdėkite,
    įdėk, įdėti, perkopijuok, perkopijuokite, perkopijuoti, kopijuokite, kopijuok, nukopijuojate, persirašyk,
    persirašote, persirašai, perrašyk, perrašyti, perrašote, perrašai, užpildyk laukelį, užpildykite laukelį,
    užpildyti laukelį, perkelkite, perkelk, surenkate, surenki, surinkti, surinksite, renkate,
    įmeskite, įkalkite, įkalk, įbrukite, įspausk, įspausti, įvarykite, puslapis paprašys, puslapis prašo,
    programėlė paprašys, programėlė prašo, sistema paprašys, sistema prašo, svetainė prašo, svetainė paprašys,
    parodykite ekrane,
    ${pairs('reikia, reikės, būtina, prašome, privalote, turite, turėsite', 'įvesti, įrašyti, suvesti, nurodyti, surinkti, pateikti, įklijuoti, perrašyti')},
     surenka, surinkdami, įklijuoja, persirašo, perrašo, užpildo, įvedimas, įvedimo,
    įrašymas, įrašyti jį, įvestų, įrašytų, suvestų, suvedimas, rašo į, įrašys, suves,
    rašome, rašote į, perrašome, persirašome, užpildome, įklijuojame į, nukopijuojame, suvedėte, suvedinėkite,
    parašysite, parašysi, parašius, parašę, parašęs, įrašę, įrašęs, įrašiusi, suvedęs, suvedusi, įvedęs, įvedusi,
    įklijavę, įklijavęs, įklijavus, įklijavusi, nukopijavę, nukopijavus, nukopijavęs, perrašę, perrašius, perrašęs,
    surinkę, surinkus, surinkęs, užpildę, užpildžius, įklijuodami, nukopijuodami, perrašydami, rašydami, suvesdami,
    renkant, rašoma, rašomas, rašomi, vedama, vedamas, suvedama, surenkama, surenkamas, įklijuojama, įdedama,
    dedama, rašoma į, atsakymas botui, atsakymą botui, atsakykite botui, atsakyk botui, atsakymas robotui,
    atsakote, atsakysite, atsakyti, įveskite ten, įvesk ten, įrašykite ten, įrašyk ten, parašykite ten,
    parašyk ten, ten parašykite, ten įrašykite, ten įveskite, įveskite čia, įvesk čia, įrašykite čia, įrašyk čia,
    čia įrašykite, čia įveskite, čia įrašyk, ten parašysite, lieka įvesti, lieka įrašyti, lieka nurodyti,
    lieka perrašyti, lieka suvesti, liko įvesti, liko įrašyti, liko suvesti, liko nurodyti, tereikia įvesti,
    tereikia įrašyti, tereikia suvesti, užtenka įvesti, užtenka įrašyti, užtenka suvesti, pakanka įvesti,
    pakanka įrašyti, pakanka suvesti, paprašys įvesti, paprašys įrašyti, paprašys suvesti, prašys įvesti,
    prašys įrašyti, prašo įvesti, prašo įrašyti, būsite paprašyti įvesti, būsite paprašytas įvesti, laukelį eina,
    laukelį dedame, į laukelį dėkite, įrašytumėte, suvestumėte, įveskime, įrašykime, suveskime, įvesdama,
    įvesdamas, įrašydamas, suvesdamas, įvestumei, įrašytum, įvestum, sumaigykite, sumaigyk, maigykite, maigyk,
    subarškinkite, subarškink, įtrenkite, tvokite, įbesk,
         perrašysite, perrašysi, surinksi, nukopijuosite,
    nukopijuosi, įklijuosi, padiktuosite, įvesta, įvesti ir, įrašyta, įrašyti ir, suvesta, surinkta, perrašyta,
    įklijuota, nukopijuota, suvestas, surinktas, įrašytas, perrašytas, įklijuotas, nukopijuotas, jei įvesite,
    jei įrašysite, jei suvesite, jei įvesi, jei įrašysi, jei suvesi, kai įvesite, kai įrašysite, kai suvesite,
    kai įvesi, kai suvesi, vos įvesite, vos suvesite, vos tik įvesite, vos tik įvesi, prašome įveskite,
     prašom įrašyti, prašom suvesti, prašau įveskite, prašome įrašykite, prašome suveskite,
    jums reikia įvesti, reikia tik įvesti, turi būti įvestas, turi būti įrašytas, turi būti suvestas,
    turi būti įvesta, turi būti įrašyta, reikia perkelti, būtina įvesti ir, privaloma įvesti, privaloma įrašyti,
    privaloma suvesti,    spausdinkite, išspausdinkite lauke, spustelėkite klaviatūroje,
    suvedinėti, įvedinėti, vedamas į, rašomas į, perrašoma, perrašomas, nukopijuojama, nukopijuojamas, kopijuojama,
    kopijuojamas, įrašomi į, įvedami į, įvedinėk, suvedinėk,
    prašom įvesti
  `,
  other: `
    dokumento tikrinimo kodas, dokumento patikros kodas,
    durų pin kodas, durų pin, durų pin kodą,
    pakvietimo kodas,
    nuolaidos kodas, nuolaidos kodą, nuolaidos kodo, nuolaidos kodu, nuolaidos kodai, nuolaidos kodus,
    nuolaidų kodas, nuolaidų kodą, nuolaidų kodo, nuolaidų kodu, nuolaidų kodai, nuolaidų kodus, kupono
    kodas, kupono kodą, kupono kodo, kupono kodu, kupono kodai, kupono kodus, akcijos kodas, akcijos kodą,
    akcijos kodo, akcijos kodu, akcijos kodai, akcijos kodus, dovanų kodas, dovanų kodą, dovanų kodo, dovanų
    kodu, dovanų kodai, dovanų kodus, dovanų kortelės kodas, dovanų kortelės kodą, dovanų kortelės kodo,
    dovanų kortelės kodu, dovanų kortelės kodai, dovanų kortelės kodus, dovanų kupono kodas, dovanų kupono
    kodą, dovanų kupono kodo, dovanų kupono kodu, dovanų kupono kodai, dovanų kupono kodus, kvietimo kodas,
    kvietimo kodą, kvietimo kodo, kvietimo kodu, kvietimo kodai, kvietimo kodus, rekomendacijos kodas,
    rekomendacijos kodą, rekomendacijos kodo, rekomendacijos kodu, rekomendacijos kodai, rekomendacijos
    kodus, premijos kodas, premijos kodą, premijos kodo, premijos kodu, premijos kodai, premijos kodus,
    lojalumo kodas, lojalumo kodą, lojalumo kodo, lojalumo kodu, lojalumo kodai, lojalumo kodus, reklaminis
    kodas, reklaminis kodą, reklaminis kodo, reklaminis kodu, reklaminis kodai, reklaminis kodus, pašto
    kodas, pašto kodą, pašto kodo, pašto kodu, pašto kodai, pašto kodus, šalies kodas, šalies kodą, šalies
    kodo, šalies kodu, šalies kodai, šalies kodus, miesto kodas, miesto kodą, miesto kodo, miesto kodu,
    miesto kodai, miesto kodus, atsiėmimo kodas, atsiėmimo kodą, atsiėmimo kodo, atsiėmimo kodu, atsiėmimo
    kodai, atsiėmimo kodus, siuntos kodas, siuntos kodą, siuntos kodo, siuntos kodu, siuntos kodai, siuntos
    kodus, sekimo kodas, sekimo kodą, sekimo kodo, sekimo kodu, sekimo kodai, sekimo kodus, grąžinimo kodas,
    grąžinimo kodą, grąžinimo kodo, grąžinimo kodu, grąžinimo kodai, grąžinimo kodus, pristatymo kodas,
    pristatymo kodą, pristatymo kodo, pristatymo kodu, pristatymo kodai, pristatymo kodus, durų kodas, durų
    kodą, durų kodo, durų kodu, durų kodai, durų kodus, vartų kodas, vartų kodą, vartų kodo, vartų kodu,
    vartų kodai, vartų kodus, spynos kodas, spynos kodą, spynos kodo, spynos kodu, spynos kodai, spynos
    kodus, spintelės kodas, spintelės kodą, spintelės kodo, spintelės kodu, spintelės kodai, spintelės
    kodus, paštomato kodas, paštomato kodą, paštomato kodo, paštomato kodu, paštomato kodai, paštomato
    kodus, licencijos kodas, licencijos kodą, licencijos kodo, licencijos kodu, licencijos kodai, licencijos
    kodus, produkto kodas, produkto kodą, produkto kodo, produkto kodu, produkto kodai, produkto kodus,
    prekės kodas, prekės kodą, prekės kodo, prekės kodu, prekės kodai, prekės kodus, spalvos kodas, spalvos
    kodą, spalvos kodo, spalvos kodu, spalvos kodai, spalvos kodus, klaidos kodas, klaidos kodą, klaidos
    kodo, klaidos kodu, klaidos kodai, klaidos kodus, būsenos kodas, būsenos kodą, būsenos kodo, būsenos
    kodu, būsenos kodai, būsenos kodus, šaltinio kodas, šaltinio kodą, šaltinio kodo, šaltinio kodu,
    šaltinio kodai, šaltinio kodus, banko kodas, banko kodą, banko kodo, banko kodu, banko kodai, banko
    kodus, įmonės kodas, įmonės kodą, įmonės kodo, įmonės kodu, įmonės kodai, įmonės kodus, juridinio asmens
    kodas, juridinio asmens kodą, juridinio asmens kodo, juridinio asmens kodu, juridinio asmens kodai,
    juridinio asmens kodus, pvm kodas, pvm kodą, pvm kodo, pvm kodu, pvm kodai, pvm kodus, mokėtojo kodas,
    mokėtojo kodą, mokėtojo kodo, mokėtojo kodu, mokėtojo kodai, mokėtojo kodus, kliento kodas, kliento
    kodą, kliento kodo, kliento kodu, kliento kodai, kliento kodus, pirkėjo kodas, pirkėjo kodą, pirkėjo
    kodo, pirkėjo kodu, pirkėjo kodai, pirkėjo kodus, rezervacijos kodas, rezervacijos kodą, rezervacijos
    kodo, rezervacijos kodu, rezervacijos kodai, rezervacijos kodus, bilieto kodas, bilieto kodą, bilieto
    kodo, bilieto kodu, bilieto kodai, bilieto kodus, susitikimo kodas, susitikimo kodą, susitikimo kodo,
    susitikimo kodu, susitikimo kodai, susitikimo kodus, grupės kodas, grupės kodą, grupės kodo, grupės
    kodu, grupės kodai, grupės kodus, žaidimo kodas, žaidimo kodą, žaidimo kodo, žaidimo kodu, žaidimo
    kodai, žaidimo kodus, asmens kodas, asmens kodą, asmens kodo, asmens kodu, asmens kodai, asmens kodus,
    brūkšninis kodas, brūkšninis kodą, brūkšninis kodo, brūkšninis kodu, brūkšninis kodai, brūkšninis kodus,
    qr kodas, qr kodą, qr kodo, qr kodu, qr kodai, qr kodus, atsarginis kodas, atsarginis kodą, atsarginis
    kodo, atsarginis kodu, atsarginis kodai, atsarginis kodus, įmokos kodas, įmokos kodą, įmokos kodo,
    įmokos kodu, įmokos kodai, įmokos kodus, nuolaidos, nuolaida, kuponas, promo kodas, atsarginiai kodai,
    atsarginiai kodus, atsarginius kodai, atsarginius kodus, atkūrimo kodai, atkūrimo kodus, avariniai
    kodai, avariniai kodus, licencijos raktas, serijos numeris, dovanų kuponas, dovanų kortelė, im. kodas,
    įm. kodas, wifi slaptažodis, puk kodas
  `,
  label: `
    įvykis, įvykio,
    užsakymo numeris, užsakymo nr, užsakymo numerį, užsakymo nr., užsakymo id, sąskaitos numeris, sąskaitos
    nr, sąskaitos numerį, sąskaitos nr., sąskaitos id, sąskaitos faktūros numeris, sąskaitos faktūros nr,
    sąskaitos faktūros numerį, sąskaitos faktūros nr., sąskaitos faktūros id, kliento numeris, kliento nr,
    kliento numerį, kliento nr., kliento id, sutarties numeris, sutarties nr, sutarties numerį, sutarties
    nr., sutarties id, siuntos numeris, siuntos nr, siuntos numerį, siuntos nr., siuntos id, rezervacijos
    numeris, rezervacijos nr, rezervacijos numerį, rezervacijos nr., rezervacijos id, telefono numeris,
    telefono nr, telefono numerį, telefono nr., telefono id, mob. telefono numeris, mob. telefono nr, mob.
    telefono numerį, mob. telefono nr., mob. telefono id, mobiliojo numeris, mobiliojo nr, mobiliojo numerį,
    mobiliojo nr., mobiliojo id, bilieto numeris, bilieto nr, bilieto numerį, bilieto nr., bilieto id,
    kortelės numeris, kortelės nr, kortelės numerį, kortelės nr., kortelės id, poliso numeris, poliso nr,
    poliso numerį, poliso nr., poliso id, bylos numeris, bylos nr, bylos numerį, bylos nr., bylos id,
    užklausos numeris, užklausos nr, užklausos numerį, užklausos nr., užklausos id, kreipimosi numeris,
    kreipimosi nr, kreipimosi numerį, kreipimosi nr., kreipimosi id, nuorodos numeris, nuorodos nr, nuorodos
    numerį, nuorodos nr., nuorodos id, nario numeris, nario nr, nario numerį, nario nr., nario id, kvito
    numeris, kvito nr, kvito numerį, kvito nr., kvito id, operacijos numeris, operacijos nr, operacijos
    numerį, operacijos nr., operacijos id, mokėjimo numeris, mokėjimo nr, mokėjimo numerį, mokėjimo nr.,
    mokėjimo id, skrydžio numeris, skrydžio nr, skrydžio numerį, skrydžio nr., skrydžio id, skaitiklio
    numeris, skaitiklio nr, skaitiklio numerį, skaitiklio nr., skaitiklio id, pvm mokėtojo numeris, pvm
    mokėtojo nr, pvm mokėtojo numerį, pvm mokėtojo nr., pvm mokėtojo id, prekės numeris, prekės nr, prekės
    numerį, prekės nr., prekės id, dokumento numeris, dokumento nr, dokumento numerį, dokumento nr.,
    dokumento id, transakcijos numeris, transakcijos nr, transakcijos numerį, transakcijos nr., transakcijos
    id, numeris, numerį, numeriu, užsakymas, užsakymo, užsakymą, sąskaita, sąskaita faktūra, siunta,
    siuntos, rezervacija, sutartis, bilietas, polisas, byla, nuoroda, tel, tel. nr, telefonas, telefonu,
    mob, skambinkite, vartotojo vardas, naudotojo vardas, vartotojo id, pvm, baigiasi, kuri baigiasi,
    paskutiniai keturi skaitmenys, paskutiniai 4 skaitmenys, kortelė, kortelės, skrydis, vieta, eilė,
    kambarys, suma, iš viso, kaina, kiekis, puslapis nr, versija, ip adresas, a.s,
    prisijungimų skaičius, patvirtinimų skaičius,
    užsakymo patvirtinimo numeris, užsakymo patvirtinimo numerį, rezervacijos patvirtinimo numeris,
    skaitiklio rodmenis, skaitiklio rodmenys, rodmenis, rodmenys,
    šiuo numeriu, numeriu tel, šiuo telefonu, skambinkite šiuo numeriu, tokiu numeriu
  `,
  unit: `
    minutės, minučių, minutę, minutė, valandas, valandų, valandą, val, sekundžių, sekundes, dienas, dienų,
    diena, savait*, mėnes*, metus, metų, skaitmenų, skaitmenys, simbolių, ženklų, raidžių, taškų, taškai,
    kartus, kartą, vnt, asmenų, klientų, vartotojų, narių, eurų, eurai, centų, procentų, metrų,
    minutėms, minutei, valandos, valandai, valandoms, pusvalandį, pusvalandis, pusę valandos,
    ketvirtį valandos, dienoms, darbo dienas, darbo dienų, skaitmuo, skaitmens, simboliai,
    simbolius, raidės
  `,
  old: `
    neteisingas, buvo neteisingas, klaidingas, netinka,
    nebegalioja, nebegaliojantis, nebegaliojan*, negalioja, nebeveikia, pasibaigęs, baigė galioti,
    ankstesnis kodas, ankstesnis kodą, ankstesnis slaptažodis, ankstesnį kodas, ankstesnį kodą, ankstesnį
    slaptažodis, senas kodas, senas kodą, senas slaptažodis, senasis kodas, senasis kodą, senasis
    slaptažodis, senąjį kodas, senąjį kodą, senąjį slaptažodis, buvęs kodas, buvęs kodą, buvęs slaptažodis,
    ankstesnis, ankstesnį, jau panaudot*, buvo panaudot*, pakeistas nauju, buvo pakeistas, vietoj, vietoje,
    atšauktas, neteisingas kodas, anksčiau siųst*,
    senasis, senąjį, vakarykštis, pirmesnis, praėjęs kodas, nustojo galioti, nustojo veikti,
    jau nebegalioja, daugiau nebegalioja, daugiau negalioja, neveikia, panaudotas, anuliuotas,
    pakeistas, klaidingas kodas, nebegaliojant*,
    paseno, pasenęs, pasenęs kodas, nebegaliojo, baigėsi galiojimas, galiojimas baigėsi, neteko galios,
    nebetinka
  `,
  fresh: `
    vietoj jo, vietoje jo, vietoj to, vietoj šio,
    naujas, naują, naujasis, naujausi*, naujo,
    naujausias, naujausią, teisingas kodas, dabartinis kodas, galiojantis kodas, pakeičia ankstesnį,
    pakeičia seną, naujam
  `,
  care: `
    galioja, galiojim*, galios, galiojantis, nesidalinkite, nesidalykite, neatskleiskite, niekam,
    neperduokite, neprašėte, neprašei, jei tai ne jūs, ne jūs, ne tu, nebandėte, neinicijavote, ignoruokite,
    nekreipkite dėmesio, konfidencial*, tik vieną kartą, vieną kartą, niekada neprašo*, prašėte,
    nesidalink, nesidalyk, neduokite, neduok, nesakykite, nesakyk, nerodykite, nerodyk, nesiųskite,
    nesiųsk, neatskleisk, neperduok, nediktuokite, niekam kitam, niekam jo, su niekuo, su kitais,
    kitiems, tretiesiems asmenims, trečiosioms šalims, pašaliniams, laikykite paslaptyje,
    laikyk paslaptyje, saugokite jį, saugok jį, slaptas, tik jums, tik tau, niekas iš mūsų,
    niekas kitas, mūsų darbuotojai, mūsų darbuotojas, darbuotojai niekada, mes niekada,
    niekada neprašysime, niekada neprašome, niekada nepraš*, niekada neklausia, niekada neklaus*,
    jei ne jūs, jei ne tu, jei tai ne tu, jei to neprašėte, jei neprašėte, jei jūs ne,
    jei to nedarėte, neužsakėte, nedarėte, nesitikėjote, nelaukėte, neprašiau, nebuvote jūs,
    tai buvote ne jūs, tai buvai ne tu, tai darėte ne jūs, galite ignoruoti, gali ignoruoti,
    ignoruok, tiesiog ignoruokite, nekreipk dėmesio, ištrinkite šį, sukčiai, sukči*, sukčiav*,
    vienkartis, veikia tik, veikia vieną, tik kartą, vienąkart, nustos galioti, nustoja galioti,
    nustos veikti, baigs galioti, baigsis, galios iki, galioja iki, galioja dar, galioja tik,
    ketvirtį valandos, pusvalandį, valandos bėgyje, per valandą, iki vidurnakčio, galioja ketvirtį,
    galioja pusvalandį, galioja valandą, niekam nesakykite, niekam nediktuokite
  `,
  quote: `
    rašė, rašė:, parašė:, pirminis laiškas, originalus laiškas, persiųstas laiškas, persiųsta žinutė,
    pradinis laiškas, persiunčiamas laiškas
  `,
  ignore: `
    nėra kodo, jūsų slaptažodis pakeistas, slaptažodis pakeistas, naują slaptažodį, naujas slaptažodis,
    šiame puslapyje, prisijungimo puslap*, vietoje esan*, nuo šiol, nuo šiandien, telefonu arba,
    užpildykite formą, užpildyk formą, rašykite mums, parašykite mums, rašykite adresu, užsirašykite,
    atsakykite į klausimus, atsakykite į anketos, atsakykite į anketą, atsakykite į apklausos,
    atsakykite į klausimą, atsakykite į apklausą, atsakykite anketoje, atsakyk į klausimus, atsakyk į anketos,
    atsakyk į anketą, atsakyk į apklausos, atsakyk į klausimą, atsakyk į apklausą, atsakyk anketoje,
    atsakyti į klausimus, atsakyti į anketos, atsakyti į anketą, atsakyti į apklausos, atsakyti į klausimą,
    atsakyti į apklausą, atsakyti anketoje, atsakote į klausimus, atsakote į anketos, atsakote į anketą,
    atsakote į apklausos, atsakote į klausimą, atsakote į apklausą, atsakote anketoje
  `,
  where: `
    programėlėje, programėlę, programoje, svetainėje, svetainę, puslapį, prisijungimo puslapyje,
    prisijungimo lange, langą, langelį, langelyje, langelius, lauke, lauką, laukelį, laukelyje,
    laukelius, formoje, ekrane, ekraną, naršyklėje, naršyklę, įrenginyje, įrenginį, televizoriuje,
    televizorių, terminale, komandinėje eilutėje, konsolėje, kompiuteryje, planšetėje, savitarnoje,
    banke internete,
    eilutę, eilutėje, eilutės, langelio, langeliuose, lange, lango, lauko, laukas, laukų, laukuose, laukeliuose,
    grafą, grafoje, į formą, formos, formos lauke, anketoje, anketos, anketą, po paveikslėliu, paveikslėliu,
    po nuotrauka, šalia paveikslėlio, kvadratėlį, kvadratėlyje, kvadratėlius, puslapyje, puslapio,
    puslapio apačioje, svetainės, internete puslapyje, ekrano, pradžios ekrane, programos, programą,
    programoje mobiliojoje, mobiliojoje programėlėje, pokalbyje, pokalbių lange, botui, klaviatūroje,
    klaviatūra, pulteliu, terminalą, konsolę, komandinę eilutę, lentelę ekrane, naršyklės, naršyklės lange,
    kompiuteryje prie, telefone, telefono ekrane, portale, portalą, savitarnos, televizoriaus ekrane,
    planšetės ekrane,
    puslapis, programėlė, programėlės, svetainė, langas, langelis, laukelis,  formą, ekranas, naršyklė,
    registracijos puslapyje, patvirtinimo puslapyje, patvirtinimo puslapį, prisijungimo puslapį,
    registracijos puslapį, mokėjimo puslapyje, iššokančiame lange, iššokantį langą, iššokančiame langelyje,
    dialogo lange, prisijungimo langą, prisijungimo formoje, prisijungimo formą, įvesties lauke,
    įvesties langelyje,  kvadratėlis
  `,
};
