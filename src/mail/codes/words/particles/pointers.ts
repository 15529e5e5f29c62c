/**
 * What points to a number that stands elsewhere, or stands for its name, in all languages: "this one", "yours", "the one",
 * "here it is", "below", "for example". Written as the words of a table are; a list is the source of an expression for any of
 * its words, or the set of them.
 */
import { anyOf } from '../list.ts';

/** "This code", of the one before. */
export const demonstratives = anyOf(`
  this, that, diese, dieser, dieses, ce, cet, cette, este, esta, questo, questa, dit, deze, dette, denne, detta, denna,
  ten, ta, to, tento, tato, toto, этот, эта, цей, ця, bu, ini, ez a, tama, see, sis, si, sitas, sit, acest, aceasta
`);

/** "It will ask you for this: 482913": without a noun. */
export const thisAlone = anyOf(
  `this one, just this, only this, das, ceci, cela, eso, esto, isto, isso, això, det, tohle, toto, это, це, bunu`,
);

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

/** What may stand before them. */
export const possessiveArticles = anyOf(
  `here is, le, la, les, el, los, las, il, i, o, os, a, as, els, de, ο, το`,
);

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

/** "Here it is: 482913". */
export const presenting = anyOf(`
  this one works, use this other one, verwenden sie diesen, verwende diesen, utilisez celui ci, utilise celui ci, usa este, usa este otro, use este, use este otro, utiliza este, utiliza este otro, usa questo, usi questo, use este outro, usa este outro, gebruik deze, använd den här, brug denne, bruk denne, käytä tätä, użyj tego, použij tento, použijte tento, použi tento, použite tento, használd ezt, használja ezt, folosește acesta, folosiți acesta, используйте этот, використайте цей, bunu kullan, bunu kullanın,
  e acesta, este acesta, e aceasta, este aceasta, das ist sie, here it is, there it is, voila, this one, with this one, use this one, try this one, take this one, this time with this one,
  z tym, tym razem z tym, ten, weź ten, mit diesem, nimm diesen, nehmen sie diesen, avec celui ci, essaie celui ci, con este, prueba con este,
  prueba este, com este, con questo, prova con questo, met deze, probeer deze, med den här, med den her, med denne, zkus tento, s tímto, s týmto,
  с этим, вот этот, вот он, вот новый, з цим, ось він, cu acesta, ezzel, tällä, bununla, este es, este, questo
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
  prenons un exemple, pongamos un ejemplo, e.g, f.eks, t.ex, z.b, z. b, вроде, типа, p.ej, p. ej, p.ex, p. ex, np, example, beispiel, exemple, ejemplo, exemplo, esempio, voorbeeld, bijvoorbeeld, exempel, eksempel, esimerkki, esimerkiksi, příklad, příkladu,
  například, príklad, napríklad, przykład, przykładzie, primjer, primer, példa, például, exemplu, παράδειγμα, пример, например, наприклад, приклад, örnek,
  sample, specimen, a typical message, a typical mail, a typical text, typical message, muster, muestra, wzór, vzor, vzorek, uzorak, minta, образец, зразок, 見本, サンプル, 样例, 範例, 范例, 示例, 示例请求, 请求示例, 範例請求, リクエスト例, 요청 예시, 견본,
  vaikkapa, piemēram, pavyzdžiui, näiteks, məsələn, masalan, мысалы, мәселен, мисалы, жишээ нь, shembull, për shembull, mesela, напрыклад, მაგალითად, օրինակ, כגון, chẳng hạn, chẳng hạn như, ví dụ như, contohnya, misalkan, halimbawa,
  kwa mfano, adibidez, esaterako, er enghraifft, mar shampla, pereżempju, eżempju, byvoorbeeld, உதாரணமாக, எடுத்துக்காட்டாக, ఉదాహరణకు, उदाहरणार्थ, उदा, उदाहरणका लागि, উদাহরণস্বরূপ, ตัวอย่างเช่น, ဥပမာ, ឧទាហរណ៍, ຕົວຢ່າງ, 例えば, たとえば, 예를 들어, 예컨대, 이를테면, zum beispiel,   örneğin, contoh, misalnya, ví dụ, ตัวอย่าง, 例, 例如, 예시, 예, مثال, مثلا, דוגמה, לדוגמה, उदाहरण
`);

/** The same in words that mean something else in other places, or are names: only right before a number. */
export const likeNumbers = anyOf(`
  fx, such as, wie etwa, etwa, npr, např, napr, pvz, soos, مثل, जैसे, जसे, जस्तै, যেমন, เช่น, 比如, 譬如
`);

