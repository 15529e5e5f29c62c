/** Hungarian. */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  pairs(
    `megerősítő, hitelesítő, hitelesítési, belépési, bejelentkezési, egyszeri, egyszer használatos, egyszerhasználatos,
     kétfaktoros`,
    `kulcs, kulcsa, kulcsot, kulcsod, jelszó, jelszava, jelszót, jelszavad, szó, szava, szót, pin, pin-je, pin-t, pin kód*,
     számsor*, kombináció*, token*, jelkód*, karaktersor*, kifejezés*, számkombináció*, számkód*, számjegyek*,
     számjegyei*, karakterek*, karakterei*`,
  ),
  pairs(
    `ellenőrző, belépő`,
    `kulcs, kulcsa, kulcsot, kulcsod, jelszó, jelszava, jelszót, jelszavad, szó, szava, szót, pin, pin-je, pin-t, pin kód*,
     számsor*, kombináció*, token*, jelkód*, karaktersor*, kifejezés*, számkombináció*, számkód*`,
  ),
  pairs(
    `egyszeri, egyszer használatos, egyszerhasználatos, hitelesítő, kétfaktoros`,
    `szám, száma, számot, számod`,
  ),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  pairs(
    `biztonsági, hozzáférési, aktiváló, aktiválási, ideiglenes`,
    `kulcs, kulcsa, kulcsot, kulcsod, jelszó, jelszava, jelszót, jelszavad, szó, szava, szót, pin, pin-je, pin-t, pin kód*,
     számsor*, kombináció*, token*, jelkód*, karaktersor*, kifejezés*, számkombináció*, számkód*, számjegyek*,
     számjegyei*, karakterek*, karakterei*`,
  ),
  pairs(`azonosító`, `számsor*, karaktersor*, jelszó, jelszava, jelszót, kulcs, kulcsot, szó`),
  pairs(`belépési, bejelentkezési, hitelesítési, megerősítő, ellenőrző`, `száma, számot, számod`),
  pairs(`belépési, bejelentkezési, hitelesítési`, `szám`),
].join(', ');

