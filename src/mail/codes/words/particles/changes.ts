/**
 * What becomes of a code, in all languages: it is issued, runs out, is denied, or another takes its place. Written as the
 * words of a table are; a list is the source of an expression for any of its words, or the set of them.
 */
import { anyOf } from '../list.ts';

/** "482913 was generated for your login": what became of it, behind a number. */
export const issued = anyOf(`
  was generated, was issued, was created, was made, has been generated, has been issued, has been created, wurde generiert, wurde erstellt,
  wurde erzeugt, a ete genere, a ete cree, a ete emis, ha sido generado, se ha generado, fue generado, foi gerado, e stato generato,
  zostal wygenerowany, zostal utworzony, byl vygenerovan, byl vytvoren, bol vygenerovany, bol vytvoreny, a fost generat, a fost creat, a fost emis, har genererats, har skapats, er genereret, er oprettet, er generert, ble generert, er opprettet,
  on luotu, luotiin, on loodud, sugeneruotas, tika generets, ir generets, generirana je, je generiran, је генерисан, е генериран, беше генериран, був згенерований, було згенеровано, згенеровано, u gjenerua, eshte gjeneruar, sha generat, ha estat generat, telah dibuat, telah dijana, был создан, было создано, было сгенерировано, olusturuldu, is aangemaakt, is gegenereerd
`);

/** "Will be disabled", "sera désactivé": what is yet to come, before the word for void. */
export const toCome = anyOf(`
  will be, will become, would be, wird nach, wird bei, wird mit, wird in, sera, seront, serán, sarà, saranno, verrà, será, serão, wordt na, wordt over, wordt bij, kommer att, blir efter, vil bli, blir etter, vil blive, bliver efter,
  będzie, zostanie, bude, bo, biće, bit će, će biti, будет, станет, буде, стане, ще бъде, va fi, θα, akan, sẽ bị, سوف, יהיה, verður, bus, tiks
`);

/** "It is void after 10 minutes", "… once used": what has not come to pass yet, right behind the word for void. */
export const lapsing = anyOf(`
  after, in, at, from, to, until, till, bis, jusqu a, hasta, ate, fino a, tot, til, do, до, nach, ab, um, apres, a partir de, despues de, tras, en, a las, depois de, apos, em, as, dopo, tra, fra, dalle, na, over, vanaf, om, efter, etter, från,
  po, za, o, через, после, с, в, після, о, след, от, după, peste, la, μετά, σε, στις, setelah, dalam, sau, sesudah, بعد, خلال
`);

export const lapsingOnce = anyOf(`
  once, if, when, as soon as, unless, wenn, sobald, falls, des que, si, quand, lorsque, cuando, en cuanto, se, quando, assim que, appena, als, zodra, om, när, nar, hvis, når,
  jesli, gdy, kiedy, jak tylko, jakmile, kdyz, pokud, ked, ak, akonahle, если, когда, как только, якщо, коли, як тільки, ако, когато, dacă, când, αν, όταν, μόλις, jika, bila, ketika, nếu, khi, إذا, عند, عندما
`);

