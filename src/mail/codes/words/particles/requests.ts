/**
 * What asks for a code and what entering it does, in all languages: polite words, what waits for it, answers, what lets one
 * in, what is clicked or copied instead. Written as the words of a table are; a list is the source of an expression for any
 * of its words, or the set of them.
 */
import { anyOf } from '../list.ts';

/** What is said before what one is to try. */
export const trying = anyOf(`
  try, please try, so try, now try, try it with, try with, probier, probier mal, probieren sie, versuch es mit, versuchen sie es mit, essaie, essayez, essaie avec, essayez avec, prueba, prueba con,
  pruebe con, prova, prova con, provi con, tente, tenta com, tente com, probeer, probeer het met, prøv, prøv med, testa, testa med, kokeile, sprobuj, zkus, zkuste, skus, skuste, probaj, probald, incearca,
  попробуи, попробуите, спробуи, спробуите, пробваи
`);

/** What polite requests begin with: "Bitte geben Sie 6037 ein". */
export const politeness = anyOf(`
  bitte, einfach, jetzt, nun, veuillez, merci de, s'il vous plaît, il suffit de, por favor, favor de, basta, simplemente, per favore, si prega di, gelieve, graag, alsjeblieft, alstublieft, vänligen, var god, venligst, vennligst, ole hyvä ja,
  proszę, prosimy, prosím, prosíme, molimo, molimo vas, prosimo, пожалуйста, просим, будь ласка, моля, te rugăm să, vă rugăm să, vă rugăm, kérjük, kérem, παρακαλώ, παρακαλούμε, lütfen, silakan, mohon, harap, sila, vui lòng, hãy, xin vui lòng, 请*, 請*, どうぞ*, 아래와 같이, يرجى, الرجاء, من فضلك, لطفا, אנא, נא, कृपया, দয়া করে, กรุณา*, โปรด*
`);

/** "… and press OK": what one does with what was entered. */
export const pressing = anyOf(`
  and press, and hit, and tap, and click, and select, then press, then hit, then tap, then click, und drücken, und klicken, und tippen, und bestätigen, et appuyez, et cliquez, et validez, y pulsa, y pulse, y haz clic, y presiona, e premi, e clicca, e prema, e clique, e pressione, e toque,
  en druk, en klik, och tryck, och klicka, og trykk, og tryk, og klik, ja paina, i naciśnij, i kliknij, a stiskněte, a stlačte, и нажмите, і натисніть, ve basın, dan tekan, və basın
`);

/** Said right before what is sent as a text message, or answered with. */
export const texting = anyOf(`
  text, text back, reply, reply with, send, sms, by texting, texting, send a text with, sms mit, senden sie, schicken sie, schick, sende, per sms, envoyez, envoyer, envoie, envíe, envía, enviar, mande, manda, invii, invia, inviare, mandi, envie, envia, stuur, sms je, stuurt u, skicka, messa, sms a, send sms med, wyślij, proszę wysłać, pošlete, pošli, pošlite, odešlete, отправьте, пришлите, надішліть, küldje, küldd, trimiteți, trimite, στείλτε
`);

/** "… to 515-555-0106": where it goes. */
export const toNumber = anyOf(`
  to, back to, by text to, an, an die, an die nummer, au, à, al, al número, al numero, para, para o, naar, till, til, na, na numer, na číslo, на, на номер, a, la, la numărul, στο
`);

/** In which order characters are typed into boxes. */
export const leftToRight = anyOf(`
  left to right, von links nach rechts, de gauche à droite, de izquierda a derecha, da sinistra a destra, da esquerda para a direita, van links naar rechts, från vänster till höger, fra venstre mod højre, fra venstre til høyre, vasemmalta oikealle, od lewej do prawej, zleva doprava, zľava doprava, слева направо, зліва направо, soldan sağa, balról jobbra, de la stânga la dreapta, dari kiri ke kanan, 左から右*, 从左到右*, 從左到右*
`);

