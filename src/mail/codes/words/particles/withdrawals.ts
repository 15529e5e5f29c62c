/**
 * What senders say of a code that they take back, or that they were given: it was sent by mistake, was wrong, has arrived. Written as the words of a table are; a list is the source of an expression for any of its words.
 */
import { anyOf } from '../list.ts';

/** It should not have been sent, or is taken back. Not "you received this by mistake", which is said below any code. */
export const sentByMistake = anyOf(`
  we have withdrawn it, we withdrew it, have since withdrawn it, haben ihn zurückgezogen, haben wir zurückgezogen, nous l'avons retiré, nous l'avons révoqué, lo hemos retirado, lo hemos revocado, lo abbiamo revocato, lo abbiamo ritirato, hebben hem ingetrokken, hebben we ingetrokken, har dragit tillbaka den, har trukket den tilbage, har trukket den tilbake, 是发错人*, 是發錯人*, 发错了*, 發錯了*, 把它撤销*, 把它撤銷*, 将其撤销*, 將其撤銷*, سحب الرمز, سحبنا الرمز,
  sent by mistake, sent in error, sent you by mistake, sent to you by mistake, sent to you in error, sent out by mistake, sent out in error, went out by mistake, went out in error, accidentally sent, sent accidentally, sent it by mistake,
  versehentlich verschickt, versehentlich gesendet, versehentlich versendet, versehentlich versandt, versehentlich geschickt, irrtümlich verschickt, irrtümlich gesendet, irrtümlich versendet, irrtümlich versandt, aus versehen verschickt, aus versehen gesendet, aus versehen geschickt, fälschlicherweise versendet, fälschlicherweise verschickt,
  envoyé par erreur, adressé par erreur, parti par erreur, envoyée par erreur, enviado por error, envió por error, enviamos por error, enviada por error, enviado por equivocación, enviado por engano, enviado por erro, enviámos por engano, enviado por lapso, inviato per errore, spedito per errore, inviato per sbaglio, enviat per error,
  per ongeluk verstuurd, per abuis verstuurd, per vergissing verstuurd, abusievelijk verzonden, per abuis verzonden, per ongeluk verzonden, skickades av misstag, skickats av misstag, skickat av misstag, sendt ved en fejl, sendt ved en fejltagelse, sendt ut ved en feil, sendt ved en feil, sendt ved en feiltakelse, sent fyrir mistök,
  lähetettiin vahingossa, lähetettiin erehdyksessä, lähetetty vahingossa, saadeti kogemata, saadeti ekslikult, nosūtīts kļūdas dēļ, nosūtīts kļūdaini, kļūdaini nosūtīts, išsiųstas per klaidą, išsiųstas klaidingai,
  wysłany przez pomyłkę, wysłany omyłkowo, wysłaliśmy omyłkowo, omyłkowo wysłany, wysłano omyłkowo, odeslán omylem, odeslali omylem, zaslán omylem, poslán omylem, omylem odeslán, odoslaný omylom, zaslaný omylom, poslaný omylom, poslana pomotoma, pomotoma poslana, poslan greškom, greškom poslan, poslat greškom, послат грешком, poslan pogreškom,
  tévedésből küldtük, véletlenül küldtük, tévedésből került kiküldésre, tévedésből ment ki, trimis din greșeală, trimis din eroare, στάλθηκε κατά λάθος, εστάλη κατά λάθος, εστάλη εκ παραδρομής,
  отправлен по ошибке, отправлено по ошибке, отправили по ошибке, ошибочно отправлен, надіслано помилково, надісланий помилково, відправлено помилково, изпратен по грешка, изпратен по погрешка, испратен по грешка, адпраўлены памылкова,
  yanlışlıkla gönder*, hatayla gönder*, sehven gönder*, səhvən göndər*, қате жіберіл*, أرسل بالخطأ, أرسل عن طريق الخطأ, إرساله بالخطأ, إرساله عن طريق الخطأ, به اشتباه ارسال, اشتباهی ارسال, נשלח בטעות, נשלחה בטעות, غلطی سے بھیجا,
  गलती से भेजा, भूल से भेजा, ভুলবশত পাঠানো, ভুল করে পাঠানো, தவறுதலாக அனுப்ப*, ส่งผิดพลาด*, ส่งโดยผิดพลาด*, ส่งออกไปโดยผิดพลาด*, gửi nhầm, terkirim karena kesalahan, dikirim karena kesalahan, terkirim secara tidak sengaja, tersilap hantar,
  誤って送信*, 誤送信*, 誤ってお送り*, 误发*, 誤發*, 误发送*, 错误发送*, 錯誤發送*, 잘못 발송*, 실수로 발송*, 잘못 전송*
`);