/** "The new one", of a code that the sentence before says is void; as it begins its own. */
export const newOnes = anyOf(`
  this one is valid, this is the valid one, the valid one is this, platí tento, platný je tento, platí táto, gültig ist dieser, es gilt dieser, celui ci est valable, est valable celui ci, gäller denna, gyldig er denne, gjelder denne, ważny jest ten, ez érvényes, действует этот, діє цей, proper one, the proper one, new one, the new one, your new one, a new one, here is a new one, here s a new one, here is the new one, here s the new one, fresh one, a fresh one, the right one, right one, the correct one, correct one, here is the right one, here is the correct one, here s the right one, here s the correct one, the replacement, your replacement, replacement,
  der richtige, die richtige, hier der richtige, hier ist der richtige, le bon, voici le bon, el correcto, este es el correcto, quello giusto, o correto, de juiste, den rätta, den rigtige, den riktige, oikea, właściwy, poprawny, spravny, правильный, вот правильный, правильний,
  der neue, die neue, das neue, ihr neuer, ihre neue, dein neuer, deine neue, neuer, neue, neues, hier der neue, hier ist der neue, hier die neue, hier ist ein neuer, hier ist ihr neuer,
  le nouveau, la nouvelle, nouveau, nouvelle, voici le nouveau, en voici un nouveau, el nuevo, la nueva, nuevo, nueva, aqui tienes el nuevo, aqui tiene el nuevo, il nuovo, la nuova, quello nuovo,
  quella nuova, nuovo, nuova, ecco il nuovo, ecco quello nuovo, o novo, a nova, novo, nova, aqui esta o novo, de nieuwe, nieuwe, hier is de nieuwe, een nieuwe, nowy, nowe, nowy to, oto nowy, ten nowy,
  den nya, ny, här är den nya, den nye, nytt, her er den nye, det nye, uusi, tassa uusi, az uj, uj, itt az uj, itt van az uj, novy, nove, novy je, ten novy, tu je novy, zde je novy, cel nou, noul, nou, noua, iata cel nou,
  novi, nova sifra, naujas, naujasis, jaunais, uus, ο νεος, το νεο, η νεα, νεος, νεο, новый, новая, новое, вот новый, новий, новият, новата, нов, нови, yenisi, yeni olan, iste yenisi, baru, yang baru, kode baru, mới, mã mới,
  新しいもの, 新しい方, 新的, 新的是, 새 번호, 새로운 것, الجديد, الرمز الجديد, החדש, החדשה, جدید, नया, नया वाला, नयी, नवीन, নতুনটি, নতুন, નવો, ਨਵਾਂ, புதிய எண், புதியது, புதிதாக ஒன்று, కొత్తది, కొత్త సంఖ్య, ಹೊಸದು, പുതിയത്, อันใหม่, รหัสใหม่, نیا, ახალი, նորը, yenisi budur, yenisi bu, жаңасы, yangisi, шинэ, nýr, nýi, nýja, el nou, el bo, o novo é, berria, newydd, an ceann nua, mpya, ang bago, bago, die nuwe een, nuwe
  mã khác, cấp lại, berri bat, яшчэ адзін, još jedan, ще один, ще един, náhradný, náhradní, `);