/** Said of a page or an app, right before what it wants: "the page is waiting for 482913". */
export const awaiting = anyOf(`
  will ask you for, asks you for, will only ask you for, demanarà, li demanarà, us demanarà, le pedirá, te pedirá, pedirá, ti chiederà, le chiederà, chiederà, vous demandera, te demandera, demandera, wird sie nach, need, needs, wants, want, will want, expects, expect, is expecting, will expect, asks for, ask for, will ask for, is asking for, waits for, is waiting for, will accept, accepts,
  requires, would like, has to be told, takes, must be given, must be told, wartet auf, wartet nun auf, wartet jetzt auf, will, will wissen, verlangt, verlangt nach, möchte, braucht, benötigt, fragt nach,
  erwartet, attend, demande, vous demande, te demande, réclame, veut, exige, espera, esta esperando, esta a espera de, pide, te pide, le pide, quiere, necesita, aspetta, chiede, ti chiede, le chiede, vuole, richiede, si aspetta,
  pede, quer, precisa de, aguarda, wacht op, wacht nu op, wacht nog op, vraagt om, vraagt naar, wil, verwacht, heeft nodig, väntar på, vill ha, frågar efter, behöver, venter på, vil ha, vil have, spør etter, spørger efter, trenger, har brug for,
  odottaa, haluaa, pyytää, kysyy, czeka na, prosi o, wymaga, oczekuje, chce, čeká na, žádá, vyžaduje, očekává, čaká na, žiada, ждет, ожидает, просит, требует, спросит, чекає на, очікує, просить,
  очаква, иска, чака, ще поиска, ще попита за, čeka, traži, očekuje, чека, тражи, pričakuje, zahteva, laukia, paprasys, prašo, reikalauja, gaida, prasis, prasa, ootab, kusib, așteaptă, cere, vrea, vár, kér, περιμένει, περιμένει το, ζητά, ζητάει το, ζητά το, ζητάει, θέλει, menunggu, meminta, memerlukan, chờ, yêu cầu, cần, tunggu, minta
`);

