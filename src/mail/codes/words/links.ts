/**
 * Words of links, in folded form (lower case, no accents): what a link that signs in or confirms says,
 * and what one says that certainly does not.
 */
export const linkWords: { readonly act: readonly string[]; readonly never: readonly string[] } = {
  act: [
    // English
    'verif', 'confirm', 'activate', 'sign in', 'signin', 'sign-in', 'log in', 'login', 'log-in', 'magic link',
    'reset', 'set password', 'set your password', 'choose a password', 'create password', 'change password', 'change my password',
    'accept invit', 'join', 'authenticate', 'authorize', 'validate', 'get started', 'complete registration',
    'complete your registration', 'unlock', 'recover', 'finish sign', 'click here to continue', 'this link', 'link below',
    // German, Dutch, Nordic
    'bestatig', 'anmelden', 'einloggen', 'aktivier', 'zurucksetzen', 'passwort', 'freischalten', 'bevestig', 'inloggen',
    'wachtwoord', 'activeer', 'bekrafta', 'verifiera', 'logga in', 'losenord', 'bekraeft', 'bekreft', 'log ind', 'logg inn',
    'adgangskode', 'passord', 'nulstil', 'vahvista', 'kirjaudu', 'salasana', 'staðfest',
    // Romance
    'verifier', 'confirmer', 'activer', 'connexion', 'se connecter', 'connecter', 'mot de passe', 'reinitialis', 'verific', 'confirma', 'iniciar sesion',
    'restablecer', 'contrasena', 'activar', 'entrar', 'redefinir', 'senha', 'ativar', 'conferma', 'accedi', 'attiva',
    'reimposta', 'autentific', 'resetea', 'inicia',
    // Slavic, Baltic, Hungarian, Greek
    'potwierd', 'zaloguj', 'aktywuj', 'zresetuj', 'haslo', 'potvrd', 'overit', 'prihlasit', 'aktivova', 'prijav', 'aktivira',
    'подтверд', 'воити', 'вход', 'активир', 'сброс', 'парол', 'підтверд', 'увіити', 'потвърд', 'влез', 'потврд',
    'megerosit', 'bejelentkez', 'jelszo', 'aktivalas', 'patvirtin', 'apstiprin', 'kinnita', 'επιβεβαιω', 'επαληθευ', 'συνδεση', 'συνδεθ',
    // Turkic, Arabic script, Hebrew
    'dogrula', 'onayla', 'giris yap', 'sifre', 'etkinlestir', 'tesdiq', 'تاكيد', 'تحقق', 'تسجيل الدخول', 'دخول', 'تفعيل', 'تایید', 'تاييد', 'ورود',
    'فعال', 'تصدیق', 'אימות', 'אישור', 'אשר', 'התחבר', 'כניסה', 'איפוס',
    // South and South-East Asia
    'सत्याप', 'पुष्टि', 'लॉग इन', 'साइन इन', 'যাচাই', 'নিশ্চিত', 'சரிபார்', 'உறுதி', 'ยืนยัน', 'เข้าสู่ระบบ', 'รหัสผ่าน',
    'xac minh', 'xac nhan', 'xac thuc', 'dang nhap', 'dat lai', 'kich hoat', 'verifikasi', 'konfirmasi', 'masuk', 'aktifkan', 'sahkan', 'log masuk',
    // East Asia
    '验证', '驗證', '确认', '確認', '登录', '登入', '激活', '启用', '重置', '重設', '認証', 'ログイン', 'サインイン', '有効化', '再設定', 'リセット', '登録', '인증', '확인', '로그인', '재설정', '활성화',
  ],
  never: [
    'unsubscribe', 'view in browser', 'view online', 'privacy', 'terms', 'contact', 'support', 'help cent', 'abmelden', 'datenschutz', 'impressum',
    'desabonner', 'desinscri', 'confidentialite', 'privacidad', 'baja', 'uitschrijven', 'отписаться', '退订', '配信停止', 'faq', 'download the app',
    'app store', 'google play', 'twitter', 'facebook', 'instagram', 'linkedin', 'youtube', 'not you', 'wasn t me', "wasn't me", 'report', 'cancel',
  ],
};