/** "276493 was mistyped, the correct one is 274693": right before what takes the place of another that is as long. */
export const corrections = anyOf(`
  the correct one is, the correct code is, the correct number is, correct is, the right one is, the right code is, the right number is, it should be, it should read, it should have been, it should have read, should have read, should have been, must read, we meant, what we meant was, what we meant is,
  richtig ist, richtig lautet er, richtig lautet sie, richtig wäre, korrekt ist, korrekt lautet er, der richtige ist, der richtige lautet, der richtige code lautet, der richtige code ist, die richtige nummer lautet, die richtige lautet, gemeint war, gemeint ist,
  le bon est, le bon est le, le bon code est, le bon code est le, le bon numéro est le, il fallait lire, il faut lire, lire, le correct est, el correcto es, el correcto es el, lo correcto es, el bueno es, el bueno es el, el código correcto es, debe decir, debía decir, es correcto el, quello giusto è, quello corretto è, il codice corretto è, il codice giusto è, quello esatto è, doveva essere,
  o correto é, o correto é o, o certo é, o certo é o, o código correto é, o código certo é, de juiste is, het juiste nummer is, de juiste code is, het moet zijn, rätt är, den rätta är, rätt kod är, det rätta är, det skal være, den rigtige er, rigtigt er, riktig er, den riktige er, det skal stå, oikea on, oikea koodi on, pitäisi olla,
  prawidłowy to, prawidłowy kod to, poprawny to, poprawny kod to, właściwy to, powinno być, ma być, správně je to, správně je, správný je, správný kód je, má být, správne je, správny je, správny kód je, má byť, ispravno je, ispravan je, ispravan kod je, točno je, tačan je, pravilno je, pravilen je,
  правильный, правильный код, правильно, верный, верный код, верно, следует читать, правильний, правильний код, вірний, правилният е, верният е, точният е, исправан је, тачан је, helyesen, a helyes, a helyes kód, corect este, corect e, cel corect este, codul corect este, το σωστό είναι, ο σωστός είναι, σωστός είναι ο, σωστό είναι το,
  doğrusu, doğru olan, doğru kod, mã đúng là, đúng là, phải là, yang benar adalah, yang betul ialah, seharusnya, el correcte és, el bo és, el codi correcte és, o correcto é, zuzena da, hið rétta er, õige on, õige kood on, pareizais ir, pareizi ir, teisingas yra, teisingas kodas yra,
  正しくは, 正しいコードは, 正しい番号は, 正确的是, 正确的验证码是, 正確的是, 正確的驗證碼是, 应为, 應為, 올바른 번호는, 올바른 코드는, 맞는 번호는, ที่ถูกต้องคือ, الصحيح هو, والصحيح هو, الرمز الصحيح هو, הנכון הוא, הקוד הנכון הוא, सही है, सही कोड, सही कोड है, صحیح است, درست آن,
  सही अंक, सही संख्या, सही नंबर, সঠিক সংখ্যাটি, সঠিক সংখ্যা, সঠিক নম্বর, সঠিক কোড, in-numru t-tajjeb hu, il-kodiċi t-tajjeb hu, சரியான எண், சரியான குறியீடு, సరైన సంఖ్య, సరైన కోడ్, numri i saktë është, kodi i saktë është, योग्य क्रमांक, बरोबर क्रमांक, सही नम्बर, درست نمبر, درست کوڈ,
  to'g'ri raqam, to'g'ri kod, düzgün nömrə, düzgün kod, дұрыс сан, дұрыс нөмір, дұрыс код, სწორი ნომერია, სწორი კოდია, ճիշտ համարն է, ճիշտ կոդն է, الرقم الصحيح هو, המספר הנכון הוא, die korrekte nommer is, die regte kode is, y rhif cywir yw, is é an uimhir cheart, nombor yang betul ialah, nomor yang benar adalah, ang tamang numero ay, nambari sahihi ni, số đúng là, หมายเลขที่ถูกต้องคือ,
  zenbaki zuzena, el número correcto es, le bon numéro est, o número correto é, il numero giusto è, il numero corretto è, cifrele corecte sunt, numărul corect este, die richtige zahl ist, die richtigen ziffern sind, správné číslo je, správne číslo je, točan broj je, pravilna številka je, правильное число, правильні цифри, правильний номер, верният номер е, точниот број е, тачан број је, a helyes szám, ο σωστός αριθμός είναι ο, oikea numero on, õige number on, pareizais numurs ir, teisingas skaičius, teisingas numeris
`);

/** "Not X but Y", "nicht X, sondern Y": what stands before a number that is taken back. */
export const negations = anyOf(`
  not, no longer, isn't, n't, rather than, nicht, nicht mehr, ya no, non più, niet meer, inte längre, ikke lenger, już nie, уже не, já não, pas, plus, et non, ce n'est pas, no, no es, no era, nao, nao e, non, non e, niet, geen, inte, ikke, ikkje, ej, ei ole, eika,
  nie, to nie, nie jest, neni, nije, ni, nikoli, ne, nu este, nu e, nu, nem, не, это не, не е, није, δεν ειναι, όχι, nav, nėra, ekki, ez da, no és, nid, nuk eshte,
  bukan, bukannya, không phải, không phải là, hindi, si, 不是*, 并非*, 並非*, 不再是*, ไม่ใช่*, אינו, אינה, איננו, לא, ليس, ليست, لا
`);

