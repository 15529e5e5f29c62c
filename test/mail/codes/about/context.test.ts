import { describe, expect, test } from 'vitest';
import { decisionOf, otpOf } from '../kit.ts';

function answerOf(subject: string, text: string): string | null {
  return decisionOf({ subject, text }).otp;
}

describe('what the mail is about', () => {
  test('a code of a payment is read where the sentence says that it is the code', () => {
    expect(answerOf('', 'Your code for the transfer of 45.00 EUR to account x7755 is 350125.')).toBe(
      '350125',
    );
  });

  test.each([
    'Zahlung 2.490,00 EUR, Karte *7702. Autorisierungscode: 61940382',
    'Compra de 45,00 EUR em LIVRARIA SOL, cartao *1180. Codigo de autorizacao: 61940382',
  ])('a code of a payment is read in a message of one line: %s', (text) => {
    expect(answerOf('', text)).toBe('61940382');
  });

  test('a code of a payment is read where the mail asks to enter it', () => {
    const run = 'Sum           88,204.10 EUR\nCreditor ID   0044817726\nApproval code 48120736';
    expect(answerOf('Authorisation required', run)).toBeNull();
    expect(answerOf('Authorisation required', `${run}\n\nEnter the approval code in Ledgerwell.`)).toBe(
      '48120736',
    );
  });

  test.each([
    'Phone: 555-0123 · Reg. no. 4471188 · VAT 188204471',
    '© 2026 Acme GmbH, Registergericht Berlin HRB 188204, USt-ID DE188204471, Tel. +49 30 1234567',
    'Acme Inc, 12 Main Street, Suite 300, Springfield 12345. Any questions? Our team is there any time.',
  ])('is not what its sender has below every mail: %s', (footer) => {
    expect(answerOf('Hello', `Hi Sam,\n\nYour code: 482913\n\nThanks,\nAcme\n\n${footer}`)).toBe('482913');
  });

  test('a TAN needs no request: nothing else that is paid has one', () => {
    const transfer = 'User bilbo: TAN 4711 for transfer 1/2026-00017.\nAmount  12.00 EUR\nTo      Frodo';
    expect(answerOf('TAN', transfer)).toBe('4711');
  });

  test('cents of an amount are no minutes', () => {
    const slip =
      'Importo     148,20 EUR\nCarta       **** 3306\nCod. autorizzazione 094417\nTransazione eseguita';
    expect(answerOf('Ricevuta del pagamento', slip)).toBeNull();
  });

  test('letters in the midst of the numbers of a booking are none, of a device they are', () => {
    const code = 'Código de confirmación:\n\nMWQZRD\n\n';
    expect(answerOf('Su viaje', `${code}Pasajero: A. Berger\nVuelo: AL 441, asiento 14C`)).toBeNull();
    expect(answerOf('', `${code}Dispositivo: Safari en iPhone\nIP: 203.0.113.9`)).toBe('MWQZRD');
  });

  test('a code on the slip of a payment is none', () => {
    const slip = 'SATIŞ   145,00 TL\nKart: **** **** **** 3391\nOnay kodu: 771204\nİşyeri no: 000004417720';
    expect(answerOf('Kart ile ödeme fişiniz', slip)).toBeNull();
  });

  test('a passcode of a meeting is none', () => {
    const invitation = 'Budget review, 15:00\nMeeting ID: 844 1029 3375\nPasscode: 620418';
    expect(answerOf('Invitation: Budget review', invitation)).toBeNull();
  });

  test('a name among the numbers of an order is none', () => {
    const order = 'Order no. 4471023\nCustomer no. 88210\nInvoice no. 2026118\nCode: 904417';
    expect(answerOf('Your order', order)).toBeNull();
  });

  test('of two numbers the one is taken that is as long as the mail says', () => {
    const text = 'Confirm your address with the 6-digit number.\n\n48213\n\n482137';
    expect(answerOf('Confirm your address', text)).toBe('482137');
  });
});

describe('a mail that is about something else', () => {
  const order = 'Payee G. Okoro, sort code 20-14-53, account 40718823, USD 2,150.00';

  test('weighs little where the sentence says where the code is put', () => {
    expect(answerOf('A new payee', `${order}\nRead the security code HB4-77C into the app.`)).toBe('HB4-77C');
  });

  test('weighs little where a line below asks to enter it', () => {
    const text = 'Kauf zu 12,48 EUR, Depot 4480012, Auftrag 99120.\nFreigabecode: 771 204\n';
    expect(answerOf('Order', `${text}Bitte geben Sie ihn in der App ein.`)).toBe('771204');
  });

  test('weighs little under a subject that names a code', () => {
    const text =
      'Hallo\n\n66 30 18\n\nDiesen Code eintragen. Bestellung 771204, Sendung 3SABCD, Rechnung 88120.';
    expect(answerOf('Ihr Login-Code', text)).toBe('663018');
    expect(answerOf('Ihre Bestellung', text)).toBeNull();
  });

  test('weighs little in its subject, too, where the sentence asks to enter the number', () => {
    const text = 'Room 418. Enter 730114 on the welcome page to sign in to our network.';
    expect(answerOf('Hotel Sorrel WiFi', text)).toBe('730114');
  });
});

test('a code of something that is of another length than the mail says is none', () => {
  const text = 'ご登録の携帯電話宛に6桁の確認コードを送信しました。\n\n教室コード：0112';
  expect(answerOf('確認コードをSMSで送信しました', text)).toBeNull();
});

test('a code of a payment is none in a table of what was paid, and is where it is told to nobody', () => {
  const html =
    '<p>Thank you for your order.</p><table><tr><td>결제금액</td><td>48,200원</td></tr><tr><td>승인번호</td><td style="font-size:26px"><b>73920481</b></td></tr></table><p>직원을 사칭하여 인증번호를 요구하는 전화에 주의하세요.</p>';
  expect(decisionOf({ subject: '주문이 완료되었습니다', html }).otp).toBeNull();
  expect(answerOf('Auth code', 'Auth code 482913 for purchase of INR 842.00 at Loft. Do not share.')).toBe(
    '482913',
  );
});

test('the number of something done is no code where the mail warns of codes by another name', () => {
  const done = 'Confirmation number:\n\n482913\n\nPlease keep the confirmation number.';
  const care = 'We will never ask you to read a one-time passcode to anyone.';
  expect(answerOf('Payment made: confirmation 482913', `${done}\n\n${care}`)).toBeNull();
});

test('a confirmation number that the line above asks to enter is a code', () => {
  const text =
    'Before we change the address we need you to confirm the request.\n\nTo confirm, go to Your details. When asked for your email confirmation number, enter:\n\n8804 1172\n\n' +
    'The number is valid for 24 hours. If you would rather do it by phone, call us and quote your customer number.';
  expect(otpOf({ subject: 'Your request to update your address', text })).toBe('88041172');
});
