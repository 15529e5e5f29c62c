/** Icelandic. */
import type { WordTable } from '../table.ts';

export const icelandic: WordTable = {
  subject: `
    í efnislínu, efnislínunni, í efnislínunni, úr efnislínunni, í titli póstsins
  `,
  strong: `
    lykilorð fyrir eitt skipti, lykilorð sem gildir einu sinni, heimildarkóði, heimildarkóðinn, heimildarkóða, aflæsingarkóði, aflæsingarkóðinn, aflæsingarkóða,
    staðfestingarkóði, staðfestingarkóðinn, staðfestingarkóða, staðfestingarkóðann, staðfestingarkóðanum,
    staðfestingarkóðans, staðfestingarkóðar, staðfestingakóði, staðfestingakóðinn, staðfestingakóða,
    staðfestingakóðann, staðfestingakóðanum, staðfestingakóðans, staðfestingakóðar, öryggiskóði,
    öryggiskóðinn, öryggiskóða, öryggiskóðann, öryggiskóðanum, öryggiskóðans, öryggiskóðar,
    auðkenningarkóði, auðkenningarkóðinn, auðkenningarkóða, auðkenningarkóðann, auðkenningarkóðanum,
    auðkenningarkóðans, auðkenningarkóðar, innskráningarkóði, innskráningarkóðinn, innskráningarkóða,
    innskráningarkóðann, innskráningarkóðanum, innskráningarkóðans, innskráningarkóðar, aðgangskóði,
    aðgangskóðinn, aðgangskóða, aðgangskóðann, aðgangskóðanum, aðgangskóðans, aðgangskóðar, virkjunarkóði,
    virkjunarkóðinn, virkjunarkóða, virkjunarkóðann, virkjunarkóðanum, virkjunarkóðans, virkjunarkóðar,
    skráningarkóði, skráningarkóðinn, skráningarkóða, skráningarkóðann, skráningarkóðanum, skráningarkóðans,
    skráningarkóðar, sannprófunarkóði, sannprófunarkóðinn, sannprófunarkóða, sannprófunarkóðann,
    sannprófunarkóðanum, sannprófunarkóðans, sannprófunarkóðar, endurstillingarkóði, endurstillingarkóðinn,
    endurstillingarkóða, endurstillingarkóðann, endurstillingarkóðanum, endurstillingarkóðans,
    endurstillingarkóðar, einskiptiskóði, einskiptiskóðinn, einskiptiskóða, einskiptiskóðann,
    einskiptiskóðanum, einskiptiskóðans, einskiptiskóðar, einnota kóði, einnota kóðinn, einnota kóða,
    einnota kóðann, einnota kóðanum, einnota kóðans, einnota kóðar, einnota tala, einnota talan, einnota tölu, einnota töluna, staðfestingartala, staðfestingartalan, einnotakóði, einnotakóðinn, einnotakóða,
    einnotakóðann, einnotakóðanum, einnotakóðans, einnotakóðar, sms kóði, sms kóðinn, sms kóða, sms kóðann,
    sms kóðanum, sms kóðans, sms kóðar, smskóði, smskóðinn, smskóða, smskóðann, smskóðanum, smskóðans,
    smskóðar, staðfestingarnúmer, öryggisnúmer, öryggisnúmerið, öryggisnúmerinu, innskráningarnúmer, aðgangsnúmer, auðkennisnúmer,
    einskiptisnúmer, einskiptislykilorð, einskiptislykilorðið, einskiptisorð, einskiptisaðgangsorð, einnota
    lykilorð, einnota aðgangsorð, tímabundinn kóði, tímabundinn kóða, tímabundinn aðgangskóði, kóði til að
    skrá*, kóði til að staðfesta*, kóði til að auðkenna*, kóði til að innskrá*, kóðinn til að skrá*, kóðinn
    til að staðfesta*, kóðinn til að auðkenna*, kóðinn til að innskrá*, kóða til að skrá*, kóða til að
    staðfesta*, kóða til að auðkenna*, kóða til að innskrá*, kóðann til að skrá*, kóðann til að staðfesta*,
    kóðann til að auðkenna*, kóðann til að innskrá*, staðfestingar kóði, staðfestingar kóðinn, staðfestingar
    kóða, öryggis kóði, öryggis kóðinn, öryggis kóða, innskráningar kóði, innskráningar kóðinn,
    innskráningar kóða
  `,
  code: `
    kóði, kóðinn, kóða, kóðann, kóðanum, kóðans, *kóðinn, *kóðann, *kóðanum, pin númer, pin númerið,
    eftirfarandi tölur, þennan kóða
  `,
  number: `
    tölunni, töluna, tölurnar, tölunum, tölustafina, tölustöfunum, með númerinu, lykillinn, lykillinn þinn, lykilinn,
    lyklinum, stafina, stöfunum, samsetningin, samsetninguna, samsetningunni, talnarunan, talnaruna, talnarununa
  `,
  act: `
    staðfest*, skrá þig inn, skráðu þig inn, skrá mig inn, innskrá*, auðkenn*, nýskrá*, skráning*, virkja,
    virkjun*, sannprófa*, öryggi*, endurstill*, endurheimt*, aðgang, aðgangur, aðganginn, netfang,
    netfangið, tveggja þátta, tvíþætt*, einskipti*, samþykkja, undirrita*, opna aðgang,
    þetta sért þú, það sért þú, þú sért þú, þetta ert þú, það ert þú, ekki vélmenni, tengja tæki,
    tengja tækið, para tæki, pörun, greiðsluna, millifærslu*, skrifa undir, breyta netfangi,
    breyta netfanginu, breyta lykilorði, breyta lykilorðinu, ljúka skráningu, ljúka við,
    halda áfram, aflæsa, opna læsingu, skrá inn, skráir þig inn, stofna reikning, stofna aðgang,
    reikningnum þínum, reikninginn þinn, nýtt tæki, nýju tæki, rafræn skilríki, komast inn, sanna,
    heimila, auðkenna,
    ekki sért vélmenni, ert ekki vélmenni, sért ekki vélmenni, ekki botti, kjósa, að kjósa, opna niðurstöðurnar,
    virkjast, tengja tölvuna, tengja reikninginn, auðkenna þig, hleypa þér inn, kemstu inn, lýkur þú, þá ertu
    inni
  `,
  use: `
    svarið með, staðfestu með, staðfestið með,
    sláðu inn, slá inn, notaðu, skrifaðu, límdu, afritaðu, hér er, hér að neðan, eftirfarandi,
    sláðu, sláið inn, slá hann inn, settu inn, setja inn, færðu inn, færa inn, límdu inn, líma inn,
    svaraðu með, svara með, hér kemur, notið, skrifið, afritið, slærð inn, gjörðu svo vel,
    hér fyrir neðan, að neðan,
    skrifa, skrifa inn, skrifar þú, skrifað inn, skrifaðu upp, skrifið upp, skrifaðu inn, skrifaðu hann,
    skrifaðu það, með því að skrifa, skaltu slá, skuluð þið slá, skuluð þið slá inn, þarf að slá, þarf að slá
    inn, slá það inn, slá hana inn, eftir að slá, með því að slá, með því að slá inn, slegið inn, slegið, slegin
    inn, sláið, slærðu inn, slærðu, slær inn, er slegin inn, er sleginn inn, innsláttur, setja, settu, settu í,
    setjið, setjið inn, setur þú, settu hann, settu það, sett inn, skaltu setja, þarf að setja, færðu, færðu
    yfir, færið, færið inn, færa yfir, fært inn, flyttu yfir, stimplaðu, stimplaðu inn, stimpla inn, stimplið,
    stimplið inn, límið, límið inn, afrita, afritar, hentu, hentu inn, henda inn, skelltu, skella inn, skellið,
    fylltu, fylltu út með, fylltu inn, fylltu út, fyllið, fyllið út, fylla út, fylla inn, fyllir, tilgreindu,
    tilgreinið, tilgreina, gefðu upp, gefið upp, gefa upp, gefur upp, segðu, segið, lestu upp, lesið upp, lesa
    upp, endurtaktu, endurtakið, endurtaka, láttu vefinn, láttu síðuna, látið vefinn, ýttu á, ýtið á, þrýstu á,
    pikkaðu inn, pikka inn, veldu í röð, notar, notaðu hann, notaðu það, svarar með, staðfestir með, stafaðu,
    afhentu, tilkynntu
  `,
  other: `
    afsláttarkóði, afsláttarkóðinn, afsláttarkóða, afsláttarkóðann, kynningarkóði, kynningarkóðinn,
    kynningarkóða, kynningarkóðann, gjafabréfakóði, gjafabréfakóðinn, gjafabréfakóða, gjafabréfakóðann,
    tilboðskóði, tilboðskóðinn, tilboðskóða, tilboðskóðann, boðskóði, boðskóðinn, boðskóða, boðskóðann,
    inneignarkóði, inneignarkóðinn, inneignarkóða, inneignarkóðann, afhendingarkóði, afhendingarkóðinn,
    afhendingarkóða, afhendingarkóðann, pakkakóði, pakkakóðinn, pakkakóða, pakkakóðann, rakningarkóði,
    rakningarkóðinn, rakningarkóða, rakningarkóðann, bókunarkóði, bókunarkóðinn, bókunarkóða, bókunarkóðann,
    strikakóði, strikakóðinn, strikakóða, strikakóðann, landskóði, landskóðinn, landskóða, landskóðann,
    dyrakóði, dyrakóðinn, dyrakóða, dyrakóðann, hurðakóði, hurðakóðinn, hurðakóða, hurðakóðann, villukóði,
    villukóðinn, villukóða, villukóðann, varakóði, varakóðinn, varakóða, varakóðann, qr kóði, qr kóðinn, qr
    kóða, qr kóðann, vörukóði, vörukóðinn, vörukóða, vörukóðann, gjafabréf, gjafakort, afsláttur, póstnúmer,
    póstfang, strikamerki, sendingarnúmer, rakningarnúmer, afhendingarnúmer, varakóðar, öryggisafritskóðar,
    endurheimtarkóðar, raðnúmer, bókunarnúmer, fundarkóði, wifi lykilorð,
    bílstjóranum, sendlinum, við bílstjórann,
    í skýringu, sem tilvísun
  `,
  label: `
    vörunúmer, fundarauðkenni, skattnúmer,
    pöntunarnúmer, reikningsnúmer, viðskiptavinarnúmer, samningsnúmer, málsnúmer, sendingarnúmer,
    kenninúmer, símanúmer, kortanúmer, félagsnúmer, tilvísunarnúmer, kvittunarnúmer, flugnúmer, bankanúmer,
    kröfunúmer, skráningarnúmer, fastanúmer, vsk númer, vsknúmer, pöntun, reikningur, kennitala, kt, sími,
    gsm, tilvísun, notandanafn, endar á, síðustu fjórir stafir, síðustu 4 tölustafir, upphæð, samtals,
    dagsetning, flug, pósthólf, herbergi, vsknr, vsk nr,
    stöðu mælisins, inn á reikning, á reikning
  `,
  unit: `
    manns, lesendur, gestir, undirskriftir,
    mínútur, mínútum, mínútna, mínúta, klst, klukkustund*, klukkutíma*, sekúndur, dagar, daga, dögum, vikur,
    tölustafi, tölustafir, tölustafa, stafir, stafa, stafi, krónur, punktar, stig, prósent, sinnum,
    sekúndna, sekúndum, sekúnda, klukkutími, dagur, sólarhring*, tölustöfum, tölustafur, vika, viku,
    mánuð*,
    grömm, grömmum, orð, lítrar, kíló
  `,
  old: `
    virkar ekki aftur, ekki lengur gild*, er útrunninn, útrunninn, útrunnin, er ógild*, gildir ekki lengur, eldri kóði, eldri
    kóðinn, eldri kóða, eldri kóðann, fyrri kóði, fyrri kóðinn, fyrri kóða, fyrri kóðann, gamli kóði, gamli
    kóðinn, gamli kóða, gamli kóðann, gamla kóði, gamla kóðinn, gamla kóða, gamla kóðann, síðasti kóði,
    síðasti kóðinn, síðasti kóða, síðasti kóðann, fyrri, þegar notað*, hefur verið notað*, virkar ekki
    lengur, í stað,
    rann út, runninn út, gamli, ónýtur, hefur verið notaður, þegar notaður, fallinn úr gildi,
    er útrunnin, fallin úr gildi
  `,
  fresh: `
    nýr, nýja, nýi, nýjan, nýtt,
    nýjasti, nýjasta, réttur kóði, nýjum
  `,
  care: `
    gildir, gildistími, rennur út, fellur úr gildi, ekki deila, deildu ekki, deildu aldrei, ekki gefa, með
    neinum, baðst ekki um, ekki beðið um, varst ekki þú, hunsaðu, hunsa, trúnaðarmál, aðeins einu sinni,
    ekki láta, láttu engan, láttu enga, láttu aldrei, ekki segja, segðu engum, engum, enginn frá,
    munum aldrei, mun aldrei, aldrei biðja, biðjum aldrei, gildur, gilt í, gild í, baðst ekki,
    baðstu ekki, óskaðir ekki, óskaðir þú ekki, ekki þú, bara einu sinni, einu sinni,
    rennur hann út, haltu honum, leynilegt, svikahrapp*, fyrir þig, með öðrum, öðrum, fellur niður,
    gildir aðeins, gildir bara, virkar bara, virkar aðeins, horfðu fram hjá, líttu fram hjá,
    hálftíma, innan hálftíma, korter, innan korters, eftir korter, stundarfjórðung, innan klukkustundar
  `,
  quote: `
    skrifaði, skrifaði:, upprunaleg skilaboð, upphafleg skilaboð, áframsend skilaboð, áframsendur póstur
  `,
  ignore: `
    engin kóði, engan kóða, nýtt lykilorð, lykilorðið þitt,
    fylltu út könnunina, fylltu út eyðublað, gefðu alltaf upp, gefið alltaf upp, skrifaðu okkur, skrifið okkur,
    segðu okkur, segja frá, láttu okkur vita
  `,
  where: `
    appið, appinu, vefsíðunni, vefsíðuna, síðunni, síðuna, reitinn, skjánum, glugganum, vafranum,
    tækinu, sjónvarpinu, innskráningarsíðunni, eyðublaðið, forritinu, forritið, vefnum, símanum,
    tölvunni, netbankanum,
    reiturinn, reitnum, reitina, reitunum, textareitinn, textareitnum, hvíta reitinn, auða reitinn, tóma
    reitinn, neðsta reitinn, gluggann, glugga, sprettigluggann, eyðublaðinu, eyðublaðsins, eyðublað á vefnum,
    skráningareyðublaðið, skráningareyðublaðinu, umsóknareyðublaðið, formið, forminu, skjáinn, sjónvarpsskjánum,
    á vefnum okkar, vefnum okkar, vefinn okkar, vefurinn, vefinn, vefsvæðinu, vefsvæðið, bókunarsíðunni,
    námskeiðssíðunni, síðan spyr, þegar síðan spyr, neðst á síðunni, efst á síðunni, neðst á eyðublaðinu, neðst
    á eyðublaðið, mínum síðum, á mínum síðum, sjúklingagáttinni, gáttinni, gáttina, þjónustugáttinni, undir
    myndinni, við hliðina á myndinni, síðustu línu, síðustu línuna, línuna, línunni, skipanalínuna,
    skipanalínunni, stjórnborðinu, spjallið, spjallinu, spjall leiksins, í leiknum, fjarstýringunni, með
    fjarstýringunni, stýripinnanum, nýja símann, nýja símanum, símann, í símanum, spjaldtölvunni, lyklaborðinu,
    símsvarann, símsvaranum, ráðgjafann, ráðgjafanum, þjónustufulltrúann
  `,
};