/** "It was never used" */
export const never = anyOf(`
  never, nie, niemals, jamais, nunca, jamás, mai, nooit, aldrig, aldri, koskaan, nigdy, nikdy, nikada, никогда, ніколи, никога, niciodată, soha, ποτέ, asla
`);

/** "0000 is not your code": what says of the number before it that it is none. */
export const denials = anyOf(`
  is not, isn't, ist nicht, n'est pas, n'est plus, no es, ya no es, nao e, non e, is niet, ar inte, er ikke, to nie, nie jest, neni, nie je, nije, ni, nu este, nu e, ei ole, nav, nera, δεν ειναι, не е, bukan, khong phai la
`);

/** "Your code is not 771204.": without what is said in other languages of what it is. */
export const denialsAtEnd = anyOf(`
  is not, isn't, ist nicht, n'est pas, n'est plus, no es, ya no es, não é, non è, is niet, är inte, er ikke, nie jest, není, nie je, nije, nu este, nu e, ei ole, δεν είναι, не е, bukan
`);

/** "Statt 771204", "Ignore 771204": what stands right before one that is not to be used, and is too short to be looked for elsewhere. */
export const insteadOf = anyOf(`
  ignore, disregard, discard, forget, forget about, vergiss, vergessen sie, ignorieren sie, ignorez, oubliez, ignora, olvida, ignore o, esqueça, dimentica, negeer, zignoruj, ignorujte, игнорируйте, забудьте,
  instead of, statt, anstatt, anstelle von, au lieu de, en lugar de, en vez de, em vez de, invece di, in plaats van, i stället för, i stedet for, zamiast, místo, namiesto, umjesto, namesto, вместо, замість, уместо, în loc de, αντί για, αντί, en lloc de, vietā, vietoj,
  it replaces, replaces, it supersedes, ersetzt, ersetzt den, ersetzt die, vervangt, remplace, remplace le, reemplaza al, reemplaza a, sustituye al, sustituye a, substitui o, substitui, sostituisce, sostituisce il, înlocuiește, înlocuiește pe, substitueix, substitúe, ersätter, erstatter, kommer í stað, korvaa, korvaa koodin,
  zastępuje, zastępuje kod, nahrazuje, nahrazujeme, nahrazuje kód, nahrádza, nahrádzame, zamjenjuje, zamenjuje, zamenja, замењује, заменува, заменяет, заменяет код, замінює, замінює код, замяняе, заменя, aizstāj, pakeičia, asendab, αντικαθιστά, αντικαθιστά τον, menggantikan, mengganti, thay thế, thay cho, يحل محل, מחליף את, pinapalitan ang, inachukua nafasi ya, in áit, in ionad, tagann sé in áit, yn lle, yn disodli, minflok, jieħu post, zëvendëson, փոխարինում է, ცვლის, 取代*, 替代*, 代替*
`);

/** "Use 482913 instead": beside the one that is given for another that the mail has named before. */
export const insteads = anyOf(`
  instead, stattdessen, in plaats daarvan, à la place, en su lugar, en lugar de ese, en vez de ese, em seu lugar, no seu lugar, em vez dele, em vez disso, al suo posto, in sua vece, invece, al seu lloc, în locul lui, în schimb, i stället, istället, i stedet, í staðinn, sen sijaan, selle asemel, asemele, tā vietā, vietoj jo, vietoje jo, vietoj to, vietoj šio,
  zamiast tego, zamiast niego, místo něj, místo něho, místo toho, namiesto neho, namiesto toho, umjesto njega, umjesto toga, namesto nje, namesto tega, уместо њега, уместо тога, вместо него, вместо этого, взамен, замість нього, натомість, замест яго, вместо това, наместо тоа, helyette, αντί για αυτόν, αντ' αυτού, onun yerine, bunun yerine, onun əvəzinə, оның орнына, uning o'rniga,
  sebagai gantinya, sebagai ganti, thay vào đó, sa halip, badala yake, 请改用*, 請改用*, 改用*, 代わりに*, 대신*, بدلا منه, بدلا من ذلك, بدلا عنه, במקומו, במקום זאת, به جای آن, इसके बजाय, उसकी जगह, তার বদলে, তার পরিবর্তে, แทน*, horren ordez, yn lle hynny, ina áit sin, minflok
`);

