/** Which link of a mail signs in, confirms, resets or accepts. */
import { describe, expect, test } from 'vitest';
import { findLinks, type MailLink } from '../../../src/mail/links.ts';
import { readBody } from '../../../src/mail/read.ts';
import { readDocuments } from '../../../src/mail/text.ts';
import { linkMails, newsMails } from '../../corpus/links.ts';

function linksOf(parts: { subject?: string; text?: string; html?: string }): MailLink[] {
  return findLinks({ subject: parts.subject ?? '', text: parts.text ?? null, html: parts.html ?? null });
}

describe('the link that signs in or confirms', () => {
  function marked(parts: Parameters<typeof linksOf>[0]): string | undefined {
    const chosen = linksOf(parts).filter(({ verification }) => verification);
    expect(chosen.length).toBeLessThanOrEqual(1);
    return chosen[0]?.url;
  }

  const foot =
    '<p><a href="https://a.test/unsubscribe?u=a1b2c3d4e5f6a7b8">Unsubscribe</a> <a href="https://a.test/privacy">Privacy</a></p>';
  const url = 'https://a.test/verify?token=8f14e45fceea167a';

  test.each([
    ['Confirm your e-mail address'],
    ['E-Mail-Adresse bestätigen'],
    ['Confirmer mon adresse'],
    ['Подтвердить адрес'],
    ['验证邮箱'],
    ['メールアドレスを認証する'],
    ['تأكيد البريد'],
  ])('is the one that says %j', (words) => {
    expect(
      marked({ html: `<p><a href="https://a.test/">Acme</a></p><a href="${url}">${words}</a>${foot}` }),
    ).toBe(url);
  });

  test('is found in plain text by the words before it', () => {
    expect(
      marked({
        subject: 'Sign in to Acme',
        text: `Click the link below to sign in:\n\n${url}\n\nhttps://a.test/help`,
      }),
    ).toBe(url);
  });

  test('may be a page where the code is entered', () => {
    const text = (path: string) =>
      `To verify your account, enter the code below at https://id.acme.test/${path}`;
    expect(marked({ subject: 'Your account', text: text('verify') })).toBe('https://id.acme.test/verify');
    expect(marked({ subject: 'Your account', text: text('account/activate') })).toBe(
      'https://id.acme.test/account/activate',
    );
    expect(marked({ subject: 'Your account', text: text('verify/start') })).toBe(
      'https://id.acme.test/verify/start',
    );
    const device =
      'If you started this, go to https://id.acme.test/device and enter the device code\n\nQJ47-XW0B';
    expect(marked({ subject: 'Authorize a new device', text: device })).toBe('https://id.acme.test/device');
    expect(marked({ subject: 'Your account', text: text('login') })).toBe('https://id.acme.test/login');
  });

  test.each([
    'Блокировать вход',
    'заблокируйте вход',
    'Block this sign-in',
    'deactivate',
    'View your order',
    'Manage booking',
    'Buchung verwalten',
    'Activate my two-factor authentication',
    'Check in online',
  ])('is not “%s”', (words) => {
    const html = `<p>Confirm the sign-in with the code. <a href="${url}">${words}</a></p>`;
    expect(marked({ subject: 'Confirm your sign-in', html })).toBeUndefined();
  });

  test.each(['Entra con 470 635', 'Tag imod invitationen', 'Ta imot invitasjonen', 'Tacka ja till inbjudan'])(
    'is “%s”',
    (words) => {
      expect(
        marked({ subject: 'Acme', html: `<a href="https://a.test/m/z8pKYP2-p5VohRKa">${words}</a>` }),
      ).toBe('https://a.test/m/z8pKYP2-p5VohRKa');
    },
  );

  test.each([
    ['Didn’t ask for this?', 'Sign in and change your password'],
    ['¿No lo pediste? Alguien podría estar usando tu cuenta.', 'Cambia tu contraseña'],
    ['Du hast keine Anmeldung angefordert? Dann ändere bitte hier', 'dein Passwort'],
  ])('is none that answers “%s”', (question, words) => {
    const html = `<p>Your code is 482913. ${question} <a href="https://a.test/account/security?s=k7Q0xZ41mm9">${words}</a></p>`;
    expect(marked({ subject: 'Your sign-in code', html })).toBeUndefined();
  });

  test.each([
    'acme/auth/commit/8841f20c',
    'acme/login-service/actions/runs/11948203317',
    'acme/auth/pull/1774',
  ])('is none of those to the code of a program: %s', (path) => {
    const text = `Confirm the verification of sign-in: https://git.test/${path}`;
    expect(marked({ subject: 'Verification', text })).toBeUndefined();
  });

  // As services for mailing rewrite them, so that only words tell one from the other.
  const tracked = (place: number) => `https://ct.acme.test/ls/click?upn=u001.${place}xQ9fK2m7PzT4vW8bN1cR6`;

  test.each(linkMails)('is “$button” in a mail about “$subject”', ({ subject, intro, button, others }) => {
    const words = [button, ...others];
    const style = (at: number) => (at === 0 ? 'background:#06c' : '');
    const html = `<p>${intro}</p>${words
      .map((word, at) => `<p><a style="${style(at)}" href="${tracked(at)}">${word}</a></p>`)
      .join('')}`;
    expect(marked({ subject, html })).toBe(tracked(0));
  });

  test.each(linkMails.filter(({ intro }) => !/magic link|Jane invited/.test(intro)))(
    'is the one that is introduced by “$intro” in plain text',
    ({ subject, intro, others }) => {
      const text = `${intro}\n\n${tracked(0)}\n\n${others.map((word, at) => `${word}: ${tracked(at + 1)}`).join('\n')}`;
      expect(marked({ subject, text })).toBe(tracked(0));
    },
  );

  test.each(newsMails)('is none in a mail about “$subject”', ({ subject, intro, others }) => {
    const html = `<p>${intro}</p>${others.map((word, at) => `<p><a href="${tracked(at)}">${word}</a></p>`).join('')}`;
    expect(linksOf({ subject, html }).find(({ verification }) => verification)).toBeUndefined();
  });

  test('is none in a newsletter', () => {
    const html =
      '<a href="https://a.test/news/42">Read more</a><a href="https://a.test/shop">To the shop</a>';
    expect(marked({ html: html + foot })).toBeUndefined();
  });

  test.each([
    ['Invitation: Sprint review', 'Join the call:', 'https://meet.acme.test/j/88420193372?pwd=Zk19aB7cQ2'],
    ['Please verify your device', 'Read about verification:', 'https://docs.acme.test/articles/20240918'],
  ])('is none under “%s”', (subject, lead, link) => {
    expect(marked({ subject, text: `${lead}\n\n${link}` })).toBeUndefined();
  });

  /** Whose path says nothing. */
  const plainUrl = 'https://a.test/v/8f14e45fceea167a';
  const anchored = (sentence: string): string =>
    `<p>${sentence.replace('[', `<a href="${url}">`).replace(']', '</a>')}</p>`;

  test.each([
    ["If this wasn't you, please [reset your password]."],
    ["Didn't request this? [Reset your password]"],
    ['If that is incorrect, [remove your address and confirm]'],
    ['Wenn Sie das nicht angefordert haben, [setzen Sie Ihr Passwort zurück: Passwort ändern]'],
    ["Si vous n'êtes pas à l'origine de cette demande, [réinitialisez votre mot de passe]"],
    ['Did not recognise this sign-in? [Reset your password]'],
    ['Waren Sie das nicht? [Passwort zurücksetzen]'],
    ['Si no fuiste tú, [restablecer contraseña]'],
    ['Se non hai richiesto questo codice, [reimposta la password]'],
    ['Se não foi você, [redefinir senha]'],
    ['Als je dit niet hebt aangevraagd, [wijzig je wachtwoord]'],
    ['Om du inte har begärt detta, [byt lösenord]'],
    ['Hvis du ikke har bedt om dette, [nulstil adgangskode]'],
    ['Jos et pyytänyt koodia, [vaihda salasana]'],
    ['Jeśli to nie Ty, [zresetuj hasło]'],
    ['Pokud jste o to nežádali, [potvrďte nové heslo]'],
    ['Ak ste o to nežiadali, [potvrďte nové heslo]'],
    ['Если это не вы, [сбросьте пароль]'],
    ['Якщо це не ви, [підтвердьте новий пароль]'],
    ['Ako niste tražili kod, [potvrdite novu lozinku]'],
    ['Ако не сте поискали това, [потвърдете нова парола]'],
    ['Ha nem Ön kérte, [új jelszó]'],
    ['Dacă nu ai cerut acest cod, [confirma parola nouă]'],
    ['Αν δεν το ζητήσατε εσείς, [επιβεβαιώστε]'],
    ['Eğer bu siz değilseniz, [şifre yenile]'],
    ['Nếu bạn không yêu cầu, [đặt lại mật khẩu]'],
    ['Jika bukan Anda, [konfirmasi kata sandi]'],
    ['如果不是您本人操作，请[重置密码]'],
    ['若非您本人操作，請[重設密碼]'],
    ['如非本人操作,请立即拨打热线或[重置密码]'],
    ['お心当たりのない場合は[パスワードを再設定]'],
    ['본인이 아니라면 [비밀번호 재설정]'],
    ['إذا لم تطلب هذا، [تأكيد كلمة مرور جديدة]'],
    ['اگر شما این درخواست را نداده‌اید، [تایید رمز جدید]'],
    ['אם לא ביקשת זאת, [איפוס סיסמה]'],
    ['Not you? [Change your password]'],
    ['Someone else? [Reset your password]'],
    ['Das waren nicht Sie? [Passwort zurücksetzen]'],
    ['Nicht du? [Passwort ändern]'],
    ['Pas vous ? [Réinitialisez votre mot de passe]'],
    ['¿No eres tú? [restablecer contraseña]'],
    ['Não foi você? [redefinir senha]'],
    ['Non sei stato tu? [reimposta la password]'],
    ['Niet jij? [wijzig je wachtwoord]'],
    ['Var det inte du? [byt lösenord]'],
    ['Ikke deg? [nullstill passord]'],
    ['To nie Ty? [zresetuj hasło]'],
    ['Nebyli jste to vy? [potvrďte nové heslo]'],
    ['Это не вы? [сбросьте пароль]'],
    ['Sen değil misin? [şifre yenile]'],
    ['Bukan Anda? [konfirmasi kata sandi]'],
    ['Không phải bạn? [đặt lại mật khẩu]'],
    ['Nem Ön volt? [új jelszó]'],
    ['Nu ai fost tu? [confirma parola nouă]'],
    ['不是您本人操作？[重置密码]'],
    ['본인이 아닌가요? [비밀번호 재설정]'],
  ])('is none for who has not asked for the mail: %s', (sentence) => {
    expect(marked({ subject: 'Your code', html: anchored(sentence) })).toBeUndefined();
    const itself = anchored(sentence.slice(sentence.indexOf('[')));
    expect(marked({ subject: 'Your code', html: itself })).toBe(url);
  });

  test('is the one that the code itself leads to', () => {
    const html =
      '<p>Toque no código <a href="https://a.test/dl/F2CIGNS9RNA6s1n18T">308 645</a></p>' +
      '<p><a href="https://a.test/dl/Zx81KQpw02mNbTTu">Agências</a></p>';
    const body = { subject: 'Seu código', text: null, html };
    const [link] = findLinks(body, readDocuments(body), '308645').filter(({ verification }) => verification);
    expect(link?.text).toBe('308 645');
  });

  test.each([['Claim my profile'], ['Un-pause my account'], ['Yes, this is my email'], ['Choose a new PIN']])(
    'says what is done: “%s”',
    (words) => {
      const link = `<a href="https://a.test/c/eJwDdbYvCfLo0iuEM_ynd4XfdVH">${words}</a>`;
      const other = '<a href="https://a.test/c/eJw9z2n4idCMGHPJdyhs_DI08MrR">how to photograph pots</a>';
      expect(marked({ subject: 'One quick thing', html: `<p>${link}</p><p>${other}</p>` })).toBe(
        'https://a.test/c/eJwDdbYvCfLo0iuEM_ynd4XfdVH',
      );
    },
  );

  test.each([
    ['Click to [reset your password]'],
    ['If you cannot click the button, [reset your password]'],
    ['Klikni na [nové heslo]'],
    ['On the same device you can [authorise the session]'],
    ["Si vous n'arrivez pas à cliquer, [réinitialiser le mot de passe]"],
  ])('is the one of: %s', (sentence) => {
    expect(marked({ subject: 'Your account', html: anchored(sentence) })).toBe(url);
  });

  test.each([
    [
      'behind its sentence',
      'Log in',
      'Click https://a.test/l/3kX9-aa81-77f0 to log in.',
      'https://a.test/l/3kX9-aa81-77f0',
    ],
    [
      'in another language, by its path',
      'Bitte bestätigen Sie Ihre Anmeldung',
      'Nur noch ein Klick:\n\nhttps://a.test/newsletter/bestaetigen/8c1e40b7?uid=20417',
      'https://a.test/newsletter/bestaetigen/8c1e40b7?uid=20417',
    ],
    [
      'with a token of digits in groups',
      'Your email',
      'Click to confirm: https://a.test/e/confirm/883-014-227',
      'https://a.test/e/confirm/883-014-227',
    ],
    [
      'in another alphabet than its path',
      'Код за потвърждение на имейл',
      'Или просто отворете връзката: https://a.test/email/potvarzhdenie/8820411/3fd90c',
      'https://a.test/email/potvarzhdenie/8820411/3fd90c',
    ],
  ])('is printed %s', (_name, subject, text, link) => {
    expect(marked({ subject, text })).toBe(link);
  });

  test.each([
    ['Click [here] to log in.', 'Login'],
    ['Klicken Sie [hier], um sich anzumelden.', 'Anmeldung'],
    ['Pour confirmer votre adresse, cliquez [ici].', 'Votre adresse'],
    ['Чтобы подтвердить адрес, нажмите [здесь].', 'Ваш адрес'],
    ['ログインするには[こちら]をクリックしてください。', 'ログイン'],
    ['If it is you, [sign me in].', 'Hello'],
    ['Sitter du på mobilen? Da kan du heller [trykke her for å logge på].', 'Min side'],
    ['[Meld my aan]', 'Klik en jy is in'],
  ])('says so in its own words, or leaves that to its sentence: %s', (sentence, subject) => {
    expect(marked({ subject, html: anchored(sentence) })).toBe(url);
  });

  test.each([
    ['the address itself', plainUrl, ''],
    ['the address itself, printed again', plainUrl, `<p>${plainUrl}</p>`],
    ['an image, and the address printed', '<img src="https://a.test/b.png">', `<p>${plainUrl}</p>`],
  ])('is introduced by the line above where its words are %s', (_name, inside, tail) => {
    const html = `<p>Sign in with it:</p><p><a href="${plainUrl}">${inside}</a></p>${tail}`;
    expect(marked({ subject: 'Hello', html })).toBe(plainUrl);
  });

  test('is none that only tells where it was clicked', () => {
    const html = '<p>25 % off</p><a href="https://shop.test/sale?utm_campaign=20251128">Unlock the sale</a>';
    expect(marked({ subject: 'Flash sale', html })).toBeUndefined();
  });

  test.each([
    [
      'accepts',
      'Dad shared the Front Door with you',
      '[Accept]',
      'https://a.test/shared-users/accept?i=5e0b-aa21',
    ],
    [
      'unlocks',
      'Bloqueamos tu cuenta',
      '[Desbloquear mi cuenta]',
      'https://a.test/cuenta/desbloquear/MX-3b8',
    ],
    ['lets a device in', 'New TV?', '[Approve this device]', 'https://a.test/device/approve?d=71-c0'],
    [
      'is the only one of a mail about it',
      'Your sign-in link',
      '[Open the notebook]',
      'https://a.test/m/Zx81KpQ0aa7',
    ],
  ])('%s', (_name, subject, sentence, url) => {
    const html = `<p>${sentence.replace('[', `<a href="${url}">`).replace(']', '</a>')}</p><p><a href="https://a.test/">a</a></p>`;
    expect(marked({ subject, html })).toBe(url);
  });

  test.each([
    ['of its sentence', 'Your code is K7Q-M2P. Enter it at https://a.test/go within ten minutes to sign in.'],
    ['of the next', 'On your telephone, open\nhttps://a.test/go\nand enter the code K7Q-M2P to sign in.'],
  ])('is the page where the code is entered, by the words %s', (_name, text) => {
    const body = { subject: 'Sign in on your TV', text, html: null };
    expect(findLinks(body, undefined, 'K7Q-M2P').find(({ verification }) => verification)?.url).toBe(
      'https://a.test/go',
    );
  });

  test('is the page that a mail with a code leads to where the sentence asks to enter it, and names none', () => {
    const html = (more: string) =>
      `<p>Your code is K7Q-M2P. Fill it in: <a href="https://a.test/scherm/k2">open the squares again</a></p>${more}`;
    const found = (more: string) =>
      findLinks({ subject: 'One more step', text: null, html: html(more) }, undefined, 'K7Q-M2P').find(
        ({ verification }) => verification,
      )?.url;
    expect(found('')).toBe('https://a.test/scherm/k2');
    expect(found('<p><a href="https://a.test/rules/k3">The rules</a></p>')).toBe('https://a.test/scherm/k2');
  });

  test('is not the page for the code where another link signs in', () => {
    const text = [
      'Your code is K7Q-M2P. Enter it at https://a.test/tv',
      '',
      'Or sign in with this link:',
      'https://a.test/in/8f14e45fceea167a',
    ].join('\n');
    const links = findLinks({ subject: 'Sign in on your TV', text, html: null }, undefined, 'K7Q-M2P');
    expect(links.find(({ verification }) => verification)?.url).toBe('https://a.test/in/8f14e45fceea167a');
  });

  test.each([
    ['the code is copied with', 'Your sign-in code', 'Copy', 'https://a.test/copy#482913'],
    [
      'sets a new password beside a code',
      'Your sign-in code',
      'change your password',
      'https://a.test/password/edit',
    ],
    [
      'looks at what has been done',
      'New sign-in to your account',
      'Review activity',
      'https://a.test/s?e=77310294',
    ],
    [
      'leads to the front page',
      'Your sign-in code',
      'Ledgerly',
      'https://a.test/?utm_source=mail&mid=77310294',
    ],
  ])('is none that %s', (_name, subject, words, url) => {
    const html = `<p>Enter 482913.</p><p><a href="${url}">${words}</a></p>`;
    expect(
      findLinks({ subject, text: null, html }, undefined, '482913').some(({ verification }) => verification),
    ).toBe(false);
  });

  test('is never the one to unsubscribe', () => {
    expect(marked({ subject: 'Confirm your address', html: foot })).toBeUndefined();
  });
});

