import { describe, expect, test } from 'vitest';
import { governorAround } from '../../../../src/mail/codes/naming/neighbours.ts';
import { decisionOf, otpOf, readText, spotOf } from '../kit.ts';

function weight(text: string, value: string): number {
  return governorAround(spotOf(readText(text), value)).weight;
}

describe('the line above', () => {
  test('names what stands alone below it', () => {
    expect(weight('Your verification code\n482913', '482913')).toBeGreaterThan(4);
  });

  test('says less of what has a name of its own, whatever that means', () => {
    const own = weight('Service: OTP relay\nHost: srv-sms-02', 'srv-sms-02');
    expect(own).toBeLessThan(weight('Service: OTP relay\nsrv-sms-02', 'srv-sms-02') - 1);
  });

  test('announces nothing where it is what somebody types into a terminal', () => {
    expect(weight('$ lattice-otp --secret x -c 3\n969429', '969429')).toBe(0);
    expect(weight('me@host:~$ oath code\n969429', '969429')).toBe(0);
  });

  test('announces nothing where it speaks of a code that was void', () => {
    expect(weight('Invalid verification code entered\nE1003', 'E1003')).toBe(0);
    expect(weight('Verification code expired\n1f0e88c4a2', '1f0e88c4a2')).toBe(0);
  });

  test('which ends with the verb says so, however many other numbers stand above', () => {
    const spot = spotOf(readText('If yes, the code is\n962013'), '962013');
    expect(governorAround(spot).stated).toBe('verb');
  });
});

test('the next sentence says that it is one, whatever stands before it', () => {
  expect(weight('Note: 660297. This is your verification code.', '660297')).toBeGreaterThan(3);
});

test('a row of a name and its value below another such row is no header of the next', () => {
  const rows = (...cells: string[]) =>
    `<table>${cells
      .map(
        (row) =>
          `<tr>${row
            .split('|')
            .map((cell) => `<td>${cell}</td>`)
            .join('')}</tr>`,
      )
      .join('')}</table>`;
  const html = rows('Device|Edge 141', 'Confirmed by|authenticator code', 'Event|84120996');
  expect(otpOf({ subject: 'Your password was changed', html })).toBeNull();
  expect(otpOf({ subject: 'Hello', html: rows('Name|Login code', 'Sam|482913') })).toBe('482913');
});

test('in a row of many cells what stands left of a value is no name of it', () => {
  const rows = ['Paper|Sum|From|Approval TAN', 'PO 77|EUR 61.00|M. Brandt|39185520']
    .map((row) => `<tr><td>${row.replaceAll('|', '</td><td>')}</td></tr>`)
    .join('');
  const html = `<table>${rows}</table><p>Approve it in the office system (transaction ZAPR2) by entering the TAN.</p>`;
  expect(otpOf({ subject: 'Approval step 2 of 2', html })).toBe('39185520');
});

test('a number that the line above calls one of something else is that', () => {
  const text = 'Thank you for writing. Your ticket number is\n482 913\nYou can verify it at any time.';
  expect(otpOf({ subject: 'We have got your request', text })).toBeNull();
  expect(otpOf({ subject: 'Sign in', text: 'To sign in to Acme, the number is\n482 913' })).toBe('482913');
});

test.each([
  'On 27 November the passcode we e-mailed you was entered correctly and this payee was saved:',
  'Die TAN, die wir Ihnen dafür geschickt hatten, wurde richtig eingegeben und ist erledigt.',
])('a code that was entered names nothing below it: “%s”', (line) => {
  const text = `${line}\n\n77145508\n\nR J Holroyd Roofing, 12 Long Street, opened 1998, Halifax HX1 1QQ.`;
  const { candidates } = decisionOf({ subject: 'A new payee', text });
  const { reasons = [] } = candidates.find(({ value }) => value === '77145508') ?? {};
  expect(reasons.filter((reason) => reason.includes('line above says'))).toEqual([]);
});

test('a line that ends in what the key is names what stands below it', () => {
  const line = (end: string) =>
    `The page wants a one-time registration key, and no course code: ${end}\n\n64Q193`;
  expect(otpOf({ subject: 'Registration: one step to go', text: line('the key is') })).toBe('64Q193');
});

test('what is checked before the code is asked for does not name it', () => {
  const text =
    'Please check that the prefix WQKD is also shown on the page, then enter the 6 digits:\n\nWQKD-385027';
  expect(otpOf({ subject: 'OTP for your card transaction', text })).toBe('385027');
});
