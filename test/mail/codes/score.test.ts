/** What the weights must keep among each other; the weights themselves are free to change. */
import { describe, expect, test } from 'vitest';
import { threshold } from '../../../src/mail/codes/score.ts';
import { decisionOf, otpOf } from './kit.ts';

function score(parts: Parameters<typeof decisionOf>[0], value = '482913'): number {
  return decisionOf(parts).candidates.find((one) => one.value === value)?.score ?? Number.NEGATIVE_INFINITY;
}

describe('a candidate scores higher', () => {
  test.each([
    ['named than unnamed', { text: 'Your code: 482913' }, { text: 'Shoes sold: 482913' }],
    [
      'named strongly than plainly',
      { text: 'Your verification code: 482913' },
      { text: 'Your code: 482913' },
    ],
    ['in a line of its own', { text: 'Your code is\n\n482913' }, { text: 'Your code is\n\nof 482913 shoes' }],
    [
      'set off by its print',
      { html: '<p>Your code is <b style="font-size:30px;letter-spacing:4px">482913</b></p>' },
      { html: '<p>Your code is 482913</p>' },
    ],
    [
      'when the subject names a code',
      { subject: 'Your verification code', text: 'It is 482913' },
      { subject: 'Hello', text: 'It is 482913' },
    ],
    [
      'when the mail says how long it lives',
      { text: 'Your code is 482913\n\nIt expires in 10 minutes' },
      { text: 'Your code is 482913\n\nIt is nice here' },
    ],
    [
      'in subject and body together',
      { subject: 'Code 482913', text: 'Your code is 482913' },
      { subject: 'Code', text: 'Your code is 482913' },
    ],
    ['seen than hidden', { html: '<p>Your code is 482913' }, { html: '<p hidden>Your code is 482913' }],
    [
      'new than quoted',
      { text: 'Your code is 482913' },
      { text: 'Thank you!\n\n> Your code is 482913, it is as long as a mail' },
    ],
    ['bare than struck out', { html: '<p>Your code: 482913' }, { html: '<p>Your code: <s>482913</s>' }],
    ['told than asked about', { text: '482913 is your code' }, { text: 'Since 482913 the code is old' }],
    [
      'below the line that names an account than in it',
      { text: 'Activation code for account 7713:\n\n482913' },
      { text: 'Activation code for account 482913:\n\n7713' },
    ],
    ['bare than counted', { text: 'Use 482913 to log in' }, { text: 'Use 482913 points to log in' }],
  ])('%s', (_name, more, less) => {
    expect(score(more)).toBeGreaterThan(score(less));
  });
});

test('uneven groups are doubtful only where no strong name stands right before them', () => {
  const doubts = (text: string) =>
    decisionOf({ text })
      .candidates.find(({ value }) => value === '770315')
      ?.reasons.some((reason) => /digits in groups \(-/.test(reason));
  expect(doubts('Your verification code: 7703-15')).toBe(false);
  expect(doubts('Your code: 7703-15')).toBe(true);
});

test('the threshold divides what is answered from what is not', () => {
  for (const text of ['Your verification code is 482913', 'Order 482913 was sent', 'Use promo code 482913']) {
    const { otp, candidates } = decisionOf({ text });
    expect(otp !== null).toBe((candidates[0]?.score ?? 0) >= threshold);
  }
});

test('every reason carries its weight, the heaviest first, and together they are the score', () => {
  const [best] = decisionOf({
    subject: 'Your verification code',
    html: '<p>Order 771100</p><p>Your code: <b>482913</b></p><p>It expires in 10 minutes</p>',
  }).candidates;
  const weights = (best?.reasons ?? []).map((reason) => Number(/\(([+-]?\d+\.\d)\)$/.exec(reason)?.[1]));
  expect(weights.length).toBeGreaterThan(2);
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    expect(weight).not.toBeNaN();
    expect(Math.abs(weight)).toBeLessThanOrEqual(Math.abs(weights[index - 1] ?? weight) + 0.1);
    sum += weight;
  }
  expect(Math.abs(sum - (best?.score ?? 0))).toBeLessThan(0.1 * weights.length);
});

