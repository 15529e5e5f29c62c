import { expect, test } from 'vitest';
import { decisionOf, otpOf } from '../kit.ts';

function isBooked(text: string, value: string, subject = ''): boolean {
  const { candidates } = decisionOf({ subject, text });
  const reasons = candidates.find((one) => one.value === value)?.reasons ?? [];
  return reasons.some((reason) => reason.startsWith('is the confirmation of a booking'));
}

test.each([
  ['Check-in 15:00, 2 guests.\nConfirmation code\nHMZ4TQ2B8K', 'HMZ4TQ2B8K'],
  ['Confirmation code: K7MZQ2. Flight SK 4411, seat 12A.', 'K7MZQ2'],
  ['Anreise 5. Dez., 2 Gäste.\nBestätigungscode\nHMZ4TQ2B8K', 'HMZ4TQ2B8K'],
  ['チェックイン 12月5日、チェックアウト 12月8日。\n確認コード\nHMZ4TQ2B8K', 'HMZ4TQ2B8K'],
])('in %j the code confirms a booking', (text, value) => {
  expect(isBooked(text, value)).toBe(true);
});

test.each([
  ['Your confirmation code is 482913. It is valid for ten minutes.', '482913'],
  ['Your login code: K7MZQ2. Flight SK 4411, seat 12A.', 'K7MZQ2'],
  ['Confirmation code: 482913. You get it because you have a booking with us.', '482913'],
])('in %j it does not', (text, value) => {
  expect(isBooked(text, value)).toBe(false);
});

const flight = 'Confirmation code\nK7MZQ2\n\nFlight SK 4411, seat 12A, departure 06:50.\n\n';

test('the subject of such a mail is about it as well, and so is what is asked of who travels', () => {
  expect(otpOf({ subject: 'Off to Oslo! Confirmation code: K7MZQ2', text: flight })).toBeNull();
  const text = `${flight}Enter your confirmation code and surname to choose your meal before boarding.`;
  expect(otpOf({ subject: 'Off to Oslo!', text })).toBeNull();
});

test('a PIN that a booking is changed with is none to sign in', () => {
  const stay = 'Check-in 12 September, check-out 15 September, 3 nights, 1 room. You booked for 2 adults.';
  const text = `PIN code: 5821 (confidential)\n\n${stay}\n\nNever share your PIN with anyone.`;
  expect(otpOf({ subject: 'Thanks! Your booking at Hotel Nautico', text })).toBeNull();
  expect(otpOf({ subject: 'Sign in to see your booking', text: `Your PIN: 5821\n\n${stay}` })).toBe('5821');
});

test('who books may have to confirm who they are', () => {
  const text = `Your confirmation code is 482913. Enter it to keep your booking.\n\n${flight}`;
  expect(otpOf({ subject: 'Confirm your email', text })).toBe('482913');
});

test('five words of a stay leave no doubt, even where the mail asks for its number', () => {
  const stay =
    'Confirmation code: 482913\n\nArrival 2 May, departure 5 May, 3 nights, 2 guests, one room.\n\nEnter your confirmation code to change it.';
  expect(otpOf({ subject: 'Your reservation is confirmed', text: stay })).toBeNull();
  expect(otpOf({ subject: 'Confirm your email', text: stay })).toBe('482913');
});

test('the large number of a booking is none by no name either', () => {
  const html =
    '<table><tr><td>AIRLINE</td><td>Confirmation<br><b style="font-size:30px;letter-spacing:4px">K4TQ9Z</b></td></tr></table>' +
    '<p>Flight DR 0406, depart JFK 19:25, arrive ZRH 09:20, seat 31K. Check in from the day before.</p>';
  expect(otpOf({ subject: 'Your trip confirmation - K4TQ9Z', html })).toBeNull();
});

test.each([
  [
    'Tus boletos para Café Luna',
    'Ya tienes tus lugares.\n\nSección B, fila 12, asientos 17 y 18\n\nClave de confirmación:\n482917\n\nPresenta el boleto desde la app.\nTotal cobrado: $3,184.00 MXN',
  ],
  [
    'Xác nhận đặt bàn',
    'Mã xác nhận\nSV4821\n\nSố khách: 8 người. Đặt cọc: 500.000 đ.\nVui lòng đọc mã xác nhận cho lễ tân khi đến.',
  ],
])('what is booked is told by words of other languages: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBeNull();
});

test('what was requested of a stay is a room, and its code of letters is still that of the booking', () => {
  const text =
    'Flight SK 4411, depart 06:05, arrive 08:35\n\nConfirmation code\nK7MZQ2\n\nHotel: 2 guests, one room (requested)';
  expect(otpOf({ subject: 'Your trip to Porto', text })).toBeNull();
  const login = 'Your login code\nK7MZQ2\n\nYou have requested it for your account.';
  expect(otpOf({ subject: 'Your trip to Porto', text: login })).toBe('K7MZQ2');
});

test('in Turkish a confirmation code of a stay is none either', () => {
  const stay =
    'Onay kodu\n\n624790\n\nOda: deniz manzaralı, 2 yetişkin\nResepsiyona onay kodunu söylemeniz yeterlidir.';
  expect(otpOf({ subject: 'Rezervasyon onay kodunuz: 624790', text: stay })).toBeNull();
  expect(otpOf({ subject: 'Onay kodunuz: 624790', text: 'Giriş için onay kodu\n\n624790' })).toBe('624790');
});

test('what one checks in with is asked for, and still that of the booking', () => {
  const trip =
    'Your confirmation code\n\nRKJYP6\n\nEnter this code with your surname at any kiosk to check in before departure.\n\n';
  const text = `${trip}Flight AU 2048, seat 14C, boarding 06:05.`;
  expect(otpOf({ subject: 'Lisbon! Confirmation code: RKJYP6', text })).toBeNull();
  expect(
    otpOf({ subject: 'Lisbon! Confirmation code: RKJYP6', text: `${text} Log in to your account with it.` }),
  ).toBe('RKJYP6');
});

test.each([
  [
    "C'est confirmé : samedi 20 h 30, code 5559",
    "Votre table pour 4 personnes est réservée.\nCode de confirmation à donner à l'accueil : 5559",
  ],
  [
    'Rezervare confirmată – cod BR-282418',
    'Vă așteptăm la pensiune în camera 11.\nCod de confirmare: BR-282418\nTotal: 3 nopți, cu mic dejun.\nAvans primit: 342 lei.\nArătați codul la recepție.',
  ],
  [
    'ご予約確定のお知らせ(予約番号 817820)',
    'ご予約を承りました。\n確認コード(フロントでご提示): HT7684\nご宿泊: 2泊 2名様',
  ],
])('what is shown at the desk is of the booking: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBeNull();
});

test('what a form asks for before a booking is kept is no number of it', () => {
  const text =
    'Nearly booked! Thu 6 Nov, 16:40, £48\n' +
    'So that nobody books in your name, the form wants the confirmation code from this mail:\n\nN9K3\n\n' +
    'We keep the slot for 20 minutes.';
  expect(otpOf({ subject: 'Your booking: check your email', text })).toBe('N9K3');
});

test.each([
  ['Чтобы подтвердить бронирование, введите на сайте 49KRZ2 (действует до 17:30).', '49KRZ2'],
  ['Щоб підтвердити бронювання, введіть на сайті 482913.', '482913'],
  ['Бронирование: 49KRZ2', null],
  ['टिकट रद्द करने के लिए पुष्टि कोड 53817 लिखें।', '53817'],
])('a booking that a code confirms or cancels is not what the code is of: %s', (text, code) => {
  expect(otpOf({ subject: '', text })).toBe(code);
});