/** "We have cancelled your code": whoever writes takes it back. */
export const blockedByUs = anyOf(`
  we cancelled, we canceled, we have cancelled, we have canceled, we ve cancelled, we ve canceled, we blocked, we have blocked, we ve blocked, we revoked, we have revoked, we ve revoked, we withdrew, we have withdrawn, we ve withdrawn, we disabled, we have disabled, we ve disabled, we deactivated, we have deactivated, we ve deactivated, we invalidated, we have invalidated, we ve invalidated, we voided, we have voided, we locked, we have locked, we ve locked,
  nous avons annulé, nous avons bloqué, nous avons révoqué, nous avons désactivé, nous avons invalidé, hemos anulado, hemos cancelado, hemos bloqueado, hemos desactivado, hemos revocado, hemos invalidado, anulamos, cancelamos, cancelámos, anulámos, bloqueamos, bloqueámos, revogámos, revogamos, desativámos, desativamos,
  abbiamo annullato, abbiamo bloccato, abbiamo revocato, abbiamo disattivato, abbiamo invalidato, vi har spärrat, vi har återkallat, vi har makulerat, vi spärrade, vi har spærret, vi har annulleret, vi har tilbagekaldt, vi har sperret, vi har annullert, vi har trukket tilbake, peruutimme, mitätöimme,
  anulowaliśmy, zablokowaliśmy, unieważniliśmy, zrušili jsme, zablokovali jsme, zneplatnili jsme, zrušili sme, zablokovali sme, zneplatnili sme, poništili smo, blokirali smo, preklicali smo, érvénytelenítettük, letiltottuk, am anulat, am blocat, am revocat, ακυρώσαμε, μπλοκάραμε,
  мы отменили, мы аннулировали, мы заблокировали, ми скасували, ми анулювали, ми заблокували, анулирахме, отменихме, блокирахме, chúng tôi đã hủy, chúng tôi đã khóa, kami batalkan, kami telah membatalkan, kami blokir, kami telah memblokir, 我们已取消*, 我们已作废*, 我们已停用*, 我們已取消*, 我們已停用*
`);

/** "Wir haben den Code … gesperrt": where what was done stands behind the code. */
export const havingByUs = anyOf('wir haben, haben wir, we hebben, wij hebben, hebben we, hebben wij');
export const blockedBehind = anyOf(`
  gesperrt, storniert, widerrufen, zurückgezogen, deaktiviert, gelöscht, ungültig gemacht, für ungültig erklärt, geblokkeerd, geannuleerd, ingetrokken, gedeactiveerd, ongeldig gemaakt
`);