describe('a link that declines', () => {
  test.each([
    [
      'Payment',
      'Approve: https://bank.test/ok/8f3c1d9b7a54e0',
      'Decline and block the card: https://bank.test/deny/8f3c1d9b7a54e1',
    ],
    [
      'Přihlášení',
      'Potvrdit: https://bank.test/p/8f3c1d9b7a54e0',
      'Zamítnout: https://bank.test/z/8f3c1d9b7a54e1',
    ],
    [
      'Invitation',
      'Meedoen, ja: https://app.test/u/8f3c1d9b7a54e0/ja',
      'Liever niet: https://app.test/u/8f3c1d9b7a54e1/nee',
    ],
  ])('is not meant: %s', (subject, yes, no) => {
    const meant = linksOf({ subject, text: `${no}\n\n${yes}\n` }).find(
      ({ verification }) => verification,
    )?.url;
    expect(meant === undefined || yes.includes(meant), meant).toBe(true);
  });

  test.each(['Login ablehnen', '로그인 거부', 'ログインを拒否', 'Sign-in: deny'])(
    'is none for its other words: %s',
    (words) => {
      const text = `${words}: https://app.test/s/8f3c1d9b7a54e1`;
      expect(linksOf({ subject: 'Sign in', text })[0]?.verification).toBe(false);
    },
  );

  test('but one that both accepts and declines is', () => {
    const text = 'Accept or decline the invitation: https://app.test/invitation/8f3c1d9b7a54e0';
    expect(linksOf({ subject: 'Ada invited you', text })[0]?.verification).toBe(true);
  });
});

