/**
 * The small words of a sentence, in all languages: articles, owners, "is", and what a clause, a place or a purpose begins
 * with. They are too short to be looked for everywhere, so that a step asks for them only where they would stand. Written as
 * the words of a table are; a list is the source of an expression for any of its words, or the set of them.
 */
import { anyOf, setOf } from '../list.ts';

/** "The code". */
export const articles = anyOf(`
  the, der, die, das, le, la, l, el, il, lo, o, de, het, den, det
`);

/** "A code", "any code". */
export const indefinites = anyOf(`
  a, an, any, ein, eine, einen, einem, einer, irgendeinen, un, une, uno, una, aucun, ningún, nessun, um, uma, nenhum, een, en, ett, et, ei, eit
`);

/** "Your code", right before a name. */
export const ownWords = anyOf(`
  your, dein, deine, ihr, ihre, euer, votre, ton, tu, su, vuestro, seu, sua, teu, o seu, tuo, il tuo, il suo, uw, je, jouw, din, ditt, dit,
  twoj, wasz, vas, tvuj, vase, ваш, твои, твій, vaš, tvoj, az on, a, sinun, teie, senin, sizin, kodu, anda, ban, cua ban, cua quy khach
`);

/** Words for "is", as they stand before a code and behind one. */
export const copulas = setOf(`
  is, are, be, reads, ist, lautet, heißt, sind, est, sera, es, son, será, é, são, è, sono, luidt, er, on, är, jest, je, је, este, einai, είναι,
  adalah, ialah, là, la, wynosi, brzmi, zní, yra, ar, ay, ni, това, это, це, হলো, إنه, є, е, हैं, है, হল, הוא, היא, הינו, هو, هي, ir, është, ang, estas, ass, છે, ਹੈ, आहे, हो, ہے, ہیں
`);

/** "Your code is now 482913": what may stand between them and the number. */
export const nows = setOf(`
  now, currently, henceforth, jetzt, nun, nunmehr, aktuell, momentan, désormais, maintenant, actuellement, ahora, actualmente, agora, atualmente, ora, adesso, attualmente, nu, voortaan, momenteel, nå, nyt, nykyisin, nüüd, tagad, dabar, teraz, obecnie, aktualnie, nyní, teď, momentálně, aktuálně, odteraz, aktuálne,
  sada, sad, zdaj, теперь, сейчас, тепер, зараз, сега, сада, цяпер, most, mostantól, acum, τώρα, πλέον, şimdi, artık, indi, endi, енді, sekarang, kini, hiện, ngayon, sasa, ara, núna, orain, الآن, כעת, עכשיו, اکنون, अब, এখন
`);

/** What is said of a thing behind its number: "Quote 482913 is valid", "Claim 482913 was opened". */
export const happens = setOf(`
  is, was, were, has, have, had, will, expires, closes, ends, wins, ist, wurde, wird, hat, est, a, expire, es, fue, ha, vence, caduca, e, foi, scade, werd, wordt, var, är, har, ble, blev, er, oli, on, byl,
  byla, bylo, został, została, jest, je, был, была, будет, истекает, була, було, volt, este, είναι
`);

/** "…, which we sent you", "…, den wir Ihnen geschickt haben": what a clause begins with that is about the word before it. */
export const relatives = anyOf(`
  which, that, den, der, das, die, welchen, welcher, welches, que, qui, lequel, el que, o qual, che, il quale, dat, som, sem, který, ktery, jenz, jejz, ktory, ktora, ktore, ktorý, ki, koji, koja, koje, kojeg,
  который, которые, что, який, яка, що, которы, што, който, която, което, които, који, које, која, којег, кој, кои, care, pe care, pe care l, που, ο οποιος, τον οποιο, amely, amelyet, amit, melyet, jonka, joka, mille, mis, ko, kas, kuru, kurs, kuri, kuris, që, te cilin, e cilin, yang, ma,
  الذي, التي, که, جو, जो, जिसे, যা, אשר
`);

/** "If the code 482913 has expired": what a clause begins with that says nothing of the code as it is. */
export const conditions = anyOf(`
  if, should, in case, unless, when, once, wenn, falls, sollte, sobald, si, s il, dans le cas ou, des que, en caso de que, cuando,
  se il, se il tuo, se il suo, se questo, se ti, se vi, se gli, se le è, se è, se non, se o, se o seu, se o teu, se este, se esse, se lhe, se foi, se já, se não, caso, quando, nel caso, qualora, als de, als deze, indien, mocht, wanneer, zodra, om, ifall, hvis, dersom,
  jos, mikali, jesli, jezeli, gdyby, gdy, pokud, jestlize, kdyby, az kod, ak, ked, keby, ce koda, ce je koda, ako, ukoliko, ако, если, когда, якщо, коли, калі,
  ha a, ha az, ha már, ha lejárt, ha tévedésből, ha véletlenül, amennyiben, daca, in caz ca, eger, αν, εάν, σε περίπτωση που, όταν, kui, ja kods, ja jusu kods, ja tas, ja tā, егер, jei, jeigu, nese, jika, bila, apabila, kalau, sekiranya, jikalau, nếu, khi,
  إذا, اذا, في حال, אם, במקרה ש, اگر, چنانچه, यदि, अगर, যদি, หาก*, ถ้า*, 如*, 如果*, 若*, もし*, 만약, si el, ef
`);