/** With the suffixes that a code takes: "kódot", "kódja", "kódod". */
export const hungarian: WordTable = {
  subject: `
    a tárgyban, tárgysorban, tárgyában,
    tárgymezőben, tárgymezőből, a tárgyból, tárgysorból, tárgyából
  `,
  strong: `
    ellenőrző kód*, megerősítő kód*, hitelesítő kód*, hitelesítési kód*, azonosító kód*, azonosítási kód*,
    biztonsági kód*, belépési kód*, belépő kód*, bejelentkezési kód*, bejelentkező kód*, hozzáférési kód*,
    aktiváló kód*, aktiválási kód*, aktivációs kód*, regisztrációs kód*, jóváhagyó kód*, jóváhagyási kód*,
    visszaigazoló kód*, érvényesítő kód*, visszaállító kód*, visszaállítási kód*, helyreállítási kód*, feloldó
    kód*, egyszeri kód*, egyszer használatos kód*, egyszerhasználatos kód*, egyszer használható kód*, ideiglenes
    kód*, dinamikus kód*, titkos kód*, kétlépcsős kód*, kétfaktoros kód*, kétfaktoros hitelesítési kód*, igazoló
    kód*, tranzakciós kód*, aláíró kód*, aláírási kód*, engedélyező kód*, sms kód*, e mail kód*, email kód*,
    ellenőrző kód, megerősítő kód, biztonsági kód, bejelentkezési kód, belépési kód, egyszer használatos kód,
    hitelesítő kód, azonosítókód, belépőkód, ellenőrzőkód, aktiválókód, jelszókód, sms kód, hitelesítőkód,
    megerősítőkód, azonosítókódot, azonosítókódja, azonosítókódod, belépőkódot, belépőkódja, belépőkódod,
    ellenőrzőkódot, ellenőrzőkódja, ellenőrzőkódod, aktiválókódot, aktiválókódja, aktiválókódod,
    megerősítőkódot, megerősítőkódja, megerősítőkódod, hitelesítőkódot, hitelesítőkódja, hitelesítőkódod,
    egyszer használatos jelszavát, egyszer használatos jelkód, egyszer használatos jelkódja, egyszer használatos
    jelszóval, egyszer használatos pin kód, egyszer használatos belépőkód, egyszer használatos belépési kód*,
    egyszer használatos bejelentkezési kód*, egyszer használatos biztonsági kód*, egyszer használatos megerősítő
    kód*, egyszer használatos azonosító, egyszerhasználatos jelszavát, egyszerhasználatos jelkód,
    egyszerhasználatos jelkódja, egyszerhasználatos jelszóval, egyszerhasználatos pin kód, egyszerhasználatos
    belépőkód, egyszerhasználatos belépési kód*, egyszerhasználatos bejelentkezési kód*, egyszerhasználatos
    biztonsági kód*, egyszerhasználatos megerősítő kód*, egyszerhasználatos azonosító, egyszeri jelszavát,
    egyszeri jelkód, egyszeri jelkódja, egyszeri jelszóval, egyszeri pin kód, egyszeri belépőkód, egyszeri
    belépési kód*, egyszeri bejelentkezési kód*, egyszeri biztonsági kód*, egyszeri megerősítő kód*, egyszeri
    azonosító, egyszer használható jelszó, egyszer használható jelszava, egyszer használható jelszavad, egyszer
    használható jelszót, egyszer használható jelszavát, egyszer használható jelkód, egyszer használható
    jelkódja, egyszer használható jelszóval, egyszer használható pin, egyszer használható pin kód, egyszer
    használható belépőkód, egyszer használható belépési kód*, egyszer használható bejelentkezési kód*, egyszer
    használható biztonsági kód*, egyszer használható megerősítő kód*, egyszer használható azonosító, ideiglenes
    jelszó, ideiglenes jelszava, ideiglenes jelszavad, ideiglenes jelszót, ideiglenes jelszavát, ideiglenes
    jelkód, ideiglenes jelkódja, ideiglenes jelszóval, ideiglenes pin, ideiglenes pin kód, ideiglenes belépőkód,
    ideiglenes belépési kód*, ideiglenes bejelentkezési kód*, ideiglenes biztonsági kód*, ideiglenes megerősítő
    kód*, ideiglenes azonosító, dinamikus jelszó, dinamikus jelszava, dinamikus jelszavad, dinamikus jelszót,
    dinamikus jelszavát, dinamikus jelkód, dinamikus jelkódja, dinamikus jelszóval, dinamikus pin, dinamikus pin
    kód, dinamikus belépőkód, dinamikus belépési kód*, dinamikus bejelentkezési kód*, dinamikus biztonsági kód*,
    dinamikus megerősítő kód*, dinamikus azonosító, sms jelszó, aláíró jelszó, megerősítő szám, ellenőrző szám,
    eseti jelszó, kód a bejelentkezéshez, kód a belépéshez, kód a megerősítéshez, kód a regisztrációhoz, kód a
    hitelesítéshez, kódot a bejelentkezéshez, kódot a belépéshez, kódot a megerősítéshez, kódot a
    regisztrációhoz, kódot a hitelesítéshez, kódja a bejelentkezéshez, kódja a belépéshez, kódja a
    megerősítéshez, kódja a regisztrációhoz, kódja a hitelesítéshez, ${oneUse}
  `,
  doubtful: `
    hozzáférési*, aktiváló*, aktiválási*, regisztrációs*, jóváhagyó*, belépőkód*, feloldó*
  `,
  code: `
    belépőszám, belépőszámod, varázsszám,
    levélben kapott szám, e-mailben kapott szám, emailben kapott szám, kapott számsor,
    kód, kódot, kódja, kódod, kódját, kódodat, kóddal, kódjával, kódunk, kódom, kódok, kódokat, kódjai,
    kódra, kódhoz, kódnak, kódban, kódszám, kódjuk, *kódot, *kódja, *kódod, *kódját, *kódodat, jelkód,
    jelkódja, jelkódot, pin kód, pin kódja, pin kódot, pin kódod, számsor, számsort, számkód, alábbi kód,
    alábbi kódot, alábbi számot, alábbi számsort, alábbi számokat, alábbi jelszót, alábbi karaktereket,
    következő kód, következő kódot, következő számot, következő számsort, következő számokat, következő
    jelszót, következő karaktereket, ezt a kód, ezt a kódot, ezt a számot, ezt a számsort, ezt a számokat,
    ezt a jelszót, ezt a karaktereket, jelszó:, ${spoken},
      ezeket a számokat, ezeket a számjegyeket, ezeket a karaktereket, 
       alábbi számjegyeket,  
    alábbi számsor, alábbi karaktersort,  következő számjegyeket, 
    következő karaktersort, levélben lévő szám, levélben lévő számot, e-mailben kapott számot,
    emailben kapott számot, levélben kapott számot, e-mailben kapott számsor, e-mailben kapott számsort,
    levélben kapott számsor, kapott számsort, kapott számjegyeket, kapott karaktereket,
    titkos szó, titkos szót, titkos szava, titkos szavad, kódszó, kódszót, kódszava, kódszavad, kódszóval,
    varázsszó, varázsszót, számkulcs, számkulcsot, számkulcsa, számkulcsod, számkombináció, számkombinációt,
    számkombinációja, számkombinációval, titkos szám, titkos számot, titkos számsor, titkos számsort
  `,
  number: `
    számmal, számokkal, számokat, számsorral, számjegyeket, számjegyekkel, számjegyek, kulcs, kulccsal, kulcsod,
    kulcsa, kulcsot, betűkkel, betűket, betűsor*, kombináció, kombinációval, kombinációt, karaktereket,
    karakterekkel, karaktersor*,
    számot, számsort, számokból álló, számjegyet, betűt,     jelige,
    jeligét, jeligéje, jeligéd, kulcsodat, kulcsát, nyitja, kombinációja, kombinációd,
    ez a szám, ezzel a számmal, ezeket a betűket, ezzel a számsorral, ezt a karaktersort, ezt a kombinációt,
    alábbi betűket, alábbi szám, következő szám, következő betűket
  `,
  act: `
    már mehetsz, beléphetsz, beléphet, bejuthat,
    hagyhatja jóvá, átutal*, fizetéshez,
    megerősít*, erősítsd meg, erősítse meg, ellenőriz*, ellenőrzés*, hitelesít*, azonosít*, azonosság*,
    bejelentkez*, jelentkezz be, jelentkezzen be, belép*, lépj be, lépjen be, regisztr*, aktivál*,
    jóváhagy*, hagyja jóvá, hagyd jóvá, engedélyez*, visszaállít*, jelszó visszaállít*, jelszó módosít*,
    helyreállít*, felold*, kétlépcsős, kétfaktoros, kétlépéses, kéttényezős, többfaktoros, egyszer használ*,
    egyszeri, biztonság*, biztonsági, hozzáfér*, fiókod, fiókját, fiókodba, fiókjába, fiókja, fiókodhoz,
    fiókjához, fiók létrehoz*, e mail cím*, email cím*, új eszköz*, folytatás*, folytasd, véglegesít*,
    aláírás*, igazol*,
    te vagy, hogy te vagy, valóban te vagy, tényleg te vagy, hogy ön az, valóban ön,
    hogy te vagy az, hogy tényleg ön, nem vagy robot, nem robot, nem ön robot, ember vagy,
    bizonyít*, bizonyítsd, bizonyítsa, aláír*, aláírd, aláírja, aláírni, aláíráshoz, írd alá,
    írja alá, párosít*, párosítsd, párosítsa, összekapcsol*, kapcsold össze, csatlakoztat*, társít*,
    eszköz hozzáad*, új készülék*, új telefon*, utalás*, átutalás*, utald, tranzakció jóvá,
    fizetés jóvá, jóváhagyni, jóváhagyd, jelszócser*, jelszó csere, e mail csere, e mail módosít*,
    e mail változtat*, megváltoztat*, email címed, e mail címed, e mail címét, fiók törl*,
    fióktörl*, fiókot törl*, fiókot nyit*, számlanyit*, fióknyit*, fiókot létrehoz*, hozd létre,
    hozza létre, lépj vissza, beléphet*, beléphess*, bejutsz, bejut, jutsz be, bejutni, bejutáshoz,
    jusson be, befejez*, fejezd be, fejezze be, lezár*, zárd le, folytatni, folytassa, engedélyezd,
    engedélyezze, feliratkoz*, csatlakoz*, nyisd fel, személyazonos*, személyazonosság*, kiléted,
    kilétét, feloldás,
    továbblép*, tovább jutsz, továbbjut*, továbbjut, beenged, beengedjük, nem gép, ember ön, bemehetsz, bejöhet,
    bejöhetsz,
    beengedi a fiókjába, beenged a fiókodba, megnyitja a fiókját, megnyitja a fiókodat, megnyílik a fiókja,
    megnyílik a fiókod, bent is van, bent is vagy, már bent van, már bent vagy, máris bent, öné a postafiók,
    öné az e-mail, tiéd a postafiók, postafiókot, postafiókja, postafiókját, beengedik, beengednek, továbbengedi,
    továbbenged, kinyitja a fiókját, kinyitja a fiókodat
  `,
  use: `
    számsort kér, számot kér, kódot kér, jelsort kér, karaktersort kér,
    mondja be, mondd be, diktálja be, olvassa be,
    írd be, írja be, add meg, adja meg, megadni, használd, használja, gépelje be, gépeld be, másold be,
    másolja be, másold, alábbi, az alábbi, következő, íme, itt van, itt a,
    üsd be, üsse be, üsd ide, pötyögd be, pötyögje be, pötyögd, ütögesd be, vidd be, vigye be,
    vidd fel, vigye fel, illeszd be, illessze be, illeszd, tedd be, tegye be, írd ide, írja ide,
    írd, írjátok be, adjátok meg, adjuk meg, add meg ezt, beírni, beírod, beírja, beírva,
    beírásával, beírásához, beírása után, begépelni, begépelve, begépelésével, bemásolni, bemásolva,
    beillesztve, beilleszteni, megadásával, megadva, megadnia, megadnod, használni, használatával,
    használva, másol, válaszolj, válaszoljon, válaszolj ezzel, válaszban, küldd vissza,
    küldje vissza, íme itt van, tessék, itt jön, itt találod, itt találja, lent, lentebb, alább,
    alul, alábbit, töltsd ki, töltse ki, rögzítse, rögzítsd, diktáld be, írd át, gépeld, gépelje,
    pötyögjétek be, kell beírni, kell megadni, kell beírnia, kell beírnod, kell megadnia,
    kell megadnod,
    ezt írjuk, írjuk be, írjuk, beírjuk, beírják, beírandó, beírod hogy, beírhatja, beírhatod, írjon be, írj be,
    írjanak be, írják be, írd bele, írja bele, írd be ezt, írd oda, írja oda, üss be,
    üssön be, ütni, beütni, beütöd, beüti, beütjük, tüntesse fel, tüntesd fel, feltüntetni, fel kell tüntetni,
    nyomja be, nyomd be, nyomja meg a billentyűzeten, diktáld, diktálja, bediktálni, bediktálja, beilleszted,
    beilleszti, beillesztjük, beillesztendő, illessz be, illesszen be, gépeld át, gépelje át, gépelj be,
    gépeljen be, begépeled, begépeli, begépeljük, begépelendő, másolja ki, másold ki, másolja át, másold át,
    átmásolni, bemásolod, bemásolja, másoljon be, töltse be, töltsd be, töltse ki a mezőt, koppintsa be,
    koppintsd be, bekoppint*, helyezd, helyezze, megadod, megadja, megadjuk, meg kell adni, meg kell adnia,
    meg kell adnod, adja meg ezt, adja meg itt, adj meg, adjon meg, add meg itt, megadandó, küldd el a botnak,
    küldje el a botnak, küldd a botnak, írd meg a botnak, mondd meg a botnak, mondja meg a botnak, add a botnak,
    add a terminálnak, adja a terminálnak, add oda a botnak, beírnia, beírnod, majd beírnia, kell majd beírnia,
    kell majd beírnod, majd megadnia, mondja meg a csevegőben, mondd meg a csevegőben, kerüljön, kerül ide,
       dobd be, dobja be, dobd bele, bepötyögni, bepötyögöd, bepötyögi,
    be kell pötyögni, be kell írni, be kell írnia, be kell írnod, be kell ütni, be kell gépelni,
    be kell másolni, be kell illeszteni, átírni, írja át, átírod, átmásolod, vidd át, vigye át, bevinni,
    beviszi, beviszed, vigyük be, vigyen be, tápláld be, táplálja be, nyomkodd be, nyomkodja be, tegyél be,
    tegyük be, rakd be, rakja be, rakd bele, mutassa a képernyőn, az oldal kéri, az app kéri, a rendszer kéri,
    az oldal kérni, az alkalmazás kéri, kérni fogja, kérni fog,
    írja a kép alá, írd a kép alá, írja a mezőbe, írd a mezőbe, írja az ablakba, írd az ablakba,
    írja az űrlapba, írd az űrlapba,
    írja fel a mezőbe, írja fel az űrlapra, írja fel az ablakba, ismételje meg a mezőben,
    ismételje meg az űrlapon,
    beütik, beír, begépel, bemásolják, bepötyögik, beviszik, megadják, beírását, megadását, bevitelét,
    begépelését,
    kell beütni, kell begépelni, kell bemásolni, kell beütnie,
    verd be, verje be,
         megadása után, megadása, begépelése,
    begépelése után, beütése, beütése után, beütésével, beütését, bevitele, bevitele után, bevitelével,
    beillesztésével, beillesztése, beillesztése után, beillesztését, bemásolásával, bemásolása, bemásolása után,
    bemásolását, átmásolásával, bepötyögésével, bepötyögése után, bediktálásával, feltüntetésével, beütve, bevive,
    bediktálva, bepötyögve, átmásolva, átírva, be kell vinni, be kell vinnie, be kell vinned, be kell gépelnie,
    be kell gépelned, be kell ütnie, be kell ütnöd, be kell másolnia, be kell másolnod, be kell illesztenie,
    be kell illesztened, be kell diktálni, be kell nyomni, be kell tenni, át kell másolni, át kell írni,
    ide kell írni, oda kell írni, ki kell másolni, kell bevinni, kell bediktálni, kell bepötyögni, kell bemásolnia,
    kell begépelnie, kell begépelned, kell bemásolnod, kell átmásolni, kell beillesztenie, kell feltüntetni,
    elég beírni, elég megadni, elég begépelni, elég beütni, csak be kell írni, csak be kell ütni,
    csak meg kell adni, szíveskedjen beírni, szíveskedjen megadni, szíveskedjék beírni, legyen szíves beírni,
    legyen szíves megadni, légy szíves írd be, kérjük beírni, kérjük megadni, kérjük begépelni, kérjük bemásolni,
    kérjük írja be, kérjük adja meg, kérem beírni, kérem megadni, nyomjátok be, üssétek be, gépeljétek be,
    másoljátok be, vigyétek be, illesszétek be, írjátok ide, tegyétek be, dobjátok be, írjátok oda, üsse ide,
    gépelje ide, gépeld ide, másolja ide, másold ide, tegye ide, tedd ide, illessze ide, illeszd ide, másolja oda,
    másold oda, gépelje oda, gépeld oda, válaszolja ezt, válaszold ezt, válaszold azt, válaszolja azt,
    válasza a botnak, válaszod a botnak, válasz a botnak, válasza a robotnak, válaszod a robotnak, ez való ide,
    ide ez való, ide ez kell, ide ez kerül, ez kerül ide, ez kerül a mezőbe, mezőbe ez kerül, mezőbe ez való,
    mezőbe ez kell, ez való a mezőbe, ennek segítségével, írja a kép alatti, írd a kép alatti,
    írja be a kép alatti, másolja a mezőbe, másolja az ablakba, másolja az űrlapba, másolja az oldalra,
    másolja az appba, üsse a mezőbe, üsd a mezőbe, üsse a képernyőn, vigye a mezőbe, tegye a mezőbe, tedd a mezőbe,
    illessze a mezőbe, illessze az űrlapba, illessze az ablakba, írja a rubrikába, írd a rubrikába, írja a keretbe,
    írd a keretbe, írja a dobozba, írd a dobozba, írja az alkalmazásba, írd az alkalmazásba, írd az appba,
    írja az appba, írja az oldalra, írd az oldalra, írja a sorba, írd a sorba, írja a megfelelő mezőbe,
    írja az alábbi mezőbe, írja a böngészőbe, írd a böngészőbe,
        beírnád, beírná, begépelné, begépelnéd, megadná, megadnád, beütné,
    beütnéd, bemásolná, bemásolnád, beillesztené, beillesztenéd, beírjátok, begépelitek, megadjátok, beütitek,
    bemásoljátok, bemásolunk, beírunk, begépelünk, beütünk, megadunk, bemásoljuk, beviszem, bevisszük, átmásolja,
    átmásoljuk, átírja, átírjuk, bediktálod, bediktáljuk, bemásol, beilleszt, bevisz, begépelnie, bemásolnia,
    beütnie, beillesztenie, bevinnie, begépelned, bemásolnod, beütnöd, beillesztened, bevinned, beírnunk,
    megadnunk, begépelnünk, beírniuk, megadniuk, írják ide, adják meg, gépeljék be, üssék be, másolják be,
    illesszék be, vigyék be, üssük be, gépeljük be, másoljuk be, illesszük be, adjuk meg ezt, írd be ide,
    írja be ide, írd be oda, írja be oda, oda írja be, ide írja be, oda írd be, ide írd be, oda beírod, oda beírja,
    ha beírod, ha beírja, ha megadod, ha megadja,    
      beírható, begépelhető, megadható, beírásra, beírandó szám, megadandó szám,
    bemásolandó, beütendő, beviendő, bekopizza, bekopizd, kopizd be, kopizza be,
    amint beírta a, amint beírtad a, amint megadta a, amint megadtad a, amint begépelte a, amint begépelted a,
    amint beütötte a, amint beütötted a, amint bemásolta a, amint bemásoltad a, amint beírta az, amint beírtad az,
    amint megadta az, amint megadtad az, miután beírta a, miután beírtad a, miután megadta a, miután megadtad a,
    miután begépelte a, miután begépelted a, miután beütötte a, miután beütötted a, miután bemásolta a,
    miután bemásoltad a, miután beírta az, miután beírtad az, miután megadta az, miután megadtad az,
    ha már beírta a, ha már beírtad a, ha már megadta a, ha már megadtad a, ha már begépelte a,
    ha már begépelted a, ha már beütötte a, ha már beütötted a, ha már bemásolta a, ha már bemásoltad a,
    ha már beírta az, ha már beírtad az, ha már megadta az, ha már megadtad az, mihelyt beírta a,
    mihelyt beírtad a, mihelyt megadta a, mihelyt megadtad a, mihelyt begépelte a, mihelyt begépelted a,
    mihelyt beütötte a, mihelyt beütötted a, mihelyt bemásolta a, mihelyt bemásoltad a, mihelyt beírta az,
    mihelyt beírtad az, mihelyt megadta az, mihelyt megadtad az
  `,
  where: `
    alkalmazásban, alkalmazásba, oldalon, böngészőben, képernyőn, mezőbe, űrlapon, ablakban, eszközön,
    appba, appban, az appban, az appba, oldalra, weboldalon, weboldalra, honlapon,
    bejelentkezési oldalon, belépési oldalon, bejelentkező oldalon, bejelentkezési felületen,
    felületen, felületre, képernyőre, bejelentkezőképernyőn, mezőben, mezőkbe, beviteli mezőbe,
    négyzetekbe, kockákba, rubrikába, űrlapba, űrlapra, ablakba, böngészőbe, eszközre, eszközödön,
    eszközén, készüléken, tévébe, televízión, terminálba, terminálban, parancssorba, parancssorban,
    konzolba, számítógépen, gépen, telefonon, telefonján, telefonodon, tableten, párbeszédablakban,
    netbankban, portálon, fiókodban,
    sorba, sorban, mező, mezőjébe, mezőjében, mezőt, mezők, rubrikában, rubrikájába, négyzetbe, négyzetben,
    cellába, cellában, kockába, keretbe, dobozba, dobozban, ablakot, ablakába, ablakában, ablak, űrlap, űrlapot,
    űrlapján, űrlapjába, kérdőív, kérdőívben, kérdőívbe, kép alá, kép alatt, a kép alatti, kép mellé,
    képernyőjén, képernyőjére, kezdőképernyőn, képernyőbe, lap alján, oldal alján, oldalán, oldalára, webhelyen,
    webhelyre, honlapra, honlapunkon, mobilalkalmazásban, mobilalkalmazásba, alkalmazásunkban, alkalmazásunkba,
    programba, programban, program ablakába, csevegőben, csevegésbe, csevegésben, csetbe, csetben, chatben,
    chatbe, botnak, billentyűzeten, távirányítóval, terminálon, konzolon, táblázatba, táblázatban, telefonba,
    számítógépbe, tabletbe, böngésző ablakába, felületén, belépőablakba, belépőoldalon, portálra, beírómezőbe,
    oldal,  lapon, lapra, alkalmazás, app, böngésző, képernyő, honlap, weboldal, oldalunkon, oldalunkra,
    appunkba, appunkban, mezőre, telefonra, tévébe a, tévén, tabletre, felugró ablakba, felugró ablakban,
    felugró ablak, csevegő, csevegőbe
  `,
  other: `
    dokumentum ellenőrző kódja, okirat ellenőrző kódja,
    a portán,
    kurzuskód, szekrénykód,
    a csomag átvételéhez, csomagja átvételéhez, a futárnak, a sofőrnek, a pénztárnál, a recepción,
    eng. kód, engedélyszám, engedélyezési szám,
    kedvezménykód*, kuponkód*, akciós kód*, promóciós kód*, promókód*, utalványkód*, ajándékkód*,
    ajándékkártya kód*, meghívókód*, ajánlói kód*, ajánlókód*, bónuszkód*, hűségkód*, kedvezményre jogosító
    kód*, beváltókód*, beváltási kód*, nyereményjáték kód*, nyereménykód*, kedvezménykód, kuponkód, kupon,
    utalvány, ajándékkártya, irányítószám*, körzetszám, országkód*, országhívó*, vonalkód*, qr kód*,
    átvételi kód*, csomag kód*, nyomkövetési kód*, nyomkövető kód*, csomagkövető kód*, rekesz kód*,
    szállítási kód*, visszaküldési kód*, kiszállítási kód*, átadási kód*, követési kód*, csomagkód*,
    rekeszkód*, követőkód*, átvevőkód*, csomagautomata, kapukód*, ajtókód*, riasztókód*, zárkód*,
    kulcsszéfkód*, szobakód*, nyitókód*, licenckulcs, termékkulcs, termékkód*, cikkszám, színkód*, hibakód*,
    forráskód*, állapotkód*, öltözködési kód, tartalék kódok, biztonsági kódok, helyreállítási kódok, vész
    kódok, mentési kódok, tartalék kódjai*, helyreállítási kódjai*, biztonsági kódjai*, tartalék kód*,
    biztonsági mentési kód*, foglalási kód*, jegy kód*, ügyfél kód*, vevő kód*, partner kód*, bank kód*,
    swift kód*, adó kód*, meeting kód*, értekezlet kód*, csoport kód*, csapat kód*, játék kód*, osztály
    kód*, kurzus kód*, foglaláskód*, jegykód*, ügyfélkód*, vevőkód*, partnerkód*, bankkód*, csoportkód*,
    csapatkód*, játékkód*, adóazonosító*, sorozatszám, wifi jelszó, wi fi jelszó, puk kód*,
    értekezletazonosító, kosárban, pénztárnál
  `,
  label: `
    olvasójegyed száma, olvasójegy száma, olvasójegye száma, olvasójegyszám,
    azonosító, azonosítója, azonosítóját, azonosítót, azonosítóval, mellék, melléken, mellékállomás, melléket,
    esemény azonosítóját, esemény azonosítója, eset azonosítója, eset azonosítóját,
    foglalási azonosító*, foglalás azonosító*, foglalásazonosító*, rendelési azonosító*, rendelésazonosító*, tranzakcióazonosító*, tranzakciós azonosító*, ügyfélazonosító*, ügyazonosító*,
    esemény, eseményszám,
    ügy, ügye,
    értekezlet-azonosító, dolgozói szám, mérőóra száma,
    referenciakód,
    *szám, *száma,
    rendelésszám, rendelési szám, megrendelésszám, számlaszám, ügyfélszám, vevőszám, szerződésszám, ügyszám,
    ügyiratszám, hivatkozási szám, referenciaszám, foglalási szám, foglalásszám, tagszám, tagsági szám,
    kötvényszám, kárszám, telefonszám, mobilszám, bankszámlaszám, kártyaszám, csomagszám, fuvarlevélszám,
    nyugtaszám, tranzakciószám, mérőóraszám, mérőszám, jegyszám, járatszám, cikkszám, adószám,
    cégjegyzékszám, cégjegyzék szám, iratszám, ügyfélazonosító szám, regisztrációs szám, sorozatszám,
    alvázszám, bizonylatszám, ajánlatszám, hibaszám, bejelentésszám, azonosító szám, iktatószám, gyári szám,
    járműszám, hívószám, személyi szám, rendelésszáma, számlaszáma, ügyfélszáma, szerződésszáma,
    csomagszáma, telefonszáma, adószáma, cégjegyzékszáma, bankszámlaszáma, hivatkozási száma, iktatószáma,
    rendelési száma, rendelésszámod, sz, szám, száma, számú, rendelés, megrendelés, rendelésed, számla,
    csomag, csomagod, foglalás, szerződés, kötvény, hivatkozás, ügyfélazonosító, ügyfél azonosító,
    ügyazonosító, felhasználónév, felhasználóneved, felhasználói azonosító, felhasználói azonosítója, felhasználói azonosítód, tranzakcióazonosító, tranzakció
    azonosító, rendelésazonosító, munkamenet azonosító, eszközazonosító, összehasonlító érték,
    összehasonlító kód, ellenőrző összeg, telefon, tel. szám, mobil, hívja, hívd, hívjon, hívjon minket,
    ügyfélszolgálat, re végződő, ra végződő, végződő, végű, végződésű, utolsó négy számjegy*, utolsó 4 számjegy*, kártyája
    végződése, bankkártya, járat, vonat, kocsi, ülőhely, vágány, szoba, emelet, utca, postafiók, pf, összeg,
    végösszeg, összesen, mennyiség, dátum, oldalszám, kiadás, verzió, alapítva, ip cím, rendszám, utánvét,
    mérőállás*, óraállás*, óraállást, nyomtatvány*,
    hívja ezt a számot, hívd ezt a számot, ezen a számon, a következő számon, az alábbi számon, számon
  `,
  unit: `
    feliratkozó, aláírás, látogató, olvasó, szavazat,
    perc, percig, percen, percet, percenként, percre, óráig, órán, órás, másodperc*, napig, napon, napos,
    hétig, hónap*, évig, évre, számjegy*, számjegyű, jegyű, karakter, karakteres, betű, betűs, pont,
    ponttal, alkalom*, alkalommal, darab, db, ember, vásárló, ügyfél, felhasználó, forint, euró, fillér,
    százalék, méter,
    percnyi, perce, percen belül, órája, órán belül, másodpercig, félóra, fél óra, fél óráig,
    félóráig, negyedóra, negyed óra, negyedóráig, munkanap*, karakterből, számból, betűből, jegyből,
    hét napig, héten,
    óta
  `,
  old: `
    elfogadtuk, elfogadva,
    hibás, hibás volt, helytelen, nem helyes, nem volt helyes, nem egyezik,
    visszavonták,
    már nem érvényes, nem érvényes többé, többé nem érvényes, érvényét vesztette, érvényét veszti,
    érvénytelen, érvénytelenné vált, lejárt, korábbi kód*, korábbi jelszó, előző kód*, előző jelszó, régi
    kód*, régi jelszó, korábbi, korábban küldött, előzőleg küldött, már felhasznált*, már felhasználták,
    felhasználták, már nem használható, már nem működik, lecseréltük, felváltja a régi, helyett,
    visszavont*, hibás kód, rossz kód,
    régebbi kód*, tegnapi kód, nem működik már, nem használható, nem jó már, már nem jó, már nem él,
    nem él már, lejárt kód*, elévült, érvénytelenített*, érvénytelenítettük, visszavontuk,
    törölt kód, felhasznált, már használt*, helytelen kód, lecserélt*,
    elavult, nem él többé, már elévült, idejét múlta, kifutott, hatályát vesztette, már érvénytelen
  `,
  fresh: `
    helyette,
    új, újabb, legújabb, legfrissebb, mostantól,
    friss kód*, legutóbbi kód*, a helyes kód, helyes kód, jelenlegi kód, aktuális kód,
    felváltja a korábbit, felváltja az előzőt, leváltja a korábbit, a korábbi helyett,
    az előző helyett
  `,
  care: `
    érvényes, érvényesség*, lejár, jár le, percig él, ne ossza meg, ne oszd meg, ne adja meg, ne add meg, ne
    adja ki, ne add ki, soha ne, senkinek, senkivel, másnak, ne továbbítsa, nem ön kérte, nem te kérted, nem
    kérted, nem kérte, nem ön, nem te voltál, nem kezdeményez*, hagyja figyelmen kívül, hagyd figyelmen
    kívül, tekintse tárgytalannak, tekintsd tárgytalannak, bizalmas, titkos, csak egyszer, egyszer
    használható fel, soha nem kér*, sosem kér*, kérésére, kérted, kérte,
    ne mutasd, ne mutassa, ne küldd, ne küldje, ne küldd el, ne küldje el, ne mondd, ne mondja,
    ne mondd el, ne mondja el, ne oszd, ne árul*, ne áruld el, ne árulja el, ne adj ki, ne add át,
    ne adja át, ne add oda, ne add, ne adja, ne továbbítsd, ne diktáld, soha ne add, soha ne ossza,
    senki másnak, senki mással, másokkal, mással, harmadik fél*, tartsd titokban, tartsa titokban,
    titokban, titok, maradjon köztünk, csak neked, csak önnek, őrizd meg, illetéktelen*,
    senki tőlünk, senki sem kér*, senki sem fog*, senki nem fog*, nálunk senki, munkatársunk,
    munkatársaink, kollégáink, kollégánk, ügyintézőnk, soha nem fog*, sosem fog*, sosem kérjük,
    soha nem kérjük, nem fogjuk kérni, nem fogja kérni, ha nem te, ha nem ön, ha ezt nem, ha mégsem,
    ha nem kért*, nem te voltál az, nem ön volt, nem ön kezdeményezte, nem te kezdeményezted,
    nem kértél, nem kértek, nem kértem, nem te próbált*, nem próbált*, nem igényelt*, nem vártad,
    nem számítottál, nyugodtan hagyd, nyugodtan hagyja, hagyd figyelmen, figyelmen kívül,
    ne vedd figyelembe, ne vegye figyelembe, nincs teendőd, nincs teendője, töröld ezt, törölje ezt,
    csaló, csalók, csalás, adathalász*, egyszer használható, egyszer használatos,
    egyetlen alkalommal, egy alkalommal, csak egy alkalommal, érvényét veszti utána, lejár után,
    lejárat*, lejárati, eddig él, eddig érvényes, elévül, percig jó, percig használható,
    óráig használható, percig érvényes,
    negyedóráig, félóráig, fél óráig, negyed óráig, egy óráig, egy órán belül, negyedórán belül, félórán belül,
    éjfélig, ne diktáld senkinek, ne diktálja, ne mutasd senkinek
  `,
  quote: `
    ezt írta, ezt írta:, írta:, írta, eredeti üzenet, továbbított üzenet, továbbított levél, továbbított
    üzenet kezdete, az eredeti üzenet
  `,
  ignore: `
    nincs kód, jelszavad megváltozott, jelszava megváltozott, jelszavát megváltoztatt*, új jelszó,
    bejelentkezési oldal*, kódex,
    írjon nekünk, írj nekünk, írjátok meg, írja meg,
    helyezze kosárba, helyezd kosárba, helyezze a kosárba, helyezd a kosárba
  `,
};