function markedIn(subject: string, html: string, code: string | null = null): string | undefined {
  const links = findLinks({ subject, text: null, html }, undefined, code);
  const found = links.filter(({ verification }) => verification);
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0]?.text;
}

const footer =
  '<p>Acme Ltd, 12 Long Street &middot; <a href="https://acme.test/imprint">Imprint</a> &middot; ' +
  '<a href="https://acme.test/stop?u=4">Unsubscribe</a></p>';
const button = (words: string, url: string) =>
  `<table><tr><td bgcolor="#264653"><a href="${url}" style="background:#264653;color:#fff;padding:12px">${words}</a></td></tr></table>`;
const tracked = 'https://click.acme.test/ls/click?upn=u001.OKG5zwLuz8-2FhJ3q9bT';

test.each([
  ['One click to go, Ilinca', 'Only one thing is left before your account is yours.', "Yes, it's me"],
  ['Plus qu’un clic !', 'Il ne reste qu’à nous dire que cette adresse est la vôtre.', 'Oui, c’est moi'],
  ['Falta muy poco', 'Solo queda confirmar que este correo es tuyo.', 'Sí, soy yo'],
])('%s: a button that says nothing of what it does', (subject, sentence, words) => {
  expect(markedIn(subject, `<p>${sentence}</p>${button(words, tracked)}${footer}`)).toBe(words);
});

