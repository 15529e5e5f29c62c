import { describe, expect, test } from 'vitest';
import { decisionOf, otpOf } from '../kit.ts';

const isRead = (reason: string) => reason.includes('worded like a code');
const reasonsOf = (parts: Parameters<typeof decisionOf>[0]) =>
  decisionOf(parts).candidates.flatMap(({ reasons }) => reasons);

describe('where the rules leave a mail open, it is read as a whole', () => {
  // No rule knows what one says to a desk.
  const open = {
    subject: 'Your Chapterhouse login',
    text:
      'Hello Mara,\n\nthe desk would like to hear 640729 from you before it opens the door to your shelves.\n\n' +
      'Not you at the login? Then do nothing, and nobody gets in. Chapterhouse Library, 12 Long Street, open from 9 to 18.',
  };

  test('for a number that it speaks for, with the word that says it most', () => {
    const { otp, candidates } = decisionOf(open);
    expect(otp).toBe('640729');
    expect(candidates[0]?.reasons.join()).toMatch(
      /is worded like a code, with “\p{L}+” (?:in the subject|before it|after it|above it|below it) \(\+/u,
    );
  });

  test('and its answer is never a sure one', () => {
    expect(decisionOf(open).confidence).toBeLessThan(0.9);
  });

  test('but what it calls void is never lifted', () => {
    const text = open.text.replace(
      'Not you at the login?',
      '640729 is no longer valid. Not you at the login?',
    );
    const { otp, candidates } = decisionOf({ ...open, text });
    expect(otp).toBeNull();
    expect(candidates.find(({ value }) => value === '640729')?.score).toBeLessThan(0);
  });

  test('and what it says alike leaves the scores of the rules', () => {
    const text =
      'Notes of the radio club. The code practice moved to 3555 on Mondays, and Ron sends groups of five letters. ' +
      'Coffee is in the tin; please put a coin into the jar, as the milk does not pay for itself, and lock up.';
    const { otp, candidates } = decisionOf({ subject: 'Notes of the radio club', text });
    expect(otp).toBeNull();
    expect(candidates.flatMap(({ reasons }) => reasons).filter(isRead)).toEqual([]);
  });
});

describe('an answer that the rules are sure of is doubted', () => {
  // Named like a code of the reader, and nobody signs in to anything.
  const parking = {
    subject: 'Your parking PIN: 904417 (booking QX-118204)',
    text:
      'Hello Robyn,\n\nThanks for booking ahead. Your space at Mill Lane is reserved.\n\nYOUR PIN\n904417\n\n' +
      'At the gate press "Booked", type the PIN and hit OK. Use the same PIN to drive out. There is no ticket to take.\n\n' +
      'In from   Sat 17 May, 4:30 pm\nOut by    Sun 18 May, 1:00 am\nPaid      $22.00 (incl. GST $2.00)\n\n' +
      'Whoever stays longer pays $9 for each half hour. Gate stuck? Press the help button and quote QX-118204.',
  };

  test('where the words around it and the whole mail read like others that have none', () => {
    const { otp, candidates } = decisionOf(parking);
    expect(candidates[0]?.reasons.join()).toContain('is not worded like a code');
    expect(otp).toBeNull();
  });

  test('less where it bears there a name that nothing but codes have', () => {
    const subject = 'Your parking at Mill Lane';
    const text = parking.text.replace('YOUR PIN', 'VERIFICATION CODE');
    expect(decisionOf({ subject, text: parking.text }).otp).toBeNull();
    expect(decisionOf({ subject, text }).otp).toBe('904417');
  });

  test('and digits with such a name and minutes to live are not, whatever the mail is about', () => {
    const tickets = (code: string) => ({
      subject: `Your tickets: ${code}`,
      text: `${parking.text.replace('YOUR PIN', 'OTP').replace('904417', code)}\nValid for 10 minutes.`,
    });
    expect(decisionOf(tickets('904417')).otp).toBe('904417');
    expect(decisionOf(tickets('X4T7QN')).otp).toBeNull();
  });

  test('and not where they read like those of a code', () => {
    const text =
      'Hi Sam,\n\nYour verification code is:\n\n5920\n\nEnter it to sign in. It expires in 10 minutes; never share it with anyone. If you did not ask for it, ignore this mail.';
    const { otp, candidates } = decisionOf({ subject: 'Your sign-in code', text });
    expect(otp).toBe('5920');
    expect(candidates.flatMap(({ reasons }) => reasons).filter(isRead)).toEqual([]);
  });
});

describe('it is not read', () => {
  test('where the rules are sure', () => {
    const parts = {
      subject: 'Your sign-in code',
      text: 'Your verification code is 482913. Gate 7712 is open.',
    };
    expect(reasonsOf(parts).filter(isRead)).toEqual([]);
  });

  test('where nothing is said', () => {
    expect(reasonsOf({ subject: 'Hello', text: '482913' }).filter(isRead)).toEqual([]);
  });

  test('of an earlier mail', () => {
    const text =
      'See below.\n\nOn Monday Ann wrote:\n> the desk would like to hear 640729 from you before it opens.';
    expect(reasonsOf({ subject: 'Your Chapterhouse sign-in', text }).filter(isRead)).toEqual([]);
  });

  test('of more values than a mail with a code has', () => {
    const lines = Array.from(
      { length: 200 },
      (_, at) => `the desk would like to hear ${640_100 + 7 * at} from you`,
    );
    const read = reasonsOf({ subject: 'Your sign-in', text: lines.join('\n') }).filter(isRead);
    expect(read.length).toBeLessThanOrEqual(12);
  });
});

test('what bears another name right there takes more than wording to be an answer', () => {
  const text =
    'КАССОВЫЙ ЧЕК / ПРИХОД\nООО «Берег Маркет»\n190031, Санкт-Петербург, Московский пр., 48\nЧайник электрический 1,7 л: 2 490,00\n' +
    'ИТОГ: 3 917,20\nИНН: 7838048291\nФД №: 482913\nКод подтверждения (карта): 604 918\n';
  expect(decisionOf({ subject: 'Кассовый чек № 482 на сумму 3 917,20 ₽', text }).otp).toBeNull();
});

test('what the mail says outright is not doubted, whatever else it speaks of', () => {
  const text = (place: string) =>
    `Hej Asger\n\nTallet i ${place} skriver du på siden, hvor du slap. Det virker til kl. 22.15.\n\nDit hold: Babysvømning, lørdag 9.20, hold 311, 10 gange, 845 kr. Skabskoden er stadig den, du selv valgte.`;
  expect(otpOf({ subject: 'Du skal bruge 905 213', text: text('emnefeltet') })).toBe('905213');
  expect(otpOf({ subject: 'Hold 905 213', text: text('app') })).toBeNull();
});

test('nor is what a line asks for by as many characters as stand below it', () => {
  const text = (count: string) =>
    `El informe de la analítica ya está disponible.\n\nPara leerlo, entre con su DNI. El sistema le pedirá además ${count} caracteres. Los de esta vez son estos:\n\n6N2WT8Z4\n\nSu próxima cita: jueves 10 de diciembre, Dra. Lasa, consulta 7.`;
  expect(otpOf({ subject: 'Ya puede ver sus resultados', text: text('ocho') })).toBe('6N2WT8Z4');
});

test('what the subject says as well counts before it is asked whether the rules are sure', () => {
  // One printing alone would leave it open, and the mail reads like those that have a link alone.
  const subject = "Confirm it's you: 902 117";
  const text =
    "Confirm it's you\n\nEnter this on the screen where you are signing in, or press the button if you are on the same device.\n\n" +
    '902 117\n\nContinue\n\nWe saw Safari on a Mac in Porto, Portugal. Not familiar? This wasn’t me\n\nOur blog | Policies | Help center';
  expect(otpOf({ subject, text })).toBe('902117');
});
