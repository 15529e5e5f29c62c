/** Texts of several languages into which the property tests put a code: sentences that carry it, and ones that carry nothing. */

export interface Carrier {
  readonly language: string;
  readonly subject: string;
  /** Sentences in which `#` stands for the code. */
  readonly sentences: readonly string[];
  /** Sentences that name no code and no number. */
  readonly filler: readonly string[];
}

export const carriers: readonly Carrier[] = [
  {
    language: 'en',
    subject: 'Sign in to Acme',
    sentences: [
      'Your verification code is #.',
      'Verification code: #',
      '# is your login code.',
      'Use the one-time code # to sign in.',
    ],
    filler: [
      'Hello Ada,',
      'thank you for being with us.',
      'We hope that you have a lovely day.',
      'Our team is always there for you.',
      'If you have any questions, just reply to this mail.',
      'The garden is open from spring to autumn.',
    ],
  },
  {
    language: 'de',
    subject: 'Anmeldung bei Acme',
    sentences: ['Ihr Bestätigungscode lautet #.', 'Bestätigungscode: #', '# ist Ihr Anmeldecode.'],
    filler: [
      'Guten Tag,',
      'vielen Dank für Ihr Vertrauen.',
      'Wir wünschen Ihnen einen schönen Tag.',
      'Bei Fragen antworten Sie einfach auf diese Nachricht.',
      'Der Garten ist im Sommer geöffnet.',
    ],
  },
  {
    language: 'fr',
    subject: 'Connexion à Acme',
    sentences: [
      'Votre code de vérification est #.',
      'Code de vérification : #',
      '# est votre code de connexion.',
    ],
    filler: [
      'Bonjour Ada,',
      'merci de votre confiance.',
      'Nous vous souhaitons une belle journée.',
      'Le jardin est ouvert en été.',
    ],
  },
  {
    language: 'es',
    subject: 'Acceso a Acme',
    sentences: ['Tu código de verificación es #.', 'Código de verificación: #', '# es tu código de acceso.'],
    filler: [
      'Hola Ada:',
      'gracias por confiar en nosotros.',
      'Te deseamos un buen día.',
      'El jardín abre en verano.',
    ],
  },
  {
    language: 'ru',
    subject: 'Вход в Acme',
    sentences: ['Ваш код подтверждения: #', 'Код подтверждения #.', '# — ваш код для входа.'],
    filler: ['Здравствуйте!', 'Спасибо, что вы с нами.', 'Желаем вам хорошего дня.', 'Сад открыт летом.'],
  },
  {
    language: 'tr',
    subject: "Acme'ye giriş",
    sentences: ['Doğrulama kodunuz: #', 'Tek kullanımlık şifreniz: #'],
    filler: [
      'Merhaba Ada,',
      'bizimle olduğunuz için teşekkür ederiz.',
      'İyi günler dileriz.',
      'Bahçe yazın açıktır.',
    ],
  },
  {
    language: 'ar',
    subject: 'تسجيل الدخول إلى Acme',
    sentences: ['رمز التحقق الخاص بك هو #', 'رمز التحقق: #'],
    filler: ['مرحبا،', 'شكرا لثقتك بنا.', 'نتمنى لك يوما سعيدا.', 'الحديقة مفتوحة في الصيف.'],
  },
  {
    language: 'zh',
    subject: '登录 Acme',
    sentences: ['您的验证码是#，请勿泄露。', '验证码：#'],
    filler: ['您好，', '感谢您的信任。', '祝您愉快。', '花园夏天开放。'],
  },
  {
    language: 'ja',
    subject: 'Acmeへのログイン',
    sentences: ['認証コードは # です。', '認証コード：#'],
    filler: [
      'こんにちは。',
      'いつもありがとうございます。',
      '良い一日をお過ごしください。',
      '庭園は夏に開いています。',
    ],
  },
  {
    language: 'hi',
    subject: 'Acme में साइन इन',
    sentences: ['आपका सत्यापन कोड # है।', 'सत्यापन कोड: #'],
    filler: ['नमस्ते,', 'हमारे साथ होने के लिए धन्यवाद।', 'आपका दिन शुभ हो।'],
  },
  {
    language: 'vi',
    subject: 'Đăng nhập Acme',
    sentences: ['Mã xác thực của bạn là #.', 'Mã xác thực: #'],
    filler: ['Xin chào,', 'cảm ơn bạn đã tin tưởng.', 'Chúc bạn một ngày tốt lành.'],
  },
];

/** Numbers that stand beside codes, each with the words that say what it is; `#` stands for digits of any number. */
export const besides: readonly string[] = [
  'Order number: ######',
  'Order ######## has been sent.',
  'Invoice no. 2026-####',
  'Tracking number: ##########',
  'Total: $###.##',
  'You paid ####.00 EUR.',
  'On 14 November 2026 at 14:##',
  '2026-11-## 09:##:##',
  'Call us: +49 30 ########',
  'Phone: (030) ###-####',
  'Customer number: #######',
  'IP address: 192.0.2.##',
  'Chrome 1##.0.0.0 on Windows 10',
  '© 2026 Acme Inc.',
  'Card ending in ####',
  'https://acme.test/t/########',
  'Ticket ID: ######',
  'Acme Inc., PO Box ####, Springfield, IL #####',
];