test('the page where the code is entered, whatever it is called', () => {
  const html = `<p>Your code is <b>482913</b>.</p><p>Closed the page? <a href="https://acme.test/squares">Open the squares again</a></p>${footer}`;
  expect(markedIn('Your sign-in code', html, '482913')).toBe('Open the squares again');
});

test.each([
  ['Your order has shipped', 'It is on its way.', 'Track your parcel'],
  ['News of November', 'Ten things that we have learnt.', 'Read on'],
  ['Receipt 4471', 'Thank you for your payment.', 'Download the invoice'],
])('%s: a button alone makes no link that signs in', (subject, sentence, words) => {
  expect(markedIn(subject, `<p>${sentence}</p>${button(words, tracked)}${footer}`)).toBeUndefined();
});

test('what declines is none, however near it stands', () => {
  const html = `<p>Only one thing is left before your account is yours.</p>${button('Decline', tracked)}${footer}`;
  expect(markedIn('One click to go', html)).toBeUndefined();
});

test('nor is the link for whoever has not asked for the code', () => {
  const html = `<p>Your code is <b>482913</b>.</p><p>Not you? <a href="https://acme.test/lock?t=8f14e45f">Lock the account</a></p>${footer}`;
  expect(markedIn('Your sign-in code', html, '482913')).toBeUndefined();
});