/** "…, so it", "…, und er": how a clause goes on about what the one before it began with. */
export const resuming = anyOf(`
  it, so it, and it, and is, and so, and therefore, and has, and was, er, sie, und er, und ist, und wurde, daher ist er, deshalb ist er, il, elle, et il, et elle, il est, et est,
  donc il, y, y ha, y esta, por lo que, e, e foi, e esta, por isso, ed e, e quindi, quindi, en is, dus, den, och, och har, og, og er, ja, i, a, a byl, a je, и, и он, он, поэтому он,
  і, і він, він, ve, bu yuzden, dan, va, και
`);

/** With what one signs in: "with", right before a number. */
export const instruments = anyOf(`
  with, w/, using, mit, avec, con, com, med, met, cu, pomoci, amb, su, ar, me, s, sa, z, dengan, bang, gamit, kwa, með, gyda, gyda'r, leis an, le, co, coa, bằng, dùng, kasutades, naudodami, izmantojot, käyttäen, folosind, menggunakan, upisom, unosom, uporabom, zadáním, zadaním, wpisując, drwy roi'r, pomoću, با, باستخدام, באמצעות, עם, з, по,
  с, със, со, са, με
`);

/** What may stand between them and the number. */
export const instrumentArticles = anyOf(`pin, the, el, ang, το`);

/** The same behind the number: "4826 ile". */
export const instrumentsBehind = anyOf(`ile, bilan, арқылы, аркылуу, से, দিয়ে, کے ذریعے`);

/** Whom a sentence speaks to that begins with what it is done with: "Mit 4826 meldest du …". */
export const readers = anyOf(`du, sie, ihr, je, u, jij, jy, dig, dich, deg`);

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

/** What one enters something for: "to continue". */
export const purposes = anyOf(`
  to, um, pour, para, pra, per, om, om in, for at, for att, biar, supaya, чтобы, щоб, aby, zeby, untuk,
  for a komm*, for a logg*, for a bekreft*, for a fortset*, for a verifis*, for a apne*, for a fullfor*
`);

/** "Activation code for this IP: 325190": what it is for, and no name of what follows. */
export const forThis = anyOf(`
  for this, for today s, for the current, for your current, fur die heutige, fur den heutigen, fur das heutige, fuer diese, fuer diesen, fuer dieses, fur diese, fur diesen, fur dieses, pour cet, pour cette, pour ce, para este, para esta, per questo,
  per questa, voor dit, voor deze, for denne, for dette, for den har, dla tego, dla tej, pro tento, pro tuto
`);

/** Between two things to choose from. */
export const alternatives = anyOf(`
  or, oder, ou, o, of, eller, tai, lub, czy, nebo, alebo, ili, ali, или, або, чи, vagy, sau, ή, veya, atau, hoac, または*, 或*, 또는, או, أو, یا
`);

/** Between what is done and what is to be done next. */
export const conjunctions = anyOf(`
  and, then, und, dann, et, puis, y, e, luego, depois, poi, en, dan, och, og, ja, i, oraz, a, и, та, ve, và, és, și
`);

/** What one signs in to, where a code is said to be for it. */
export const signedInto = anyOf(`
  account, accounts, platform, portal, wifi, wi fi, konto, compte, cuenta, conta, rekening, cita previa,
  phone, mobile, tablet, laptop, handy, telefon, telefono, telefone, telemóvel, celular, móvil, mobil, telefoon, telefonu, puhelin, puhelimelle, телефон, телефона, телефону
`);

/** Behind a word for a gate: "pour le portail des factures", which is one of no house. */
export const notOfHouse = anyOf(`
  des, web, client, clients, patient, famille, familles, citoyen, en ligne, internet
`);

/** Between a code and what it opens. */
export const opensFor = anyOf(`
  for, for the, to, to the, of the, für, zum, zur, vom, der, pour, de la, du, de l', para, para la, para el, de, del, per, per il, per la, della, dello, voor, voor de, van de, till, för, til, do, na, pro, k, za, για, για την, к, для, от, від, за
`);