test('reasons never print more of a mail than the words they name', () => {
  for (const { reasons } of decisionOf({ text: `Your verification code: 482913 ${'secret '.repeat(50)}` })
    .candidates) {
    for (const reason of reasons) expect(reason.length).toBeLessThan(160);
  }
});

test('a year that a code is spoken of beside is none, a code that looks like one is', () => {
  expect(decisionOf({ subject: 'Passkeys in 2026: is the one-time code dead?' }).otp).toBeNull();
  expect(decisionOf({ text: 'En 2026, le code à usage unique disparaît' }).otp).toBeNull();
  expect(decisionOf({ text: '2026 is your verification code' }).otp).toBe('2026');
  expect(decisionOf({ text: 'Ihr Anmeldecode lautet 2019.' }).otp).toBe('2019');
});

test('names that are joined by their capitals are none', () => {
  expect(decisionOf({ subject: 'TypeError: otp is undefined' }).otp).toBeNull();
  expect(decisionOf({ text: 'Your login code:\n\nxKfWqeTb' }).otp).toBe('xKfWqeTb');
});

test('what the sender is called is no code', () => {
  const text = 'Your code for Shift24';
  expect(decisionOf({ text, from: 'Roster <app@roster.test>' }).candidates[0]?.score).toBeGreaterThan(
    decisionOf({ text, from: 'Shift24 <app@shift24.test>' }).candidates[0]?.score ?? 0,
  );
});

describe('without a name a number is read', () => {
  test.each([
    ['under a request', 'Confirm your email', 'Copy and paste this into the page:\n\n482913'],
    ['alone under a subject that names a code', 'Your sign-in code', 'Hello,\n\n4829\n\nThanks'],
    ['alone in a short message that is secret', 'Acme', '482913: Acme sign-in. Never share it.'],
    ['where its sentence says what it is for', 'Acme', '482913 is what you need to log in.'],
    [
      'that a subject about a code speaks of',
      'Your authentication code',
      '482913 is what the page asks for.',
    ],
    ['where it is asked for behind it', 'Acme', 'Siparişinizi onaylamak için 482913 girin.'],
  ])('%s', (_name, subject, text) => {
    expect(decisionOf({ subject, text }).otp).toMatch(/^4829/);
  });

  test.each([
    ['under a greeting', 'News', 'Hello,\n\n4829\n\nThanks'],
    ['beside another number', 'Acme', '482913 or 771204. Never share it.'],
    ['beside its label', 'Acme', 'Order 482913. Never share it.'],
  ])('but not %s', (_name, subject, text) => {
    expect(decisionOf({ subject, text }).otp).toBeNull();
  });

  test('and of two the one that is asked for, not the one before', () => {
    const text = 'To approve the transfer of 120.50 EUR to account ending 4471, enter 7713';
    expect(decisionOf({ text }).otp).toBe('7713');
  });
});