test('a review is confirmed where the mail asks for it, and a parcel is not where it waits', () => {
  const body = (path: string) =>
    `<p>Thank you.</p>${button('Confirm', `https://acme.test${path}?token=8f14e45fceea167a`)}${footer}`;
  expect(markedIn('Please confirm your review', body('/reviews/confirm'))).toBe('Confirm');
  expect(markedIn('Your parcel is in the locker', body('/pickup/confirm'))).toBeUndefined();
});

test('what approves is told by its own words, not by those of what declines beside it', () => {
  const html = `<p>${button('Approve this device', tracked)} ${button('Deny', 'https://acme.test/deny/8f14e45f')}</p>${footer}`;
  expect(markedIn('New device? Approve it', html)).toBe('Approve this device');
});

test('a page where everybody may sign in is none in a mail about something else', () => {
  const html = `<h1>Spring sale: up to 40% off</h1><p>New in: the jack plane. <a href="https://acme.test/account/login">Sign in</a> to see your 1,250 points.</p>${footer}`;
  expect(markedIn('Spring sale', html)).toBeUndefined();
  const asked = '<p><a href="https://acme.test/login">Sign in</a> to see who asked for it.</p>';
  expect(markedIn('Confirm your sign-in', asked)).toBe('Sign in');
});

test('nor is what whoever has not asked for the code is told to do', () => {
  const html = (sentence: string) =>
    `<p>Your verification code is</p><p><b>482913</b></p><p>${sentence} <a href="https://acme.test/a/r?id=wOFgk2hQ">open this page</a>.</p>${footer}`;
  for (const sentence of ['Never heard of the account?', '身に覚えがなければ、', 'Ben jij dit niet?'])
    expect(markedIn('Your verification code', html(sentence), '482913'), sentence).toBeUndefined();
});

