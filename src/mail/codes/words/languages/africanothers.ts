/**
 * The essential words of Somali, Hausa, Yoruba, Zulu, Xhosa, Sotho, Oromo, Malagasy, Kinyarwanda and Ganda,
 * in one table.
 */
import type { WordTable } from '../table.ts';

export const africanOthers: WordTable = {
  strong: `
    koodhka xaqiijinta, koodka xaqiijinta, koodhka amniga, koodhka gelitaanka, koodhka hubinta, lambarka
    xaqiijinta, lambarka sirta ah ee hal mar, furaha hal mar, koodh hal mar, lambar tabbatarwa, lambar
    tantancewa, lambar tabbatarwarka, lambar tabbatarwarku, lambar tsaro, lambar shiga, kalmar sirri ta
    lokaci daya, lambar sirri na lokaci daya, kalmar sirri na sau daya, kóòdù ìjẹ́rìísí, koodu ijerisi,
    kóòdù ìdánilójú, kóòdù ààbò, koodu aabo, nọ́mbà ìjẹ́rìísí, ọ̀rọ̀ aṣínà ìgbà kan, ikhodi yokuqinisekisa,
    ikhodi yakho yokuqinisekisa, ikhodi yokuphepha, ikhodi yokungena, ikhodi yesikhashana, ikhodi yokuvula,
    iphasiwedi yesikhashana, iphasiwedi yokusebenzisa kanye, inombolo yokuqinisekisa, ikhowudi
    yokuqinisekisa, ikhowudi yokhuseleko, ikhowudi yokungena, koodu ya netefatso, khoutu ya netefatso,
    koodii mirkaneessaa, lakkoofsa mirkaneessaa, jecha darbii yeroo tokkoo, nomerin'ny fanamarinana, kaody
    fanamarinana, kodi yo kwemeza, kode yo kwemeza, koodi enkakasa
  `,
  code: `
    koodh, koodhka, koodhkaaga, koodka, koodkaaga, lambarka sirta, lambar sirri, lambar sirrinka, kóòdù,
    kóòdù rẹ, ikhodi, khodi, le khodi, ikhodi yakho, ikhowudi, ikhowudi yakho, inombolo eyimfihlo, koodii, koodii kee, kaody
  `,
  act: `
    xaqiiji, xaqiijin, gal akoonkaaga, akoonkaaga, isdiiwaangeli, tabbatar, tabbatarwa, asusunka, asusunku,
    shiga, rajista, àkántì rẹ, jẹ́rìísí, wọlé, forúkọsílẹ̀, siqinisekise, uqinisekise, qinisekisa, ukuqinisekisa, ngena ngemvume,
    i-akhawunti yakho, ukungena, bhalisa, ukubhalisa, mirkaneessi, akkaawuntii,
    inaad adigu, adigu tahay, robot maaha, xaqiijiso, xaqiijinta, dhammaystir, sii wad, ogolow,
    wareejin, saxiix, furitaanka akoonka, kai ne, ke ce, ba mutum mutumi, tabbatar da,
    tabbatar da cewa, kammala, ci gaba, amince, amincewa, canja wuri, sanya hannu, bude asusu,
    buɗe asusu, na asusunka, ìwọ ni, pé ìwọ ni, kì í ṣe róbọ́ọ̀tì, ṣèmúdájú, ìmúdájú, parí,
    tẹ̀síwájú, fọwọ́ sí, ìwọ́lé, ukuthi nguwe, nguwe, awuyena irobhothi, qinisekisa ukuthi,
    ukuqedela, qhubeka, ukuqhubeka, gunyaza, ukugunyaza, sayina, ukusayina, vula i akhawunti,
    ungene, akhawunti, ta'uu kee, mirkaneessuu, itti fufuuf, xumuruuf, galuuf
  `,
  use: `
    bhala, geli, isticmaal, shigar da, yi amfani, rubuta, lo kóòdù, tẹ kóòdù, faka, ufake, ufaka, sebenzisa, galchi, fayyadami,
    geliso, ku qor, adeegso, ka isticmaal, nuqul ka, ku jawaab, waa kan, shigar, yi amfani da,
    rubuta shi, kwafa, amsa da, ga shi, ga lambar, a kasa, tẹ̀ ẹ́, fi sí, lò ó, dáhùn pẹ̀lú, nìyí,
    wọ̀nyí, ngenisa, faka le, sebenzisa le, thayipha, kopisha, phendula nge, nantsi, ngezansi,
    ngezantsi, galchaa, fayyadamaa, barreessi, barreessaa, kunoo
  `,
  other: `
    koodhka boostada, koodhka qiimo dhimista, koodhka xayaysiiska, koodhka raadraaca, koodhka hadiyadda,
    lambar gidan waya, lambar rangwame, lambar kyauta, lambar bibiya, lambar gayyata, kóòdù ìfiránṣẹ́, kóòdù
    ẹ̀dínwó, ikhodi yeposi, ikhodi yesaphulelo, ikhodi yephromo, ikhodi yesipho, ikhodi yokulandelela,
    ikhodi yesimemo, ikhodi yezwe, ikhodi ye-qr, ikhowudi yeposi, ikhowudi yesaphulelo
  `,
  label: `
    lambarka dalabka, lambarka xisaabta, lambarka taleefanka, taleefan, taleefoonka, lambarka macmiilka,
    qaansheegta, lambar oda, lambar asusu, lambar waya, lambar rasit, rasit, nọ́mbà ìbéèrè, nọ́mbà àkántì,
    nọ́mbà fóònù, inombolo ye-oda, inombolo yereferensi, i-oda, inombolo yocingo, inombolo ye-akhawunti, i-invoyisi, inombolo
    yekhasimende, ucingo, lakkoofsa ajajaa, lakkoofsa bilbilaa
  `,
  unit: `
    daqiiqo, daqiiqadood, saacadood, saacad, maalmood, minti, mintuna, mintoci, awa, awanni, awoyi, kwanaki,
    rana, ìṣẹ́jú, wákàtí, ọjọ́, imizuzu, amahora, izinsuku, imizuzwana, amadijithi, daqiiqaa, sa'aatii,
    naira,
    daqiiqado, saacado, ilbiriqsi, maalin, toddobaad, sanado, sa'o'i, sa'a, daƙiƙa, makonni,
    watanni, shekaru, ìṣẹ́jú àáyá, isonto, iviki, inyanga, ihora, umzuzu, iyure, guyyaa, guyyoota,
    sekondii, torban
  `,
  old: `
    ma shaqaynayo mar dambe, dhacay, koodhkii hore, ba ya aiki kuma, ya kare, tsohon lambar, kò wúlò mọ́,
    kóòdù àtijọ́, ayisasebenzi, iphelelwe yisikhathi, ikhodi endala, ikhodi yangaphambilini
  `,
  fresh: `
    koodh cusub, koodhka cusub, sabon lambar, sabuwar lambar, kóòdù tuntun, ikhodi entsha, ikhowudi entsha
  `,
  care: `
    ha la wadaagin, cidna ha, dhacayaa, kada ka raba, kada ku raba, kada ku ba kowa, da kowa, zai daina
    aiki, má ṣe pín, fún ẹnikẹ́ni, ungabelani, ungayabelani, nanoma ubani, isebenza imizuzu, iphelelwa
    yisikhathi, musa ukwabelana, zibani, nama qoodinaa,
    ha siin, ha u sheegin, ha la wadaagin cid, qofna, cidna, qof kale, sir u hay, hal mar,
    hal mar oo kaliya, haddii aanad, haddii aadan, iska indho tir, waligeen, kada ku gaya,
    kada ka gaya, kada ka ba kowa, kada ka nuna, sau daya, sau ɗaya kawai, idan ba kai ba,
    idan ba ka nema, yi watsi, ba za mu taɓa, má ṣe fún, má ṣe sọ, ẹnikẹ́ni, àṣírí, ẹ̀ẹ̀kan,
    lẹ́ẹ̀kan, bí kì í bá ṣe ìwọ, kọ̀ ọ́ sílẹ̀, ungamniki, ungamtsheli, ungatsheli, musa ukunika,
    musa ukuxelela, umuntu, nabani na, nabanye, imfihlo, kanye kuphela, kube kanye, uma kungewena,
    ukuba asinguwe, awukaceli, unganaki, sukunaka, asisoze, namatti hin himin, hin kennin, yoo si'i,
    al tokko, hin qoodin
  `,
  quote: `
    ayaa qoray:, ya rubuta:, ta rubuta:, kọ̀wé:, ubhale:, wabhala:
  `,
  where: `
    abka, app ka, bogga, bogga gelitaanka, shaashadda, sanduuqa, goobta, aaladda, a manhajar,
    manhaja, shafin, a shafin, shafin shiga, allon, akwati, gurbi, lórí ojú ìwé, ojú ìwé, nínú áàpù,
    àpótí, ohun èlò, kuhlelo lokusebenza, ekhasini, ikhasi, esikrinini, ebhokisini, kwidivayisi,
    kwi app, kwiphepha, appii, fuula, iskiriinii
  `,
};
