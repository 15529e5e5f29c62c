/** Names above and below values. */
import { describe, expect, test } from 'vitest';
import { captionOf, headOf } from '../../../../src/mail/codes/naming/caption.ts';
import { otpOf, type ReadFlow, readHtml, readText, spotOf } from '../kit.ts';

function captionIn(read: ReadFlow, value: string) {
  return captionOf(spotOf(read, value));
}

function headIn(text: string, value: string) {
  const spot = spotOf(readText(text), value);
  return headOf(spot, spot.index - 1);
}

describe('the head of a column', () => {
  test('names what stands in it', () => {
    expect(headIn('Account\tCode\n771204\t482913', '482913')?.verdict).toBe('code');
    expect(headIn('Account\tCode\n771204\t482913', '771204')?.verdict).toBe('other');
    expect(headIn('Name,Code\nJane,482913', '482913')?.verdict).toBe('code');
  });

  test('is none in a row of another length, nor in a sentence with commas', () => {
    expect(headIn('Code\tValid\n771204\t482913\t10', '482913')).toBeNull();
    expect(headIn('Here is your long awaited code, as promised\nJane, 482913', '482913')).toBeNull();
  });
});

describe('the caption below a value', () => {
  const cards = (pairs: string[][]) =>
    readHtml(pairs.map(([value, name]) => `<div>${value}</div><div>${name}</div>`).join(''));

  test('names it where several are printed so', () => {
    const read = cards([
      ['771204', 'Customer'],
      ['482913', 'One-time code'],
    ]);
    expect(captionIn(read, '482913')).toMatchObject({ verdict: 'code', strong: true });
    expect(captionIn(read, '771204')?.verdict).toBe('other');
  });

  test('keeps the name above away, which is that of another, even where it says nothing', () => {
    const read = cards([
      ['771204', 'One-time code'],
      ['482913', 'Lorem'],
    ]);
    expect(captionIn(read, '482913')?.verdict).toBe('none');
  });

  test('is none where the names stand above', () => {
    expect(captionIn(readText('Customer\n771204\nOne-time code\n482913\nAcme'), '771204')).toBeNull();
  });

  test('is none below a single value, nor where sentences stand around', () => {
    expect(captionIn(readText('Enter this:\n482913\nMy account'), '482913')).toBeNull();
    expect(captionIn(readText('Your code:\n482913\nIt is good for 10 minutes.\nBye.'), '482913')).toBeNull();
  });
});

describe('the name above a value', () => {
  const pass = ['Seat', '14C', 'Seq', '0087', 'Gate', 'B41'];

  test('is that of a field among others, though it says nothing', () => {
    expect(captionIn(readText(pass.join('\n')), '0087')?.verdict).toBe('other');
    expect(
      otpOf({ subject: 'You are checked in', html: pass.map((line) => `<b>${line}</b><br>`).join('') }),
    ).toBeNull();
  });

  test('says nothing alone', () => {
    expect(captionIn(readText('Acme\n0087\nBye'), '0087')).toBeNull();
  });
});

test('a large number with its name below it is that, and no code', () => {
  const html = '<p>Thanks!</p><div>771204</div><div>Order</div><div>3</div><div>Items</div>';
  expect(otpOf({ subject: 'Your order', html })).toBeNull();
});

describe('the names of a row of numbers stand in their order in the line below or above', () => {
  test.each([
    '187714 190233 188051\nDokument Einmalcode Teilnehmer',
    '187714 190233 188051\nDocument · One-time code · Participant',
    'Document | One-time code | Participant\n\n187714 190233 188051',
  ])('%s', (rows) => {
    const text = `Dear Sir,\n\n${rows}\n\nPlease enter it today, it expires at 6 pm.`;
    expect(otpOf({ subject: 'Your signature', text })).toBe('190233');
  });

  test('and where there are not as many of them they name none', () => {
    expect(captionIn(readText('187714 190233 188051\nDocument Einmalcode'), '190233')).toBeNull();
  });
});

test('a sentence with a comma is no row below a line with another', () => {
  const text =
    'Event: The Copper Foxes\nTicket holders, all of you\n' +
    'To approve the transfer enter K7PX2M in the app, and once approved nothing can be undone.';
  expect(otpOf({ subject: 'Ticket transfer', text })).toBe('K7PX2M');
});