test.each([
  ['de', 'Ihre Rechnung liegt bereit', 'Anmelden und Rechnung ansehen', 'https://portal.acme.test/anmelden'],
  ['sv', 'Fyra deckare', 'Logga in och boka', 'https://brev.acme.test/k/logga-in'],
  ['fi', 'Salasanasi on vaihdettu', 'Kirjaudu sisään', 'https://acme.test/kirjaudu'],
])(
  'a page where everybody may sign in is none in a mail about something else (%s)',
  (_lang, subject, words, url) => {
    const html = `<p>Acme</p><p><a href="${url}">${words}</a></p>`;
    expect(linksOf({ subject, html }).find(({ verification }) => verification)).toBeUndefined();
  },
);

test.each([
  [
    'a short sentence',
    'If it was not you, somebody has your password. Change it:\nhttps://acme.test/account/password',
  ],
  [
    'the line above',
    'If it was you, there is nothing to do. If not, lock your account at once:\n\nhttps://acme.test/blokace?u=771204',
  ],
  [
    'the opposite case',
    'Pokud jste se přihlásil Vy, není třeba nic dělat. V opačném případě účet zablokujte:\n\nhttps://acme.test/blokace?u=771204',
  ],
])('what an address in print is for may be said before it: %s', (_where, text) => {
  expect(linksOf({ subject: 'A new device', text }).find(({ verification }) => verification)).toBeUndefined();
});

