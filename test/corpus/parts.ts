/** What mails are made of, language by language: `{c}` stands for a number. `test/corpus/composed.ts` puts them together. */

export interface Parts {
  readonly subjects: readonly string[];
  readonly intros: readonly string[];
  /** Each gives a code. */
  readonly codes: readonly string[];
  /** How long it lives. */
  readonly care: string;
  /** Lines with other numbers. */
  readonly noise: readonly string[];
  /** Of mails without a code. */
  readonly otherSubjects: readonly string[];
  readonly others: readonly string[];
}

export const parts: Readonly<Record<string, Parts>> = {
  English: {
    subjects: ['Your sign-in code', 'Sign in to Norwind', 'Confirm your email address', 'Security check', 'Reset your password'],
    intros: ['You asked to sign in on 23 Nov 2026 at 14:05.', 'Thanks for signing up.', 'Request 5512098 was opened.', 'Hello Ms Doe (customer 88213),'],
    codes: ['Your verification code is {c}.', 'Please enter {c}.', 'Your code:<br><b>{c}</b>', '<b>{c}</b> is your one-time code.', 'Verification code</p><p><b>{c}</b>', 'Type {c} on the sign-in page to continue.', 'One-time password: {c}'],
    care: 'Valid for 10 minutes.',
    noise: ['Order 7712048 has shipped.', 'Questions? Call 0800 555 0199.', 'Customer number: 44718203', 'Balance on 22 Nov 2026: $1,204.55', '120 High Street, London EC1A 4JQ, company no. 08812345', 'Device number: 30218844'],
    otherSubjects: ['Your order', 'Invoice 2026-1182', 'Your booking', 'New sign-in'],
    others: ['Your order number is {c}.', 'Tracking number: {c}', 'Pickup code: {c}', 'Your discount code: {c}', 'Case no. {c}', 'You signed in on a new device. Event {c}.'],
  },
  German: {
    subjects: ['Ihr Anmeldecode', 'Bei Norwind anmelden', 'E-Mail-Adresse bestätigen', 'Sicherheitsprüfung', 'Passwort zurücksetzen'],
    intros: ['Sie möchten sich am 23.11.2026 um 14:05 Uhr anmelden.', 'Vielen Dank für Ihre Registrierung.', 'Vorgang 5512098 wurde gestartet.', 'Hallo Frau Doe (Kd.-Nr. 88213),'],
    codes: ['Ihr Bestätigungscode lautet {c}.', 'Bitte geben Sie {c} ein.', 'Ihr Code:<br><b>{c}</b>', '<b>{c}</b> ist Ihr Einmalcode.', 'Bestätigungscode</p><p><b>{c}</b>', 'Geben Sie auf der Anmeldeseite {c} ein, um fortzufahren.', 'Einmalpasswort: {c}'],
    care: 'Gültig für 10 Minuten.',
    noise: ['Bestellung 7712048 wurde versandt.', 'Fragen? Rufen Sie 0800 555 0199 an.', 'Kundennummer: 44718203', 'Kontostand am 22.11.2026: 1.204,55 €', 'Musterstr. 12, 10115 Berlin, HRB 118204', 'Ihre Gerätenummer: 30218844'],
    otherSubjects: ['Ihre Bestellung', 'Rechnung 2026-1182', 'Ihre Buchung', 'Neue Anmeldung'],
    others: ['Ihre Bestellnummer lautet {c}.', 'Sendungsnummer: {c}', 'Abholcode: {c}', 'Ihr Gutscheincode: {c}', 'Vorgangsnummer {c}', 'Sie haben sich auf einem neuen Gerät angemeldet. Ereignis {c}.'],
  },
  French: {
    subjects: ['Votre code de connexion', 'Connexion à Norwind', 'Confirmez votre adresse e-mail', 'Vérification de sécurité', 'Réinitialisez votre mot de passe'],
    intros: ['Vous avez demandé à vous connecter le 23/11/2026 à 14h05.', 'Merci pour votre inscription.', 'La demande 5512098 a été ouverte.', 'Bonjour Mme Doe (client 88213),'],
    codes: ['Votre code de vérification est {c}.', 'Veuillez saisir {c}.', 'Votre code :<br><b>{c}</b>', '<b>{c}</b> est votre code à usage unique.', 'Code de vérification</p><p><b>{c}</b>', 'Saisissez {c} sur la page de connexion pour continuer.', 'Mot de passe à usage unique : {c}'],
    care: 'Valable 10 minutes.',
    noise: ['La commande 7712048 a été expédiée.', 'Des questions ? Appelez le 01 55 50 01 99.', 'Numéro de client : 44718203', 'Solde au 22/11/2026 : 1 204,55 €', '12 rue de la Paix, 75002 Paris, RCS 481 204 771', 'Numéro de l’appareil : 30218844'],
    otherSubjects: ['Votre commande', 'Facture 2026-1182', 'Votre réservation', 'Nouvelle connexion'],
    others: ['Votre numéro de commande est {c}.', 'Numéro de suivi : {c}', 'Code de retrait : {c}', 'Votre code promo : {c}', 'Dossier n° {c}', 'Vous vous êtes connecté depuis un nouvel appareil. Événement {c}.'],
  },
  Spanish: {
    subjects: ['Su código de acceso', 'Iniciar sesión en Norwind', 'Confirme su correo electrónico', 'Control de seguridad', 'Restablezca su contraseña'],
    intros: ['Ha solicitado iniciar sesión el 23/11/2026 a las 14:05.', 'Gracias por registrarse.', 'Se abrió la solicitud 5512098.', 'Hola, Sra. Doe (cliente 88213):'],
    codes: ['Su código de verificación es {c}.', 'Introduzca {c}.', 'Su código:<br><b>{c}</b>', '<b>{c}</b> es su código de un solo uso.', 'Código de verificación</p><p><b>{c}</b>', 'Escriba {c} en la página de inicio de sesión para continuar.', 'Contraseña de un solo uso: {c}'],
    care: 'Válido durante 10 minutos.',
    noise: ['El pedido 7712048 ha sido enviado.', '¿Preguntas? Llame al 900 555 170.', 'Número de cliente: 44718203', 'Saldo a 22/11/2026: 1.204,55 €', 'Calle Mayor 12, 28013 Madrid, CIF B48120477', 'Número de dispositivo: 30218844'],
    otherSubjects: ['Su pedido', 'Factura 2026-1182', 'Su reserva', 'Nuevo inicio de sesión'],
    others: ['Su número de pedido es {c}.', 'Número de seguimiento: {c}', 'Código de recogida: {c}', 'Su cupón: {c}', 'Expediente n.º {c}', 'Ha iniciado sesión desde un dispositivo nuevo. Evento {c}.'],
  },
  Portuguese: {
    subjects: ['Seu código de acesso', 'Entrar na Norwind', 'Confirme seu e-mail', 'Verificação de segurança', 'Redefina sua senha'],
    intros: ['Você pediu para entrar em 23/11/2026 às 14:05.', 'Obrigado por se cadastrar.', 'A solicitação 5512098 foi aberta.', 'Olá, Sra. Doe (cliente 88213),'],
    codes: ['Seu código de verificação é {c}.', 'Digite {c}.', 'Seu código:<br><b>{c}</b>', '<b>{c}</b> é o seu código de uso único.', 'Código de verificação</p><p><b>{c}</b>', 'Digite {c} na página de login para continuar.', 'Senha de uso único: {c}'],
    care: 'Válido por 10 minutos.',
    noise: ['O pedido 7712048 foi enviado.', 'Dúvidas? Ligue para 0800 555 0199.', 'Número do cliente: 44718203', 'Saldo em 22/11/2026: R$ 1.204,55', 'Rua Augusta, 12, 01304-000 São Paulo, CNPJ 44.120.887/0001-90', 'Número do aparelho: 30218844'],
    otherSubjects: ['Seu pedido', 'Fatura 2026-1182', 'Sua reserva', 'Novo acesso à sua conta'],
    others: ['O número do seu pedido é {c}.', 'Código de rastreio: {c}', 'Código de retirada: {c}', 'Seu cupom: {c}', 'Protocolo {c}', 'Você entrou em um novo dispositivo. Evento {c}.'],
  },
  Italian: {
    subjects: ['Il tuo codice di accesso', 'Accedi a Norwind', 'Conferma il tuo indirizzo email', 'Controllo di sicurezza', 'Reimposta la password'],
    intros: ['Hai chiesto di accedere il 23/11/2026 alle 14:05.', 'Grazie per esserti registrata.', 'La richiesta 5512098 è stata aperta.', 'Gentile Sig.ra Doe (cliente 88213),'],
    codes: ['Il tuo codice di verifica è {c}.', 'Inserisci {c}.', 'Il tuo codice:<br><b>{c}</b>', '<b>{c}</b> è il tuo codice monouso.', 'Codice di verifica</p><p><b>{c}</b>', 'Inserisci {c} nella pagina di accesso per continuare.', 'Password monouso: {c}'],
    care: 'Valido per 10 minuti.',
    noise: ["L'ordine 7712048 è stato spedito.", 'Domande? Chiama 800 555 019.', 'Codice cliente: 44718203', 'Saldo al 22/11/2026: 1.204,55 €', 'Via Roma 12, 20121 Milano, P.IVA 04481207712', 'Numero dispositivo: 30218844'],
    otherSubjects: ['Il tuo ordine', 'Fattura 2026-1182', 'La tua prenotazione', 'Nuovo accesso'],
    others: ['Il numero del tuo ordine è {c}.', 'Numero di spedizione: {c}', 'Codice di ritiro: {c}', 'Il tuo codice sconto: {c}', 'Pratica n. {c}', 'Hai effettuato l’accesso da un nuovo dispositivo. Evento {c}.'],
  },
  Dutch: {
    subjects: ['Je inlogcode', 'Inloggen bij Norwind', 'Bevestig je e-mailadres', 'Veiligheidscontrole', 'Wachtwoord opnieuw instellen'],
    intros: ['Je wilde op 23-11-2026 om 14:05 inloggen.', 'Bedankt voor je aanmelding.', 'Aanvraag 5512098 is geopend.', 'Beste mevrouw Doe (klant 88213),'],
    codes: ['Je verificatiecode is {c}.', 'Voer {c} in.', 'Je code:<br><b>{c}</b>', '<b>{c}</b> is je eenmalige code.', 'Verificatiecode</p><p><b>{c}</b>', 'Vul {c} in op de inlogpagina om verder te gaan.', 'Eenmalig wachtwoord: {c}'],
    care: '10 minuten geldig.',
    noise: ['Bestelling 7712048 is verzonden.', 'Vragen? Bel 0800 555 0199.', 'Klantnummer: 44718203', 'Saldo op 22-11-2026: € 1.204,55', 'Damrak 12, 1012 LG Amsterdam, KvK 48120477', 'Apparaatnummer: 30218844'],
    otherSubjects: ['Je bestelling', 'Factuur 2026-1182', 'Je boeking', 'Nieuwe aanmelding'],
    others: ['Je bestelnummer is {c}.', 'Trackingnummer: {c}', 'Afhaalcode: {c}', 'Je kortingscode: {c}', 'Dossiernummer {c}', 'Je bent ingelogd op een nieuw apparaat. Gebeurtenis {c}.'],
  },
  Polish: {
    subjects: ['Twój kod logowania', 'Zaloguj się do Norwind', 'Potwierdź adres e-mail', 'Kontrola bezpieczeństwa', 'Zresetuj hasło'],
    intros: ['Dnia 23.11.2026 o 14:05 poproszono o zalogowanie.', 'Dziękujemy za rejestrację.', 'Zgłoszenie 5512098 zostało otwarte.', 'Dzień dobry, Pani Doe (klient 88213),'],
    codes: ['Twój kod weryfikacyjny to {c}.', 'Wpisz {c}.', 'Twój kod:<br><b>{c}</b>', '<b>{c}</b> to Twój kod jednorazowy.', 'Kod weryfikacyjny</p><p><b>{c}</b>', 'Wpisz {c} na stronie logowania, aby kontynuować.', 'Hasło jednorazowe: {c}'],
    care: 'Ważny 10 minut.',
    noise: ['Zamówienie 7712048 zostało wysłane.', 'Pytania? Zadzwoń: 800 555 019.', 'Numer klienta: 44718203', 'Saldo na 22.11.2026: 1 204,55 zł', 'ul. Długa 12, 00-238 Warszawa, NIP 4812047712', 'Numer urządzenia: 30218844'],
    otherSubjects: ['Twoje zamówienie', 'Faktura 2026-1182', 'Twoja rezerwacja', 'Nowe logowanie'],
    others: ['Numer zamówienia to {c}.', 'Numer przesyłki: {c}', 'Kod odbioru: {c}', 'Twój kod rabatowy: {c}', 'Sprawa nr {c}', 'Zalogowano się na nowym urządzeniu. Zdarzenie {c}.'],
  },
  Russian: {
    subjects: ['Ваш код для входа', 'Вход в Norwind', 'Подтвердите адрес почты', 'Проверка безопасности', 'Сброс пароля'],
    intros: ['Вы запросили вход 23.11.2026 в 14:05.', 'Спасибо за регистрацию.', 'Заявка 5512098 открыта.', 'Здравствуйте, г-жа Доу (клиент 88213)!'],
    codes: ['Ваш код подтверждения: {c}.', 'Введите {c}.', 'Ваш код:<br><b>{c}</b>', '<b>{c}</b> — ваш одноразовый код.', 'Код подтверждения</p><p><b>{c}</b>', 'Введите {c} на странице входа, чтобы продолжить.', 'Одноразовый пароль: {c}'],
    care: 'Действует 10 минут.',
    noise: ['Заказ 7712048 отправлен.', 'Вопросы? Звоните 8 800 555-01-77.', 'Номер клиента: 44718203', 'Баланс на 22.11.2026: 1 204,55 ₽', 'ул. Ленина, 12, 101000 Москва, ИНН 4812047712', 'Номер устройства: 30218844'],
    otherSubjects: ['Ваш заказ', 'Счёт 2026-1182', 'Ваше бронирование', 'Новый вход в аккаунт'],
    others: ['Номер вашего заказа: {c}.', 'Трек-номер: {c}', 'Код получения: {c}', 'Ваш промокод: {c}', 'Обращение № {c}', 'Выполнен вход с нового устройства. Событие {c}.'],
  },
  Turkish: {
    subjects: ['Giriş kodunuz', 'Norwind’e giriş', 'E-posta adresinizi doğrulayın', 'Güvenlik kontrolü', 'Şifrenizi sıfırlayın'],
    intros: ['23.11.2026 saat 14:05’te giriş yapmak istediniz.', 'Kaydolduğunuz için teşekkürler.', '5512098 numaralı talep açıldı.', 'Merhaba Jane Doe (müşteri 88213),'],
    codes: ['Doğrulama kodunuz: {c}.', '{c} girin.', 'Kodunuz:<br><b>{c}</b>', '<b>{c}</b> tek kullanımlık kodunuzdur.', 'Doğrulama kodu</p><p><b>{c}</b>', 'Devam etmek için giriş sayfasına {c} yazın.', 'Tek kullanımlık şifre: {c}'],
    care: '10 dakika geçerlidir.',
    noise: ['7712048 numaralı sipariş gönderildi.', 'Sorularınız için 0850 555 01 99.', 'Müşteri numarası: 44718203', '22.11.2026 bakiyesi: 1.204,55 TL', 'Cumhuriyet Cad. No:12, 34437 Şişli/İstanbul, Mersis 0481204771200015', 'Cihaz numarası: 30218844'],
    otherSubjects: ['Siparişiniz', 'Fatura 2026-1182', 'Rezervasyonunuz', 'Yeni giriş'],
    others: ['Sipariş numaranız: {c}.', 'Takip numarası: {c}', 'Teslimat kodu: {c}', 'İndirim kodunuz: {c}', 'Talep no {c}', 'Yeni bir cihazdan giriş yapıldı. Olay {c}.'],
  },
  Japanese: {
    subjects: ['ログインコード', 'Norwindへのログイン', 'メールアドレスの確認', 'セキュリティ確認', 'パスワードの再設定'],
    intros: ['2026年11月23日 14:05にログインの要求がありました。', 'ご登録ありがとうございます。', '受付番号 5512098', 'Doe様(会員番号 88213)'],
    codes: ['認証コードは {c} です。', '{c} を入力してください。', 'コード:<br><b>{c}</b>', '<b>{c}</b> がワンタイムコードです。', '認証コード</p><p><b>{c}</b>', 'ログイン画面に {c} を入力して続行してください。', 'ワンタイムパスワード:{c}'],
    care: '10分間有効です。',
    noise: ['ご注文 7712048 を発送しました。', 'お問い合わせ:0120-555-019', 'お客様番号:44718203', '2026年11月22日の残高:12,045円', '〒101-0001 東京都千代田区1-2-3', '端末番号:30218844'],
    otherSubjects: ['ご注文について', '請求書 2026-1182', 'ご予約の確認', '新しいログイン'],
    others: ['ご注文番号は {c} です。', '追跡番号:{c}', '受取コード:{c}', 'クーポンコード:{c}', 'お問い合わせ番号 {c}', '新しい端末からログインがありました。イベント {c}'],
  },
  Chinese: {
    subjects: ['您的登录验证码', '登录 Norwind', '确认您的邮箱', '安全验证', '重置密码'],
    intros: ['您于2026年11月23日14:05申请登录。', '感谢您的注册。', '请求 5512098 已创建。', '尊敬的Doe女士(会员号 88213):'],
    codes: ['您的验证码是 {c}。', '请输入 {c}。', '验证码:<br><b>{c}</b>', '<b>{c}</b> 是您的一次性验证码。', '验证码</p><p><b>{c}</b>', '请在登录页面输入 {c} 继续。', '动态密码:{c}'],
    care: '10分钟内有效。',
    noise: ['订单 7712048 已发货。', '如有疑问请致电 400-555-0199。', '客户编号:44718203', '截至2026年11月22日余额:¥1,204.55', '北京市朝阳区12号,邮编100020', '设备号:30218844'],
    otherSubjects: ['您的订单', '发票 2026-1182', '您的预订', '新的登录'],
    others: ['您的订单号是 {c}。', '快递单号:{c}', '取件码:{c}', '优惠码:{c}', '工单号 {c}', '您的账号在新设备上登录。事件 {c}。'],
  },
  Korean: {
    subjects: ['로그인 인증번호', 'Norwind 로그인', '이메일 주소 확인', '보안 확인', '비밀번호 재설정'],
    intros: ['2026년 11월 23일 14:05에 로그인을 요청하셨습니다.', '가입해 주셔서 감사합니다.', '요청 5512098이 접수되었습니다.', 'Doe 고객님(회원번호 88213),'],
    codes: ['인증번호는 {c} 입니다.', '{c} 을 입력해 주세요.', '인증번호:<br><b>{c}</b>', '<b>{c}</b> 은 일회용 코드입니다.', '인증번호</p><p><b>{c}</b>', '로그인 화면에 {c} 을 입력해 주세요.', '일회용 비밀번호: {c}'],
    care: '10분간 유효합니다.',
    noise: ['주문 7712048이 발송되었습니다.', '문의: 1588-0199', '고객번호: 44718203', '2026년 11월 22일 잔액: 12,045원', '서울시 강남구 테헤란로 12, 06236', '기기 번호: 30218844'],
    otherSubjects: ['주문 안내', '청구서 2026-1182', '예약 확인', '새로운 로그인'],
    others: ['주문번호는 {c} 입니다.', '송장번호: {c}', '픽업 코드: {c}', '쿠폰 코드: {c}', '문의번호 {c}', '새 기기에서 로그인되었습니다. 이벤트 {c}.'],
  },
};