/** "Transfer 330918 is waiting for your code": what is said of a matter that a code is wanted for, between the two. */
export const waiting = anyOf(`
  waiting for, awaiting, on hold until, needs, requires, pending, wartet auf, wartet noch auf, braucht, benötigt, erfordert, verlangt, attend, est en attente de, en attente de, nécessite, requiert, espera, está pendiente de, está a la espera de, necesita, requiere,
  aguarda, está à espera de, precisa de, requer, attende, è in attesa di, in attesa di, richiede, ha bisogno di, wacht op, heeft nodig, vereist, väntar på, kräver, venter på, kræver, krever, odottaa, vaatii, czeka na, wymaga, čeká na, vyžaduje, čaká na, ждет, ожидает, требует, чекає на, потребує, очікує, bekliyor
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

/** Said of a mail that shows a number only to be compared: a statement, since "If it was not you, enter nothing" is said of every code. */
export const noEntry = anyOf(`
  there is no code to enter, there is no code to type, no code to enter, no code to type in, es ist kein code einzugeben, kein code einzugeben, aucun code à saisir, aucun code à entrer, no hay ningún código que introducir, ningún código que escribir, nenhum código para digitar, nenhum código a introduzir, nessun codice da inserire, nessun codice da digitare, geen code in te voeren, geen code invoeren, ingen kode at indtaste, ingen kode å taste, ingen kod att skriva in, ingen kod att ange, yazmanız gereken bir kod yok*, girmeniz gereken bir kod yok*, yazılacak bir kod yok*, girilecek bir kod yok*, kod girmenize gerek yok, żadnego kodu nie trzeba wpisywać, nie trzeba wpisywać kodu, žádný kód není třeba, код вводить не нужно, никакого кода вводить не нужно, 入力するコードはありません, 입력할 코드는 없습니다, 无需输入验证码, 無須輸入驗證碼,
  there is nothing to enter, there's nothing to enter, there is nothing to type, there's nothing to type, there is nothing to key in, there's nothing to key in, there is nothing for you to enter, there's nothing for you to enter, there is nothing for you to type, there's nothing for you to type, nothing needs to be typed, nothing needs to be entered, nothing has to be typed, nothing has to be entered,
  you don't have to enter anything, you don't need to enter anything, you don't have to type anything, you don't need to type anything, you do not have to enter anything, you do not have to type anything, you do not need to enter anything, you do not need to type anything, no need to enter anything, no need to type anything, you needn't enter anything, you needn't type anything,
  need not type it, need not enter it, needn't type it, needn't enter it, you do not type it anywhere, kod girmen gerekmiyor, kod girmeniz gerekmiyor, no field to type it, no field to enter it, no box to type it, no box to enter it, nowhere to type it, nowhere to enter it, not to be entered anywhere, not to be typed anywhere, not meant to be entered, not meant to be typed,
  nichts einzugeben, nichts einzutippen, müssen nichts eingeben, musst nichts eingeben, müssen nichts eintippen, brauchen nichts einzugeben, brauchst nichts einzugeben, nirgends einzugeben, nirgendwo einzugeben, nirgends eingeben müssen, müssen ihn nirgends eingeben, müssen sie nirgends eingeben, musst ihn nirgends eingeben,
  rien à saisir, rien à entrer, rien à taper, n'est à saisir nulle part, n'est à taper nulle part, no hay que introducir nada, no hace falta introducir nada, no hay que meter nada, no hay que escribirlo en ningún sitio, no tiene que introducirlo, no tienes que introducirlo, no tiene que introducir nada, no tienes que introducir nada, no hay nada que introducir, no hay nada que escribir,
  nada a introduzir, nada a digitar, nada para digitar, nada para introduzir, não é preciso introduzir nada, não precisa digitar nada, não precisa de digitar nada, não tem de introduzir nada, não tens de introduzir nada, non devi inserire niente, non devi inserire nulla, non deve inserire nulla, non deve inserire niente, non c'è nulla da inserire, non c'è niente da inserire, niente da digitare, nulla da digitare,
  niets in te vullen, niets in te voeren, niets in te typen, hoeft niets in te vullen, hoef je niets in te vullen, hoeft hem nergens in te vullen, nergens in te voeren, inget att skriva in, inte skriva in den någonstans, inte skriva in det någonstans, inte fylla i den någonstans, inte ange den någonstans, intet at indtaste, ikke indtaste den nogen steder, ingenting å taste, ikke taste den inn noe sted, ikke skrive den inn noe sted,
  ei tarvitse syöttää mitään, ei tarvitse syöttää sitä, ei tarvitse kirjoittaa mitään, nie trzeba nic wpisywać, nie trzeba niczego wpisywać, nie musisz nic wpisywać, nie musisz niczego wpisywać, nie musi pani nic wpisywać, nie musi pan nic wpisywać, nemusíte nic zadávat, nemusíte nikam nic zadávat, nemusíš nic zadávat, nemusíte nič zadávať, nemusíš nič zadávať,
  ничего вводить не нужно, ничего вводить не надо, вводить ничего не нужно, вводить ничего не надо, никуда вводить не нужно, никуда вводить не надо, вводить его никуда не нужно, нічого вводити не потрібно, нікуди вводити не потрібно, вводити нічого не потрібно, не е нужно да въвеждате, ničesar ni treba vnesti,
  nem kell beírni semmit, nem kell semmit beírni, nem kell sehova beírni, sehova nem kell beírni, nu trebuie introdus nimic, nu trebuie să introduceți nimic, nu trebuie introdus nicăieri, δεν χρειάζεται να πληκτρολογήσετε τίποτα, δεν χρειάζεται να εισαγάγετε τίποτα, δεν χρειάζεται να το πληκτρολογήσετε πουθενά, hiçbir yere girmeniz gerekmiyor, hiçbir şey girmeniz gerekmiyor, không cần nhập gì, không cần nhập vào đâu, tidak perlu memasukkan apa pun, tidak perlu mengetik apa pun,
  不用输入任何, 无需输入任何, 不需要输入任何, 無需輸入任何, 不需要輸入任何, 아무것도 입력하실 필요*, 아무것도 입력할 필요*, لا حاجة لإدخال أي, لا داعي لإدخال أي, אין צורך להקליד דבר, אין צורך להזין דבר, कहीं दर्ज नहीं करना, कहीं भी दर्ज नहीं करना, कुछ भी दर्ज करने की ज़रूरत नहीं
`);

/** Behind the name of a code that has done what it was for: "the passcode we sent you was entered correctly". */
export const entered = anyOf(`
  was entered, was correctly entered, were entered, was used, has been used, has been entered, you entered, wurde richtig eingegeben, wurde korrekt eingegeben, wurde eingegeben, eingegeben haben, richtig eingegeben, a été saisi, avez saisi, as saisi,
  fue introducid*, fue ingresad*, introdujiste, ingresaste, è stato inserito, hai inserito, ha inserito, foi introduzid*, foi inserid*, foi digitad*, is ingevoerd, correct ingevoerd, angavs korrekt, blev indtastet, ble tastet inn, został podany, została podana, zostało podane,
  byl zadán, bol zadaný, был введен, был введён, введен верно, введён верно, було введено, doğru girildi, telah dimasukkan, đã được nhập, 正しく入力され*, 已正确输入, 已正確輸入, 정상적으로 입력*, تم إدخاله, הוזן
`);

/** What one clicks instead of entering anything. */
export const clickables = anyOf(`
  link*, button*, knopf*, schaltfläche*, lien*, bouton*, enlace*, botón*, collegamento, pulsante*, botão*, ligação, knop, länk*, lenk*, knapp*, linkki*, painik*, przycisk*, odnośnik*,
  odkaz*, tlačít*, tlačid*, gomb*, hivatkoz*, butonul*, legătur*, σύνδεσμ*, κουμπ*, ссылк*, кнопк*, посилання, връзка*, бутон*, bağlantı*, düğme*, buton*, リンク*, ボタン*, 링크*, 버튼*, 链接*, 連結*, 按钮*, 按鈕*,
  رابط*, الرابط*, زر, الزر, پیوند*, دکمه*, קישור*, כפתור*, liên kết*, nút, tautan*, pautan*, tombol*, butang*, ลิงก์*, ปุ่ม*, लिंक*, बटन*, লিংক*, বোতাম*
`);

/** What a button beside a code says. */
export const copying = anyOf(`
  copy, copy code, copy the code, copy to clipboard, tap to copy, click to copy, copied, kopieren, code kopieren, copier, copier le code, copiar, copiar código, copiar el código, copiar o código, copia, copia codice, copia il codice, kopiëren, kopieer, kopieer code, code kopiëren,
  kopiera, kopiera koden, kopier, kopiér, kopiér kode, kopier koden, kopioi, kopioi koodi, kopiuj, skopiuj, skopiuj kod, kopírovat, zkopírovat, kopírovať, skopírovať, másolás, kód másolása, copiați, copiază, αντιγραφή, копировать, скопировать, скопировать код, копіювати, скопіювати, копирай,
  kopiraj, kopyala, kodu kopyala, salin, salin kode, sao chép, コピー*, 复制*, 複製*, 복사*, คัดลอก*, نسخ, نسخ الرمز, کپی, העתק, העתקה, कॉपी करें, कॉपी
`);

/** What one may not do with a code: "do not give 481920 to anyone". */
export const giving = anyOf(`
  shar*, giv*, forward*, disclos*, tell*, reveal*, send*, compart*, divulg*, revel*, weiter*, mitteil*, verrat*, communiqu*, partag*,
  condivid*, comunic*, udostepn*, podawa*, sdel*, delte*, del, jaga*, paylas*, bagi*, kongsi*, chia se*, сообща*, передава*, повідомля*
`);