describe('a number is read', () => {
  test.each([
    ['after a number sign behind its name', 'Pair the new panel with PIN #7734.', '7734'],
    ['between marks of emphasis', 'Your sign-in code is __550718__.', '550718'],
    ['behind the number word of its name', 'Verification code no. 660412', '660412'],
    ['under its name in a header row', 'email,name,otp\nqa1@example.test,QA One,614009', '614009'],
    ['that its sentence begins with', '5037是您登录学号20260417的校验码', '5037'],
    ['that gets somebody in', 'Did you just try to log in? If so, 6632 gets you in.', '6632'],
    ['that one confirms with', 'Pago de 124 en TIENDA. Si eres tú, confirma con 99102 en la app.', '99102'],
    ['that is typed to do something', 'This is final. Type KD82-QP11 to delete everything.', 'KD82-QP11'],
    ['as the value of its key', '{"event":"otp.requested","user":48120,"otp":"775031","ttl":300}', '775031'],
  ])('%s', (_name, text, value) => {
    expect(decisionOf({ text }).otp).toBe(value);
  });

  test.each([
    ['beside the key of another value', '{"smtp_code":250,"queue":"B7F2A1","ts":1773920999}'],
    ['behind a name with its own value', 'worker-3 exited with code 137 (OOMKilled) after 86412 s.'],
    ['with a word of its own in a list', 'Engineer, Oslo, Req 104822\nOTP lead, Lisbon, Req 105003'],
    ['to save with', 'Type KD82-QP11 to save 20% until Sunday.'],
    ['with a number sign before the name', 'Closes #4821: the OTP page no longer flickers.'],
  ])('but not %s', (_name, text) => {
    expect(decisionOf({ text }).otp).toBeNull();
  });

  test('letters only, where they are asked for as what is named', () => {
    expect(decisionOf({ text: 'Please type WQHRTZ into the box as your one-time password.' }).otp).toBe(
      'WQHRTZ',
    );
    expect(
      decisionOf({ text: 'Type BURGERS into the box on the order page for free fries.' }).otp,
    ).toBeNull();
  });

  test('small letters that cannot be said, though they stand in a sentence', () => {
    expect(decisionOf({ text: 'skriv verifieringskoden jfwkpe i spelet' }).otp).toBe('jfwkpe');
  });
});

test('a number without a name is none in fine print, nor in brackets', () => {
  const mail = (subject: string, rest: string) =>
    otpOf({ subject, html: `<p>To confirm the delivery, sign in to the portal.</p>${rest}` });
  const fine = '<p style="font-size:10px;color:#999">482913</p><p>Acme Ltd, Oslo, Org. 918204771</p>';
  expect(mail('Confirm your subscription', fine)).toBeNull();
  expect(mail('Confirm your subscription', fine.replace('10px', '16px'))).toBe('482913');
  expect(
    mail('Confirm your subscription', '<p>(482913)</p><p>Acme Ltd, Oslo, Org. 918204771</p>'),
  ).toBeNull();
  expect(mail('Your code', `<p>Your login code:</p>${fine}`)).toBe('482913');
});

test('a number in a row that calls it by words of its own is not what the text above asks for', () => {
  const mail = (label: string) =>
    otpOf({
      subject: 'Two-step login is now on',
      html: `<p>From now on, signing in asks for a 6-digit code from your app.</p>
        <table><tr><td>Method</td><td>App</td></tr><tr><td>${label}</td><td>501484</td></tr></table>
        <p>Not you? Write to us and quote the log entry.</p>`,
    });
  expect(mail('Log entry')).toBeNull();
  expect(mail('Your code')).toBe('501484');
});

test('a number by itself below its name is the code of a mail that asks for it on its terms, however it is worded', () => {
  const html =
    '<p>堀切 健太郎 様</p><p>下記のお振込を受け付けました。画面に確認番号をご入力ください。</p>' +
    '<table><tr><td>受取人</td><td>カ)ホリキリコウムテン</td></tr><tr><td>受付番号</td><td>20260305-118-4410</td></tr></table>' +
    '<p>確認番号</p><p style="font-size:30px">836 204</p><p>電話で確認番号をお尋ねすることは絶対にありません。</p>';
  expect(otpOf({ subject: '【重要】お振込の確認番号のご案内', html })).toBe('836204');
});

test('a new code is none of which the subject says that it has expired', () => {
  const text = 'Ciao,\n\neccolo:\n\n  73 12 60\n\nSostituisce quello di prima. Scrivilo nell’app.';
  expect(otpOf({ subject: 'Nuovo codice: il precedente non è più valido', text })).toBe('731260');
});

test('a line that ends in "the number" and asks for it names what stands below', () => {
  const text =
    'Per confermarla (martedì 23), digiti nel modulo ancora aperto il numero\n\n395 821\n\nentro questa sera.';
  expect(otpOf({ subject: 'Conferma l’iscrizione', text })).toBe('395821');
});
