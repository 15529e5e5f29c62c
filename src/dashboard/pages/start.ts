/** `~/start`: from nothing to the first code in five steps, each of which shows whether it is done. */
import type { Inbox } from '../../inbox/store.ts';
import { isPostmaster } from '../../mail/address.ts';
import { type Html, html, when } from '../html.ts';
import { copyButton, heading, type Page } from '../layout.ts';
import type { Once } from '../once.ts';
import { type Site, untried } from '../site.ts';
import { snippets } from '../snippets.ts';
import type { View } from '../view.ts';
import { ago } from '../words.ts';
import { inboxForm } from './inboxes.ts';
import { newKeyPanel, usualScopes } from './keys.ts';

export function startPages(site: Site, once: Once<string>): void {
  const { door, options } = site;
  const { access, inboxes } = options.services;
  const domains = [...options.settings.allowedDomains];

  site.page('/o/:organizationId/start', door.inOrganization('member'), async (view): Promise<Page> => {
    const { organizationId } = view.c.get('caller');
    const keys = (await access.keys(organizationId)).filter(({ revokedAt }) => revokedAt === null);
    const made = view.c.req.query('made') ?? '';
    const secret = made === '' ? null : once.take(view.c.get('session').hash, made);
    const wanted = view.c.req.query('inbox') ?? '';
    const { items, activity } = await inboxes.listWithActivity(
      organizationId,
      { q: null, email: null },
      {
        limit: 50,
        cursor: null,
      },
    );
    // That of the postmaster is made by whoever writes to it.
    const own = items.filter(({ email }) => !isPostmaster(email));
    const codeOf = ({ id }: Inbox) => activity.get(id)?.lastCode ?? null;
    // Whoever comes back finds what is done already.
    const inbox = own.find(({ id }) => id === wanted) ?? own.find(codeOf) ?? own[0] ?? null;
    const code = inbox && codeOf(inbox);
    const mayMakeKeys = view.standing !== 'member';
    const port = options.settings.smtpPort();

    return {
      title: 'Get started',
      section: 'start',
      ...(inbox === null ? {} : { live: view.href('~/live') }),
      content: html`${heading('Get started')}
<p class="lead">From here to the first one-time code takes a minute.</p>
<ol class="steps">
${step('key', 'Make an API key', keys.length > 0, keyStep(view, keys.length, secret, mayMakeKeys))}
${step('inbox', 'Create an inbox', inbox !== null, inbox === null ? inboxForm(view, domains, untried, 'start') : html`<p>Mail to <strong class="break">${inbox.email}</strong> ${copyButton(inbox.email, 'Copy the address')} arrives in <a href="${view.href(`~/inboxes/${inbox.id}`)}">this inbox</a>.</p>`)}
${step('read', 'Read its codes from a test', false, inbox === null ? html`<p class="faint">First the inbox.</p>` : html`<p>The application under test sends its mail to port <strong>${port}</strong> of this machine, without a user name. The test then asks for the code:</p>${snippets({ base: view.origin, inbox, key: secret })}`)}
${step('mail', 'Send yourself a test mail', code !== null, inbox === null ? html`<p class="faint">First the inbox.</p>` : testMailStep(view, inbox))}
<li class="step" id="code" data-part="code"><h2>See the code${when(code, () => html`<span class="tag good">done</span>`)}</h2>${
        code === null || inbox === null
          ? html`<p class="faint">It appears here by itself.</p>`
          : html`<div class="panel newest"><div><div class="hero"><p class="big code" translate="no" id="first-code">${code.otp}</p>${copyButton(code.otp, `Copy the code ${code.otp}`, { main: true })}</div><p class="faint">Arrived ${ago(code.receivedAt, view.now)}. <a href="${view.href(`~/inboxes/${inbox.id}/messages/${code.messageId}`)}">Why this is the code</a></p></div><span data-announce="New code ${code.otp}" hidden></span></div>
<p><a class="button primary" href="${view.href('~/inboxes')}">To the inboxes</a></p>`
      }</li>
</ol>`,
    };
  });
}

/** @param id Where the form of the step before leads: what comes next is in view, and next to the Tab key. */
function step(id: string, title: string, isDone: boolean, content: Html): Html {
  return html`<li class="step" id="${id}"><h2>${title}${when(isDone, () => html`<span class="tag good">done</span>`)}</h2>${content}</li>`;
}

function keyStep(view: View, count: number, secret: string | null, mayMakeKeys: boolean): Html {
  if (secret !== null) return newKeyPanel(view, secret);
  if (!mayMakeKeys) return html`<p>An owner of the organization makes keys. Ask one for a key.</p>`;
  const makeOne = html`<form method="post" action="${view.href('~/settings/keys')}"><input type="hidden" name="next" value="start"><input type="hidden" name="name" value="My first key">
${usualScopes.map((scope) => html`<input type="hidden" name="scope" value="${scope}">`)}<button class="button${count === 0 ? ' primary' : ''}">Make a key</button></form>`;
  return html`<p>${count === 0 ? 'With it a test creates inboxes and reads codes; it deletes nothing.' : html`There ${count === 1 ? 'is a key' : `are ${count} keys`} already; <a href="${view.href('~/settings/keys')}">look at them</a>, or make one more that can do everything but delete.`}</p>${makeOne}`;
}

function testMailStep(view: View, inbox: Inbox): Html {
  return html`<p>The server writes a mail with a code and takes it in as if a site had sent it. Nothing leaves this machine.</p>
<form method="post" action="${view.href(`~/inboxes/${inbox.id}/test-mail`)}"><input type="hidden" name="next" value="start"><button class="button primary">Send a test mail</button></form>`;
}