/** The same behind the number: "Bu kod 771204 kodunun yerine geçer". */
export const replacedBehind = anyOf(`
  yerine geçer, kodunun yerine geçer, yerine geçti, helyébe lép, kód helyébe lép, helyébe lépett, 를 대체*, 을 대체*, 를 대신*, 을 대신*, に代わる*, に替わる*, を置き換え*, の代わりとなる*, की जगह लेता है, के स्थान पर है, এর পরিবর্তে
`);

/** "It is void after use", "po uporabi ni več veljavna": what has not come to pass as long as the code is not used. */
export const afterUse = anyOf(`
  after use, after its use, after being used, after one use, after it has been used, once used, once it is used, upon use, nach gebrauch, nach der verwendung, nach einmaliger, nach dem einloggen, nach der eingabe, après utilisation, après usage, après avoir été utilisé, une fois utilisé, tras su uso, tras usarlo, una vez usado, después de usarlo,
  depois de usado, após o uso, após a utilização, uma vez usado, dopo l'uso, dopo l'utilizzo, una volta usato, una volta utilizzato, na gebruik, eenmaal gebruikt, efter användning, när den har använts, efter brug, når den er brugt, etter bruk, når den er brukt, eftir notkun, käytön jälkeen, käytettyäsi, pärast kasutamist, pēc izmantošanas, pēc lietošanas, panaudojus, po panaudojimo,
  po użyciu, po wykorzystaniu, po použití, po uporabi, nakon upotrebe, nakon korištenja, nakon unosa, nakon korišćenja, након употребе, после использования, після використання, пасля выкарыстання, след употреба, след използване, по употреба, по користење, használat után, felhasználása után, după utilizare, după folosire, μετά τη χρήση, μόλις χρησιμοποιηθεί,
  kullanıldıktan sonra, kullanılınca, istifadə edildikdən sonra, пайдаланылғаннан кейін, setelah digunakan, setelah dipakai, selepas digunakan, sau khi sử dụng, sau khi dùng, kapag nagamit na, baada ya kutumika, 使用后*, 使用後*, 使用すると*, 사용 후*, 사용하면*, بعد استخدامه, بعد الاستخدام, לאחר השימוש, לאחר שימוש, پس از استفاده, उपयोग के बाद, इस्तेमाल के बाद, একবার ব্যবহার, หลังใช้*, หลังจากใช้*,
  erabili ondoren, ar ôl ei ddefnyddio, tar éis í a úsáid, tar éis é a úsáid, wara li tintuża, sodra dit gebruik is, després d'usar-lo, un cop usat, unha vez usado, pas përdorimit
`);

/** "It is void once it has been used": what a condition begins with, where it speaks of the code. */
export const onceIt = anyOf(`
  when it, once it, as soon as it, wenn er, sobald er, wenn sie, sobald sie, quand il, lorsqu'il, dès qu'il, cuando se, una vez que, quando for, assim que for, quando viene, appena viene, zodra hij, zodra deze, als hij, när den, när koden, når den, når koden, þegar hann, kun se, kun sitä, kui seda, gdy zostanie, jakmile je, jakmile bude, keď sa, hneď ako sa, kad se, čim se, ko je,
  когда он, как только он, коли він, як тільки він, когато, щом, кога ќе, amikor, amint, când este, odată ce, όταν, μόλις, ketika, begitu, setelah, khi, kapag
`);

/** "Not 771204 any more but 482913". */
export const noMore = anyOf(
  `any more, anymore, any longer, mehr, meer, mas, mais, più, plus, lenger, laengere, längre, już, už, больше, більше`,
);

