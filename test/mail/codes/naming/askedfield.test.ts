/** Fields that the mail asks to enter by their names. */
import { describe, expect, test } from 'vitest';
import { decisionOf, otpOf } from '../kit.ts';

const subject = 'Change of your payment date – please approve';
const record = 'Customer number   2200 4817 36\nCurrent payment   £1,184.20\nApproval number   7041 8832';
const terms = 'It works once and only today.';

function textOf(request: string, fields = record, end = terms): string {
  return `Dear Mr Okonjo,\n\nthe details are:\n\n${fields}\n\n${request}\n${end}\n`;
}

const request = 'If you made this request, type the approval number on the page where you left off.';

test('what a mail asks to enter is the field of that name', () => {
  expect(otpOf({ subject, text: textOf(request) })).toBe('70418832');
});

test('the name may stand above its column, and end otherwise where it is asked for', () => {
  const html =
    '<table><tr><td>Felhasználó azonosító</td><td>Jóváhagyási szám</td></tr><tr><td>20 286 184</td><td>390 174</td></tr></table>' +
    '<p>A módosítás akkor lép életbe, ha a jóváhagyási számot beírja a megnyitott ablakba. A szám 30 percig él, és egyszer használható.</p>';
  expect(otpOf({ subject: 'Szerződésmódosítás', html })).toBe('390174');
});

describe('a field is not asked for', () => {
  test.each([
    ['where nothing is', textOf('The approval number is that of our ledger.')],
    [
      'by a longer word that begins like its name',
      textOf('Indique o código ao telefonar.', 'Tel. 253 600 118', 'Válido por 10 minutos.'),
    ],
    ['where it has a name that everybody knows', textOf('Type the customer number.', record, terms)],
  ])('%s', (_, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });

  test('by its own line', () => {
    const fields = 'Last reading: 38204\nWe expect about: 39160';
    expect(otpOf({ subject: 'Your reading', text: textOf('Send the five figures.', fields) })).toBeNull();
  });
});

describe('a code is asked for by its name', () => {
  const account = 'Customer number: 0330 177 19\nUser name: lnosova\nActivation code: 4P2N-7XUA';
  const steps =
    'Open the page.\nEnter the user name and the activation code.\nThe code is good for five days.';
  const reasonsOf = (subject: string) =>
    decisionOf({ subject, text: `${account}\n\n${steps}` })
      .candidates.flatMap(({ reasons }) => reasons)
      .join('; ');

  test('where the mail says elsewhere to enter what bears it', () => {
    expect(reasonsOf('Activate your account')).toContain('the mail asks to enter it by its name');
  });

  test('but not by what the subject knows the thread by', () => {
    expect(reasonsOf('Confirm trip 4P2N-7XUA')).not.toContain('by its name');
  });
});

test('what one shows at a desk is not asked for', () => {
  const text =
    'Your registration has been accepted and is valid until Saturday.\n\nPaddle number   5518\nCredit limit    $12,000\n\nPlease show the paddle number at the desk.';
  expect(otpOf({ subject: 'You are registered: paddle 5518', text })).toBeNull();
});

test.each([
  [
    'without whose it is',
    'Your approval number: 330-7125',
    'Put the approval number in the field beside Pay anyway.',
  ],
  [
    'in the line above it',
    'Approval number\n\n3307125',
    'Type the approval number on the page where you left off.',
  ],
  [
    'in the sentence before',
    'Voter key 3307125',
    'Your voter key belongs to lot 22. Enter it below your name on the voting page.',
  ],
  ['where it goes', 'Entry key 3307125', 'The entry key goes into box 7 of the form.'],
])('the name may stand %s', (_, field, asking) => {
  expect(
    otpOf({ subject: 'Resolution 14: your vote', text: textOf(asking, `Lot 22, cost 148,600\n\n${field}`) }),
  ).toBe('3307125');
});

test('a sentence that has a number asks for that one', () => {
  const text = textOf(
    'Call up the instruction in the app and, under Verify, give the number 61940285.',
    'Account: 10448219\nInstruction: 77301548',
  );
  expect(otpOf({ subject: 'Withdrawal instruction 77301548 needs verifying', text })).toBe('61940285');
});

test('a device is none that the mail asks to enter: its name says where', () => {
  const text =
    'Akun kamu baru saja dipakai masuk dari perangkat baru.\n\nPerangkat : OPPO A78\nLokasi    : Surabaya\nID sesi   : 7741093\n\nKalau itu kamu, abaikan saja.';
  expect(otpOf({ subject: 'Ada perangkat baru yang masuk ke akunmu', text })).toBeNull();
});

test('a key that is asked for as it is written is the only one', () => {
  const text =
    'event : REFUND_4EYES\nrefund_id : 300981\namount : 1250.00 EUR\napprove_no : 7714\nvalid_sec : 900\n\n' +
    'To release the refund, key in approve_no on the refund page. It is valid for 15 minutes.';
  expect(otpOf({ subject: 'refund approval', text })).toBe('7714');
});

test('a pair of a key and its value is a field', () => {
  const text =
    'abono=66021\nimporte=412.50 EUR\ncodigo_aprobacion=3381\ncaduca=15min\n\n' +
    'Para aprobar, teclee el codigo_aprobacion en la pantalla del abono.';
  expect(otpOf({ subject: 'Aprobar abono 66021', text })).toBe('3381');
});
