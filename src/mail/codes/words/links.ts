/**
 * Words of links: what one that signs in or confirms says, and what one says that certainly does not. Written as in the
 * tables of languages, but looked for anywhere in a text, also inside words: none needs to contain another.
 */
import { wordsOf } from './list.ts';

export const linkWords: {
  /** What is said of a link that signs in, confirms, resets or accepts. */
  readonly act: readonly string[];
  /** What a subject says of something that has been done: nothing is left to confirm. */
  readonly notice: readonly string[];
  /** How a subject calls a link; where a word begins. */
  readonly named: readonly string[];
  /** How a subject calls a password. */
  readonly password: readonly string[];
  /** What is said of a link that does something else. */
  readonly never: readonly string[];
  /** What a link says that turns down what another accepts; beside words of that it names both. */
  readonly decline: readonly string[];
  /** What a link says that leaves it to its sentence to say what for: "Click here to sign in"; all of its text, but for what asks to click. */
  readonly here: readonly string[];
  /** What a part of a path is called below which nobody signs in: parcels, bills, surveys. In ASCII. */
  readonly elsewhere: readonly string[];
  /** What a sentence says of one who has not asked for the mail, and is led elsewhere; patterns of folded text. */
  readonly otherwise: readonly string[];
} = {
  act: [
    // English
    ...wordsOf(`
      finish setup, finish your setup, create my account, open my account, allow access, enter the portal, verif, confirm, activate, sign in, signin, log in, login, sign me in, log me in, let me in, magic link,
      reset, set password, set your password, choose a password, create password, change password, change my
      password, join, authenticate, authorize, authorise, validate, get started, complete registration, complete
      your registration, unlock, recover, finish sign, click here to continue, this link, link below, new
      password, invited you, it was me, that was me, this was me, prove it, enter the code, enter this code,
      enter your code, enter the device code, accept, approve, let it in, let this device, renew your password,
      first password, let me back in, get back in, it’s me, review and sign, claim your account, claim my, claim your pro, claim your place, give my consent, un-pause, unpause, this is my email, this is my e-mail, this is my address, new pin, code page, grant access, give consent, my permission
    `),
    // German, Dutch, Nordic
    ...wordsOf(`
      bestatig, anmelden, anzumelden, einzuloggen, aktivier, zurucksetzen, passwort, freischalten, freigeben,
      ich war, das war ich, ich bin es, dat was ik, ben ik, uitnodiging aannemen, aksepter invitasjon, bli med, kodeord, toestemming geven, geef toestemming, ich stimme zu, zustimmung erteilen, godta invitasjon, bevestig, inloggen, wachtwoord, activeer, logga in, losenord,
      bekræft, bekreft, logg inn, logg pa, logge pa, log pa, meld my aan, meld aan, teken in, adgangskode,
      passord, nulstil, vahvista, kirjaudu, salasana, staðfest, lykilorð, skráðu þig inn, nollaa, aktivoi,
      aktivér, nullstill, återställ, gendan, wagwoord, annehmen, ik doe mee, beitreten, entsperr, deblokkeer,
      gå med, aanmeldscherm, godkänn, godkend, godkjenn, hyväksy, lås upp, lås op, avaa tili, rett inn
    `),
    // Romance
    ...wordsOf(`
      c’est moi, juntar-me a, imposta password, imposta la password, unisciti, setează parola, alătură-te, activer, connexion, connecter, mot de passe, reinitialis, restablecer, contrasena, activar, entrar,
      redefinir, senha, palavra-passe, ativar, conferma, accedi, attiva, autentific, inicia, entra con, entra subito, entra
      ora, tag imod, ta imot, tacka ja, c’était moi, entrer, unirme a, unirte a, unirse a, conecta mi, conecta tu, conectar mi, fui yo, fui eu, restableix, contrasenya, contrasinal,
      parola nouă, parola ta, parolei, conectează, activează, reimpost, ripristina, pasahitz, berretsi, saioa
      hasi, sono io, approvo, approva, autorizza, deblocare, débloquer, aceptar, desbloquea, aceitar, autorizar,
      reponha, repor palavra, repor a palavra, ingresar la, ingresar tu, ingresar mi, pagina di recupero, accetta, sblocca, deblochează, sono stat
    `),
    // Slavic, Baltic, Hungarian, Greek
    ...wordsOf(`
      potwierd, zatwierdz, pro přihlášení, k přihlášení, na prihlásenie, zaloguj, aktywuj, haslo, heslo, potvrd, overit, prihlasit, aktivova, prijav, aktivira, przyjmij
      zaprosz, to byłem, odblokuj, obnovit, lozink, ponastav, geslo, prihvati poziv, odemkn,
      приєдн, присъедин, присоедин, jsem já, аз съм, to sam ja, pridruži se, připojit se, pripojiť sa, ορισμός κωδικού, érvényesít, feloldás, odomkn, přijmout, prijať, zaakceptuj, dołącz,
      sprejmi, erősítse meg, erősítsd meg, erősítsük meg, atrakin, priimti, συνθηματικ, αποδοχή, ξεκλείδ,
      doy mi consentimiento, dou o meu consentimento, je donne mon accord, do il consenso, soy yo, era yo, me apunto, sou eu, ik ben het, ik was het, det er meg, det var meg, det er mig, det var mig, det är jag, det var jag,
      to jestem ja, jsem to já, som to ja, minä se olin, se olin minä, én voltam, én vagyok, eu sunt, am fost eu, εγώ είμαι, ήμουν εγώ, снять блокировку, снятия блокировки,
      принять, разблокир, розблок, увійти, приеми, priimk, visszaállít, meghívó elfogad,
      meghívás elfogad, најавете се, paroli, aktivál, slaptažod, prisijung, aktyvuo, atstatyti, pieslēg, ielog,
      atiestat, aktivizē, logi sisse, uus parool, parooli, lähtesta, aktiveeri, επαναφορά, ενεργοποί, відновити,
      скинути, активув, нулир, лозинк, пријав, ресетир, fjalëkalim, konfirmo, баталгаажуул, нууц үг, to byłam,
      это я, это был, подтверд, воити, вход, активир, сброс, парол, підтверд, потвърд, потвърж, влез, потврд,
      megerosit, bejelentkez, jelszo, patvirtin, apstiprin, kinnita, επιβεβαιω, επαληθευ, συνδεση, συνδεθ, aktivuj, belép, прийняти, ieiet
    `),
    // Turkic, Iranian, Arabic script, Hebrew
    ...wordsOf(`
      þiggja boð, kutse vastu, прихвати позив, позив прихвати, прифати ја, покана прифати, təyin et, prano ftes, न्योता स्वीकार, निम्तो स्वीकार, glac leis, glacadh leis, அழைப்பை ஏற், derbyn y gwahoddiad, aanvaar die uitnodiging, আমন্ত্রণ গ্রহণ, ఆహ్వానాన్ని అంగీకరిం, kubali mwaliko, accetto il posto, accetto l'invito, hi vull ser, kutsu vastaan, ota vastaan, võtan vastu, võta vastu, přijímám, прихватам, прихвати место, прийми покана, да го приемете, актывав, далучы, aktivləşdir, қабылда, qo'shilaman, ակտիվաց, ընդունել, می پذیرم, می‌پذیرم, शामिल हों, স্বীকার করুন, আমন্ত্রণটি গ্রহণ, গ্রহণ করুন, ตอบรับ, đồng ý tham gia, tanggapin, onartu, ailosod, ஏற்கிறேன், ஏற்கவும், యాక్టివేట్, అంగీకరించు, स्वीकार ग, स्वीकारण, têkev, têketin, pejirîn, piştrast, dogrula, onayla, onaylıyorum, giris yap, sifre, etkinlestir, daveti kabul, bendim,  نعم، أنا, קבלת ההזמנה, זה אני, تعیین رمز, پذیرش دعوت, باز کردن حساب, من بودم,
      kabul et, kilidini aç, sıfırla, parolanızı, parolni, құпиясөз, oturum aç, daxil ol, tasdiq, kirish,
      растау, растаңыз, ырастоо, كلمة المرور, كلمة مرور, اعادة تعيين, قبول, פתיחת החשבון, הצטרפ, رمز عبور,
      بازنشانی, گذرواژه, پاس ورڈ, סיסמה, הפעל, հաստատ, մուտք, գաղտնաբառ, დადასტურ, დაადასტურ, შესვლა, პაროლ,
      parolamı, رکنیت پکی, tesdiq, تاكيد, تحقق, دخول, تفعيل, تایید, ورود, فعال, تصدیق, אימות, אישור, אשר, התחבר, כניסה, איפוס
    `),
    // South and South-East Asia
    ...wordsOf(`
      सत्याप, मैं ही हूँ, पुष्टि, लॉग इन, साइन इन, যাচাই, নিশ্চিত, சரிபார், உறுதி, ยืนยัน, เข้าสู่ระบบ, รหัสผ่าน, xac minh,
      xac nhan, xac thuc, dang nhap, dat lai, kich hoat, mengonfirmasi, terima undangan, terima jemputan, ini saya, đúng là tôi, निमंत्रण स्वीकार, यह मैं, ยอมรับคำเชิญ, ใช่ ฉันเอง, आमंत्रण स्वीकार, ਖਾਤਾ ਚਾਲੂ, ખાતું ચાલુ, ಖಚಿತಪಡಿಸ, ಸಕ್ರಿಯಗೊಳ, konfirmasi, masuk,
      aktifkan, sahkan, atur ulang, setel ulang, kata sandi, tetapkan semula, tetapan semula, kata laluan, चालू
      करें, buka kunci, mở khóa, chấp nhận, mật khẩu, khôi phục, รีเซ็ต, เปิดใช้งาน, पासवर्ड, सक्रिय, रीसेट,
      পাসওয়ার্ড, লগ ইন, সক্রিয়, கடவுச்சொல், உள்நுழை, ధృవీకర, పాస్‌వర్డ్, ಪರಿಶೀಲಿಸ, സ്ഥിരീകരി, പാസ്‌വേഡ്,
      ਪੁਸ਼ਟੀ, ચકાસ, kumpirmahin, thibitisha, ingia kwenye, nenosiri, អត្តសញ្ញាណ, បញ្ជាក់, ຢືນຢັນ, အတည်ပြု, አረጋግጥ
    `),
    // East Asia
    ...wordsOf(`
      加入团队, 加入團隊, はい、私です, 저예요, 验证, 驗證, 确认, 確認, 登录, 登入, 激活, 启用, 重置, 重設, 認証, ログイン, サインイン, 有効化, 再設定, リセット, 登録, 招待を受, 接受邀请, 接受邀請, 本人です, 是我本人,
      인증, 확인, 로그인, 재설정, 활성화, 수락, 잠금 해제, 解锁, 解鎖, 비밀번호, 가입 완료, パスワード, 承認, 参加する, 密码, 密碼, 接受加入, 본인이 맞
    `),
  ],
  decline: wordsOf(`
    decline, reject, deny, no thank, ablehn, lieber nicht, refuser, rejeter, rechazar, denegar, recusar, rejeitar, rifiut,
    nega l, liever niet, weiger, afwijz, avböj, neka inlogg, neka beg, afvis, avslå, avvis pålogg, avvis innlogg, hylkää, kieltäydy,
    odrzuć, odmów, zamítn, odmítn, zamietn, odmietn, odbij, zavrni, elutasít, respinge, refuz, отклон, отказ, відхил, відмов, отхвърл,
    απόρριψ, reddet, keeldu, noraid, atmesti, tolak, từ chối, ปฏิเสธ, 拒否, 却下, 拒绝, 拒絕, 거절, 거부, رفض, דחה, रद्द कर, passo grazie, loobun, loobu, nemám zájem, не желим, не жалаю, адмовіц, imtina, бас тарту, rad et, մերժ, رد می, প্রত্যাখ্যান, ไม่เข้าร่วม, tanggihan, baztertu, gwrthod, irrifjuta, diúltaigh, மறுக்க, மறுக்கிறேன், తిరస్కరి, नाकार, अस्वीकार, مسترد, kataa, weier, nuk pranoj, refuzo
  `),
  elsewhere: wordsOf(`
    pickup, pick-up, collect, abholung, abholen, retrait, ritiro, recogida, afhalen, odbior, levantamento, utlamning, afhentning, nouto, vyzvednuti,
    parcel, parcels, package, packages, paket, pakete, pakke, pakker, colis, paquete, paquetes, pacco, pacchi, pakket, pakketten, paczka, paczki, zasilka, shipment, shipments, delivery, deliveries, sendung, sendungen,
    survey, surveys, umfrage, umfragen, encuesta, encuestas, enquete, sondage, sondaggio, pesquisa, ankieta, anket, feedback, review, reviews, rating, ratings, rate, bewertung, bewertungen, resena, recensione, recensioni, avaliacao, opinie,
    receipt, receipts, beleg, belege, recibo, ricevuta, quittung, kvittering, kvitto, rechnung, rechnungen, facture, factures, factura, facturas, fattura, fatture, faktura, faktury, fakturor, bolletta, bollette, fatura, faturas, bills, statement, statements,
    job, jobs, career, careers, donate, donation, donations, spende, spenden
  `),
  here: [
    'here',
    'hier',
    'ici',
    'aqui',
    'qui',
    'acolo',
    'aici',
    'her',
    'har',
    'har nere',
    'tasta',
    'siit',
    'tutaj',
    'tu',
    'zde',
    'sem',
    'ovdje',
    'ovde',
    'tukaj',
    'itt',
    'ide',
    'ide kattintva',
    'εδω',
    'здесь',
    'сюда',
    'тут',
    'сюди',
    'тук',
    'burada',
    'buraya',
    'buradan',
    'di sini',
    'disini',
    'tai day',
    'vao day',
    'こちら',
    'ここ',
    '여기',
    '여기를',
    '这里',
    '這裡',
    '此处',
    '此處',
    'هنا',
    'اينجا',
    'כאן',
    'यहां',
    'यहाँ',
    'এখানে',
    'ที่นี่',
    'link',
    'this',
    'lien',
    'enlace',
    'ссылка',
    'ссылке',
    'ссылку',
    ...wordsOf(`
      odkaz, odkazu, länken, länk, lenken, lenke, linket, linkki, linkkiä, linkin, linku, linkre, collegamento, ligação, enllaç, σύνδεσμο, посилання, посиланням,
      връзката, poveznicu, povezavo, nuorodą, saiti, bağlantı, bağlantıyı, bağlantıya, tautan, pautan, liên kết, リンク, 链接, 連結, 링크, 링크를, קישור, الرابط, رابط, لینک
    `),
  ],
  notice: wordsOf(`
    új belépés, was changed, been changed, was reset, has been reset, was used, is now on, disabled, was enabled, was
    removed, was added, new sign-in, new login, sign-in from, is ready, is available, geändert, neue
    anmeldung, abgelaufen, wurde aktiviert, wurde deaktiviert, modifié, nouvelle connexion, connexion depuis,
    expiré, cambiad, modificad, nuevo inicio, inicio de sesión desde, activado la, activada, alterad, novo
    acesso, novo login, modificata, cambiata, nuovo accesso, attivata, gewijzigd, nieuwe aanmelding, nieuwe
    login, verlopen, ändrat, ny inloggning, ændret, endret, slået til, slått på, ny innlogging, vaihdettu,
    uusi kirjautuminen, zmienion, nowe logowanie, wygasł, změněn, spremenjeno, promijenjen, изменен, новый
    вход, истек, змінен, новий вхід, променен, değiştirildi, yeni giriş, schimbată, megváltozott, módosult,
    αλλαξε, pakeistas, mainīta, muudetud, verander, 変更しました, 変更され, 変更完了, 新しい端末, 新しいデバイス, 已更改, 已修改, 新设备登录, 新裝置上登入,
    변경되었, 새로운 로그인, تم تغيير, تغییر کرد, הוחלפה, diubah, ditukar, đã được thay đổi, เปลี่ยนแล้ว
  `),
  named: wordsOf(`
    enlace, lenke, länk, odkaz, odnośnik, linkki, ссылк, посилан, връзка, bağlantı, リンク, 链接, 連結, 链結, 링크, رابط,
    لینک, קישור, σύνδεσμ, poveznic, povezav, nuorod, saite, tautan, pautan, liên kết, ลิงก์, लिंक, link, lien
  `),
  password: wordsOf(`
    passw, reset, recover, kennwort, contrase, senha, mot de passe, réinitial, parol, hasł, hesl, jelsz,
    wiederherst, herstel, återställ, gjenopprett, gendan, palauta, recuper, obnov, odzysk, восстанов, відновл, възстанов, helyreáll, şifre, lozink, gesl, wachtwo, salasana, lösen, adgangsk, συνθημ, парол, パスワード, 密码, 密碼, 비밀번호, รหัสผ่าน, mật
    khẩu, sandi, كلمة, סיסמ
  `),
  never: wordsOf(`
    unsubscribe, whatsapp, view in browser, view online, privacy, terms, contact, support, help cent, help
    page, meeting, webinar, video call, dial in, besprechung, réunion, riunione, vergadering, spotkani, 会議,
    会议, 會議, 회의, learn more, read more, track your, view build, copy invite, activate my two-factor, enable
    two-factor, turn on two-factor, set up two-factor, enable 2fa, set up 2fa, turn on 2fa, check in online,
    check in:, secure your account, secure my account, review activity, account activity, recent activity, ce
    n’était pas moi, no fui yo, não fui eu, non sono stato io, non sono stata io, war ich nicht, was ik niet,
    var inte jag, var ikke mig, var ikke meg, to nie ja, nebyl jsem to, nebol som to, nem én voltam, nem én vagyok, nu am
    fost eu, δεν ήμουν εγώ, это не я, не бях аз, це не я, нисам ја, nisam ja, ben değildim, bukan saya, không
    phải tôi, ไม่ใช่ฉัน, 私ではありません, 不是我, 不是本人, 본인이 아닙, لم أكن أنا, من نبودم, זה לא אני, email settings, all
    your screens, invite link, recovery codes, view order, view your order, view issue, manage booking, manage
    my booking, manage your booking, manage reservation, manage your reservation, view booking, view your
    booking, change booking, buchung verwalten, buchung anzeigen, gérer ma réservation, gérer votre
    réservation, gestionar reserva, gestiona tu reserva, gestionar mi reserva, gestisci prenotazione, gestisci
    la prenotazione, gerir reserva, gerir a reserva, gerenciar reserva, boeking beheren, beheer je boeking,
    मैं नहीं हूँ, sendung verfolgen, suivre mon colis, suivre votre colis, suivre la livraison, rastrear, traccia la spedizione, traccia il pacco, volg je pakket, volg uw pakket, spåra paket, spor pakke, seuraa lähetystä, śledź przesyłkę, sledovat zásilku, проследете, проследи пратка, отследить, відстежити, kargo takip, lacak paket, 荷物の追跡, 查询物流, 배송 조회,
    view ticket, unlock the sale, unlock the offer, unlock your discount, unlock your reward, deactivate, deaktivier, désactiver, desactivar, заблокир, блокировать вход, блокировать доступ, блокировка входа, заблоку, блокувати вхід, блокувати доступ, block this, block
    the sign, block sign, preferences, hilfe, kontakt, einstellungen, nutzungsbedingungen, abbestell, aide,
    assistance, désinscri, conditions, ayuda, suscripci, términos, ajuda, descadastr, termos, assistenza,
    aiuto, disiscri, riservatezza, hulp, voorwaarden, pomoc, wypisz, prywatno, nápověda, odhlásit odběr,
    soukromí, hjälp, avsluta prenum, avregistr, integritet, afmeld, persondata, hjelp, meld deg av, avmeld,
    personvern, ohje, peruuta tilaus, tietosuoja, поддержк, конфиденциальн, допомога, відписат, конфіденційн,
    помощ, отпиши, yardım, abonelik, gizlilik, súgó, leiratkoz, adatvédel, ajutor, dezabon, confidențial,
    βοήθεια, διαγραφή από, απόρρητο, ヘルプ, お問い合わせ, プライバシー, 帮助, 幫助, 客服, 隐私, 隱私, 取消订阅, 取消訂閱, 고객센터, 수신거부, 개인정보,
    مساعده, إلغاء الاشتراك, الخصوصية, پشتیبانی, עזרה, הסרה, פרטיות, bantuan, berhenti berlangganan, privasi,
    trợ giúp, hủy đăng ký, bảo mật, ช่วยเหลือ, ยกเลิกการ, ความเป็นส่วนตัว, सहायता, सदस्यता समाप्त, गोपनीयता,
    abmelden, datenschutz, impressum, desabonner, privacidad, baja, uitschrijven, отписаться, 退订, 配信停止, faq,
    download the app, app herunterladen, téléchargez l'application, télécharger l'application, descarga la app, descargar la app, baixe o app, baixar o app, loja oficial, scarica l'app, download de app, pobierz aplikację, скачать приложение, скачайте приложение, uygulamayı indir, unduh aplikasi, tải ứng dụng, アプリをダウンロード, 下载应用, 下载 app, 앱 다운로드, app store, google play, twitter, facebook, instagram, linkedin, youtube, not you, wasn t
    me, report, cancel, remove your email, remove your e mail, address off it, turn it down, acceptable use, no soy yo, non sono io, não sou eu, size ait değil, bana ait değil, segnali qui, segnalalo, 配信解除, 配信を停止, voorkeuren
  `),
  otherwise: [
    'if not,',
    '(?:falls nicht|wenn nicht|sinon|si no|se nao|se no|zo niet|om inte|hvis ikke|jos et(?:te)?|jesli nie|pokud ne|ak nie|если нет|якщо ні|ako ne|ако не|ce ne|daca nu|ha nem|αν οχι|degilse|jika (?:tidak|bukan)|neu khong(?: phai)?|如果不是|若非|そうでない場合は?)[,:、，]',
    '(?:변경|요청|신청|로그인|가입|시도)(?:을|를)? ?하(?:지|시지) 않',
    'no (?:has|ha) (?:sido|comprado|hecho|pedido|iniciado|cambiado|solicitado)[^?]{0,24}\\?',
    '(?:heb|hebt) (?:je|jij|u) (?:dit|dat|deze|hier|niets)[^?]{0,30}\\?|(?:was|is) dit nie jy|as dit nie jy',
    '(?:n|nu) ai facut|(?:n|nu) ati facut|(?:n|nu) ai fost tu',
    'kannast?u? (?:tu )?ekki|(?:ef|var|varst) (?:tetta|tad|tu)[^,:?]{0,24}ekki|ekki tu\\?',
    'jos (?:se |tama )?(?:et|ette) (?:se )?ollut|(?:et|ette) (?:se )?ollut sina',
    'jei(?:gu)? (?:tai )?(?:ne (?:tu|jus)|(?:buvote|buvai) ne|nebuv)|ne (?:tu|jus)\\?',
    'ja (?:tas )?nebij|tas nebij',
    '(?:kui|kas) see (?:ei olnud|polnud)|see polnud (?:sina|teie)|pole (?:sina|teie)\\?',
    '(?:jestli|pokud)[^,:]{0,30}ne(?:vite|byli|byl|byla|jste)|nebyl[ai]? j(?:ste|si) to|ak (?:ste|si) to nebol',
    'u (?:protivnom|suprotnom)|у супротном|niste (?:to )?(?:bili )?vi\\?|ако то ни(?:сте|си)|ни(?:сте|си) (?:то )?(?:били )?(?:ви|ти)\\?|ако не сте вие',
    'не бяхте|не сте (?:били )?вие\\?|калі гэта (?:былі |быў |была )?не|гэта не вы',
    '(?:bunu|bu) (?:sen|siz) (?:yap|etme|degil)|(?:siz|sen) degilseniz|(?:siz|sen) degilsen|bunu siz etme|siz deyil',
    'сіз (?:емес|болмаса|жасама)|(?:siz|sen) (?:bo lmasa|emas)',
    'თუ (?:ეს )?თქვენ არ|თქვენ არ იყავით|եթե (?:դա |դուք )*չէ|դուք չէիք|nese nuk (?:ishi|e keni|jeni)|nuk (?:ishit|ishe) (?:ju|ti)',
    'لم تقم بذلك|لم تكن انت|اگر شما (?:نبود|نکرد|این)|אם זה לא|אם לא (?:את|אתה|אתם)|לא אתם\\?|اگر یہ (?:آپ )?(?:نہیں|آپ نے نہیں)|یہ آپ نہیں',
    'यदि (?:यह )?आपने (?:यह )?नहीं|अगर (?:यह )?आपने (?:यह )?नहीं|আপনি (?:এটি |এটা )?না (?:করে|হলে|হয়ে)',
    'நீங்கள் (?:இல்லை|செய்யவில்லை|கோரவில்லை)|మీరు (?:చేయకపోతే|కాకపోతే|చేయలేదా)|మీరు [^?]{0,24}చేయలేదా',
    'तुम्ही (?:हे )?केले नस|हे तुम्ही (?:केले )?नस|तपाईंले [^?]{0,24}होइन|तपाईं होइन|यदि तपाईंले',
    '(?:หาก|ถ้า|กรณี)(?:ไม่ใช่|คุณไม่|ท่านไม่)|ไม่ใช่(?:คุณ|ท่าน)',
    '(?:kung )?hindi (?:ikaw|kayo|mo (?:ito|ginawa|hiniling)|ninyo (?:ito|ginawa))[^?,:]{0,30}[?,:]|(?:kama )?si(?:yo)? wewe[?, ]|kama huku',
    '(?:zu )?ez bazara|ez bazinen|si no (?:heu|has|ets|sou)|no (?:has|heu) estat|(?:se )?non (?:fuches|foi|fixeches)',
    'os nad (?:chi|ti)|nid (?:chi|ti) oedd|murar? tusa|nar tusa|jekk ma (?:kontx|kienx|ghamiltx)',
    '(?:tidak|tak) merasa (?:belanja|memesan|mengganti|berlangganan)|bukan (?:anda|kamu) yang',
    'otherwise, (?:turn|deny|decline|block|reject|cancel|secure|tell|report|let)',
    '(?:not familiar|unfamiliar|not expected|unexpected|never heard of [^?]{1,60}|nothing asked for)\\?',
    "when (?:it|that|this) (?:is not|isn[’' ]?t)(?: you)?,",
    // "Not you?", "Das waren nicht Sie?": in a few words, as a button has no room for more.
    '(?:not (?:you|me)|someone else|unrecogni[sz]ed (?:activity|sign in|login))\\?',
    '(?:das |es )?(?:waren? |warst )?nicht (?:sie|du)\\?',
    '(?:pas (?:vous|toi) ?\\?|ce n (?:etait|est) pas (?:vous|toi)|vous n etes pas a l origine)',
    'no (?:eres|es|fuiste|fue|has sido|ha sido|fui) (?:tu|usted|yo)|no reconoces?(?!\\w)',
    'nao (?:foi|e|es|foste|fui) (?:voce|tu|eu)|nao reconhece',
    'non (?:sei|e|ero|eri|sei stat[oa]|e stat[oa]) (?:tu|lei|io)\\?',
    '(?:niet (?:jij|u)\\?|(?:ben|was) (?:jij|je|u) (?:dit|dat|het) niet|herken (?:je|jij|u) dit niet)',
    '(?:inte du\\?|var det inte (?:du|ni)|ikke d(?:ig|eg)\\?|var det ikke d(?:ig|eg))',
    '(?:etko|etteko) (?:se |te )?(?:ollut|olleet)',
    '(?:to )?nie (?:ty|pan|pani|panstwo)\\?|(?:nebyli jste to|nejste to vy|neboli ste to|nie ste to vy)',
    '(?:это |це )?не (?:вы|ви)\\?|не (?:запрашивали|запитували|запросували)|не сте вие|не бяхте вие',
    '(?:sen|siz) degil mis|bukan (?:anda|kamu)\\?|khong phai (?:ban|quy khach)\\?',
    '(?:ご?本人様?で(?:は)?ない|不是(?:你|您)(?:本人)?|非(?:您)?本人|본인이 아닌|لست انت|لم تكن انت|(?:זה )?לא (?:את|אתה)(?! )|(?:यह )?आप नहीं)',
    'nem (?:on|te) volt|nu (?:ai fost|ati fost|esti) (?:tu|dvs)|δεν (?:ησασταν|ησουν|εισαι|ειστε)|ni(?:ste|si) (?:to )?bil[ia] (?:vi|ti)',
    "if (?:that|this|it)(?:[’' ]s| is| was)(?: not|n[’' ]?t) (?:you|yours)",
    'v opacn(?:em|om) pripade|dans le cas contraire|(?:in|en) caso contrari|caso contrario|im gegenteiligen fall|in het andere geval|i (?:modsat fald|motsatt fall)|w przeciwnym (?:razie|wypadku)|в противном случае|в противен случай|в іншому (?:разі|випадку)|u suprotnom|aksi (?:takdirde|halde)|in caz contrar|ellenkezo esetben|muussa tapauksessa',
    "(?:if|in case|unless) (?:this|that|it|you|someone|somebody)[^,:]{0,24}\\b(?:did|do|was|were|have|had|has|is|are)(?:n[’' ]?t| not| never)(?! (?:see|able|working|displayed|visible|clickable))",
    "(?:did|do|was|were|have)n[’' ]?t (?:you|recogni|request|initiate|make|sign|log|try|ask)",
    '(?:do|did) not (?:recogni|request|ask)',
    '(?:if|in case) (?:this|that|it)(?: is|’s) (?:in|not )correct',
    '(?:wenn|falls|sollten|haben|waren) (?:sie|du|dies|das)[^,:]{0,40}(?:nicht|kein)[^,:]{0,24}(?:angefordert|gestellt|gewesen|waren|warst|veranlasst|beantragt|erkennen|versucht)',
    '(?:waren|warst|haben|hast) (?:sie|du|dies|das)[^,:]{0,16}nicht',
    '(?:hast du|du hast|haben sie|sie haben) (?:keine?n?|nichts)[^,:.]{0,32}angefordert',
    'si (?:ce|vous|tu|cette)[^,:]{0,20}(?:n etai|n est pas|n ete|n etes|n es pas|n avez|n as|ne reconn)',
    '\u00bf?no (?:lo |la )?(?:pediste|pidio|solicitaste|has sido|fuiste|has pedido)[^?]{0,20}\\?',
    'si (?:tu |usted )?no (?:has|ha|fuiste|fue|eres|es|solicit|reconoc|lo|pediste|pidio|iniciaste)',
    'se (?:tu |lei )?non (?:hai|ha|sei|e|eri|riconosc|lo)',
    'se (?:voce )?nao (?:foi|fez|e|solicit|reconhec|pediu|tentou)',
    'als (?:je|u|dit|jij)[^,:]{0,30}(?:niet|geen)[^,:]{0,16}(?:aangevraagd|bent|was|herken|geprobeerd)',
    'om (?:du|detta|det)[^,:]{0,20}inte (?:begart|har|kanner|var|forsokt)',
    'hvis (?:du|dette|det)[^,:]{0,20}ikke (?:har|var|kjenner|kender|bad|ba|forsøkte)',
    'jos (?:et|ette) (?:pyyta|ole|tunnista|yritta|vaihta|muutta|teh|kirjautu)',
    'jesli (?:to )?nie (?:ty|pan|bylo|prosil|zlecal|rozpozna|logowal|zmienial)',
    '(?:pokud|ak)[^,:]{0,20}ne(?:zada|ziada|poz|jste|ste|pozada|pokous)',
    'если (?:это|вы)[^,:]{0,20}не (?:вы|запраш|дела|узна|пыта|вход)',
    'якщо (?:це|ви)[^,:]{0,20}не (?:ви|запит|роби|впізна|намага)',
    'ako (?:niste|nisi|ne prepozna)',
    'ако (?:не сте|не поиска|не бе|нисте|ниси)',
    'ha nem (?:on|te|kert|ismer)',
    'daca nu (?:ai|ati|tu|dumneavoastra|recuno)',
    'αν δεν (?:το |τον |την |τα )?(?:ζητησ|ησουν|ησασταν|αναγνωρ|αλλαξ|εκαν|κανατε|συνδεθηκ)',
    'eger (?:bu|siz)[^,:]{0,30}(?:degil|yapmad|etmed)',
    'bu (?:islem|degisiklig|taleb|giris)\\w{0,4} (?:siz(?:e ait degilse| yapmadi| gerceklestirmedi| baslatmadi)|sizden gelmedi)',
    'neu (?:ban )?khong (?:yeu cau|phai|thuc hien)',
    '(?:tidak|tak) merasa (?:meminta|melakukan|masuk|mengubah)',
    '(?:jika|kalau|bila|apabila) (?:bukan|(?:anda|kamu) tidak (?:meminta|melakukan|mengenal))',
    '(?:如果?|若)(?:您|你|这|這)?(?:不是|并非|非|没有(?:申请|请求)|沒有(?:申請|請求))',
    '(?:心当たり|心あたり|覚え)が?の?(?:ない|無い|なければ)',
    '(?:ご自身|ご?本人様?|お客様)(?:によるもの|による変更|の操作|の変更|による操作)で(?:は)?ない(?:場合|とき)',
    '(?:요청|시도).{0,6}(?:않|아니)|본인이 아니',
    '(?:اذا|ان) لم (?:تطلب|تكن|تقم)',
    'والا (?:ف|قم|يرجي|يمكن|اتصل|غي|$)',
    'اگر[^،:]{0,30}(?:نکرده|نداده|نبوده)',
    'אם לא (?:ביקש|את|אתה)',
  ],
};