/** … and what follows it, before the one that is given for it. */
export const buts = anyOf(`
  but, but rather, rather, it is, it's, it should be, use, sondern, vielmehr, mais, mais bien, c'est, sino, es, mas, mas sim, e sim, sim, ma, bensi, maar, utan, men, vaan, lecz, ale, tylko, nybrz, no,
  nego, vec, vec je, ampak, temvec, marveč, а, але, но, ами, туку, већ, него, ci, ci este, hanem, αλλά, αλλα ειναι, bet, o, vaid, heldur, baizik, sino que, sinó, ond, por,
  melainkan, tetapi, tapi, mà là, mà, kundi, bali, 而是*, แต่เป็น*, แต่*, אלא, بل, وإنما
`);

/** "X değil, Y", "Xではなく、Y", "X helyett Y": behind the number that is taken back, where a language says so there. */
export const instead = anyOf(`
  degil, degildir, degil de, yerine, deyil, emes, 아니라*, 이 아니라*, 가 아니라*, 이 아니고*, 가 아니고*, 이 아닌*, 가 아닌*, 대신*, 대신에*, ではなく*, ではなくて*, じゃなく*, でなく*, の代わりに*, のかわりに*, に代えて*,
  नहीं बल्कि, नहीं, के बजाय, की जगह, के स्थान पर, के बदले, নয় বরং, নয়, এর পরিবর্তে, এর বদলে, நுக்கு பதிலாக*, க்கு பதிலாக*, 而是*, helyett, helyett a, helyett az, sijaan, sijasta, asemel, asemel on, ordez, vietā, vietoje
`);

/** "Old: X. New: Y.": what stands before each of the two, with a colon. */
export const formerly = anyOf(`
  old, older, previous, former, before, until now, alt, alter, alte, bisher, bisheriger, bisherige, früher, ancien, ancienne, précédent, avant, anterior, viejo, vieja, antiguo, antes, antigo, antiga,
  vecchio, vecchia, precedente, prima, oud, oude, vorige, gammel, gammal, gamla, gamle, tidligere, tidigare, vanha, aiempi, stary, stare, poprzedni, dotychczasowy, staré, starý, předchozí, predchádzajúci, stari, prejšnji,
  старый, прежний, предыдущий, было, старий, попередній, стар, стари, régi, korábbi, vechi, vechiul, παλιός, παλιό, eski, önceki, lama, cũ, 旧*, 舊*, 以前*, 이전*, 기존*, القديم, قديم, ישן
`);

/** What stands before the name of an earlier one: "the old activation code". */
export const formers = anyOf(`
  old, older, earlier, previous, former, alte, alter, alten, altem, bisherige, bisheriger, bisherigen, frühere, früherer, früheren, vorherige, vorheriger, vorherigen, vorige, voriger, vorigen, ancien, ancienne,
  précédent, précédente, anterior, viejo, vieja, antiguo, antigua, antigo, antiga, vecchio, vecchia, precedente, oude, eerdere, gamle, gamla, gammel, tidligere, tidigare, förra, forrige, vanha, vanhan, aiempi, aiemman,
  stary, starego, starym, poprzedni, poprzedniego, poprzednim, starý, starého, předchozí, předchozího, predchádzajúci, predchádzajúceho, stari, starog, prethodni, prethodnog, prejšnja, prejšnjo,
  старый, старого, прежний, предыдущий, предыдущего, старий, попередній, стария, старият, предишния, régi, korábbi, előző, vechiul, παλιός, παλιό, προηγούμενος, eski, önceki
`);

/** The same, behind a name. */
export const formersBehind = anyOf(`
  anterior, viejo, vieja, antiguo, antigua, antigo, antiga, vecchio, vecchia, precedente, précédent, précédente, vechi, veche, lama, cũ
`);

