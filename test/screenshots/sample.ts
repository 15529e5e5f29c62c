/** A made-up team with made-up mails, so that the screenshots show what a busy service looks like. */
import { htmlPart, mailWith, send, textPart } from '../dashboard/kit.ts';
import { deliver } from '../support/sender.ts';
import type { TestService } from '../support/service.ts';

const codeMail = (brand: string, code: string) =>
  `<body style="margin:0;background:#f2f4f7;font-family:Helvetica,Arial,sans-serif"><table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 12px">
<table width="480" style="max-width:100%;background:#ffffff;border-radius:14px" cellpadding="0" cellspacing="0"><tr><td style="padding:36px 40px;color:#222b36">
<p style="font-size:20px;font-weight:bold;color:#5b3df5;margin:0 0 22px">${brand}</p><p style="margin:0 0 12px">Hi there,</p>
<p style="margin:0 0 18px">use this code to finish signing in:</p><p style="font-size:34px;letter-spacing:8px;font-weight:bold;margin:0 0 18px">${code}</p>
<p style="color:#667085;margin:0 0 24px">It expires in 10 minutes. If you did not ask for it, you can ignore this mail. Order 2049381 is on its way.</p>
<a href="https://shop.example.com/verify?token=4f9a1c7e" style="background:#5b3df5;color:#ffffff;padding:12px 22px;border-radius:8px;text-decoration:none">Confirm your address</a></td></tr></table></td></tr></table></body>`;

const codeText = (brand: string, code: string) =>
  `Hi there,\n\nuse this code to finish signing in to ${brand}: ${code}\n\nIt expires in 10 minutes. Order 2049381 is on its way.\nConfirm your address: https://shop.example.com/verify?token=4f9a1c7e\n`;

export async function fillWithSample(
  service: TestService,
): Promise<{ inboxId: string; messageId: string; receiptId: string; organizationId: string }> {
  const names = ['signup', 'checkout', 'newsletter', 'admin-login', 'mobile', 'invoices', 'two-factor'];
  const made = new Map<string, string>();
  let organizationId = '';
  for (const name of names) {
    const { id, organizationId: owner } = await service.createInbox(`${name}@inbox.test`);
    made.set(name, id);
    organizationId = owner;
  }
  await service.api('PATCH', `/api/v1/emailInbox/${made.get('checkout')}`, {
    json: { name: 'Web shop, checkout' },
  });
  const post = (to: string, subject: string, brand: string, code: string) =>
    send(
      service,
      `${to}@inbox.test`,
      mailWith(
        subject,
        [textPart(codeText(brand, code)), htmlPart(codeMail(brand, code))],
        `${brand} <no-reply@${brand.toLowerCase()}.example.com>`,
      ),
    );
  await post('checkout', 'Confirm your order', 'Northwind', '730154');
  await post('admin-login', 'Sign in to the console', 'Contoso', 'K7XQ-92MD');
  await post('two-factor', 'Your security code', 'Fabrikam', '904417');
  await post('mobile', 'Ihr Bestätigungscode', 'Northwind', '118265');
  await send(
    service,
    'newsletter@inbox.test',
    mailWith(
      'Five things we learned in autumn',
      [textPart('No codes in here, only news.\n')],
      'Northwind Weekly <news@northwind.example.com>',
    ),
  );
  await send(
    service,
    'signup@inbox.test',
    mailWith(
      'Welcome to Northwind',
      [textPart('Good to have you here. Have a look around.\n')],
      'Northwind <hello@northwind.example.com>',
    ),
  );
  await post('signup', 'Your code for Northwind', 'Northwind', '305922');
  const receiptId = await send(
    service,
    'signup@inbox.test',
    mailWith(
      'Your receipt',
      [
        textPart('Attached is the receipt of order 2049381.\n'),
        {
          type: 'application/pdf; name="receipt.pdf"',
          body: '%PDF-1.4 a receipt',
          headers: ['Content-Disposition: attachment; filename="receipt.pdf"'],
        },
      ],
      'Northwind Billing <billing@northwind.example.com>',
    ),
  );
  const messageId = await post('signup', 'Finish signing in', 'Northwind', '482913');
  await service.api('GET', `/api/v1/emailInbox/${made.get('signup')}/otp`);
  await service.api('GET', `/api/v1/emailInbox/${made.get('two-factor')}/otp`);
  const { id: gone } = await service.createInbox('legacy@inbox.test');
  await service.api('DELETE', `/api/v1/emailInbox/${gone}`);
  for (const to of ['sign-up@inbox.test', 'legacy@inbox.test', 'someone@elsewhere.example.com'])
    await deliver(service.smtp.port, { to, mail: mailWith('x', [textPart('x')]) });
  return { inboxId: made.get('signup') ?? '', messageId, receiptId, organizationId };
}