/** What announces an example in the next line: "a text message such as this one arrives:". */
export const exampleAnnouncements = anyOf(`
  sample of what, example of what, preview of what, are dummy values, dummy values, dummy data, sind platzhalter, sont des valeurs fictives, son valores ficticios, customers will see, users will see, people will see, kunden sehen, clients verront, clientes verán,
  arată așa, изгледа овако, izgleda ovako, изглежда така, выглядит так, выглядит он так, выглядит она так, выглядит оно так, выглядит это так, выглядит примерно так, виглядає так, así nézhet ki, näyttää tältä, näeb välja selline, izskatās šādi, atrodo taip, şöyle görünür, belə görünür, duket kështu, kama hivi, ganito, like this, like this one, said roughly, said something like, reads roughly, more or less like this, mais ou menos assim, más o menos así, à peu près ceci, più o meno così, ungefähr so, such as this, such as this one, looks like, will look like, should look like, something like, along the lines of, so aus, wie diese, wie dieser, wie dieses, wie folgt aus, etwa so, ressemble à, ressemblent à, comme celui ci, comme celle ci, du type,
  como este, como esta, parecido a este, parecido con este, como questo, come questo, come questa, simile a questo, simile a questa, parecida com esta, semelhante a este, zoals deze, zoals dit, ziet er zo uit, zo uit,
  så här ser, ser ut så här, ungefär så här, på det här sättet, som detta, som denna, som denne, som dette, sådan ud, slik ut, tältä, tällainen, kuten tämä, taki jak ten, jak ta, wygląda tak, takhle, jako tato, jako tento, poput ove, így néz ki, ilyen, ca acesta, ca aceasta, așa,
  σαν αυτό, κάπως έτσι, вот так, примерно так, наподобие, такое сообщение, ось так, приблизно так, şuna benzer, buna benzer, seperti ini, giống như, のような, 次のような, 以下のような, 这样, 這樣, 类似, مثل هذا, مثل هذه, כמו זה, כמו זו, इस तरह
`);

