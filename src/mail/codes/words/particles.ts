/**
 * Small words and turns of all languages that join a number to its sentence: with what, which one, whose, what it does. They are
 * too short to be looked for everywhere, so that a step asks for them only where they would stand. Written as the words of a
 * table are, and each list is the source of an expression for any of them: an ending may follow only where a star allows it.
 */
import { anyOf, setOf } from './list.ts';

/** "The code". */
export const articles = anyOf(`
  the, der, die, das, le, la, l, el, il, lo, o, de, het, den, det
`);

/** "A code", "any code". */
export const indefinites = anyOf(`
  a, an, any, ein, eine, einen, einem, einer, irgendeinen, un, une, uno, una, aucun, ningún, nessun, um, uma, nenhum, een, en, ett, et, ei, eit
`);

/** "482913 was generated for your login": what became of it, behind a number. */
export const issued = anyOf(`
  was generated, was issued, was created, was made, has been generated, has been issued, has been created, wurde generiert, wurde erstellt,
  wurde erzeugt, a ete genere, a ete cree, a ete emis, ha sido generado, se ha generado, fue generado, foi gerado, e stato generato,
  zostal wygenerowany, zostal utworzony, byl vygenerovan, byl vytvoren, bol vygenerovany, bol vytvoreny, a fost generat, a fost creat, a fost emis, har genererats, har skapats, er genereret, er oprettet, er generert, ble generert, er opprettet,
  on luotu, luotiin, on loodud, sugeneruotas, tika generets, ir generets, generirana je, je generiran, је генерисан, е генериран, беше генериран, був згенерований, було згенеровано, згенеровано, u gjenerua, eshte gjeneruar, sha generat, ha estat generat, telah dibuat, telah dijana, был создан, было создано, было сгенерировано, olusturuldu, is aangemaakt, is gegenereerd
`);