/** "Do not use the code … any more": of words before the code and behind it the first … */
export const useForbidden = anyOf(`
  do not use, don t use, please do not use, do not enter, don t enter, never use, stop using, verwenden sie, verwende, benutzen sie, benutze, nutzen sie, nutze, geben sie, gib, gebruik, gebruikt u, voer, använd inte, använd ej, brug ikke, indtast ikke, bruk ikke, ikke bruk, ikke brug, nepoužívejte, nepoužívajte, đừng dùng, đừng sử dụng
`);
/** … and the second, … */
export const noMoreBehind = anyOf(`
  any more, anymore, any longer, nicht mehr, nicht länger, niet meer, niet langer, längre, mer, mere, længere, lenger, již, už, nữa
`);
/** … or behind it, … */
export const useNoMoreBehind = anyOf(`
  již nepoužívejte, už nepoužívejte, již nezadávejte, už nezadávejte, už nepoužívajte, už nezadávajte
`);
/** … or all of them before it. */
export const useNoMore = anyOf(`
  n utilisez plus, n utilise plus, ne saisissez plus, ne saisis plus, no utilice más, no utilices más, no use más, no uses más, no usen más, ya no utilice, ya no use, ya no uses, deje de usar, deja de usar, non utilizzi più, non utilizzare più, non usare più, non usi più, non inserisca più, não utilize mais, não use mais, não utilizes mais, não uses mais, deixe de usar,
  älä käytä enää, älkää käyttäkö enää, älä enää käytä, nie używaj już, již nepoužívejte, už nepoužívejte, nepoužívejte již, nepoužívejte už, už nepoužívajte, nepoužívajte už, ne használja többé, ne használd többé, ne használja már, nu mai folosiți, nu mai folosi, nu mai utilizați, nu mai utiliza,
  μη χρησιμοποιείτε πλέον, μην χρησιμοποιείτε πλέον, μη χρησιμοποιήσετε πλέον, μην χρησιμοποιείς πλέον, не използвайте повече, не користете повеќе, не користите више, ne koristite više, ne koristi više, ne uporabljajte več, nenaudokite daugiau, nebenaudokite, vairs neizmantojiet, ärge kasutage enam, ära kasuta enam, no facis servir més, no feu servir més,
  אין להשתמש יותר, אל תשתמש יותר, אל תשתמשו יותר, لا تستخدم بعد الآن, jangan gunakan lagi, jangan pakai lagi, 请不要再使用*, 请勿再使用*, 不要再使用*, 請不要再使用*, 請勿再使用*
`);

/** Said of a code that did not do: "…, which was wrong". */
export const wasWrong = anyOf(`
  wrong, incorrect, not correct, not right, falsch, nicht korrekt, nicht richtig, faux, incorrecte, erroné, incorrecto, erróneo, incorreto, errado, errato, sbagliato, fout, onjuist, niet juist, fel, felaktig, forkert, feil, väärä, virheellinen, nepareizs, neteisingas,
  błędny, nieprawidłowy, chybný, nesprávný, nesprávny, napačna, napačen, pogrešan, netočan, погрешан, hibás, helytelen, téves, greșit, incorect, λάθος, λανθασμένος, неверный, неверным, неверен, неправильным, неправильный, хибний, невірний, неправильний, грешен, погрешен, hatalı, yanlış, səhv, خاطئ, غير صحيح, نادرست, اشتباه, שגוי, गलत, ভুল, salah
`);

/** "We have received your code": whoever writes has it, not whoever reads. */
export const receivedByUs = anyOf(`
  we have received your, we ve received your, we received your, we got your, we have got your, we have now received your, wir haben ihren, wir haben deinen, nous avons reçu votre, nous avons bien reçu votre, nous avons bien reçu ton, hemos recibido su, hemos recibido tu, recibimos su, recibimos tu, recebemos o seu, recebemos o teu,
  abbiamo ricevuto il tuo, abbiamo ricevuto il suo, we hebben je, we hebben uw, wij hebben uw, vi har fått din, vi har mottagit din, vi har modtaget din, vi har mottatt, saimme, olemme saaneet, otrzymaliśmy twój, otrzymaliśmy pana, otrzymaliśmy pani, obdrželi jsme váš, dostali jsme váš, dostali sme váš, prejeli smo vašo, primili smo vaš, примили смо ваш,
  megkaptuk a, am primit, λάβαμε τον, мы получили ваш, ми отримали ваш, получихме вашия, استلمنا, קיבלנו את, chúng tôi đã nhận được, kami menerima, kami telah menerima
`);

/** The same behind the code or its name. */
export const receivedBehind = anyOf(`
  erhalten, ontvangen
`);

/** What others may say of it: "somebody who claims that it was sent by mistake". */
export const claims = anyOf(`
  says, say, saying, claims, claim, claiming, pretends, tells you, tell you, behauptet, behaupten, sagt, vorgibt, prétend, prétendant, affirme, dit que, disant, dice que, diga que, afirma, dice che, dica che, sostiene, diz que, diga, zegt, beweert, säger, påstår, siger, sier, väittää, sanoo, twierdzi, mówi, tvrdí, říká, hovorí, утверждает, говорит, стверджує, каже, твърди, tvrdi, állítja, pretinde, spune, ισχυρίζεται, iddia, diyen
`);