test('the one that the app is loaded from is none, beside a code that is typed into the app', () => {
  const text =
    'Olá, Jaciara\n\nAlguém com a sua senha pediu para liberar um celular novo. Se foi você, digite no aplicativo o código abaixo.\n\n    5531-80\n\nEle vale por 5 minutos.\n\nPasso a passo\n\n1. Baixe o app só pela loja oficial: https://apps.example/serraazul.\n2. Informe CPF e senha de 8 dígitos.\n3. Preencha o código deste e-mail.';
  const subject = 'Seu código para cadastrar a chave e liberar o novo celular';
  const { decision, links } = readBody({ subject, from: 'a@b.example', text, html: null, attached: null });
  expect(decision.otp).toBe('553180');
  expect(links.map(({ verification }) => verification)).toEqual([false]);
});

test('a link that has the code itself confirms, whatever else its address speaks of', () => {
  const marked = (url: string) => {
    const button = `<a href="${url}" style="display:inline-block;background:#414141;padding:10px">Finish set-up</a>`;
    const html = `<p>Press the button below to set up your user (Code Q7M2XK).</p><p>${button}</p>`;
    return findLinks({ subject: 'Set up your user', text: null, html }, undefined, 'Q7M2XK')[0]?.verification;
  };
  expect(marked('https://id.test/ui/login/user/init?userID=2793518640&code=Q7M2XK&passwordset=false')).toBe(
    true,
  );
  expect(marked('https://id.test/ui/login/user/init?userID=2793518640&passwordset=false')).toBe(false);
});