/** "This is only an example from the course book": what is said behind a number, or in the line below it. */
export const exampleRemarks = anyOf(`
  only an example, just an example, only a placeholder, just a placeholder, is an example, was an example, our example, merely an example, purely an example, is not a real code, isn't a real code, is not a real one, isn't a real one, not a real one, for demonstration, for illustration, is made up, was made up, is invented, only a sample, just a sample, from the screenshot, from the slide, from our slide,
  nur ein beispiel, der platzhalter, ein platzhalter, ist ein beispiel, war ein beispiel, reines beispiel, übungsbeispiel, unser beispiel, nicht echt, kein echter, keine echte, frei erfunden, ausgedacht, zur anschauung, von der folie, vom bildschirmfoto,
  qu'un exemple, juste un exemple, simple exemple, est un exemple, notre exemple, pas un vrai, pas réel, est inventé, est fictif, de la capture, à titre d'exemple, pour l'exemple,
  solo un ejemplo, solo es un ejemplo, es un ejemplo, era un ejemplo, un simple ejemplo, no es real, no es de verdad, es inventado, está inventado, es ficticio, de la captura, de la diapositiva,
  só um exemplo, apenas um exemplo, é um exemplo, era um exemplo, um mero exemplo, não é real, não é verdadeiro, é inventado, é fictício, da captura,
  solo un esempio, è un esempio, era un esempio, un semplice esempio, non è reale, non è vero, è inventato, è fittizio, della schermata, della diapositiva,
  només un exemple, és un exemple, no és real, é un exemplo, só un exemplo, non é real, adibide bat, adibidea baino, adibidea da, ez da benetako*,
  maar een voorbeeld, slechts een voorbeeld, is een voorbeeld, was een voorbeeld, ons voorbeeld, niet echt, geen echte, verzonnen, van de dia, 'n voorbeeld, net 'n voorbeeld, nie eg nie,
  bara ett exempel, är ett exempel, var ett exempel, inte på riktigt, inte äkta, påhittad, påhittat, kun et eksempel, bare et eksempel, er et eksempel, var et eksempel, ikke ægte, ikke ekte, opdigtet, oppdiktet, fra skærmbilledet,
  aðeins dæmi, bara dæmi, er dæmi, ekki raunveruleg*, vain esimerkki, on esimerkki, oli esimerkki, pelkkä esimerkki, ei ole oikea, keksitty, ainult näide, vaid näide, on näide, on väljamõeldud, pole päris,
  tikai piemērs, ir piemērs, nav īsts, izdomāts, tik pavyzdys, yra pavyzdys, tai pavyzdys, netikras, išgalvotas,
  tylko przykład, to przykład, jest przykład*, był przykład*, nieprawdziwy, zmyślony, wymyślony, jen příklad, pouze příklad, je příklad, jen ukázka, není skutečn*, vymyšlený, len príklad, iba príklad, je príklad, len ukážka, nie je skutočn*, vymyslený,
  csak példa, csak egy példa, ez egy példa, nem valódi, kitalált, doar un exemplu, numai un exemplu, este un exemplu, e un exemplu, nu este real, nu e real, este inventat, e inventat,
  само пример, е пример, не е истинск*, измислен, samo primer, samo primjer, je primer, je primjer, је пример, nije prav*, није прав*, izmišljen, измишљен, ni pravi, vetëm një shembull, është shembull, nuk është i vërtet*,
  μόνο παράδειγμα, απλώς παράδειγμα, ένα παράδειγμα, είναι παράδειγμα, δεν είναι πραγματικ*, επινοημένο, επινοημένος,
  только пример, просто пример, лишь пример, это пример, был пример*, учебный пример, не настоящий, не настоящая, ненастоящий, выдуман, выдуманный, вымышленный, лише приклад, тільки приклад, це приклад, навчальний приклад, не справжн*, несправжній, вигаданий, толькі прыклад, гэта прыклад,
  sadece örnek, sadece bir örnek, yalnızca örnek, bir örnektir, örnektir, gerçek değil*, uydurma, yalnız nümunə*, sadəcə nümunə*, nümunədir, тек мысал*, жай мысал*, мысал ғана, faqat misol, shunchaki misol, misol xolos, зөвхөн жишээ, жишээ юм, жинхэнэ биш,
  მხოლოდ მაგალით*, მაგალითია, არ არის ნამდვილ*, միայն օրինակ*, ընդամենը օրինակ*, օրինակ է, իրական չէ*,
  רק דוגמה, דוגמה בלבד, היא דוגמה, לא אמיתי*, مجرد مثال, مثال فقط, هذا مثال, للتوضيح فقط, ليس حقيقيا, غير حقيقي, فقط یک مثال, تنها نمونه, یک نمونه است, فقط نمونه, واقعی نیست, صرف ایک مثال, محض مثال, صرف مثال, اصلی نہیں,
  केवल उदाहरण, सिर्फ़ उदाहरण, सिर्फ उदाहरण, सिर्फ़ एक उदाहरण, सिर्फ एक उदाहरण, केवल एक उदाहरण, असली नहीं, फक्त उदाहरण, उदाहरण मात्र, শুধু উদাহরণ*, কেবল উদাহরণ*, একটি উদাহরণ*, আসল নয়, உதாரணம் மட்டுமே, எடுத்துக்காட்டு மட்டுமே, எடுத்துக்காட்டுதான், உண்மையானது அல்ல, ఉదాహరణ మాత్రమే, నిజమైనది కాదు, ಉದಾಹರಣೆ ಮಾತ್ರ, ഉദാഹരണം മാത്രം, උදාහරණයක් පමණ*,
  แค่ตัวอย่าง*, เป็นเพียงตัวอย่าง*, เป็นตัวอย่าง*, ไม่ใช่ของจริง*, គ្រាន់តែជាឧទាហរណ៍*, ဥပမာသာ*, chỉ là ví dụ, ví dụ minh họa, không phải thật, hanya contoh, cuma contoh, sekadar contoh, contoh saja, bukan asli, bukan sungguhan, bukan betul, halimbawa lang, isang halimbawa, hindi totoo, mfano tu, ni mfano, si halisi,
  ምሳሌ ብቻ*, እውነተኛ አይደለም*, enghraifft yn unig, dim ond enghraifft, nid yw'n un go iawn, níl ann ach sampla, sampla amháin,
  見本です*, 例です*, サンプルです*, 例に過ぎ*, 例にすぎ*, 実際のものではあり*, 実在しません*, 예시입니다*, 예시일 뿐*, 예시일뿐*, 예일 뿐*, 실제가 아닙*, 실제 번호가 아*, 仅为示例*, 只是示例*, 仅作示例*, 只是例子*, 只是举例*, 只是示范*, 示范用*, 並非真實*, 并非真实*, 不是真的*, 僅為示例*, 只是範例*, 僅供示範*, 的示範*
`);
