/**
 * What mails say beside their code, by language: of other codes, of what has been done before, of what to do if it does not
 * work. What is added here need not be in the corpus.
 */

/** In the first line the sentence with the code, in each other one what is said beside it. */
export const saidBeside: Readonly<Record<string, string>> = {
  English: `
    Your verification code is 883612.
    You are receiving this mail because someone entered your address on our site.
    This code was requested by someone who used your phone number.
    If you have already used a code today, please ignore this mail.
    You entered this address when you signed up.
    A sign-in from a new device was blocked, so we need to know that it is you.
    Your last session was closed because it was idle.
    The code was requested at 10:22 from Berlin.
    We have sent it to you because your password was changed.
    Your account was locked after three wrong passwords.
    The previous code was not used.
    The code we sent yesterday was used.
    Earlier codes are no longer valid.
    Any code sent before this one no longer works.
    Older codes were cancelled.
    It replaces the one from this morning.
    Once it has been used it cannot be used again.
    After it has been entered, you can close this page.
    When the code is accepted, you will be taken to your account.
    If the code is not accepted, ask for a new one.
    If it has expired by then, request another.
    Codes expire after ten minutes.
    This code has not been used yet.
    No code was used for your last sign-in.
    The wrong code was entered twice before, so take care.
    Somebody tried to sign in with a wrong code at 10:20.
    Your old password was reset.
    You asked for it at the counter.
    We never ask for a code that was sent to you.
    Do not tell it to anybody who says that it was sent by mistake.
    If it was sent to you by mistake, delete this mail.
    If you did not ask for it, someone may have typed your address by mistake.
    Nothing has been changed so far.
    Your order was cancelled, and this code lets you see why.
    Your refund was paid; to see the receipt, sign in.
    You have one attempt left.
    It was made for this browser only.
    The link in our last mail has expired; this code has not.
    Your invitation was accepted by Ann.
    The code is entered on the page that you have open.
    The request was made with the app version 4.2.1.
    The code is not valid for payments.
    It does not work for other accounts.
    It is not your PIN.
    This is not the code of your card.
    The code from the app is another one.
    You may have got two mails: the newest counts.
    If you have several codes, only the last one works.
    Use it before it is replaced by the next one.
    A used code shows an error.
    Your device was not recognised.
    The session it was requested for ends in an hour.
    Our support has withdrawn your old key.
    Your card was blocked; this code unblocks it.
    The former owner of this number was removed.
    We could not deliver the text message, so here it is by mail.
    The text message was not delivered.
    Your e-mail address was entered in the registration form.
    The address was changed yesterday and has to be confirmed.
    The code was delayed; we are sorry.
    Please excuse that the first mail had no code.
    Fraudsters may call and ask for it; hang up.
    Beware of phishing: we only send codes from this address.
    Never read a code to a caller, even if they know your name.
    Our staff will never ask for this code.
    This is an automatic message, please do not reply.
    For your security the code is valid for one sign-in only.
    If you did not try to sign in, change your password.
    If this was not you, call 0800 555 019.
    Request ID: 77120933.
    Ticket 482211 stays open until you sign in.
    Requested from 203.0.113.77 with Chrome on Windows 11.
    You can switch off sign-in by mail in your settings.
    Need help? Visit our help centre or write to us.
    You get this mail because two-step sign-in is on.
    Your trial ends on 14 May 2026.
    Your invoice 2026-04417 is attached to another mail.
    Your parcel 00340434161094 is on its way.
    Terms of service changed on 1 March.
    Copyright 2026 Acme Ltd, company number 09412877.
    Sent to anna@example.test.
    Copy and paste the digits into the window.
    Do not close this window.
    The digits are the same on all of your devices.
    Please allow up to five minutes for the page to open.
    We could not verify your number, so we use your mail address.
    The sign-in page shows a picture of an anchor; if it does not, stop.
    You have been signed out everywhere.
    Your account will be deleted in 30 days unless you sign in.
    This mail was sent at 10:22 UTC.
    Step 2 of 3: enter the code.
    If the window is closed, start again.
    Your session id is 5f2a91.
    You may also use the app.
    It has six digits.
    It starts with 88.
    The last two digits are 12.
    We value your privacy.
    The support team is there from 9 to 17.
    Your username is anna88.
  `,
  German: `
    Ihr Bestätigungscode lautet 883612.
    Sie erhalten diese E-Mail, weil jemand Ihre Adresse eingegeben hat.
    Der Code wurde um 10:22 Uhr angefordert.
    Frühere Codes sind nicht mehr gültig.
    Der vorige Code wurde nicht verwendet.
    Ihr Konto wurde nach drei falschen Eingaben gesperrt.
    Sobald der Code eingegeben wurde, können Sie die Seite schließen.
    Wurde er bereits benutzt, fordern Sie einen neuen an.
    Ist er abgelaufen, fordern Sie einen neuen an.
    Nach der Verwendung verfällt er.
    Er ersetzt den Code von heute Morgen.
    Der alte Code wurde gelöscht.
    Falls er Ihnen irrtümlich gesendet wurde, löschen Sie diese E-Mail.
    Ihr Passwort wurde zurückgesetzt.
    Die SMS konnte nicht zugestellt werden.
    Der Code gilt nur für das verwendete Gerät.
    Er wurde an die von Ihnen angegebene Adresse geschickt.
    Ihre Karte wurde gesperrt; mit dem Code entsperren Sie sie.
    Sie haben noch einen Versuch.
    Zuvor wurde zweimal ein falscher Code eingegeben.
    Wir fragen nie nach einem Code, der Ihnen geschickt wurde.
    Haben Sie ihn schon verwendet, ist nichts weiter zu tun.
    Nicht verwendete Codes werden gelöscht.
  `,
  French: `
    Votre code de vérification est 883612.
    Vous recevez ce message car quelqu'un a saisi votre adresse.
    Ce code a été demandé à 10h22.
    Les codes précédents ne sont plus valables.
    Le code précédent n'a pas été utilisé.
    Votre compte a été bloqué après trois erreurs.
    Une fois le code saisi, vous pouvez fermer la page.
    S'il a déjà été utilisé, demandez-en un autre.
    S'il a expiré, demandez-en un autre.
    Il remplace celui de ce matin.
    L'ancien code a été supprimé.
    S'il vous a été envoyé par erreur, supprimez ce message.
    Votre mot de passe a été réinitialisé.
    Il a été envoyé à l'adresse utilisée lors de l'inscription.
    Votre carte a été bloquée ; ce code la débloque.
    Un mauvais code a été saisi deux fois auparavant.
    Après utilisation, il n'est plus valable.
    Le SMS n'a pas pu être remis.
  `,
  Spanish: `
    Tu código de verificación es 883612.
    Recibes este correo porque alguien introdujo tu dirección.
    El código fue solicitado a las 10:22.
    Los códigos anteriores ya no son válidos.
    El código anterior no fue utilizado.
    Tu cuenta fue bloqueada tras tres intentos.
    Una vez introducido, puedes cerrar la página.
    Si ya lo usaste, pide otro.
    Si ha caducado, pide otro.
    Sustituye al de esta mañana.
    El código antiguo fue eliminado.
    Si te fue enviado por error, borra este correo.
    Tu contraseña fue restablecida.
    Fue enviado a la dirección utilizada en el registro.
    Tu tarjeta fue bloqueada; este código la desbloquea.
    Antes se introdujo dos veces un código incorrecto.
    Después de usarlo deja de ser válido.
    El SMS no pudo ser entregado.
  `,
  Italian: `
    Il tuo codice di verifica è 883612.
    Ricevi questa mail perché qualcuno ha inserito il tuo indirizzo.
    Il codice è stato richiesto alle 10:22.
    I codici precedenti non sono più validi.
    Il codice precedente non è stato usato.
    Il tuo account è stato bloccato dopo tre errori.
    Una volta inserito il codice puoi chiudere la pagina.
    Se è già stato usato, chiedine un altro.
    Se è scaduto, chiedine un altro.
    Sostituisce quello di stamattina.
    Il vecchio codice è stato eliminato.
    Se ti è stato inviato per errore, cancella questa mail.
    La tua password è stata reimpostata.
    È stato inviato all'indirizzo usato per la registrazione.
    La tua carta è stata bloccata; questo codice la sblocca.
    Prima è stato inserito due volte un codice errato.
    Dopo l'uso non è più valido.
  `,
  Portuguese: `
    O seu código de verificação é 883612.
    Recebeu este e-mail porque alguém introduziu o seu endereço.
    O código foi pedido às 10:22.
    Os códigos anteriores já não são válidos.
    O código anterior não foi usado.
    A sua conta foi bloqueada após três erros.
    Depois de inserido o código, pode fechar a página.
    Se já foi usado, peça outro.
    Se expirou, peça outro.
    Substitui o desta manhã.
    O código antigo foi eliminado.
    Se lhe foi enviado por engano, apague este e-mail.
    A sua palavra-passe foi reposta.
    Foi enviado para o endereço usado no registo.
    O seu cartão foi bloqueado; este código desbloqueia-o.
    Depois de usado, deixa de ser válido.
  `,
  Dutch: `
    Uw verificatiecode is 883612.
    U ontvangt deze mail omdat iemand uw adres heeft ingevoerd.
    De code is om 10:22 aangevraagd.
    Eerdere codes zijn niet meer geldig.
    De vorige code is niet gebruikt.
    Uw account is na drie fouten geblokkeerd.
    Zodra de code is ingevoerd, kunt u de pagina sluiten.
    Is hij al gebruikt, vraag dan een nieuwe aan.
    Is hij verlopen, vraag dan een nieuwe aan.
    Hij vervangt die van vanochtend.
    De oude code is verwijderd.
    Is hij u per ongeluk toegestuurd, verwijder deze mail dan.
    Uw wachtwoord is gereset.
    Hij is gestuurd naar het adres dat u hebt opgegeven.
    Na gebruik vervalt hij.
  `,
  Polish: `
    Twój kod weryfikacyjny to 883612.
    Otrzymujesz tę wiadomość, ponieważ ktoś wpisał Twój adres.
    Kod został zamówiony o 10:22.
    Poprzednie kody są już nieważne.
    Poprzedni kod nie został użyty.
    Twoje konto zostało zablokowane po trzech błędach.
    Po wpisaniu kodu możesz zamknąć stronę.
    Jeśli został już użyty, poproś o nowy.
    Jeśli wygasł, poproś o nowy.
    Zastępuje kod z dzisiejszego ranka.
    Stary kod został usunięty.
    Jeśli został wysłany przez pomyłkę, usuń tę wiadomość.
    Twoje hasło zostało zresetowane.
    Został wysłany na adres podany przy rejestracji.
    Po użyciu traci ważność.
  `,
  Swedish: `
    Din verifieringskod är 883612.
    Du får det här mejlet eftersom någon har angett din adress.
    Koden begärdes kl. 10:22.
    Tidigare koder gäller inte längre.
    Den förra koden användes inte.
    Ditt konto har spärrats efter tre fel.
    När koden har angetts kan du stänga sidan.
    Om den redan har använts, begär en ny.
    Om den har gått ut, begär en ny.
    Den ersätter koden från i morse.
    Den gamla koden har raderats.
    Om den skickades av misstag, radera mejlet.
    Ditt lösenord har återställts.
    Den skickades till adressen som angavs vid registreringen.
  `,
  Russian: `
    Ваш код подтверждения: 883612.
    Вы получили это письмо, потому что кто-то ввёл ваш адрес.
    Код был запрошен в 10:22.
    Предыдущие коды больше не действуют.
    Предыдущий код не был использован.
    Ваш аккаунт был заблокирован после трёх ошибок.
    После ввода кода страницу можно закрыть.
    Если он уже был использован, запросите новый.
    Если он истёк, запросите новый.
    Он заменяет утренний код.
    Старый код удалён.
    Если он отправлен вам по ошибке, удалите письмо.
    Ваш пароль был сброшен.
    Он был отправлен на адрес, указанный при регистрации.
    После использования он перестаёт действовать.
  `,
  Turkish: `
    Doğrulama kodunuz 883612.
    Bu e-postayı, birisi adresinizi girdiği için alıyorsunuz.
    Kod saat 10:22'de istendi.
    Önceki kodlar artık geçerli değil.
    Önceki kod kullanılmadı.
    Hesabınız üç hatadan sonra kilitlendi.
    Kod girildikten sonra sayfayı kapatabilirsiniz.
    Daha önce kullanıldıysa yenisini isteyin.
    Süresi dolduysa yenisini isteyin.
    Bu sabahki kodun yerine geçer.
    Eski kod silindi.
    Size yanlışlıkla gönderildiyse bu e-postayı silin.
    Şifreniz sıfırlandı.
    Kayıt sırasında girilen adrese gönderildi.
  `,
  Japanese: `
    認証コードは 883612 です。
    どなたかがあなたのアドレスを入力されたため、このメールをお送りしています。
    コードは10時22分に発行されました。
    以前のコードは無効になりました。
    前回のコードは使用されていません。
    3回間違えたためアカウントがロックされました。
    コードの入力が完了したら、ページを閉じてください。
    すでに使用された場合は、新しいコードを請求してください。
    有効期限が切れた場合は、再発行してください。
    今朝お送りしたコードは無効です。
    誤って送信された場合は、このメールを削除してください。
    登録時に入力されたアドレスに送信しています。
    一度使用されたコードは使えません。
  `,
  Chinese: `
    您的验证码是 883612。
    您收到此邮件是因为有人输入了您的地址。
    该验证码于10:22生成。
    之前的验证码已失效。
    上一个验证码未被使用。
    您的账户因三次错误已被锁定。
    输入验证码后即可关闭页面。
    如果已被使用，请重新获取。
    如已过期，请重新获取。
    如系误发，请删除此邮件。
    验证码已发送至您注册时填写的邮箱。
    使用后即失效。
  `,
  Korean: `
    인증번호는 883612 입니다.
    누군가 귀하의 주소를 입력하여 이 메일이 발송되었습니다.
    인증번호는 10시 22분에 발급되었습니다.
    이전 인증번호는 더 이상 유효하지 않습니다.
    이전 인증번호는 사용되지 않았습니다.
    세 번 틀려 계정이 잠겼습니다.
    이미 사용된 경우 새로 요청하세요.
    만료된 경우 새로 요청하세요.
    잘못 발송된 경우 이 메일을 삭제하세요.
    가입 시 입력하신 주소로 발송되었습니다.
    한 번 사용된 번호는 다시 쓸 수 없습니다.
  `,
  Arabic: `
    رمز التحقق الخاص بك هو 883612.
    تلقيت هذه الرسالة لأن شخصًا ما أدخل عنوانك.
    تم طلب الرمز في الساعة 10:22.
    الرموز السابقة لم تعد صالحة.
    لم يتم استخدام الرمز السابق.
    تم قفل حسابك بعد ثلاث محاولات خاطئة.
    بعد إدخال الرمز يمكنك إغلاق الصفحة.
    إذا تم استخدامه من قبل فاطلب رمزًا جديدًا.
    إذا انتهت صلاحيته فاطلب رمزًا جديدًا.
    إذا أُرسل إليك بالخطأ فاحذف هذه الرسالة.
    تم إرساله إلى العنوان الذي أدخلته عند التسجيل.
  `,
  Danish: `
    Din bekræftelseskode er 883612.
    Du modtager denne mail, fordi nogen har indtastet din adresse.
    Koden blev bestilt kl. 10.22.
    Tidligere koder gælder ikke længere.
    Den forrige kode blev ikke brugt.
    Din konto blev spærret efter tre fejl.
    Når koden er indtastet, kan du lukke siden.
    Er den allerede brugt, så bestil en ny.
    Er den udløbet, så bestil en ny.
    Den gamle kode er slettet.
    Hvis den er sendt ved en fejl, så slet mailen.
    Den er sendt til den adresse, du har oplyst.
    Del den aldrig med nogen.
  `,
  Norwegian: `
    Bekreftelseskoden din er 883612.
    Du får denne e-posten fordi noen har oppgitt adressen din.
    Koden ble bestilt kl. 10.22.
    Tidligere koder gjelder ikke lenger.
    Den forrige koden ble ikke brukt.
    Kontoen din ble sperret etter tre feil.
    Når koden er tastet inn, kan du lukke siden.
    Er den allerede brukt, be om en ny.
    Er den utløpt, be om en ny.
    Den gamle koden er slettet.
    Ble den sendt ved en feil, slett e-posten.
    Den er sendt til adressen du oppga.
  `,
  Finnish: `
    Vahvistuskoodisi on 883612.
    Saat tämän viestin, koska joku on syöttänyt osoitteesi.
    Koodi pyydettiin kello 10.22.
    Aiemmat koodit eivät enää kelpaa.
    Edellistä koodia ei käytetty.
    Tilisi lukittiin kolmen virheen jälkeen.
    Kun koodi on syötetty, voit sulkea sivun.
    Jos se on jo käytetty, pyydä uusi.
    Jos se on vanhentunut, pyydä uusi.
    Vanha koodi on poistettu.
    Jos se lähetettiin vahingossa, poista viesti.
    Se lähetettiin antamaasi osoitteeseen.
  `,
  Czech: `
    Váš ověřovací kód je 883612.
    Tuto zprávu dostáváte, protože někdo zadal vaši adresu.
    Kód byl vyžádán v 10:22.
    Předchozí kódy již neplatí.
    Předchozí kód nebyl použit.
    Váš účet byl po třech chybách zablokován.
    Po zadání kódu můžete stránku zavřít.
    Pokud už byl použit, vyžádejte si nový.
    Pokud vypršel, vyžádejte si nový.
    Starý kód byl smazán.
    Pokud vám byl zaslán omylem, zprávu smažte.
    Byl odeslán na adresu zadanou při registraci.
    Nikomu ho nesdělujte.
  `,
  Hungarian: `
    Az ellenőrző kódja 883612.
    Azért kapja ezt a levelet, mert valaki megadta a címét.
    A kódot 10:22-kor kérték.
    A korábbi kódok már nem érvényesek.
    Az előző kódot nem használták fel.
    A fiókját három hiba után zároltuk.
    A kód beírása után bezárhatja az oldalt.
    Ha már felhasználták, kérjen újat.
    Ha lejárt, kérjen újat.
    A régi kódot töröltük.
    Ha tévedésből küldtük, törölje a levelet.
    A regisztrációkor megadott címre küldtük.
  `,
  Romanian: `
    Codul dvs. de verificare este 883612.
    Primiți acest mesaj deoarece cineva a introdus adresa dvs.
    Codul a fost cerut la 10:22.
    Codurile anterioare nu mai sunt valabile.
    Codul anterior nu a fost folosit.
    Contul dvs. a fost blocat după trei greșeli.
    După introducerea codului puteți închide pagina.
    Dacă a fost deja folosit, cereți altul.
    Dacă a expirat, cereți altul.
    Codul vechi a fost șters.
    Dacă v-a fost trimis din greșeală, ștergeți mesajul.
    A fost trimis la adresa introdusă la înregistrare.
  `,
  Greek: `
    Ο κωδικός επαλήθευσης είναι 883612.
    Λαμβάνετε αυτό το μήνυμα επειδή κάποιος εισήγαγε τη διεύθυνσή σας.
    Ο κωδικός ζητήθηκε στις 10:22.
    Οι προηγούμενοι κωδικοί δεν ισχύουν πλέον.
    Ο προηγούμενος κωδικός δεν χρησιμοποιήθηκε.
    Ο λογαριασμός σας κλειδώθηκε μετά από τρία λάθη.
    Αν έχει ήδη χρησιμοποιηθεί, ζητήστε νέο.
    Αν έχει λήξει, ζητήστε νέο.
    Ο παλιός κωδικός διαγράφηκε.
    Αν στάλθηκε κατά λάθος, διαγράψτε το μήνυμα.
    Στάλθηκε στη διεύθυνση που δώσατε.
  `,
  Ukrainian: `
    Ваш код підтвердження: 883612.
    Ви отримали цей лист, бо хтось увів вашу адресу.
    Код було запитано о 10:22.
    Попередні коди більше не діють.
    Попередній код не було використано.
    Ваш акаунт було заблоковано після трьох помилок.
    Після введення коду сторінку можна закрити.
    Якщо його вже використано, запросіть новий.
    Якщо термін дії минув, запросіть новий.
    Старий код видалено.
    Якщо його надіслано помилково, видаліть лист.
    Його надіслано на адресу, вказану під час реєстрації.
  `,
  Croatian: `
    Vaš kod za potvrdu je 883612.
    Ovu poruku primate jer je netko unio vašu adresu.
    Kod je zatražen u 10:22.
    Prijašnji kodovi više ne vrijede.
    Prethodni kod nije iskorišten.
    Vaš račun je zaključan nakon tri pogreške.
    Nakon unosa koda možete zatvoriti stranicu.
    Ako je već iskorišten, zatražite novi.
    Ako je istekao, zatražite novi.
    Stari kod je izbrisan.
    Ako je poslan greškom, izbrišite poruku.
    Poslan je na adresu unesenu pri registraciji.
  `,
  Vietnamese: `
    Mã xác minh của bạn là 883612.
    Bạn nhận được thư này vì có người đã nhập địa chỉ của bạn.
    Mã được yêu cầu lúc 10:22.
    Các mã trước đây không còn hiệu lực.
    Mã trước chưa được sử dụng.
    Tài khoản của bạn đã bị khóa sau ba lần sai.
    Nếu mã đã được sử dụng, hãy yêu cầu mã mới.
    Nếu mã hết hạn, hãy yêu cầu mã mới.
    Nếu mã được gửi nhầm, hãy xóa thư này.
    Mã được gửi đến địa chỉ bạn đã nhập khi đăng ký.
  `,
  Indonesian: `
    Kode verifikasi Anda adalah 883612.
    Anda menerima email ini karena seseorang memasukkan alamat Anda.
    Kode diminta pada pukul 10.22.
    Kode sebelumnya tidak berlaku lagi.
    Kode sebelumnya belum digunakan.
    Akun Anda dikunci setelah tiga kesalahan.
    Setelah kode dimasukkan, Anda dapat menutup halaman.
    Jika sudah digunakan, minta kode baru.
    Jika kedaluwarsa, minta kode baru.
    Jika terkirim karena kesalahan, hapus email ini.
    Kode dikirim ke alamat yang Anda masukkan saat mendaftar.
  `,
  Thai: `
    รหัสยืนยันของคุณคือ 883612
    คุณได้รับอีเมลนี้เพราะมีคนกรอกที่อยู่ของคุณ
    มีการขอรหัสเมื่อเวลา 10:22 น.
    รหัสก่อนหน้านี้ใช้ไม่ได้แล้ว
    บัญชีของคุณถูกล็อกหลังจากใส่ผิดสามครั้ง
    หากรหัสถูกใช้ไปแล้ว โปรดขอรหัสใหม่
    หากรหัสหมดอายุ โปรดขอรหัสใหม่
    หากส่งผิด โปรดลบอีเมลนี้
    ส่งไปยังที่อยู่ที่คุณกรอกตอนสมัคร
  `,
  Hindi: `
    आपका सत्यापन कोड 883612 है।
    आपको यह मेल इसलिए मिला क्योंकि किसी ने आपका पता दर्ज किया।
    कोड 10:22 बजे मांगा गया था।
    पिछले कोड अब मान्य नहीं हैं।
    पिछला कोड इस्तेमाल नहीं हुआ था।
    तीन गलतियों के बाद आपका खाता लॉक कर दिया गया।
    अगर कोड पहले ही इस्तेमाल हो चुका है तो नया मांगें।
    अगर कोड की अवधि समाप्त हो गई हो तो नया मांगें।
    अगर यह गलती से भेजा गया है तो मेल हटा दें।
  `,
  Hebrew: `
    קוד האימות שלך הוא 883612.
    קיבלת את ההודעה כי מישהו הזין את הכתובת שלך.
    הקוד התבקש בשעה 10:22.
    הקודים הקודמים אינם תקפים עוד.
    הקוד הקודם לא נוצל.
    החשבון שלך ננעל אחרי שלוש טעויות.
    לאחר הזנת הקוד אפשר לסגור את הדף.
    אם כבר נעשה בו שימוש, בקשו קוד חדש.
    אם פג תוקפו, בקשו קוד חדש.
    אם נשלח אליך בטעות, מחקו את ההודעה.
    הוא נשלח לכתובת שהזנת בהרשמה.
  `,
  Persian: `
    کد تأیید شما 883612 است.
    این پیام را دریافت می‌کنید چون کسی نشانی شما را وارد کرده است.
    کد در ساعت 10:22 درخواست شد.
    کدهای قبلی دیگر معتبر نیستند.
    از کد قبلی استفاده نشد.
    حساب شما پس از سه خطا قفل شد.
    پس از وارد کردن کد می‌توانید صفحه را ببندید.
    اگر قبلاً استفاده شده است، کد تازه بخواهید.
    اگر منقضی شده است، کد تازه بخواهید.
    اگر به اشتباه ارسال شده است، پیام را حذف کنید.
  `,
  Bulgarian: `
    Вашият код за потвърждение е 883612.
    Получавате това писмо, защото някой е въвел адреса ви.
    Кодът беше поискан в 10:22.
    Предишните кодове вече не са валидни.
    Предишният код не беше използван.
    Профилът ви беше блокиран след три грешки.
    След въвеждане на кода можете да затворите страницата.
    Ако вече е използван, поискайте нов.
    Ако е изтекъл, поискайте нов.
    Старият код е изтрит.
    Ако е изпратен по погрешка, изтрийте писмото.
    Изпратен е на адреса, въведен при регистрацията.
  `,
  Slovak: `
    Váš overovací kód je 883612.
    Túto správu dostávate, pretože niekto zadal vašu adresu.
    Kód bol vyžiadaný o 10:22.
    Predchádzajúce kódy už neplatia.
    Predchádzajúci kód nebol použitý.
    Váš účet bol po troch chybách zablokovaný.
    Po zadaní kódu môžete stránku zavrieť.
    Ak už bol použitý, vyžiadajte si nový.
    Ak vypršal, vyžiadajte si nový.
    Starý kód bol vymazaný.
    Ak vám bol zaslaný omylom, správu vymažte.
    Bol odoslaný na adresu zadanú pri registrácii.
    Nikomu ho neprezrádzajte.
    Platí desať minút.
    Objednávka 77120 bola zrušená.
  `,
  Slovenian: `
    Vaša koda za potrditev je 883612.
    To sporočilo prejemate, ker je nekdo vnesel vaš naslov.
    Koda je bila zahtevana ob 10.22.
    Prejšnje kode ne veljajo več.
    Prejšnja koda ni bila uporabljena.
    Vaš račun je bil po treh napakah zaklenjen.
    Po vnosu kode lahko stran zaprete.
    Če je bila že uporabljena, zahtevajte novo.
    Če je potekla, zahtevajte novo.
    Stara koda je izbrisana.
    Če vam je bila poslana pomotoma, izbrišite sporočilo.
    Poslana je bila na naslov, ki ste ga vnesli ob registraciji.
    Nikomur je ne povejte.
  `,
  Serbian: `
    Ваш код за потврду је 883612.
    Ову поруку примате јер је неко унео вашу адресу.
    Код је затражен у 10:22.
    Претходни кодови више не важе.
    Претходни код није искоришћен.
    Ваш налог је закључан након три грешке.
    Након уноса кода можете затворити страницу.
    Ако је већ искоришћен, затражите нови.
    Ако је истекао, затражите нови.
    Стари код је избрисан.
    Ако је послат грешком, обришите поруку.
    Послат је на адресу унету при регистрацији.
  `,
  Lithuanian: `
    Jūsų patvirtinimo kodas yra 883612.
    Šį laišką gavote, nes kažkas įvedė jūsų adresą.
    Kodas buvo paprašytas 10:22.
    Ankstesni kodai nebegalioja.
    Ankstesnis kodas nebuvo panaudotas.
    Jūsų paskyra buvo užrakinta po trijų klaidų.
    Įvedę kodą galite uždaryti puslapį.
    Jei jis jau panaudotas, paprašykite naujo.
    Jei jis nebegalioja, paprašykite naujo.
    Senas kodas ištrintas.
    Jei jis išsiųstas per klaidą, ištrinkite laišką.
    Jis išsiųstas registruojantis nurodytu adresu.
  `,
  Latvian: `
    Jūsu apstiprinājuma kods ir 883612.
    Jūs saņēmāt šo ziņu, jo kāds ievadīja jūsu adresi.
    Kods tika pieprasīts plkst. 10:22.
    Iepriekšējie kodi vairs nav derīgi.
    Iepriekšējais kods netika izmantots.
    Jūsu konts tika bloķēts pēc trim kļūdām.
    Pēc koda ievadīšanas varat aizvērt lapu.
    Ja tas jau ir izmantots, pieprasiet jaunu.
    Ja tam beidzies derīgums, pieprasiet jaunu.
    Vecais kods ir dzēsts.
    Ja tas nosūtīts kļūdas dēļ, izdzēsiet ziņu.
    Tas nosūtīts uz reģistrācijā norādīto adresi.
  `,
  Estonian: `
    Teie kinnituskood on 883612.
    Saite selle kirja, sest keegi sisestas teie aadressi.
    Koodi küsiti kell 10.22.
    Varasemad koodid enam ei kehti.
    Eelmist koodi ei kasutatud.
    Teie konto lukustati pärast kolme viga.
    Pärast koodi sisestamist võite lehe sulgeda.
    Kui see on juba kasutatud, küsige uus.
    Kui see on aegunud, küsige uus.
    Vana kood on kustutatud.
    Kui see saadeti kogemata, kustutage kiri.
    See saadeti registreerimisel antud aadressile.
  `,
  Catalan: `
    El teu codi de verificació és 883612.
    Reps aquest correu perquè algú ha introduït la teva adreça.
    El codi s'ha demanat a les 10:22.
    Els codis anteriors ja no són vàlids.
    El codi anterior no s'ha fet servir.
    El teu compte s'ha bloquejat després de tres errors.
    Un cop introduït el codi pots tancar la pàgina.
    Si ja s'ha fet servir, demana'n un de nou.
    Si ha caducat, demana'n un de nou.
    El codi antic s'ha esborrat.
    Si s'ha enviat per error, esborra el correu.
    S'ha enviat a l'adreça que vas donar en registrar-te.
  `,
  Galician: `
    O teu código de verificación é 883612.
    Recibes esta mensaxe porque alguén introduciu o teu enderezo.
    O código solicitouse ás 10:22.
    Os códigos anteriores xa non son válidos.
    O código anterior non se usou.
    A túa conta bloqueouse tras tres erros.
    Unha vez introducido o código podes pechar a páxina.
    Se xa se usou, pide un novo.
    Se caducou, pide un novo.
    O código antigo foi borrado.
    Se se enviou por erro, borra a mensaxe.
    Enviouse ao enderezo que deches ao rexistrarte.
  `,
  Basque: `
    Zure egiaztapen-kodea 883612 da.
    Mezu hau jaso duzu norbaitek zure helbidea idatzi duelako.
    Kodea 10:22an eskatu da.
    Aurreko kodeek ez dute balio.
    Aurreko kodea ez da erabili.
    Zure kontua blokeatu egin da hiru akatsen ondoren.
    Kodea idatzi ondoren orria itxi dezakezu.
    Dagoeneko erabili bada, eskatu berri bat.
    Iraungi bada, eskatu berri bat.
    Kode zaharra ezabatu da.
    Oker bidali bada, ezabatu mezua.
  `,
  Icelandic: `
    Staðfestingarkóðinn þinn er 883612.
    Þú færð þennan póst því einhver sló inn netfangið þitt.
    Beðið var um kóðann kl. 10:22.
    Fyrri kóðar gilda ekki lengur.
    Fyrri kóðinn var ekki notaður.
    Aðgangi þínum var læst eftir þrjár villur.
    Þegar kóðinn hefur verið sleginn inn máttu loka síðunni.
    Ef hann hefur þegar verið notaður skaltu biðja um nýjan.
    Ef hann er útrunninn skaltu biðja um nýjan.
    Gamla kóðanum var eytt.
    Ef hann var sendur fyrir mistök skaltu eyða póstinum.
  `,
  Malay: `
    Kod pengesahan anda ialah 883612.
    Anda menerima e-mel ini kerana seseorang memasukkan alamat anda.
    Kod diminta pada pukul 10.22.
    Kod sebelum ini tidak lagi sah.
    Kod sebelum ini tidak digunakan.
    Akaun anda dikunci selepas tiga kesilapan.
    Selepas kod dimasukkan anda boleh menutup halaman.
    Jika sudah digunakan, minta kod baharu.
    Jika tamat tempoh, minta kod baharu.
    Kod lama telah dipadam.
    Jika dihantar secara tidak sengaja, padam e-mel ini.
  `,
  Filipino: `
    Ang iyong verification code ay 883612.
    Natanggap mo ang email na ito dahil may naglagay ng iyong address.
    Hiniling ang code noong 10:22.
    Hindi na gumagana ang mga naunang code.
    Hindi nagamit ang naunang code.
    Na-lock ang iyong account matapos ang tatlong mali.
    Kapag nailagay na ang code, puwede mo nang isara ang page.
    Kung nagamit na ito, humingi ng bago.
    Kung expired na ito, humingi ng bago.
    Kung naipadala ito nang hindi sinasadya, burahin ang email.
  `,
  Swahili: `
    Msimbo wako wa uthibitisho ni 883612.
    Umepokea barua pepe hii kwa sababu mtu aliweka anwani yako.
    Msimbo uliombwa saa 10:22.
    Misimbo ya awali haifanyi kazi tena.
    Msimbo wa awali haukutumika.
    Akaunti yako ilifungwa baada ya makosa matatu.
    Baada ya kuweka msimbo unaweza kufunga ukurasa.
    Ikiwa umeshatumika, omba mpya.
    Ikiwa muda wake umeisha, omba mpya.
    Ikiwa ulitumwa kwa makosa, futa barua pepe.
  `,
  Afrikaans: `
    Jou verifikasiekode is 883612.
    Jy kry hierdie e-pos omdat iemand jou adres ingevul het.
    Die kode is om 10:22 aangevra.
    Vorige kodes is nie meer geldig nie.
    Die vorige kode is nie gebruik nie.
    Jou rekening is na drie foute gesluit.
    Nadat die kode ingevoer is, kan jy die bladsy toemaak.
    As dit reeds gebruik is, vra 'n nuwe een.
    As dit verval het, vra 'n nuwe een.
    As dit per ongeluk gestuur is, vee die e-pos uit.
  `,
  Azerbaijani: `
    Təsdiq kodunuz: 883612.
    Bu məktubu kimsə ünvanınızı daxil etdiyi üçün aldınız.
    Kod saat 10:22-də istənilib.
    Əvvəlki kodlar artıq etibarlı deyil.
    Əvvəlki kod istifadə olunmayıb.
    Hesabınız üç səhvdən sonra bloklanıb.
    Kodu daxil etdikdən sonra səhifəni bağlaya bilərsiniz.
    Artıq istifadə olunubsa, yenisini istəyin.
    Vaxtı bitibsə, yenisini istəyin.
    Səhvən göndərilibsə, məktubu silin.
  `,
  Kazakh: `
    Растау коды: 883612.
    Бұл хатты біреу мекенжайыңызды енгізгендіктен алып отырсыз.
    Код сағат 10:22-де сұралды.
    Бұрынғы кодтар енді жарамсыз.
    Алдыңғы код пайдаланылған жоқ.
    Үш қатеден кейін тіркелгіңіз бұғатталды.
    Кодты енгізгеннен кейін бетті жабуға болады.
    Егер ол пайдаланылған болса, жаңасын сұраңыз.
    Мерзімі өтсе, жаңасын сұраңыз.
    Егер қате жіберілсе, хатты жойыңыз.
  `,
  Uzbek: `
    Tasdiqlash kodingiz: 883612.
    Bu xatni kimdir manzilingizni kiritgani uchun oldingiz.
    Kod soat 10:22 da soʻralgan.
    Oldingi kodlar endi yaroqsiz.
    Oldingi kod ishlatilmagan.
    Hisobingiz uchta xatodan keyin bloklandi.
    Kodni kiritgandan soʻng sahifani yopishingiz mumkin.
    Agar u allaqachon ishlatilgan boʻlsa, yangisini soʻrang.
    Muddati tugagan boʻlsa, yangisini soʻrang.
  `,
  Georgian: `
    თქვენი დადასტურების კოდია 883612.
    ეს წერილი მიიღეთ, რადგან ვიღაცამ თქვენი მისამართი შეიყვანა.
    კოდი მოთხოვნილია 10:22-ზე.
    წინა კოდები აღარ მოქმედებს.
    წინა კოდი არ გამოყენებულა.
    თქვენი ანგარიში დაიბლოკა სამი შეცდომის შემდეგ.
    კოდის შეყვანის შემდეგ შეგიძლიათ გვერდი დახუროთ.
    თუ უკვე გამოყენებულია, მოითხოვეთ ახალი.
    თუ ვადა გაუვიდა, მოითხოვეთ ახალი.
    თუ შეცდომით გამოგეგზავნათ, წაშალეთ წერილი.
  `,
  Armenian: `
    Ձեր հաստատման կոդն է՝ 883612։
    Այս նամակը ստացել եք, քանի որ ինչ-որ մեկը մուտքագրել է ձեր հասցեն։
    Կոդը պահանջվել է 10:22-ին։
    Նախորդ կոդերն այլևս վավեր չեն։
    Նախորդ կոդը չի օգտագործվել։
    Ձեր հաշիվն արգելափակվել է երեք սխալից հետո։
    Կոդը մուտքագրելուց հետո կարող եք փակել էջը։
    Եթե այն արդեն օգտագործվել է, պահանջեք նորը։
    Եթե ժամկետը լրացել է, պահանջեք նորը։
  `,
  Bengali: `
    আপনার যাচাইকরণ কোড 883612।
    কেউ আপনার ঠিকানা দিয়েছে বলে আপনি এই মেইল পেয়েছেন।
    কোডটি 10:22 টায় চাওয়া হয়েছে।
    আগের কোডগুলো আর কাজ করবে না।
    আগের কোডটি ব্যবহার করা হয়নি।
    তিনবার ভুলের পর আপনার অ্যাকাউন্ট লক করা হয়েছে।
    কোড দেওয়ার পর পাতাটি বন্ধ করতে পারেন।
    এটি আগেই ব্যবহৃত হয়ে থাকলে নতুন কোড চান।
    মেয়াদ শেষ হয়ে গেলে নতুন কোড চান।
    ভুল করে পাঠানো হলে মেইলটি মুছে দিন।
  `,
  Tamil: `
    உங்கள் சரிபார்ப்புக் குறியீடு 883612.
    யாரோ உங்கள் முகவரியை உள்ளிட்டதால் இந்த மின்னஞ்சல் வந்தது.
    குறியீடு 10:22 மணிக்குக் கேட்கப்பட்டது.
    முந்தைய குறியீடுகள் இனி செல்லாது.
    முந்தைய குறியீடு பயன்படுத்தப்படவில்லை.
    மூன்று தவறுகளுக்குப் பிறகு உங்கள் கணக்கு பூட்டப்பட்டது.
    குறியீட்டை உள்ளிட்ட பிறகு பக்கத்தை மூடலாம்.
    ஏற்கெனவே பயன்படுத்தப்பட்டிருந்தால் புதியதைக் கேளுங்கள்.
    காலாவதியாகியிருந்தால் புதியதைக் கேளுங்கள்.
    தவறுதலாக அனுப்பப்பட்டிருந்தால் மின்னஞ்சலை நீக்கவும்.
  `,
  Telugu: `
    మీ ధృవీకరణ కోడ్ 883612.
    ఎవరో మీ చిరునామా ఇచ్చినందున ఈ మెయిల్ వచ్చింది.
    కోడ్ 10:22కి అడగబడింది.
    మునుపటి కోడ్‌లు ఇక పనిచేయవు.
    మునుపటి కోడ్ ఉపయోగించబడలేదు.
    మూడు తప్పుల తర్వాత మీ ఖాతా లాక్ చేయబడింది.
    ఇది ఇప్పటికే ఉపయోగించబడి ఉంటే కొత్తది అడగండి.
    గడువు ముగిసి ఉంటే కొత్తది అడగండి.
    పొరపాటున పంపబడి ఉంటే మెయిల్ తొలగించండి.
  `,
  Marathi: `
    तुमचा पडताळणी कोड 883612 आहे.
    कोणीतरी तुमचा पत्ता टाकल्यामुळे हा मेल आला आहे.
    कोड 10:22 वाजता मागवला गेला.
    आधीचे कोड आता चालणार नाहीत.
    आधीचा कोड वापरला गेला नाही.
    तीन चुकांनंतर तुमचे खाते लॉक केले गेले.
    कोड टाकल्यानंतर पान बंद करू शकता.
    तो आधीच वापरला असेल तर नवीन मागा.
    मुदत संपली असेल तर नवीन मागा.
    चुकून पाठवला असेल तर मेल हटवा.
  `,
  Urdu: `
    آپ کا تصدیقی کوڈ 883612 ہے۔
    یہ میل اس لیے ملی کہ کسی نے آپ کا پتہ درج کیا۔
    کوڈ 10:22 بجے مانگا گیا تھا۔
    پچھلے کوڈ اب کارآمد نہیں۔
    پچھلا کوڈ استعمال نہیں ہوا تھا۔
    تین غلطیوں کے بعد آپ کا اکاؤنٹ لاک کر دیا گیا۔
    کوڈ درج کرنے کے بعد صفحہ بند کر سکتے ہیں۔
    اگر یہ پہلے استعمال ہو چکا ہو تو نیا مانگیں۔
    اگر اس کی میعاد ختم ہو گئی ہو تو نیا مانگیں۔
    اگر غلطی سے بھیجا گیا ہو تو میل حذف کر دیں۔
  `,
  Nepali: `
    तपाईंको प्रमाणीकरण कोड 883612 हो।
    कसैले तपाईंको ठेगाना राखेकाले यो मेल आएको हो।
    कोड 10:22 बजे मागिएको थियो।
    अघिल्ला कोडहरू अब काम गर्दैनन्।
    अघिल्लो कोड प्रयोग भएन।
    तीन गल्तीपछि तपाईंको खाता लक गरियो।
    पहिले नै प्रयोग भइसकेको भए नयाँ माग्नुहोस्।
    म्याद सकिएको भए नयाँ माग्नुहोस्।
    गल्तीले पठाइएको भए मेल मेटाउनुहोस्।
  `,
  Albanian: `
    Kodi juaj i verifikimit është 883612.
    E merrni këtë mesazh sepse dikush ka futur adresën tuaj.
    Kodi u kërkua në orën 10:22.
    Kodet e mëparshme nuk vlejnë më.
    Kodi i mëparshëm nuk u përdor.
    Llogaria juaj u bllokua pas tri gabimeve.
    Pasi të futni kodin mund ta mbyllni faqen.
    Nëse është përdorur tashmë, kërkoni një të ri.
    Nëse ka skaduar, kërkoni një të ri.
    Nëse është dërguar gabimisht, fshijeni mesazhin.
  `,
  Macedonian: `
    Вашиот код за потврда е 883612.
    Ја добивате оваа порака бидејќи некој ја внел вашата адреса.
    Кодот е побаран во 10:22.
    Претходните кодови веќе не важат.
    Претходниот код не е искористен.
    Вашата сметка е заклучена по три грешки.
    Откако ќе го внесете кодот можете да ја затворите страницата.
    Ако е веќе искористен, побарајте нов.
    Ако е истечен, побарајте нов.
    Ако е испратен по грешка, избришете ја пораката.
  `,
  Belarusian: `
    Ваш код пацвярджэння: 883612.
    Вы атрымалі гэты ліст, бо нехта ўвёў ваш адрас.
    Код быў запытаны ў 10:22.
    Папярэднія коды больш не дзейнічаюць.
    Папярэдні код не быў выкарыстаны.
    Ваш уліковы запіс заблакаваны пасля трох памылак.
    Пасля ўводу кода старонку можна закрыць.
    Калі ён ужо выкарыстаны, запытайце новы.
    Калі яго тэрмін скончыўся, запытайце новы.
  `,
  Irish: `
    Is é 883612 do chód fíoraithe.
    Fuair tú an ríomhphost seo mar gur chuir duine éigin isteach do sheoladh.
    Iarradh an cód ag 10:22.
    Níl na cóid roimhe seo bailí a thuilleadh.
    Níor úsáideadh an cód roimhe seo.
    Cuireadh glas ar do chuntas tar éis trí bhotún.
    Má úsáideadh cheana é, iarr ceann nua.
    Má tá sé as feidhm, iarr ceann nua.
  `,
  Welsh: `
    Eich cod dilysu yw 883612.
    Rydych yn cael yr e-bost hwn am fod rhywun wedi rhoi eich cyfeiriad.
    Gofynnwyd am y cod am 10:22.
    Nid yw codau blaenorol yn ddilys mwyach.
    Ni ddefnyddiwyd y cod blaenorol.
    Cafodd eich cyfrif ei gloi ar ôl tri chamgymeriad.
    Os yw eisoes wedi'i ddefnyddio, gofynnwch am un newydd.
    Os yw wedi dod i ben, gofynnwch am un newydd.
  `,
  Mongolian: `
    Таны баталгаажуулах код: 883612.
    Хэн нэгэн таны хаягийг оруулсан тул энэ захидлыг авч байна.
    Кодыг 10:22 цагт хүссэн.
    Өмнөх кодууд хүчингүй болсон.
    Өмнөх кодыг ашиглаагүй.
    Гурван алдааны дараа таны бүртгэлийг түгжсэн.
    Хэрэв аль хэдийн ашигласан бол шинийг хүснэ үү.
    Хугацаа нь дууссан бол шинийг хүснэ үү.
  `,
};
