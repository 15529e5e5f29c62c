/**
 * What senders say of a code that they take back, or that they were given: it was sent by mistake, was wrong, has arrived. Written as the words of a table are; a list is the source of an expression for any of its words.
 */
import { anyOf } from '../list.ts';

/** It should not have been sent. Not "you received this by mistake", which is said below any code. */
export const sentByMistake = anyOf(`
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

/** Said of a code that did not do: "…, which was wrong". */
export const wasWrong = anyOf(`
  wrong, incorrect, not correct, not right, falsch, nicht korrekt, nicht richtig, faux, incorrecte, erroné, incorrecto, erróneo, incorreto, errado, errato, sbagliato, fout, onjuist, niet juist, fel, felaktig, forkert, feil, väärä, virheellinen, nepareizs, neteisingas,
  błędny, nieprawidłowy, chybný, nesprávný, nesprávny, napačna, napačen, pogrešan, netočan, погрешан, hibás, helytelen, téves, greșit, incorect, λάθος, λανθασμένος, неверный, неверным, неверен, неправильным, неправильный, хибний, невірний, неправильний, грешен, погрешен, hatalı, yanlış, səhv, خاطئ, غير صحيح, نادرست, اشتباه, שגוי, गलत, ভুল, salah
`);

/** "We have received your code": whoever writes has it. */
export const receivedByUs = anyOf(`
  received your code, received the code, got your code, have your code, ihren code erhalten, deinen code erhalten, ihr code ist angekommen, ihr code ist bei uns eingegangen, bien reçu votre code, bien reçu ton code, reçu votre code, recibido su código, recibido tu código, recibimos su código, recibimos tu código, recebemos o seu código, recebemos o teu código,
  ricevuto il tuo codice, ricevuto il suo codice, ricevuto il codice, je code ontvangen, uw code ontvangen, fått din kod, mottagit din kod, modtaget din kode, fått koden din, mottatt koden din, saimme koodisi, saaneet koodisi, otrzymaliśmy twój kod, otrzymaliśmy pana kod, otrzymaliśmy pani kod, obdrželi jsme váš kód, dostali jsme váš kód, dostali sme váš kód, prejeli smo vašo kodo, primili smo vaš kod, примили смо ваш код,
  megkaptuk a kódját, megkaptuk a kódodat, am primit codul, λάβαμε τον κωδικό, получили ваш код, отримали ваш код, получихме вашия код, kodunuzu aldık, kodunuz bize ulaştı, استلمنا رمزك, کد شما را دریافت کردیم, קיבלנו את הקוד, कोड हमें मिल, đã nhận được mã, menerima kode anda, terima kode anda, menerima kod anda, コードを受領*, コードを受け取り*, 코드를 받았*, 收到您的验证码*, 收到你的验证码*, 收到您的驗證碼*
`);