/** "…, so it", "…, und er": how a clause goes on about what the one before it began with. */
export const resuming = anyOf(`
  it, so it, and it, and is, and so, and therefore, and has, and was, er, sie, und er, und ist, und wurde, daher ist er, deshalb ist er, il, elle, et il, et elle, il est, et est,
  donc il, y, y ha, y esta, por lo que, e, e foi, e esta, por isso, ed e, e quindi, quindi, en is, dus, den, och, och har, og, og er, ja, i, a, a byl, a je, и, и он, он, поэтому он,
  і, і він, він, ve, bu yuzden, dan, va, και
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

/** Words for "is", as they stand before a code and behind one. */
export const copulas = setOf(`
  is, are, be, reads, ist, lautet, heißt, sind, est, sera, es, son, será, é, são, è, sono, luidt, er, on, är, jest, je, је, este, einai, είναι,
  adalah, ialah, là, la, wynosi, brzmi, zní, yra, ar, ay, ni, това, это, це, হলো, إنه, є, е, हैं, है, হল, הוא, היא, הינו, هو, هي, ir, është, ang
`);

/** "…, which we sent you", "…, den wir Ihnen geschickt haben": what a clause begins with that is about the word before it. */
export const relatives = anyOf(`
  which, that, den, der, das, die, welchen, welcher, welches, que, qui, lequel, el que, o qual, che, il quale, dat, som, sem, který, ktery, jenz, jejz, který, ktory, ktora, ktore, ktorý, ki, koji, koja, koje, kojeg,
  который, которые, что, який, яка, що, який, которы, што, който, която, което, които, што, који, које, која, којег, кој, кои, care, pe care, pe care l, που, ο οποιος, τον οποιο, amely, amelyet, amit, melyet, jonka, joka, mille, mis, ko, kas, kuru, kurs, kuri, kuris, që, te cilin, e cilin, yang, ma,
  الذي, التي, که, جو, जो, जिसे, যা, אשר
`);

/** "4821-re végződő", "4821 ile biten": of a number whose end alone is shown, behind it. */
export const endingIn = anyOf(`
  re végződő, ra végződő, végű, で終わる*, から始まる*, es végződésű, as végződésű, os végződésű, végződésű, ile biten, bilan tugaydigan, ilə bitən, 로 끝나는, 으로 끝나는, 로 끝난, 으로 끝난, पर समाप्त होने, से समाप्त होने, দিয়ে শেষ, पर खत्म होने
`);

/** "If the code 482913 has expired": what a clause begins with that says nothing of the code as it is. */
export const conditions = anyOf(`
  if, should, in case, unless, when, once, wenn, falls, sollte, sobald, si, s il, dans le cas ou, des que, en caso de que, cuando,
  se il, se il tuo, se il suo, se questo, se o, se o seu, se o teu, se este, se esse, caso, quando, nel caso, qualora, als de, als deze, indien, mocht, wanneer, zodra, om, ifall, hvis, dersom,
  jos, mikali, jesli, jezeli, gdyby, gdy, pokud, jestlize, kdyby, az kod, ak, ked, keby, ce koda, ce je koda, ako, ukoliko, ако, если, когда, якщо, коли, калі,
  ha a, ha az, amennyiben, daca, in caz ca, eger, αν, εάν, σε περίπτωση που, όταν, kui, ja kods, ja jusu kods, jei, jeigu, nese, jika, bila, apabila, kalau, sekiranya, jikalau, nếu, khi,
  إذا, اذا, في حال, אם, במקרה ש, اگر, چنانچه, यदि, अगर, যদি, หาก*, ถ้า*, 如*, 如果*, 若*, もし*, 만약, si el, ef
`);

/** "Will be disabled", "sera désactivé": what is yet to come, before the word for void. */
export const toCome = anyOf(`
  will be, will become, would be, wird nach, wird bei, wird mit, wird in, sera, seront, serán, sarà, saranno, verrà, será, serão, wordt na, wordt over, wordt bij, kommer att, blir efter, vil bli, blir etter, vil blive, bliver efter,
  będzie, zostanie, bude, bo, biće, bit će, će biti, будет, станет, буде, стане, ще бъде, va fi, θα, akan, sẽ bị, سوف, יהיה, verður
`);

/** "This code", of the one before. */
export const demonstratives = anyOf(`
  this, that, diese, dieser, dieses, ce, cet, cette, este, esta, questo, questa, dit, deze, dette, denne, detta, denna,
  ten, ta, to, tento, tato, toto, этот, эта, цей, ця, bu, ini, ez a, tama, see, sis, si, sitas, sit, acest, aceasta
`);

/** "These digits": the same of several. */
export const plurals = anyOf(`
  these, those, ces, estos, estas, estes, queste, questi, ці, эти, te, tyto, これらの*, この*, 这*, 這*, 이*
`);

/** Requests that stand before them: "use this code". */
export const demonstrativeRequests = anyOf(`
  use, enter, type, please use, please enter, please type, nutze, verwende, gib, utilisez, utilise, saisissez,
  usa, utiliza, introduce, insira, digite
`);

/** "Yours: 482913". */
export const possessives = anyOf(`
  yours, deiner, deine, deines, deins, ihrer, ihre, ihres, eurer, votre, votres, tien, tiens, tienne, tuyo, tuyos, suyo, suyos, tuo, tuoi, suo, suoi, seu, seus, teu, teus, vostre, jouw, jouwe, die van jou, die van u,
  din, ditt, dit, dine, dina, twoj, twoje, wasz, tvuj, tvoje, vas, vase, ваш, ваша, ваше, ваши, твой, твоя, твое, твои, твій, твоє, твої, ваші, вашият, твоят, tvoj, sinun, teie, sinu, juusu, tavs, tavejais, jusu, tau skirtas,
  a tied, az one, az on kodja, sizinki, sizinkiler, seninki, seninkiler, al tau, ale tale, al dumneavoastra, δικος σας, δικο σας, δικος σου, δικο σου
`);

/** "Your code", right before a name. */
export const ownWords = anyOf(`
  your, dein, deine, ihr, ihre, euer, votre, ton, tu, su, vuestro, seu, sua, teu, o seu, tuo, il tuo, il suo, uw, je, jouw, din, ditt, dit,
  twoj, wasz, vas, tvuj, vase, ваш, твои, твій, vaš, tvoj, vas, az on, a, sinun, teie, senin, sizin, kodu, anda, ban, cua ban, cua quy khach
`);

/** "…, which is your code", "…; das ist dein Code". */
export const thatIs = anyOf(`
  which is, that is, that s, this is, it is, it s, das ist, dies ist, c est, esto es, este es, isto e, este e, questo e, to jest, je to, to je, это, це,
  dat is, dit is, det ar, det er, se on, ez a
`);

/** "The one for you is 482913", "What goes there is 482913". */
export const theOnes = anyOf(`
  the one, what it, what the, what goes, what belongs, what you, der, die, das, was, derjenige, celui, celle, ce qui, ce que, ce qu il, el que, el, lo que, il, quello, quella, quello che,
  o que, o, a que, degene, de, wat, den, det, det som, den som, ten, to co, to, ta, тот, то что, той, те що, ten ktory
`);

/** "The new one", of a code that the sentence before says is void; as it begins its own. */
export const newOnes = anyOf(`
  new one, the new one, your new one, a new one, here is a new one, here s a new one, here is the new one, here s the new one, fresh one, a fresh one, the right one, right one, the correct one, correct one, here is the right one, here is the correct one, here s the right one, here s the correct one, the replacement, your replacement, replacement,
  der richtige, die richtige, hier der richtige, hier ist der richtige, le bon, voici le bon, el correcto, este es el correcto, quello giusto, o correto, de juiste, den rätta, den rigtige, den riktige, oikea, właściwy, poprawny, spravny, правильный, вот правильный, правильний,
  der neue, die neue, das neue, ihr neuer, ihre neue, dein neuer, deine neue, neuer, neue, neues, hier der neue, hier ist der neue, hier die neue, hier ist ein neuer, hier ist ihr neuer,
  le nouveau, la nouvelle, nouveau, nouvelle, voici le nouveau, en voici un nouveau, el nuevo, la nueva, nuevo, nueva, aqui tienes el nuevo, aqui tiene el nuevo, il nuovo, la nuova, quello nuovo,
  quella nuova, nuovo, nuova, ecco il nuovo, ecco quello nuovo, o novo, a nova, novo, nova, aqui esta o novo, de nieuwe, nieuwe, hier is de nieuwe, een nieuwe, nowy, nowe, nowy to, oto nowy, ten nowy,
  den nya, ny, här är den nya, den nye, nytt, her er den nye, det nye, uusi, tassa uusi, az uj, uj, itt az uj, itt van az uj, novy, nova, nove, novy je, ten novy, tu je novy, zde je novy, cel nou, noul, nou, noua, iata cel nou,
  novi, nova sifra, naujas, naujasis, jaunais, uus, ο νεος, το νεο, η νεα, νεος, νεο, новый, новая, новое, вот новый, новий, новият, новата, нов, нови, yenisi, yeni olan, iste yenisi, baru, yang baru, kode baru, mới, mã mới,
  新しいもの, 新しい方, 新的, 新的是, 새 번호, 새로운 것, الجديد, الرمز الجديد, החדש, החדשה, جدید, नया, नया वाला, อันใหม่
`);

/** What is said before what one is to try. */
export const trying = anyOf(`
  try, please try, so try, now try, try it with, try with, probier, probier mal, probieren sie, versuch es mit, versuchen sie es mit, essaie, essayez, essaie avec, essayez avec, prueba, prueba con,
  pruebe con, prova, prova con, provi con, tente, tenta com, tente com, probeer, probeer het met, prøv, prøv med, testa, testa med, kokeile, sprobuj, zkus, zkuste, skus, skuste, probaj, probald, incearca,
  попробуи, попробуите, спробуи, спробуите, пробваи
`);

/** Within what says that something is void: that it is a code, "code précédent". */
export const codeStems = anyOf(`
  code*, codi*, coda*, cód*, kod*, kód*, kood*, pin*, otp*, passco*, clave*, contrase*, senha*, parol*, hasł*, hesl*, jelsz*, şifr*, код*, парол*, κωδικ*, コード*, 番号*, 码*, 碼*, 코드*, 번호*, رمز*, كود*, کد*, קוד*, कोड*, รหัส*, mã*
`);

/** What may stand before them. */
export const possessiveArticles = anyOf(
  `here is, le, la, les, el, los, las, il, i, o, os, a, as, els, de, ο, το`,
);

/** "Here it is: 482913". */
export const presenting = anyOf(`
  e acesta, este acesta, e aceasta, este aceasta, das ist sie, here it is, there it is, voila, this one, with this one, use this one, try this one, take this one, this time with this one,
  z tym, tym razem z tym, ten, weź ten, mit diesem, nimm diesen, nehmen sie diesen, avec celui ci, essaie celui ci, con este, prueba con este,
  prueba este, com este, con questo, prova con questo, met deze, probeer deze, med den här, med den her, med denne, zkus tento, s tímto, s týmto,
  с этим, вот этот, вот он, вот новый, з цим, ось він, cu acesta, ezzel, tällä, bununla, este es, este, questo
`);

/** Where an offer is redeemed, in what asks for its code: "enter it in the basket". Not the page of a payment, where people confirm it. */
export const redeemedAt = anyOf(`
  beim kauf, bei deinem kauf, bei ihrem kauf, lors de l'achat, al comprar, al hacer tu compra, all'acquisto, na compra, bij aankoop,
  at checkout, at the checkout, at our checkout, at the till, at the tills, at the cash desk, in the basket, in your basket, into your basket, in the cart, in your cart, in your bag, im warenkorb, in den warenkorb, an der kasse, beim bezahlvorgang, im bestellvorgang,
  dans le panier, dans votre panier, dans ton panier, au panier, en caisse, a la caisse, en la cesta, en tu cesta, en el carrito, en tu carrito, en el carro, en tu carro, en caja, en la caja, al tramitar, nel carrello, nel tuo carrello, alla cassa, in cassa,
  no carrinho, no seu carrinho, no teu carrinho, no cesto, na caixa, ao finalizar a compra, ao fechar o pedido, al finalizar la compra, al finalizar tu compra, a la cistella, bij het afrekenen, bij afrekenen, aan de kassa, in je winkelmand*, in de winkelmand*, in uw winkelmand*,
  i kassan, i varukorgen, ved kassen, i kurven, i kassen, i handlekurven, kassalla, ostoskori*, w koszyku, do koszyka, przy kasie, v kosiku, do kosiku, do kosika, u pokladny, pri pokladni, a kosarban, a kosarba, a penztarnal, in cos, in cosul, la casa, la casa de marcat,
  στο καλαθι, στο ταμειο, в корзине, в корзину, на кассе, при оформлении заказа, у кошику, на касі, в кошику, при оформленні замовлення, в количката, на касата, u kosarici, u korpi, na blagajni, v kosarici, krepselyje, kasoje, groza, ostukorvis, kassas,
  sepette, sepetinizde, sepete, kasada, di keranjang, saat checkout, ketika checkout, semasa checkout, semasa pembayaran di kaunter, trong gio hang, o gio hang, tai quay, ตะกร้า*, カートで*, カート内*, カートに*, レジで*, レジにて*, 장바구니*, 购物车*, 購物車*, 结账时*, 結帳時*, 结算时*, 收银台*,
  في سلة, في السلة, عند إتمام الشراء, در سبد خرید, سبد خرید, בקופה, בסל, בעגלה, कार्ट में, चेकआउट*
`);

/** What is said of a code that one keeps: "it stays the same as long as you are a member"; none that is used once does. */
export const standing = anyOf(`
  the same for everyone, the same for everybody, the same for all, für alle gleich, le même pour tous, el mismo para todos, la misma para todos, lo stesso per tutti,
  uguale per tutti, o mesmo para todos, voor iedereen hetzelfde, samma för alla, ens for alle, det samme for alle, kaikilla sama, sama kaikilla, taki sam dla wszystkich, stejný pro všechny,
  одинаков для всех, для всех один, restent les mêmes, siguen siendo los mismos, blijft van jou, blijft van u, ten sam otwiera,
  does not change, doesn't change, won't change, will not change, never changes, stays the same, remains the same, as long as you are a, as long as you re a, as long as you rent, for as long as you rent, for as long as you are, every time you visit, each time you visit, on every visit, at every visit, until you change it, reusable,
  aendert sich nicht, andert sich nicht, bleibt gleich, bleibt dieselbe, bleibt derselbe, bei jedem besuch, solange sie mitglied, solange du mitglied, ne change pas, reste le meme, a chaque visite, tant que vous etes, no cambia, es siempre el mismo, siempre la misma, en cada visita, mientras seas socio, mientras sea socio,
  non cambia, resta lo stesso, resta la stessa, a ogni visita, ad ogni visita, finche sei iscritto, nao muda, mantem se, em cada visita, enquanto for socio, verandert niet, blijft hetzelfde, blijft dezelfde, bij elk bezoek, zolang je lid, zolang u lid,
  andras inte, ar densamma, galler tills vidare, vid varje besok, aendrer sig ikke, er den samme, ved hvert besog, endres ikke, er den samme, ved hvert besok, ei muutu, pysyy samana, joka kaynnilla, nie zmienia sie, pozostaje ten sam, przy kazdej wizycie, nemeni se, zustava stejny, pri kazde navsteve,
  nem valtozik, minden latogatas, nu se schimba, ramane acelasi, la fiecare vizita, δεν αλλαζει, παραμενει ιδιος, не меняется, остается прежним, при каждом посещении, не змінюється, залишається незмінним, не се променя, degismez, degismiyor, her ziyaret, tidak berubah, tetap sama, khong thay doi,
  変わりません, 毎回同じ, 변경되지 않, 바뀌지 않, 不会变, 不會變, 保持不变, لا يتغير, تغییر نمی کند, אינו משתנה, לא משתנה, नहीं बदल*
`);

/** Said of a code by whoever passes a mail on. */
export const nothingToEnter = anyOf(`
  nothing to enter, nothing to type, nothing for you to enter, no need to enter it, no need to enter anything, don't enter anything, do not enter anything, you needn't enter, already entered it, i have used it, i've used it,
  nichts einzugeben, nichts eingeben, brauchst nichts eingeben, müssen nichts eingeben, schon eingegeben, bereits eingegeben, schon benutzt, bereits benutzt,
  rien à saisir, rien à entrer, rien à taper, déjà saisi, déjà utilisé, no hay que introducir nada, no hace falta introducir nada, no hay que meter nada, ya lo he usado, ya lo introduje, ya lo usé,
  nada que introducir, nada a introduzir, não é preciso introduzir nada, não precisa digitar nada, já o usei, já usei, non devi inserire niente, non devi inserire nulla, non bisogna inserire niente, niente da inserire, già inserito, già usato, già fatta io,
  niets in te vullen, hoef je niets in te vullen, hoeft niets in te vullen, al ingevuld, al gebruikt, inget att skriva in, redan använt, redan använd, intet at indtaste, allerede brugt, ingenting å taste, allerede brukt,
  ei tarvitse syöttää mitään, jo käytetty, käytin jo, nic nie wpisuj, nie trzeba nic wpisywać, już wpisany, już użyty, nic nezadávejte, nic nezadávej, už jsem ho zadal, už použitý, nič nezadávajte,
  ничего вводить не, вводить ничего не, ничего не вводи, ничего не вводите, уже использован*, давно использован*, уже введён, нічого не вводь, нічого не вводьте, нічого вводити не, вже використан*,
  nem kell beírni semmit, már felhasznál*, nu trebuie introdus nimic, deja folosit, δεν χρειάζεται να εισαγάγ*, δεν χρειάζεται να πληκτρολογ*, hiçbir şey girme, zaten kullanıldı, không cần nhập gì, đã dùng rồi, tidak perlu memasukkan apa pun, sudah dipakai,
  入力済み*, 使用済み*, 対応は不要*, 対応不要*, 入力は不要*, 入力不要*, 已使用*, 已经用过*, 已用过*, 不用输入*, 无需输入*, 無需輸入*, 不用輸入*, 已經用過*, 이미 사용*, 이미 입력*, 입력하실 필요*, 입력할 필요*,
  لا حاجة لإدخال, تم استخدامه, לא צריך להזין, כבר השתמשתי
`);

/** With what one signs in: "with", right before a number. */
export const instruments = anyOf(`
  with, w/, using, mit, avec, con, com, med, met, cu, pomoci, amb, su, ar, me, s, sa, z, dengan, bang, gamit, kwa,
  с, със, со, са, με, با
`);

/** What may stand between them and the number. */
export const instrumentArticles = anyOf(`pin, the, el, ang, το`);

/** The same behind the number: "4826 ile". */
export const instrumentsBehind = anyOf(`ile, bilan, арқылы, аркылуу, से, দিয়ে, کے ذریعے`);

/** Whom a sentence speaks to that begins with what it is done with: "Mit 4826 meldest du …". */
export const readers = anyOf(`du, sie, ihr, je, u, jij, jy, dig, dich, deg`);

/** Words for numbers that say of what only together with others: "your number", not "your account number". */
export const mereNumbers = anyOf(`
  number, nummer, nummeret, numret, nommer, numero, numer, numerem, numerom, cislo, cislem, cislom, broj, brojem,
  stevilko, num, nombor, nomor, номер, номером, номера, нумарам, број, бројем, бројот, число, numara, numarasini,
  numarasiyla, numar, numarul, numrin, numeriu, numuru, szam, numeri, το αριθμο, τον αριθμο, αριθμο, αριθμος, ნომრით, համարով,
  الرقم, العدد, عدد, המספר, מספר, संख्या, नंबर, 番号, 号码, 號碼, 번호, หมายเลข
`);

/** Forms of them that say with what: "číslem", "бројем". */
export const withNumbers = anyOf(`
  numerem, cislem, cislom, brojem, бројем, номером, нумарам, numeriu, ნომრით, համարով, nummeret, numret
`);

/** "Activation code for this IP: 325190": what it is for, and no name of what follows. */
export const forThis = anyOf(`
  for this, fuer diese, fuer diesen, fuer dieses, fur diese, fur diesen, fur dieses, pour cet, pour cette, pour ce, para este, para esta, per questo,
  per questa, voor dit, voor deze, for denne, for dette, for den har, dla tego, dla tej, pro tento, pro tuto
`);

/** Said of a number that lets one in: "6632 gets you in". */
export const letsIn = anyOf(`
  goes in, goes into, must be entered,
  slapper dig, slapper in dig, slipper deg, lukker dig, laser upp, laser opp, laser din, bringt dich, bringt sie, lasst dich, lasst sie,
  te ouvre, te abre, te apre, te obre, te deja entrar, te fait entrer, te fa entrare, vous ouvre, vous fait entrer,
  ti apre, ti fa entrare, et obre, et deixa entrar, laat je binnen, laat je erin, laat je weer binnen, laat je weer erin,
  laat u binnen, laat u erin, laat u weer binnen, laat u weer erin, brengt je, brengt u,
  wpusci cie, wpusci pana, wpusci pania, wpuszcza cie, wpuszcza pana, wpuszcza pania, vas pusti, te pusti, ta pusti, vas prihlasi,
  te prihlasi, ta prihlasi, вас впустит, вас пустит, откроет, открывает вам, відкриє, відкриває вам, ще отвори, отваря, vam otevre, ti otevre, vam otvori, ti otvori, otwiera ci, otworzy ci, offnet dir, offnet ihnen, opent de deur, opent voor, opent je, iti deschide, va deschide, тебя впустит, тебя пустит, впустить вас, beenged
`);

/** "(Will) let you in". */
export const lets = anyOf(`get, gets, let, lets, log, logs, sign, signs`);
export const letsWhere = anyOf(`in, into, on, back in, back into, back on`);

/** "Unlocks your account", "will open it". */
export const opens = anyOf(`
  unlock, unlocks, open, opens, prove, proves, confirm, confirms, verify, verifies, complete, completes, finish, finishes,
  release, releases, approve, approves, authorise, authorises, authorize, authorizes
`);
export const opensWhat = anyOf(`your, the, it, this, that`);

/** Said of a page or an app, right before what it wants: "the page is waiting for 482913". */
export const awaiting = anyOf(`
  need, needs, wants, want, will want, expects, expect, is expecting, will expect, asks for, ask for, will ask for, is asking for, waits for, is waiting for, will accept, accepts,
  requires, would like, has to be told, takes, must be given, must be told, wartet auf, wartet nun auf, wartet jetzt auf, will, will wissen, verlangt, verlangt nach, möchte, braucht, benötigt, fragt nach,
  erwartet, attend, demande, vous demande, te demande, réclame, veut, exige, espera, esta esperando, esta a espera de, pide, te pide, le pide, quiere, necesita, aspetta, chiede, ti chiede, le chiede, vuole, richiede, si aspetta,
  pede, quer, precisa de, aguarda, wacht op, wacht nu op, wacht nog op, vraagt om, vraagt naar, wil, verwacht, heeft nodig, väntar på, vill ha, frågar efter, behöver, venter på, vil ha, vil have, spør etter, spørger efter, trenger, har brug for,
  odottaa, haluaa, pyytää, kysyy, czeka na, prosi o, wymaga, oczekuje, chce, čeká na, žádá, vyžaduje, očekává, čaká na, žiada, ждет, ожидает, просит, требует, спросит, чекає на, очікує, просить,
  очаква, иска, чака, ще поиска, ще попита за, čeka, traži, očekuje, чека, тражи, pričakuje, zahteva, laukia, paprasys, prašo, reikalauja, gaida, prasis, prasa, ootab, kusib, așteaptă, cere, vrea, vár, kér, περιμένει, περιμένει το, ζητά, ζητάει το, ζητά το, ζητάει, θέλει, menunggu, meminta, memerlukan, chờ, yêu cầu, cần, tunggu, minta
`);

/** What comes after the password, as programs call it. */
export const steps = anyOf(`
  stage two, step two, stage 2, step 2, second step, second stage, next step, next stage, last step, final step, part two, second factor, stufe zwei, schritt zwei, schritt 2, zweiter schritt, nächster schritt,
  l'étape 2, étape 2, deuxième étape, paso dos, paso 2, segundo paso, passo 2, segundo passo, secondo passo, stap twee, stap 2, steg två, steg 2, trin 2, krok 2, drugi krok, druhý krok, шаг 2, второй шаг
`);
export const fromReaders = anyOf(
  `from you, von dir, von ihnen, de vous, de toi, de ti, de usted, de você, da te, da lei, van je, van u, från dig, fra deg, fra dig, od ciebie, od pana, od pani, od vás, od tebe, от вас, від вас, sizden, senden`,
);

/** Said of a number that one is asked for: "300915 is what the page wants". */
export const isAwaited = anyOf(`
  is wat, is precies wat, este ceea ce, es el que, es allo que, ar det som, er det som, ar det appen, er det appen, ar det sidan, er det siden, είναι αυτό που,
  e tutto quello che, e tutto ciò che, es todo lo que, é tudo o que, c'est tout ce qu, is alles wat, er alt du, är allt du, to wszystko czego, je vše co,
  is what, is all, is the one, that s what, that is what, this is what, those are what, brauch*, benotig*, ist alles, ist was, vous permet*, vous sera*, le permite*, le dara,
  es lo que, e quello che, e o que, heb je nodig, har du brug, behover du
`);

/** The same in languages that part it by a comma: "482913 je to, co od vás aplikace potřebuje". */
export const isIt = anyOf(
  `je to, to jest to, to to, это то, це те, е това, je ono, je tisto, ez az, az, on se, on see, ir tas, yra tai, ist das, ist genau das`,
);
export const which = anyOf(`co, czego, что, чего, що, чого, което, sto, kar, amit, mita, mida, ko, was, wat`);

/** "…, where you gave your number". */
export const wheres = anyOf(`
  where, in which, on which, wo, in der, in dem, auf der, où, donde, en la que, en el que, onde, em que, na qual, no qual, dove, in cui, waar, där,
  der du, hvor, missä, jossa, jolla, kus, kur, gdzie, kde, gdje, kjer, ahol, amelyen, unde, где, де, къде, όπου
`);
/** Where something is put, right behind it: "enter 4821 in the game". */
export const into = anyOf(`
  under, under the, in the, in your, in our, in its, in that, into the, into your, into our, into its, into that, on the, on your, on our, onto the, on its, to the, at the, in der, im, ins, in das, in die,
  am, beim, ind i, ind pa, inn i, inn pa, auf der, auf dem, auf die, unter, ins feld, ans, bei, dans le, dans la, dans l, dans les, dans votre, dans ton, sur le, sur la, sur l, sur votre,
  en el, en la, en los, en las, en tu, en su, en nuestra, nel, nella, nello, nell, nei, nelle, sul, sulla, sullo, sull, no, na, nos, nas,
  em, ao, a la, al, in de, in het, in je, in uw, op de, op het, op je, op uw, i, pa, paa, til, w, we, do, v, ve, vo, u, в, во, на, у, în, in, pe,
  la, στο, στη, στην, στον, στα, di, pada, ke, ke dalam, vao, tren, trong, o, ở, في, على, إلى, در, به, را در, را به, را روی, ב*, ל*, sa, kwenye, katika
`);

/** The same for a place that was spoken of: "type 4821 there". */
export const thither = anyOf(`
  there, in there, dort, dort ein, dorthin, hinein, la dedans, ahi, alli, li, ali, lá, daar, daarin, erin, där, dit, der, dér, sinne, sinna, tam, tja, туда, там, тут, tamo, oda, ott, acolo, orada, oraya, di sana, di situ, vao do
`);

/** "… and press OK": what one does with what was entered. */
export const pressing = anyOf(`
  and press, and hit, and tap, and click, and select, then press, then hit, then tap, then click, und drücken, und klicken, und tippen, und bestätigen, et appuyez, et cliquez, et validez, y pulsa, y pulse, y haz clic, y presiona, e premi, e clicca, e prema, e clique, e pressione, e toque,
  en druk, en klik, och tryck, och klicka, og trykk, og tryk, og klik, ja paina, i naciśnij, i kliknij, a stiskněte, a stlačte, и нажмите, і натисніть, ve basın, dan tekan, və basın
`);

/** In which order characters are typed into boxes. */
export const leftToRight = anyOf(`
  left to right, von links nach rechts, de gauche à droite, de izquierda a derecha, da sinistra a destra, da esquerda para a direita, van links naar rechts, från vänster till höger, fra venstre mod højre, fra venstre til høyre, vasemmalta oikealle, od lewej do prawej, zleva doprava, zľava doprava, слева направо, зліва направо, soldan sağa, balról jobbra, de la stânga la dreapta, dari kiri ke kanan, 左から右*, 从左到右*, 從左到右*
`);

/** Requests for an answer, by which one confirms: "Antworten Sie mit 4821". */
export const answering = anyOf(`
  antwo*, beantwo*, reageer*, svar*, besvar*, vastaa*, vastak*, vasta, atbild*, atsaky*, odpov*, odpow*, odpis*, odgovor*,
  одговор*, отговор*, ответ*, відпов*, дайте відп*, адкаж*, απαντ*, valasz*, raspun*, rispo*, respo*, contest*, repon*, pergjig*,
  yanit*, cevap*, cavab*, javob*, ҷавоб*, хариу*, პასუხ*, უპასუხ*, պատասխան*, השב*, השי*, ענ*, הגב*, اجب*, رد, پاسخ*, جواب*,
  tra loi, balas*, bales*, jawab*, sumagot*, sagot*, sagutin*, mag reply*, magreply*, jibu*
`);

/** The same further on in a request, or in languages whose words have no beginning. */
export const answeringWithin = anyOf(`
  diye yanit*, diye cevap*, deb javob*, жауап*, жооп*, जवाब*, उत्तर*, উত্তর*, பதில்*, రిప్లై*, జవాబు*, ಉತ್ತರಿಸ*, ಪ್ರತ್ಯುತ್ತರಿಸ*,
  മറുപടി*, ตอบ*, 回复*, 回覆*, 返信*, 返事*, 답장*, 회신*, 답변*
`);

/** Words that point to what follows or stands elsewhere, and ask for nothing before them. */
export const pointsOn = anyOf(`
  below*, following*, here*, unten*, folgend*, suivant*, siguient*, seguint*, seguent*, abajo*, abaixo*, sotto*, hieronder*,
  volgend*, nedan*, foljande*, nedenfor*, nedenstaende*, alla*, seuraav*, ponizej*, nasled*, nize*, ниже*,
  следующ*, нижче*, наступн*, вот*, asagida*, belirtilen*, quyidagi*, asagidaki*, di bawah*, berikut*, 以下*, 下列*, 下方*, 다음*,
  아래*, नीचे*, নিচে*, নিম্ন*, निम्न*, dưới*
`);

/** What says that a number is only one of many: "for example 482913". */
export const exampleNames = anyOf(`
  e.g, f.eks, t.ex, z.b, z. b, p.ej, p. ej, p.ex, p. ex, np, example, beispiel, exemple, ejemplo, exemplo, esempio, voorbeeld, bijvoorbeeld, exempel, eksempel, esimerkki, esimerkiksi, příklad, příkladu,
  například, príklad, napríklad, przykład, przykładzie, primjer, primer, példa, például, exemplu, παράδειγμα, пример, например, наприклад, приклад, örnek,
  örneğin, contoh, misalnya, ví dụ, ตัวอย่าง, 例, 例如, 예시, 예, مثال, مثلا, דוגמה, לדוגמה, उदाहरण
`);

/** What announces an example in the next line: "a text message such as this one arrives:". */
export const exampleAnnouncements = anyOf(`
  customers will see, users will see, people will see, kunden sehen, clients verront, clientes verán,
  like this, like this one, such as this, such as this one, looks like, something like, along the lines of, so aus, wie diese, wie dieser, wie dieses, wie folgt aus, etwa so, ressemble à, ressemblent à, comme celui ci, comme celle ci, du type,
  como este, como esta, parecido a este, parecido con este, como questo, come questo, come questa, simile a questo, simile a questa, parecida com esta, semelhante a este, zoals deze, zoals dit, ziet er zo uit, zo uit,
  så här, som detta, som denna, som denne, som dette, sådan ud, slik ut, tältä, tällainen, kuten tämä, taki jak ten, jak ta, wygląda tak, takhle, jako tato, jako tento, poput ove, így néz ki, ilyen, ca acesta, ca aceasta, așa,
  σαν αυτό, κάπως έτσι, вот так, примерно так, наподобие, такое сообщение, ось так, приблизно так, şuna benzer, buna benzer, seperti ini, giống như, のような, 次のような, 以下のような, 这样, 這樣, 类似, مثل هذا, مثل هذه, כמו זה, כמו זו, इस तरह
`);

/** What slips of payments call the number by which the bank has let them through. */
export const slipNames = anyOf(`
  approval code, approval no, auth code, authorisation code, authorization code, auth no, authorisation no, authorization no,
  codigo de autorizacion, codigo de aprobacion, n de autorizacion, codigo de autorizacao, codigo de aprovacao, code d autorisation, code d'autorisation, n d'autorisation,
  n d autorisation, codice di autorizzazione, codice autorizzazione, autorisierungscode, genehmigungsnummer, genehmigungscode, autorisatiecode,
  auktorisationskod, godkendelseskode, varmennuskoodi, hyväksymiskoodi, engedélyszám, kod autoryzacji, kod autoryzacyjny, autorizacni kod, autorizacny kod, engedelyezesi kod, cod de autorizare, cod autorizare, cod aprobare,
  autorizacijski kod, авторизациски код*, авторизационен код, ауторизациони код, autorizacioni kod, odobritveni kod, autorizacijos kod*, autorizācijas kod*, autoriseerimiskood, κωδικος εγκρισης, код авторизации, код авторизації, код за оторизация, provizyon kodu, onay kodu, provizyon no,
  kode otorisasi, kode persetujuan, kod kelulusan, ma chuan chi, 授权码, 授權碼, 授权号, 承認番号, 승인번호, رمز التفويض, کد تایید تراکنش, קוד אישור
`);

/** What says that a payment is done, or that the mail is the receipt of one. */
export const paid = anyOf(`
  approved, payment accepted, was accepted, been accepted, successful, successfully, went through, payment received, received your payment, payment has been received, was paid, been paid, was charged, been charged, been debited,
  receipt, transaction complete, payment complete, purchase alert, thank you for your payment, thank you for your purchase, thank you for your business, thank you for your order, thanks for your payment, thanks for your purchase, thanks for your visit, thank you for your visit, you used your card,
  erfolgreich*, genehmigt, bezahlt, beleg, zahlungsbeleg, kassenbeleg, quittung, abgebucht, zahlung erhalten, dank für ihre zahlung, dank für ihren einkauf, dank für deinen einkauf, wurde belastet,
  accepté, acceptée, approuvé*, a été effectué*, réussi*, paiement reçu, votre reçu, reçu de paiement, ticket de caisse, débité*, votre achat a,
  fue aprobad*, sido aprobad*, pago aprobado, compra aprobada, transacción aprobada, fue aceptad*, exitos*, fue realizad*, sido realizad*, recibo, comprobante, su pago fue, hemos cobrado,
  buon fine, riuscit*, approvat*, stato accettato, stata accettata, stato effettuato, ricevuta, scontrino, addebitat*, foi aprovad*, pagamento aprovado, compra aprovada, foi efetuad*, foi realizad*,
  comprovante, concluíd*, foi debitad*, geslaagd, gelukt, goedgekeurd, kassabon, betaalbewijs, uw bon, je bon, afgeschreven, betaling ontvangen, genomförd*, godkänd, godkänt, kvitto, har dragits,
  gennemført, gjennomført, godkendt, godkjent, kvittering, er betalt, er trukket, hyväksytty, kuitti, maksettu, veloitettu, onnistui, przyjęt*, zatwierdzon*, zaakceptowan*, zrealizowan*, paragon,
  powiod*, obciążon*, potwierdzenie płatności, opłacon*, proběhl*, prebehl*, schválen*, účtenka, stržen*, strhnut*, zaplacen*, zaplaten*, potvrzení o platbě, potvrdenie o platbe, úspěšn*, úspešn*,
  sikeres*, jóváhagyt*, bizonylat*, nyugta, kifizet*, a fost efectuat*, aprobat*, reușit*, chitanță, bon fiscal, a fost plătit*, εγκρίθηκε, επιτυχ*, απόδειξη*, ολοκληρώθηκε, uspješn*, uspešn*,
  odobren*, naplaćen*, plaćeno, прошла, прошел, успешно, успешна*, чек, квитанция, оплачен*, списан*, одобрен*, проведен*, пройшла, успішн*, квитанці*, сплачен*, схвален*, одобрена,
  başarıl*, onaylandı, onaylanmıştır, ödemeniz alındı, ödeme alındı, ödemeniz alınmıştır, ödendi, dekont*, fiş, gerçekleşti, gerçekleşmiştir, berhasil, disetujui, struk, kuitansi, berjaya, diluluskan, resit, telah dibayar, thành công, biên lai,
  đã được duyệt, đã thanh toán, 完了しました*, 完了いたしました*, 完了のお知らせ*, 支払い完了*, 決済完了*, 領収*, 承認され*, 成功*, 已支付*, 收据*, 收據*, 완료되었*, 완료했*, 결제 완료*, 결제완료*, 영수증*, 승인되었*, تم الدفع*, تمت عملية*, إيصال*, ناجحة*, אושר*, בוצע*, קבלה*, חויב*, موفق*, رسید*, सफल*, रसीद*, สำเร็จ*, ใบเสร็จ*
`);

/** Spans of time that a code lives for, behind their number. */
export const spans = anyOf(`
  m, h, s, min*, sec*, sek*, hour*, hr, hrs, day*, week*, stund*, tag*, std, heure*, jour*, hora*, dia*, ora, ore, giorn*, uur, uren, dag*, tim*,
  dakika*, dk, saat*, gun*, godz*, dni, den, hodin*, perc*, ora*, λεπτ*, ωρ*, мин*, час*, сек*, хв*, год*, день*, дн*, 分*, 秒*, 小时*, 小時*, 時間*, 日*,
  분*, 초*, 시간*, นาที*, ชั่วโมง*, phut*, gio*, menit*, jam, دق*, ساع*, שעות*, דקות*, मिनट*, घंट*, মিনিট*, நிமிட*, minuut*, minuto*, minut*
`);

/** What orders and bookings count: "2 items" is no time that a code lives. */
export const things = anyOf(`
  item*, people, person*, user*, customer*, member*, guest*, adult*, child*, night*, room*, seat*, ticket*, piece*, product*, usd, eur, gbp, dollar*, euro*, coin*, credit*, point*, pts, mile*, book*, page*, file*, message*,
  artikel*, stück*, stk, nächte*, nacht*, gäste*, article*, nuit*, personne*, artículo*, noche*, articol*, notti, notte, persone, artigo*, noite*, pessoa*, personen, sztuk*, szt, ks, kus*, шт*, товар*, adet, ürün*, kişi*, 点, 件, 个, 個, 名, 人, 개, 명
`);

/** What a year is called where it stands as a field: "Tax year: 2024". */
export const years = anyOf(`
  year, jahr, steuerjahr, année, exercice, año, ejercicio, anno, ano, ano letivo, jaar, år, skatteår, vuosi, verovuosi, rok, rok podatkowy, leto, godina, év, adóév, anul, an fiscal, έτος, φορολογικό έτος, год, рік, година, yıl, yılı, vergi yılı,
  tahun, tahun pajak, tahun taksiran, năm, السنة, سنة, سال, שנה, שנת, वर्ष, ปี, ปีภาษี
`);

/** Names of postal codes, which stand in the address of many a footer. */
export const postalNames = anyOf(`
  zip*, postal*, post code*, postcode*, postleitzahl*, plz*, code postal*, codigo postal*, cep, cap, c a p, codice postale*, codi postal*, kod pocztowy*,
  psc*, iranyitoszam*, cod postal*, postnummer*, postnr*, postinumero*, postiindeks*, pasto kodas*, pasta indekss*, postanski broj*, postna stevilka*,
  почтовый индекс*, поштовий індекс*, индекс, пощенски код*, поштански број*, τ κ, ταχυδρομικος*, posta kodu*, kode pos*, poskod*, ma buu*,
  邮编*, 邮政编码*, 郵遞區號*, 郵便番号*, 우편번호*, รหัสไปรษณีย์*, الرمز البريدي*, کد پستی*, מיקוד*
`);

/** Names of numbers and places that senders put below every mail of theirs, whatever it is about. */
export const footerNames = anyOf(`
  phone*, tel, telephone*, telefon*, telefoon*, telefono*, teléfono*, téléphone*, telefone*, telephone*, puhelin*, телефон*, тел, τηλ*, fax*, faks*, mobile, mobil, cell, hotline*,
  call us, helpline, toll free, whatsapp, customer service, kundenservice, kundeservice, 电话, 電話*, 전화*, โทร*, هاتف*, تلفن*, טלפון*, फोन*,
  vat*, ust*, uid, tva*, iva, p iva, partita iva, nif, cif, nip, regon, krs, dic, ico, oib, afm, αφμ, инн, огрн, кпп, едрпоу, єдрпоу, siret, siren, rcs, hrb, hra,
  handelsregister*, amtsgericht, registergericht, reg no, reg nr, registration no, company no, company number, company reg*, registered in*, registered company*, registered charity*, org nr, orgnr, org number, y tunnus,
  cvr, kvk, btw*, abn, acn, crn, gst*, gstin, cin, cnpj, rut, ruc, nit, cuit, mersis*, vergi no*, 統一編號, 统一社会信用代码, 사업자등록번호, 法人番号, cegjegyzekszam, adoszam, cui, eik, еик,
  suite, ste, street, address, adresse*, direccion*, indirizzo*, endereco*, adres*, адрес*, po box, p.o. box, pob, building, 주소*, 地址, 住所,
  copyright, established, since, founded, team, time, page
`);

/** What senders say they never ask for, beside codes. */
export const credentials = anyOf(`
  password*, passwords, card number*, card details, bank details, cvv, cvc, passwort*, passwörter*, kennwort*, kartendaten, kartennummer*, mot de passe, mots de passe, contraseña*, senha*, wachtwoord*, lösenord*, passord*, adgangskode*, salasana*, hasł*, heslo*, hesla, lozink*, geslo, пароль*, пароли, паролі, парол*,
  parola*, jelszó*, jelszav*, κωδικό πρόσβασης, şifre*, kata sandi, mật khẩu, パスワード*, 密码*, 密碼*, 비밀번호*, كلمة المرور, كلمة السر, סיסמ*, रหัสผ่าน*, รหัสผ่าน*, पासवर्ड*
`);

export const nevers = anyOf(`
  never, not ask, won't ask, nie, niemals, jamais, nunca, jamás, mai, nooit, aldrig, aldri, koskaan, nigdy, nikdy, nikada, nikoli, никогда, ніколи, никога, soha, niciodată, ποτέ, asla, hiçbir zaman, tidak akan, không bao giờ, 決して*, 絶対に*, 绝不*, 絕不*, 不会*, 不會*, 절대*, لن, אף פעם, לעולם לא, कभी नहीं, ไม่*
`);

/** In the line that says why one gets a mail, and how to get no more. */
export const mailingWords = anyOf(`
  unsubscrib*, opt out*, email preferences, mail preferences, you are receiving this, you're receiving this, you received this, this message was sent to, this email was sent to, this e-mail was sent to, this mail was sent to, sent to, abmelden, abbestell*, gesendet an, diese e-mail ging an, diese nachricht ging an, se désabonner, désinscri*, envoyé à, vous recevez ce,
  darse de baja, cancelar suscripción, enviado a, disiscri*, annulla iscrizione, inviata a, inviato a, uitschrijven, afmelden, verzonden naar, avprenumerer*, avregistrer*, skickades till, afmeld, sendt til, avmeld*, peruuta tilaus, wypisz*, wysłano do, odhlás*, odesláno na, отписаться, отправлено на, відписатися, leiratkoz*, dezabon*,
  cancelar inscrição, descadastr*, aboneliğinizi, abonelikten çık*, berhenti berlangganan, hủy đăng ký, 配信停止*, 退订*, 退訂*, 取消订阅*, 수신거부*, 수신 거부*, إلغاء الاشتراك, להסרה, ยกเลิกการรับ*
`);

/** Said of what one calls by telephone: "call us on 116 116". */
export const calling = anyOf(`
  call, calls, calling, ring, phone, dial, ruf, rufe, rufen, anruf*, appel*, telephon*, llam*, telefon*, chiam*, bel, bellen, bel ons, ring, ringa, ringe, ringer, soita, soittam*, zadzwon*, dzwon*, zavol*,
  volej*, ligue, ligar, suna, sunati, hivj*, kales*, τηλεφων*, позвон*, звон*, дзвон*, обад*, pozov*, nazov*, aray*, hubungi, telepon*, goi
`);

/** What one may not do with a code: "do not give 481920 to anyone". */
export const giving = anyOf(`
  shar*, giv*, forward*, disclos*, tell*, reveal*, send*, compart*, divulg*, revel*, weiter*, mitteil*, verrat*, communiqu*, partag*,
  condivid*, comunic*, udostepn*, podawa*, sdel*, delte*, del, jaga*, paylas*, bagi*, kongsi*, chia se*, сообща*, передава*, повідомля*
`);

/** What one enters something for: "to continue". */
export const purposes = anyOf(`
  to, um, pour, para, pra, per, om, om in, for at, for att, biar, supaya, чтобы, щоб, aby, zeby, untuk,
  for a komm*, for a logg*, for a bekreft*, for a fortset*, for a verifis*, for a apne*, for a fullfor*
`);

/** Offers are redeemed to save. */
export const offerPurposes = anyOf(`
  save*, get*, claim*, redeem*, receive*, win*, unsubscribe*, stop*, vote*, obtenir*, sparen*
`);

/** What offers, contests and polls speak of: "Type SPRING44 to get 20 off". */
export const offers = anyOf(`
  free, gratis, gratuit, survey, prize, competition, contest, raffle, prize draw, sweepstake*, giveaway, quiz, crossword, tombola, win, encuesta, sorteo, premio, umfrage, gewinnspiel, sondage, concours,
  sondaggio, enquete, sorteio, ankiety, konkursie
`);

/** Words before a name that say nothing of what a code is for, however long they are. */
export const neutralModifiers = anyOf(`
  tunnus*, avaus*, odemyk*, odomyk*, avamis*, kontrolin*, kontrol*, poništav*, promjen*, reset*,
  follow*, folgend*, suivant*, siguient*, seguent*, seguint*, volgend*, nasled*, następuj*, следующ*, наступн*, следн*,
  unique*, unik*, delet*, personal*, persönlich*, current*, aktuell*, actual*, approv*, consent*, parent*, guardian*,
  session*, connect*, sisään*, बजे*, आप*, अपन*, यह*, इस*, नय*, निम्न*, नीचे*, वाल*, अंक*, प्राप्त*, मिल*, भेज*, आपन*, আপন*, এই*, নতুন*, নিচের*, অঙ্কের*, সংখ্যার*, ডিজিটের*, পাঠানো*, দেওয়া*, একটি*, তোমার*, вашият*, вашиот*, сіздің*, сиздин*, sizning*, თქვენი*, vuestr*, vostre*
`);

/** "Call 217 905 110 and quote …": what is said before the number of a telephone. */
export const calls = anyOf(`
  call*, ring, phone*, dial*, contact*, ruf*, anruf*, telefon*, wahl*, kontakt*, appel*, telephon*, contactez*, joignez*, llam*, marque*, ligu*, contacte*, chiam*, contatt*,
  bel, bellen, ring*, soita*, zadzwon*, dzwon*, volaj*, zavolaj*, zavolej*, volej*, hivj*, hivja*, sunati*, suna*, apelati*, τηλεφων*, καλεστε*, arayin*, ara, позвон*, звон*, подзвон*, дзвон*,
  телефон*, nazov*, pozov*, helista*, zvan*, skambin*, hubungi*, telepon*, goi
`);

/** What one does with a number on the telephone. */
export const quotings = anyOf(`
  quot*, mention*, cite, citing, state, stating, refer to, nenn*, angeb*, angab*, geben sie, citez, mentionn*, indiqu*, rappel*, mencion*, cita*, cite*,
  menzion*, indica*, comunic*, vermeld*, noem*, uppge*, oppgi*, oplys*, podaj*, poda*, uved*, uvad*, назов*, сообщ*, укаж*, belirt*
`);

/** Words behind a name that say where or how, not what for: "this code instead: 123456". */
export const neutralBehind = anyOf(`
  generat*, created*, issued*, requested*, received*, erzeugt*, erstellt*, généré*, generad*, gerad*, generato*,
  instead*, below*, hereafter*, securely*, unten*, stattdessen*, hierunder*, abaixo*, debajo*, sotto*, seguito*, dessous*,
  here*, now, again*, today*, only, once*, directly*, manually*, hier, jetzt, nun, gleich, ici, aqui, ahora, qui, ora, adesso, agora, nu, här, her, ora, tutaj, tu, teraz, zde, nyni, itt, most, aici, acum, εδω, τωρα,
  burada*, buraya*, здесь, сейчас, тут, зараз, disini, sekarang, maintenant*, need*, requir*, بتاع*, الخاص*, التالی*, الجدید*, المکون*, ادناه*, لدیک*, المرسل*, المستلم*, شما*, زیر*, جدید*, فعلی*, ارسال*, دریافت*, ورود*, یکبار*,
  של*, הבא*, החדש*, הוא*, להלן*, הזה*, הנוכחי*, anda*, kamu*, ini*, berikut*, baru*, tersebut*, tadi*, ban*, moi*, nay*, sau*, duoi*
`);

/** "Código del correo", "รหัสสำหรับ…": by what a code comes, how often it is, what for; nothing that has codes of its own. */
export const ways = anyOf(`
  email*, e mail*, mensa*, correo*, mail*, sms*, app*, aplica*, applica*, telef*, uso*, usage*, utiliza*, utilis*, este*, cette*, deste*, desta*, questo*, question*,
  ของ*, นี้*, คือ*, ใหม่*, ดังกล่าว*, ต่อไปนี้*, ด้าน*, ที่*, ตัวเลข*, หลัก*, เพื่อ*, สำหรับ*, แบบ*, ชั่วคราว*, ให้*, ใน*, และ*
`);

/** Takes something off a price, or adds it for nothing. */
export const bargains = anyOf(`
  off, half price, free, gratis, gratuit, descuento, sconto, rabatt, korting, reducere, offert, offerts, offerte, offertes,
  gratuite, gratuits, gratuites, geschenkt, regalos, darmow*, taniej, cadou, besplatn*, zdarma, zadarmo, ingyen*, ilmai*, tasuta,
  hediye, cadeau, regalo, omaggio, brinde, oferta, бесплатн*, безкоштовн*, δωρεάν, δώρο
`);

/** Said within the name of a code that is used once or to sign in, which nothing but accounts and transactions have. */
export const oneTime = anyOf(`
  otp*, one time*, onetime*, einmal*, usage unique*, monouso*, uso unico*, unico uso*, eenmal*, engang*, kerta*, jednoraz*, jednoroz*,
  одноразов*, egyszer*, tek kullan*, login*, log in*, logon*, log on*, signin*, sign in*, signon*, sign on*, anmelde*, connexion*,
  acceder*, accedere*, inlog*, innlogg*, kirjaut*, logowan*, prihlas*, autentific*, belep*, вход*, вхід*, giris*, masuk*, dang nhap*,
  เข้าสู่ระบบ*, 登录*, 登入*, ログイン*, 로그인*, लॉगिन*, الدخول*, ورود*, כניסה*
`);

/** What one gets for a code, and what no code is called. */
export const rewards = anyOf(`
  % off, off with, at checkout, it at the checkout to get, discount, coupon, coupons, voucher*, gift card, an der kasse, gutschein*, rabat*, rabatt*, bij de kassa,
  korting, cadeaubon, cadeaukaart, i kassan, i kassen, i kassa, ved kassen, alennus, kuponki, kassalla, kupon*, cupon, cupones, cupom, cupons, popust*, slev*,
  zlav*, en caisse, a la caisse, carte cadeau, cheque cadeau, bon de reduction, bon d'achat, tarjeta regalo, tarjeta de regalo, cheque regalo, vale de descuento,
  vale desconto, bono de descuento, buono sconto, buoni sconto, buono regalo, carta regalo
`);

/** Within the names of codes that confirm something: "confirmation code" is what bookings call their numbers, too. */
export const confirmations = anyOf(`
  confirm*, bestätig*, bestaetig*, bevestig*, bekräft*, bekreft*, bekræft*, staðfest*, vahvistu*, kinnitus*, potwierdz*, potvr*, подтвержд*, підтвердж*, потвърж*, потврд*,
  conferm*, visszaigazol*, megerősít*, επιβεβαι*, onay*, təsdiq*, patvirtin*, apstiprin*, konfirm*, xác nhận*, ยืนยัน*, 確認*, 确认*, 확인*, تأكيد*, التأكيد*, تایید*, אישור*, पुष्टि*
`);

/** What one clicks instead of entering anything. */
export const clickables = anyOf(`
  link*, button*, knopf*, schaltfläche*, lien*, bouton*, enlace*, botón*, collegamento, pulsante*, botão*, ligação, knop, länk*, lenk*, knapp*, linkki*, painik*, przycisk*, odnośnik*,
  odkaz*, tlačít*, tlačid*, gomb*, hivatkoz*, butonul*, legătur*, σύνδεσμ*, κουμπ*, ссылк*, кнопк*, посилання, връзка*, бутон*, bağlantı*, düğme*, buton*, リンク*, ボタン*, 링크*, 버튼*, 链接*, 連結*, 按钮*, 按鈕*,
  رابط*, الرابط*, زر, الزر, پیوند*, دکمه*, קישור*, כפתור*, liên kết*, nút, tautan*, pautan*, tombol*, butang*, ลิงก์*, ปุ่ม*, लिंक*, बटन*, লিংক*, বোতাম*
`);

/** Within the names of the numbers of meetings: "meeting ID". */
export const meetings = anyOf(`
  meeting id*, webinar id*, conference id*, id de reuni*, id de la reuni*, id da reuni*, id riunion*, id della riunion*, motes id*, mote id*, mode id*, kokoustunnus*, kokouksen tunnus*, kokouksen id*, identyfikator spotk*, id spotk*,
  id schuz*, id schod*, id sastan*, id sestan*, id sedint*, идентификатор*, ідентифікатор*, toplantı kimli*, ミーティング*, 会議*, 会议*, 會議*, 회의*, id cuoc hop*, id rapat*, id mesyuarat*, معرف*, شناسه*, מזהה*, मीटिंग*, รหัสการประชุม*
`);

/** What is said of a thing behind its number: "Quote 482913 is valid", "Claim 482913 was opened". */
export const happens = setOf(`
  is, was, were, has, have, had, will, expires, closes, ends, wins, ist, wurde, wird, hat, est, a, expire, es, fue, ha, vence, caduca, e, foi, scade, werd, wordt, var, är, har, ble, blev, er, oli, on, byl,
  byla, bylo, został, została, jest, je, был, была, будет, истекает, була, було, volt, este, είναι
`);

/** "Not X but Y", "nicht X, sondern Y": what stands before a number that is taken back. */
export const negations = anyOf(`
  not, no longer, isn't, n't, rather than, nicht, nicht mehr, ya no, non più, niet meer, inte längre, ikke lenger, już nie, уже не, já não, pas, plus, et non, ce n'est pas, no, no es, no era, nao, nao e, non, non e, niet, geen, inte, ikke, ikkje, ej, ei ole, eika,
  nie, to nie, nie jest, neni, nije, ni, nikoli, ne, nu este, nu e, nu, nem, не, это не, не е, није, δεν ειναι, όχι, nav, nėra, ei ole, ekki, ez da, no és, nid, nuk eshte,
  bukan, bukannya, không phải, không phải là, hindi, si, 不是*, 并非*, 並非*, 不再是*, ไม่ใช่*, אינו, אינה, איננו, לא, ليس, ليست, لا
`);

/** "0000 is not your code": what says of the number before it that it is none. */
export const denials = anyOf(`
  is not, isn't, ist nicht, n'est pas, n'est plus, no es, ya no es, nao e, non e, is niet, ar inte, er ikke, to nie, nie jest, neni, nie je, nije, ni, nu este, nu e, ei ole, nav, nera, δεν ειναι, не е, bukan, khong phai la
`);

/** "Statt 771204", "Ignore 771204": what stands right before one that is not to be used, and is too short to be looked for elsewhere. */
export const insteadOf = anyOf(`
  ignore, disregard, discard, forget, forget about, vergiss, vergessen sie, ignorieren sie, ignorez, oubliez, ignora, olvida, ignore o, esqueça, dimentica, negeer, zignoruj, ignorujte, игнорируйте, забудьте,
  instead of, statt, anstatt, anstelle von, au lieu de, en lugar de, en vez de, em vez de, invece di, in plaats van, i stället för, i stedet for, zamiast, místo, namiesto, umjesto, namesto, вместо, замість, уместо, în loc de, αντί για, αντί, en lloc de, vietā, vietoj
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
  précédent, précédente, anterior, viejo, vieja, antiguo, antigua, antigo, antiga, vecchio, vecchia, precedente, oude, vorige, eerdere, gamle, gamla, gammel, tidligere, tidigare, förra, forrige, vanha, vanhan, aiempi, aiemman,
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

/** The names of header fields, as mail programs copy them above what they quote. */
export const senderHeaders = anyOf(`
  from, von, de, da, van, od, от, від, from, från, fra, lähettäjä, kimden, gönderen, feladó, από, expéditeur, nadawca, odesílatel, saatja, no, nuo, dari, từ, 差出人, 发件人, 寄件者, 寄件人, 보낸 사람, 보낸사람, จาก, מאת, من, از
`);
export const otherHeaders = anyOf(`
  to, cc, bcc, reply-to, date, sent, an, kopie, datum, gesendet, antwort an, à, copie à, envoyé, répondre à, para, fecha, enviado, enviado el, data, cópia, a, cc, inviato, aan, verzonden, do, dw, udw, wysłano, komu, kopie, odesláno, odoslané, dátum,
  кому, дата, отправлено, копия, надіслано, till, skickat, kopia, til, sendt, dato, kopi, lähetetty, päiväys, vastaanottaja, kime, gönderildi, tarih, bilgi, címzett, küldve, másolatot kap, προς, ημερομηνία, στάλθηκε, către, trimis, saatja, kuupäev, kellele, kam, datums, kada, kepada, tanggal, dikirim, đến, ngày, gửi, tới,
  宛先, 送信日時, 日時, 日付, 收件人, 发送时间, 日期, 發送時間, 抄送, 副本, 받는 사람, 날짜, 보낸 날짜, 참조, ถึง, วันที่, ส่ง, אל, תאריך, נשלח, إلى, التاريخ, تاريخ, الى
`);
export const subjectHeaders = anyOf(`
  subject, betreff, objet, asunto, oggetto, assunto, onderwerp, temat, ämne, emne, aihe, předmět, predmet, тема, konu, tárgy, θέμα, subiect, zadeva, teema, temats, tema, subjek, perihal, chủ đề, tiêu đề, 件名, 主题, 主題, 主旨, 제목, เรื่อง, נושא, الموضوع, موضوع
`);

/** "Our messages come from number 900418": before the number of a sender of short messages, and behind it. */
export const sendersBefore = anyOf(`
  from number, from the number, from short code, from shortcode, von der nummer, von der rufnummer, von der kurzwahl, du numéro, depuis le numéro, par le numéro, desde el número, del número, dal numero, do número, pelo número, van nummer, van het nummer,
  z numeru, z čísla, с номера, с короткого номера, з номера, з короткого номера, от номер, fra nummer, från nummer, från numret, numerosta, de la numărul, od broja, sa broja, s broja, з нумара, από τον αριθμό, dari nomor, daripada nombor, từ số, từ đầu số, من الرقم, از شماره, ממספר, จากหมายเลข*, 只从*, 仅从*, 僅從*, 只由*, 仅由*
`);
export const sendersBehind = anyOf(`
  e gönder*, ye gönder*, a gönder*, ya gönder*, numarasına, numarasından, as számról, es számról, os számról, numaralı hattan, 번호로만*, 번호로 발송*, 에서만 발송*, から送信*, からのみ*, からしか*, 发出*, 發出*, 发送的*, 番号から*
`);

/** What a button beside a code says. */
export const copying = anyOf(`
  copy, copy code, copy the code, copy to clipboard, tap to copy, click to copy, copied, kopieren, code kopieren, copier, copier le code, copiar, copiar código, copiar el código, copiar o código, copia, copia codice, copia il codice, kopiëren, kopieer, kopieer code, code kopiëren,
  kopiera, kopiera koden, kopier, kopiér, kopiér kode, kopier koden, kopioi, kopioi koodi, kopiuj, skopiuj, skopiuj kod, kopírovat, zkopírovat, kopírovať, skopírovať, másolás, kód másolása, copiați, copiază, αντιγραφή, копировать, скопировать, скопировать код, копіювати, скопіювати, копирай,
  kopiraj, kopyala, kodu kopyala, salin, salin kode, sao chép, コピー*, 复制*, 複製*, 복사*, คัดลอก*, نسخ, نسخ الرمز, کپی, העתק, העתקה, कॉपी करें, कॉपी
`);

/** What is done has a number of its own, by which one asks for it. */
export const recordNames = anyOf(`
  confirmation number, confirmation no, confirmation nr, authorization number, authorisation number, certification number, bestätigungsnummer, bevestigingsnummer, bekräftelsenummer, bekreftelsesnummer, bekræftelsesnummer
`);

/** Behind the name of a code that has done what it was for: "the passcode we sent you was entered correctly". */
export const entered = anyOf(`
  was entered, was correctly entered, were entered, was used, has been used, has been entered, you entered, wurde richtig eingegeben, wurde korrekt eingegeben, wurde eingegeben, eingegeben haben, richtig eingegeben, a été saisi, avez saisi, as saisi,
  fue introducid*, fue ingresad*, introdujiste, ingresaste, è stato inserito, hai inserito, ha inserito, foi introduzid*, foi inserid*, foi digitad*, is ingevoerd, correct ingevoerd, angavs korrekt, blev indtastet, ble tastet inn, został podany, została podana, zostało podane,
  byl zadán, bol zadaný, был введен, был введён, введен верно, введён верно, було введено, doğru girildi, telah dimasukkan, đã được nhập, 正しく入力され*, 已正确输入, 已正確輸入, 정상적으로 입력*, تم إدخاله, הוזן
`);

/** Between a code and what it opens. */
export const opensFor = anyOf(`
  for, for the, to, to the, of the, für, zum, zur, vom, der, pour, de la, du, de l', para, para la, para el, de, del, per, per il, per la, della, dello, voor, voor de, van de, till, för, til, for, do, na, pro, k, za, για, για την, к, для, от, від, за
`);

/** What polite requests begin with: "Bitte geben Sie 6037 ein". */
export const politeness = anyOf(`
  bitte, einfach, jetzt, nun, veuillez, merci de, s'il vous plaît, il suffit de, por favor, favor de, basta, simplemente, per favore, si prega di, gelieve, graag, alsjeblieft, alstublieft, vänligen, var god, venligst, vennligst, ole hyvä ja,
  proszę, prosimy, prosím, prosíme, molimo, molimo vas, prosimo, пожалуйста, просим, будь ласка, моля, te rugăm să, vă rugăm să, vă rugăm, kérjük, kérem, παρακαλώ, παρακαλούμε, lütfen, silakan, mohon, harap, sila, vui lòng, hãy, xin vui lòng, 请*, 請*, どうぞ*, 아래와 같이, يرجى, الرجاء, من فضلك, لطفا, אנא, נא, कृपया, দয়া করে, กรุณา*, โปรด*
`);

/** What mail programs put before the subject of what they forward. */
export const forwards = anyOf(
  `fwd, fw, wg, tr, rv, enc, i, fwrd, vs, vb, vl, vlb, vid, pd, podaj dalej, doorst, prz, továbbítás, tov, προωθ, πρθ, перенаправление, пересл, ilt, 转发, 轉寄, 轉發, 転送, 전달, הועבר, trs, forward`,
);

/** What a short secret of digits is called that one keeps. */
export const pins = anyOf(`
  pin, pin code*, pincode*, pinkod*, geheimzahl*, 暗証番号*
`);
