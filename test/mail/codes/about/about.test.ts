/** Mails about something else; beside each one of the same senders that holds a code. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

describe('what opens a locker is no answer', () => {
  test.each([
    [
      'Ready to collect: your code is 619 307',
      'Your parcel is in the locker.\n\n6 1 9 3 0 7\n\nCollect by Sunday.',
    ],
    ['Your parcel is here', 'Enter this code on the locker screen:\n482913\nCollect it by Saturday, 22:00.'],
    ['Ihr Paket ist da', 'Ihr Abholcode für die Packstation:\n7390\nGeben Sie den Code am Display ein.'],
    [
      'Ditt paket är framme! Kod: 5817',
      'Paketet ligger i skåpet.\n\nDin kod: 5817\n\nHämta det senast lördag.',
    ],
    ['Lähetyksesi', 'Paketti on noudettavissa automaatista.\nAvauskoodi: 204 817\nNouda se tiistaihin.'],
    ['주문하신 상품이 도착했습니다', '픽업 인증번호 : 648201\n카운터에서 보여주시고 상품을 수령해 주세요.'],
    ['Đơn hàng đã được giao', 'Mã xác nhận nhận hàng: 2846 – chỉ đọc cho bưu tá khi đã nhận đủ hàng.'],
    ['Votre colis vous attend', 'Pour le retirer, votre code de retrait à usage unique :\n\n5 2 7 1 0 8'],
  ])('%s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });
});

describe('what is redeemed or only shown is none either', () => {
  test.each([
    [
      'Ihr Einmalcode für 10 € Rabatt',
      'Ihr Einmalcode: 7183305\n\nIm Warenkorb einlösen, Mindestbestellwert 40 €.',
    ],
    ['Phish of the month', 'This is what a scam looks like.\n\nYour verification code is 483920.'],
    [
      '-20 % sur tout avec votre code',
      'Votre code à saisir dans le panier :\n\nHIVER26\n\nLes soldes, dès 60 € d’achat.',
    ],
    [
      '¡Feliz cumpleaños! Tu regalo: 8 €',
      'Introduce este código antes de pagar:\n\n2 6 0 4 1 8\n\nDe un solo uso, en compras de más de 35 €.',
    ],
    [
      'Дарим 300 ₽ по промокоду',
      'Введите код 260925 при оформлении заказа на сайте, и мы вычтем 300 ₽.\n\nКод: 260925',
    ],
    ['Bienvenue !', '10 € offerts sur votre premier cours avec le code\n\nATEL10\n\nvalable une seule fois'],
    ['A gift card for you', 'Card 6035 7114 0288 9043\nPIN 518204\n\nEnter card number and PIN at checkout.'],
    ['생일 축하 쿠폰이 도착했어요', '쿠폰등록에 아래 번호를 입력해 주세요.\n\n5820 4417\n\n무료 쿠폰 1매'],
    [
      'Weekly digest 318',
      'In this issue: keep the mail plain.\n\nYour Acme code is 482913.\n\nRead the article',
    ],
    [
      'Lesson 4: stay safe',
      'Reading time: 3 minutes\n\nThis mail came in:\nYour code is 482913\n\nReady for the quiz?',
    ],
    ['Newsletter nr 118', 'Wydanie 118\n\nTak to wygląda:\nKod: 482 913\n\nCzytaj dalej na naszej stronie.'],
    [
      'Votre code personnel vous attend',
      'Voici votre code à usage unique. Saisissez-le dans le panier pour profiter de 20 % :\n\n730PV2\n\nLa réduction vaut dans toute la boutique.',
    ],
    [
      'Jouw persoonlijke code zit erin',
      'Vul bij het afrekenen deze code in:\n\n839214\n\nJe korting van € 7,50 wordt er dan afgehaald.',
    ],
    ['不審なメールにご注意ください', 'フィッシング詐欺の例です。\n\nワンタイムパスワード：507316'],
  ])('%s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });
});

describe('what opens an account is', () => {
  test.each([
    ['Fraud protection', 'Your verification code is 482913. It expires in 10 minutes.'],
    ['Fraud alert: confirm this payment', 'Enter code 482913 to confirm the payment of $312.40 at Acme.'],
    ['Sign in', 'Your sign-in code: 482913\n\nTrack your parcel and open your locker with the app.'],
    ['Ihre Anmeldung', 'Ihr Code für die Anmeldung: 482913\n\nPakete abholen und Sendungen verfolgen.'],
    [
      'Your sign-in code',
      'Your one-time code: 482913\n\nToday: 20% off at the checkout, with a discount for all.',
    ],
    [
      'One step before your newsletter',
      'In this issue: bread.\n\nEnter the confirmation code 482913 on the sign-up page.',
    ],
    ['Confirm your newsletter', 'Your code: 482913\n\nIn this issue: bread. Read more.'],
    [
      'Confirm the payment',
      'Enter your verification code 482913 at checkout. Today 20 % off, with a discount for all.',
    ],
    [
      'Read issue 412 online',
      'Subscribers read online. Please sign in with\n\n482 913\n\nIn this issue: bread.',
    ],
    ['Your Weekly Crumb code', 'Your code: 482913. It expires in 10 minutes.\n\nView in browser'],
    ['Your delivery', 'Your OTP is 482913. Share it with our courier when your parcel is there.'],
  ])('%s', (subject, text) => {
    expect(otpOf({ subject, text })).toBe('482913');
  });
});

describe('what stays the same is none', () => {
  test.each([
    ['Your gym', 'Your PIN for the turnstile is 417738. It stays the same, the PIN does not change.'],
    [
      'Turnike şifreniz',
      'Turnikelerden geçerken bu şifreyi kullanın. Şifre üyeliğiniz boyunca değişmez.\n\n41 77 38',
    ],
    ['Ihr Studio', 'Ihre PIN: 417738\n\nDie PIN bleibt gleich, bei jedem Besuch.'],
    [
      'Your gym',
      'Doors unlock with your 8-digit PIN:\n\n40718853\n\nIt belongs to you for as long as you are a member.',
    ],
    ['Turnike', 'Turnikede PIN’ini yaz: 6093\nPIN üyeliğin süresince aynı kalır.'],
    [
      'График отключения воды',
      'Код для оплаты: 990764\n\nКод для оплаты постоянный, он на каждой квитанции.',
    ],
  ])('%s: %s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });

  test('unless something else does', () => {
    const text = 'Your sign-in code is 417738.\n\nYour member number does not change.';
    expect(otpOf({ subject: 'Sign in', text })).toBe('417738');
  });
});

test('what a figure shows is none', () => {
  const field = '<p>Enter your verification code</p><p>482 190</p>';
  const html = `<p>The component you asked for is here.</p>${field}`;
  const subject = 'Basalt 9.2: the new field';
  expect(otpOf({ subject, html: `${html}<p>Fig. 1: the field, in its largest size</p>` })).toBeNull();
  expect(otpOf({ subject: 'Your code', html: field })).toBe('482190');
});

describe('what opens a door is none', () => {
  test.each([
    ['Your weekend', 'The key box hangs beside the front door. Its code is 5093, then turn the knob.'],
    ['Ab Montag', 'Die Haustür bekommt ein Tastenfeld. Der Code lautet 5093.'],
    ['Votre séjour', 'Le boîtier est à droite du portillon, le code est 5093.'],
    ['Twój pobyt', 'Furtka i drzwi otwierają się kodem. Kod to 5093.'],
  ])('%s: %s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });

  test.each([
    ['Front Door app', 'To add your account to the door and the gate, the code is 509318.'],
    [
      'Your code',
      'The code is 509318. It expires in 10 minutes. Whoever stands at the door or the gate must not know it.',
    ],
  ])('but one that somebody signs in with is: %s: %s', (subject, text) => {
    expect(otpOf({ subject, text })).toBe('509318');
  });
});

describe('what is quoted where the mail warns of fraud is none', () => {
  test.each([
    [
      'Careful, please',
      'Fraudsters send mails such as “Your verification code is 509318, confirm it at once.” Delete them.',
    ],
    [
      'Bitte aufpassen',
      'Betrüger schreiben gerade: „Ihre TAN lautet 509318, bitte sofort bestätigen.“ Löschen Sie das.',
    ],
    [
      'Осторожно',
      'Мошенники пишут клиентам так: «Ваш код 509318, никому его не сообщайте». Не отвечайте на такие письма.',
    ],
  ])('%s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });
});

describe('what the subject says is void is none', () => {
  test.each([
    ['Your code has expired', 'The code 509318 was asked for at noon. Open the app to go on.'],
    ['Ihr Code wurde verwendet', 'Mit 509318 hat sich gerade jemand angemeldet.'],
    ['Kod został wykorzystany', 'Kod 509318 posłużył dziś do zalogowania w aplikacji.'],
  ])('%s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });

  test.each([
    ['Your code has expired', 'Here is a new code: 509318'],
    ['Re: my code has expired', 'Please take this one: 509318'],
  ])('but a new one is: %s: %s', (subject, text) => {
    expect(otpOf({ subject, text })).toBe('509318');
  });
});

test('what a newsletter quotes to warn of fraud is no answer', () => {
  const html =
    '<p>This week in security.</p><p>A mail saying “Your verification code is 907112” that you did not request is a phishing sign.</p><p>Issue 240</p>';
  expect(otpOf({ subject: 'Your weekly digest: 2FA adoption up 31 %', html })).toBeNull();
});

test('money that is given for bringing friends along is an offer', () => {
  const text =
    'This is your very own code. Send it to a friend:\n\nIM4N82\n\nThey get $15 off their first lamp. Limit 20 referrals. Code expires in 30 days.';
  expect(otpOf({ subject: 'Give $15, get $15 - your code inside', text })).toBeNull();
});

test.each([
  [
    'The Harbor Digest #391: why is my TOTP off?',
    'Quote of the week: "Your code is 482913"\n\nUnsubscribe from this weekly digest.',
  ],
  [
    'Issue #118: "Your code is 656259"',
    'Weekly notes on fraud.\n\nYour verification code is\n\n656 259\n\nThat is how it begins.',
  ],
])('the numbered issue “%s” quotes codes', (subject, text) => {
  expect(otpOf({ subject, text })).toBeNull();
});

test.each([
  [
    '¡2x1! Usa el código PASOS2',
    '2x1 en sandalias\n\nCódigo: PASOS2\n\nVálido en tienda y en la web. No acumulable con la tarjeta regalo.',
  ],
  ['3x2 sui sandali', 'Codice: PIEDI3\n\nValido in negozio e online, non cumulabile.'],
  ['2 for 1 on slippers', 'Code: TOES22\n\nValid in store and online, while stocks last.'],
  ['Dein Gutschein', 'Code: ZEHEN2\n\nGilt in allen Filialen. Nicht kombinierbar mit anderen Aktionen.'],
])('two for the price of one is an offer: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBeNull();
});

test('a code of one use that is the same for all is one all the same', () => {
  const text = 'Logga in på mötessidan med engångskoden 51827, den är densamma för alla och gäller i dag.';
  expect(otpOf({ subject: 'Kod till röstning', text })).toBe('51827');
  const lasting = 'Logga in på mötessidan med koden 51827, den är densamma för alla.';
  expect(otpOf({ subject: 'Mötet', text: lasting })).toBeNull();
});

test('an offer in the footer of a mail without a code brings none', () => {
  const text =
    'Somebody asked for a new password. If that was you, set one on the page.\n\nThe link is good for one hour.\n\nStreamNest, 470 Noor Ave. Try 3 months for $1 with NEST3.';
  expect(otpOf({ subject: 'Reset your password', text })).toBeNull();
  expect(otpOf({ subject: 'Verify', text: `Verification code: K7Q2M\n\n${text}` })).toBe('K7Q2M');
});

test('whoever shares a code has an account, and it is none to sign in with', () => {
  const text = 'Your code is ready.\n\nW7PX3\n\nWhen a friend opens an account with it, you both get £20.';
  expect(otpOf({ subject: 'Give £20, get £20 – here’s your code', text })).toBeNull();
  expect(otpOf({ subject: 'Here’s your login code', text: 'Your code is ready.\n\nW7PX3' })).toBe('W7PX3');
});

test('what lives for minutes and has no name is no offer, whatever a shop says below it', () => {
  const text =
    'Type this on the screen:\n\n4 9 0 2 7 7\n\nYou have 3 minutes. Share it with nobody.\n\nYour coupon: BASKET50, a discount on your cart, redeem it at checkout.';
  expect(otpOf({ subject: 'Almost there', text })).toBe('490277');
});

describe('what a paper is looked up by is none', () => {
  test.each([
    [
      'Accusé de réception',
      'Code de vérification :\n\nK7QX2P40\n\nIl permet à un tiers, par exemple votre bailleur, de vérifier l’avis.',
    ],
    [
      'Ricevuta istanza',
      'Codice di controllo\n\n7K3Q9P\n\nProtocollo n. 48291. Chi riceve la stampa può verificarne l’autenticità con il codice di controllo.',
    ],
    [
      'UPO dla JPK_V7M',
      'Kod weryfikacyjny:\n\n739164\n\nKod służy bankom i kontrahentom do sprawdzenia wydruku UPO.',
    ],
    [
      'NFS-e emitida',
      'Código de Verificação: A7XK-QM42\n\nNota fiscal 482. Para conferir a autenticidade informe o código.',
    ],
  ])('%s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });

  test('but one to sign it with is', () => {
    const text =
      'Protocollo n. 48291.\n\nCodice OTP per la firma dell’istanza:\n\n544 129\n\nInseriscilo nella pagina.';
    expect(otpOf({ subject: 'Codice OTP per la firma dell’istanza', text })).toBe('544129');
  });
});

describe('what a code is said to open tells what it is', () => {
  test.each([
    ['Uw toegangscode voor de slagboom', 'Toets deze toegangscode in:\n\n482913\n\nDe code werkt die dag.'],
    ['Släp 17', 'Kod till hänglåset\n\n4829\n\nKoden gäller bara under din tid.'],
    ['Your visit', 'The code for the barrier: 1931\n\nIt works all day.'],
  ])('%s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });

  test('not where it signs in to what opens it', () => {
    const text = 'To sign in to the app for the door, enter your one-time code:\n\n482913';
    expect(otpOf({ subject: 'Your one-time code', text })).toBe('482913');
  });
});

test('whoever sends parcels has people confirm things as well', () => {
  const text =
    'Hai chiesto di spostare il pacco. Per confermare che sei tu, digita nella pagina:\n\n950 331\n\n';
  const foot = 'Hai 10 minuti. Il pacco sarà nel locker, dove lo ritiri.';
  expect(otpOf({ subject: 'Cambi locker per il pacco?', text: text + foot })).toBe('950331');
});

test('an offer may come with what confirms an address, for minutes', () => {
  const text =
    'Enter 664209 in the pop-up on our site to confirm your email address and get 15% off your first order.\n\nThe confirmation code runs out after 20 minutes; the discount is in your basket over there.';
  expect(otpOf({ subject: 'Confirm your email, claim 15% off', text })).toBe('664209');
});

test('“over” is a word of no account', () => {
  const text = 'At the checkout enter:\n\n730418\n\n$15 off any basket over $60. Not with gift cards.';
  expect(otpOf({ subject: 'Your code is 730418 ($15 off)', text })).toBeNull();
});

test('a PIN that stays as it is is none, whichever of two sentences names it', () => {
  const text = (next: string) => `When you call, our people ask for your customer PIN. It's 408816${next}.`;
  expect(
    otpOf({ subject: 'Your monthly summary', text: text(' and stays the same until you change it') }),
  ).toBeNull();
  expect(
    otpOf({
      subject: 'Sign in',
      text: 'Type your PIN. It is 408816. The name of your account stays the same.',
    }),
  ).toBe('408816');
});

test.each([
  'At the gate type your PIN 2718. It does not change until June.',
  'The code for the sauna is 5513 and the green button. It is the same for everyone.',
])('what stays or is for all is none: %s', (text) => {
  expect(otpOf({ subject: 'Your pass is ready', text })).toBeNull();
});

test.each([
  ['Verify your discount with code SAVE20', 'Use code SAVE20 at checkout to verify your discount.'],
  ['Nhập mã MAY2025 để xác nhận ưu đãi', 'Khi thanh toán, bạn nhập mã MAY2025 để xác nhận ưu đãi.'],
])('what confirms an offer is a coupon: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBeNull();
});

test('a word and a number are a code where nothing is offered', () => {
  expect(otpOf({ subject: 'Verify it is you', text: 'Your verification code is SAVE20.' })).toBe('SAVE20');
});

describe('where nothing is to be entered, what is shown is only compared', () => {
  test.each([
    [
      'Is this on your television?',
      'Your television should show this verification number:\n\n704 619\n\nThere is nothing to type. Just compare.',
    ],
    [
      'Stämmer koden 417 908 med din skärm?',
      'Du loggar in. På datorn ska samma kontrollkod stå:\n\n417 908\n\nDu ska inte skriva in den någonstans.',
    ],
    [
      '3 wrong codes',
      'Somebody tried to guess your verification code:\n\n100200\n\nYou don’t have to enter anything.',
    ],
  ])('%s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });

  test.each([
    ['Onaylayın; yazmanız gereken bir kod yoktur.'],
    ['Godkend blot, der er ingen kode at indtaste.'],
    ['Approve it there: there is no code to enter.'],
    ['Bitte dort bestätigen, es ist kein Code einzugeben.'],
  ])('nor is a number of a mail without a code: “%s”', (sentence) => {
    const text = `${sentence}\n\nIP 198.51.100.207\nCode: 118820\n`;
    expect(otpOf({ subject: 'Do you approve this sign-in?', text })).toBeNull();
  });

  test.each([
    ['If you use the app, there is nothing to type.'],
    ['With the link there is nothing to type.'],
    ['If it was not you, do not enter anything.'],
  ])('but not where it is said on a condition: “%s”', (last) => {
    expect(otpOf({ subject: 'Sign in', text: `Your verification code:\n\n704 619\n\n${last}` })).toBe(
      '704619',
    );
  });
});

test('what is redeemed may be said in the next line', () => {
  const mail = (next: string) => ({
    subject: 'Your one-time code is inside',
    text: `25% off everything green. Here is your personal one-time code:\n\n739204\n\n${next}`,
  });
  expect(otpOf(mail('Enter it at checkout. It can be redeemed once. Minimum spend 20.00.'))).toBeNull();
  expect(otpOf(mail('See you soon.'))).toBe('739204');
});

test('the number of a claim in the subject makes no newsletter of a mail', () => {
  const text =
    'Vul onderstaande code in.\n\n940283\n\nDe code vervalt om 17.00 uur. Zie artikel 9 van uw polis.';
  expect(otpOf({ subject: 'Schadenummer 26-304606: uw akkoordcode', text })).toBe('940283');
});

test('what stays the same does so whatever else lives for a while', () => {
  const text = (stays: string) =>
    `From 1 September the printers ask for a PIN.\n\nYour print PIN is: 70381\n\n${stays} Type the PIN at a printer. Jobs that nobody picks up are wiped after 24 hours.`;
  const subject = 'Your print PIN for the academic year';
  expect(otpOf({ subject, text: text('It stays the same until you leave the university.') })).toBeNull();
  expect(otpOf({ subject, text: text('It is good for one sign-in.') })).toBe('70381');
});

test('another PIN that stays the same says nothing of one for a single use', () => {
  const text = 'One-time PIN: 1987\n\nType it on the page. Your voicemail PIN stays the same.';
  expect(otpOf({ subject: 'PIN for your eSIM swap', text })).toBe('1987');
});

test('what confirms a subscription in digits is no offer, whatever is given for it', () => {
  const text =
    'Per completare la registrazione inserisci nell’app il codice 8125.\n\nIl buono BRINDISI10 (10 € su una spesa minima di 70 €) arriverà subito dopo.';
  expect(otpOf({ subject: 'Conferma l’iscrizione e ricevi 10 € di sconto', text })).toBe('8125');
});

test('a lesson may be signed in to with a code', () => {
  const text = 'Your sign-in code is 482913. It expires in 10 minutes.';
  expect(otpOf({ subject: 'Lesson 3: sign in', text })).toBe('482913');
});

test('a code that is good for a term is none, one that is sent at every visit is', () => {
  const lasts = 'For the whole school year they join the class with the code 58317.';
  expect(otpOf({ subject: 'Class code', text: lasts })).toBeNull();
  expect(otpOf({ subject: 'Your code', text: 'At every visit we send you a new code: 482913' })).toBe(
    '482913',
  );
});

describe('what a field for offers takes is none', () => {
  test.each([
    [
      'Single-use code inside',
      'YOUR SINGLE-USE CODE\n\n9KQ2-77PL\n\n15 off goggles. Log in and enter the code in the field "Discount". Ends in 24 hours.',
    ],
    ['Ihr Code', 'Ihr Einmalcode: 9KQ277\n\nIm Feld „Gutscheincode“ eingeben, gültig 24 Stunden.'],
    [
      'Give 10, get 10',
      'Your personal code: TOM4829\n\nFriends enter it while signing up and verifying their account.',
    ],
    [
      'O seu código chegou!',
      'O seu código:\n\nVOLTA1020\n\nInsira o código antes de confirmar a compra e poupe 10 € em 20.',
    ],
  ])('%s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });

  test.each([
    [
      'Your verification code',
      'Your code: 9KQ277\n\nEnter it in the field on the page. Save $10 on your next order.',
    ],
    [
      'Código de cancelamento',
      'Digite o código abaixo na página de cancelamento:\n\nQF82TX\n\nE, com o cupom FICA30, os próximos três meses saem por R$ 17,43.',
    ],
  ])('beside one: %s', (subject, text) => {
    expect(otpOf({ subject, text })).not.toBeNull();
  });
});

test('a one-time code beside the keypad of a door is asked for all the same', () => {
  const text =
    'The keypad at the front door is 7412, the same for everybody in the house.\n\n' +
    'When the heating app asks for the "one-time pairing code" enter H4T9WQ.';
  expect(otpOf({ subject: 'Heating app and front door', text })).toBe('H4T9WQ');
});

test('"your code has been replaced" brings what by', () => {
  const text = 'Former sign-in code .... 81 30 44   (void)\nPresent sign-in code ... 29 57 16';
  expect(otpOf({ subject: 'Your sign-in code has been replaced', text })).toBe('295716');
});