export const newly = anyOf(`
  new, newer, now, current, from now on, neu, neuer, neue, jetzt, nun, aktuell, nouveau, nouvelle, maintenant, actuel, nuevo, nueva, ahora, actual, novo, nova, agora, atual, nuovo, nuova, adesso, ora, attuale,
  nieuw, nieuwe, nu, huidig, ny, nye, nya, nytt, nå, uusi, nyt, nowy, nowe, teraz, aktualny, nový, nové, nyní, aktuální, novi, zdaj, новый, новое, теперь, стало, текущий, новий, тепер, нов, нови, új, most, nou, noul, acum, νέος, νέο, τώρα,
  yeni, şimdi, baru, sekarang, mới, 新*, 現在*, 今後*, 새*, 현재*, الجديد, جديد, חדש
`);

/** "From X to Y". */
export const fromWords = anyOf(`
  from, von, vom, de, del, du, da, dal, do, van, fra, från, z, ze, iz, sa, od, с, со, з, із, из, от, од, din, de la, από, no, iš, dari, từ, từ mã
`);

export const toWords = anyOf(`
  to, into, auf, zu, in, a, à, en, al, au, para, por, naar, till, til, na, ja, u, на, в, у, la, în, σε, uz, į, menjadi, ke, kepada, thành, sang
`);

/** What is done to a number that becomes another. */
export const changes = anyOf(`
  chang*, switch*, updat*, amend*, correct*, geändert*, ändert*, gewechselt*, aktualisiert*, berichtigt*, modifi*, remplac*, corrig*, cambi*, actualiz*, alter*, mud*, atualiz*, substitu*, modific*, aggiorn*, sostitu*,
  gewijzig*, veranderd*, aangepast*, ändra*, byt*, endr*, bytt*, ændr*, skift*, zmieni*, změn*, zmen*, promijen*, promen*, spremen*, измен*, смен*, помен*, обновл*, змін*, онов*, промен*, schimb*, modificat*, αλλαξ*, άλλαξ*,
  mainīt*, nomainīt*, pakeist*, pasikeit*, diubah*, berubah*, diganti*, ditukar*, thay đổi*, đổi*
`);

/** "Replaced by": who or what has done it, before the one that is given. */
export const agents = anyOf(`
  by, with, to, durch, gegen, auf, par, por, pelo, pela, en, da, dal, dalla, con, door, met, av, med, mot, til, till, af, na, przez, za, ha, с, на, кодом, з, с код, cu, de, με, από, dengan, oleh, bằng, bởi
`);

/** "Type this one now", of two that a mail gives. */
export const atOnce = anyOf(`
  now, right away, jetzt, gleich, maintenant, tout de suite, ahora, agora, adesso, ora, ara, nu, nou, nå, nyt, núna, nüüd, praegu, tagad, dabar, teraz, nyní, teď, zdaj, sada, сада, сега, сейчас, теперь, зараз, тепер, цяпер, most, acum, τώρα, şimdi, indi, қазір, hozir, tani, ახლა, հիմա, עכשיו, כעת,
  الآن, اکنون, الان, ابھی, अभी, अब, आत्ता, आता, अहिले, এখন, இப்போது*, ఇప్పుడు*, bây giờ, sekarang, ngayon, sasa, orain, nawr, anois, issa, 现在*, 現在*, 今すぐ*, 지금*, ตอนนี้*
`);

/** "This code expired yesterday": when something came to pass. */
export const timesPast = anyOf(`
  yesterday, last night, this morning, earlier today, earlier, on monday, on tuesday, on wednesday, on thursday, on friday, on saturday, on sunday, gestern, heute früh, hier, hier soir, ce matin, ayer, anoche, esta mañana, ieri, stamattina, ontem, esta manhã, gisteren, vanochtend, igår, i går, i morse, eilen, wczoraj, včera, вчера, вчора, учора, tegnap, dün, אתמול, أمس
`);
