/**
 * Mails that a thread reads for itself before anybody sends one. V8 compiles an expression when it is first used, for text
 * of Latin letters and for other text, and once more when it is used again: hundreds of them together take a tenth of a
 * second, which the first mails after a start would wait for. So these have a bit of everything that mails have,
 * each as if from another sender.
 */

interface Sample {
  readonly from: string;
  readonly subject: string;
  /** By media type; more than one are alternatives. */
  readonly parts: Readonly<Record<string, string>>;
}

const isWide = /[\u0100-\uffff]/;

const samples: readonly Sample[] = [
  {
    from: 'Example Accounts <no-reply@accounts.example>',
    subject: 'Your sign-in code',
    parts: {
      'text/plain': [
        'Hi Sam,',
        '',
        'We noticed a sign-in to your account from Chrome on Linux on 26 Nov 2026 at 10:14 (203.0.113.7).',
        '',
        'Your verification code is:',
        '',
        '482913',
        '',
        'Enter it on the page that asks for it. It expires in 10 minutes and can be used once. Never share it with anyone.',
        'If you did not ask for it, ignore this email or call us at +1 (555) 010-0199.',
        '',
        'Or open this link: https://accounts.example/verify?token=b1946ac92492d2347c6235b4d2611184&user=20117',
        '',
        'The Example Team',
        'Example Inc., 500 Main Street, Suite 4, Springfield, IL 62701',
        'You are receiving this email because sam@inbox.example has an account. Unsubscribe: https://accounts.example/u/8841',
      ].join('\n'),
    },
  },
  {
    from: 'Boutique Exemple <bonjour@boutique.example>',
    subject: '=?utf-8?Q?Votre_code_de_s=C3=A9curit=C3=A9_:_K7M-2QX?=',
    parts: {
      'text/plain': 'Votre code de sécurité : K7M-2QX\nIl est valable 15 minutes.\n',
      'text/html': [
        '<html><head><style>.c { font-size: 28px } .h { display: none }</style></head><body><div class="h">Aperçu</div>',
        '<table role="presentation"><tr><td><p>Bonjour Zoë,</p><p>voici votre code de sécurité&nbsp;:</p>',
        '<p class="c" style="letter-spacing: 4px"><b>K7M-2QX</b></p><p>Il est valable 15&nbsp;minutes.</p>',
        '<p>Commande n° 20811-447, total 49,90 EUR (TVA 20 %), livraison le 28.11.2026 entre 9 h et 12 h.</p>',
        '<a href="https://boutique.example/c/20811447" style="padding: 12px">Voir ma commande</a></td></tr></table>',
        '<img src="https://boutique.example/o.gif" width="1" height="1" alt=""><hr>',
        '<small>Boutique Exemple SARL, 12 bis rue de la Paix, 75002 Paris</small></body></html>',
      ].join('\n'),
    },
  },
  {
    from: '=?utf-8?B?44K144Oz44OX44Or?= <info@shop.example>',
    subject: '=?utf-8?B?6KqN6Ki844Kz44O844OJ44Gu44GK55+l44KJ44Gb?=',
    parts: {
      'text/html': [
        '<p>山田 様</p><p>認証コード：<span>7 3 0 4 1 8</span></p><p>有効期限は30分です。第三者に教えないでください。</p>',
        '<p>Ваш код подтверждения: <b>730418</b>. Никому его не сообщайте — мы никогда не спрашиваем код по телефону.</p>',
        '<ul><li>注文番号 A-20931</li><li>合計 ¥4,980</li></ul><p>〒100-0001 東京都千代田区千代田1-1</p>',
      ].join('\n'),
    },
  },
  {
    from: 'Example Market <orders@market.example>',
    subject: 'Order #48213 has shipped – arriving Friday',
    parts: {
      'text/plain': [
        'It’s on its way, Sam!',
        '',
        '• 2 × Desk lamp “Lumen”, 39.00 € each',
        '• Discount code WINTER26: −10 %',
        '',
        'Tracking number: 1Z999AA10123456784. Order number: 48213. Invoice no. 2026/1127.',
        'Delivery: 27/11/2026, 09:00–12:00, to 12 Elm Road, Leeds LS1 4AB.',
        'Questions? Reply to this mail or text 60204. Your customer number is 771 204.',
        '',
        'On Tue, 24 Nov 2026 at 09:30, Sam wrote:',
        '> where is my order? The code you sent, 551 203, did not work.',
      ].join('\n'),
    },
  },
];

function mailOf({ from, subject, parts }: Sample, at: number): string {
  const bodies = Object.entries(parts).map(([type, text]) => [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(text).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ]);
  const boundary = `practice${at}`;
  const content =
    bodies.length === 1
      ? bodies.flat()
      : [
          `Content-Type: multipart/alternative; boundary=${boundary}`,
          '',
          ...bodies.flatMap((body) => [`--${boundary}`, ...body]),
          `--${boundary}--`,
        ];
  return [
    'Received: from mail.example (mail.example [203.0.113.9]) by inbox.example with ESMTPS; Thu, 26 Nov 2026 10:14:07 +0000',
    `From: ${from}`,
    'To: "Sam" <sam@inbox.example>',
    `Subject: ${subject}`,
    'Date: Thu, 26 Nov 2026 10:14:05 +0000',
    `Message-ID: <${at}@mail.example>`,
    'MIME-Version: 1.0',
    ...content,
    '',
  ].join('\r\n');
}

/**
 * Raw mails: what is compiled only when it is used again, is used again.
 * @param letters Those of other scripts, and signs such as `€`, cost 12 MB of machine code in each thread: V8 compiles an
 * expression once more for text whose characters do not all fit into a byte, twice as large.
 */
export function practiceMails(letters: 'latin' | 'all'): readonly Uint8Array[] {
  const mails = samples
    .filter(({ parts }) => letters === 'all' || !Object.values(parts).some((part) => isWide.test(part)))
    .map((sample, at) => new TextEncoder().encode(mailOf(sample, at)));
  return [...mails, ...mails];
}
