/** `~/inboxes/{id}`: the newest code, large, and the messages under it as they arrive; its settings beside. */
import { AppError } from '../../errors.ts';
import type { Inbox, ListedMessage, MessageSummary, Page as StorePage } from '../../inbox/store.ts';
import { limits } from '../../limits.ts';
import { type Html, html, when } from '../html.ts';
import { copyButton, errorBox, heading, type Page, pager } from '../layout.ts';
import { goTo, type Site, type Tried, untried } from '../site.ts';
import { snippets } from '../snippets.ts';
import type { View } from '../view.ts';
import { ago, reason } from '../words.ts';

const pageSize = 50;

export function inboxPages(site: Site): void {
  const { door, options } = site;
  const { inboxes, messages, deliverTestMail } = options.services;
  const member = door.inOrganization('member');
  const path = '/o/:organizationId/inboxes/:inboxId';

  const inboxOf = (view: View): Promise<Inbox> =>
    inboxes.find(view.c.get('caller').organizationId, view.c.req.param('inboxId') ?? '');

  const list = (view: View, inbox: Inbox, searched: string, hasOtp: boolean | null, limit: number) =>
    messages.list(
      inbox.organizationId,
      inbox.id,
      { ...wanted(searched), from: null, subject: null, since: null, before: null, hasOtp },
      { limit, cursor: limit === 1 ? null : view.cursor },
      null,
    );

  async function showInbox(view: View, { error }: Tried): Promise<Page> {
    const inbox = await inboxOf(view);
    const q = (view.c.req.query('q') ?? '').slice(0, limits.queryCharsMax).trim();
    const onlyCodes = view.c.req.query('codes') === '1';
    const newestCode = (await list(view, inbox, '', true, 1)).items[0] ?? null;
    const found = list(view, inbox, q, onlyCodes ? true : null, pageSize);
    // What cannot be searched for is said beside the search, and the inbox stays in view.
    const page = await found.catch((problem: unknown) => {
      if (problem instanceof AppError && problem.code === 'bad_request') return problem;
      throw problem;
    });
    return inboxPage(view, {
      inbox,
      q,
      onlyCodes,
      newestCode,
      page,
      error,
      smtpPort: options.settings.smtpPort(),
    });
  }

  site.page(path, member, showInbox);

  site.form(
    `${path}/test-mail`,
    member,
    async (view, form) => {
      const inbox = await inboxOf(view);
      await deliverTestMail(inbox.organizationId, inbox.id);
      return goTo(
        view,
        form.get('next') === 'start' ? `~/start?inbox=${inbox.id}#code` : `~/inboxes/${inbox.id}`,
      );
    },
    showInbox,
  );

  site.page(`${path}/settings`, member, async (view) => settingsPage(view, await inboxOf(view), untried));

  site.form(
    `${path}/settings`,
    member,
    async (view, form) => {
      const name = form.line('name', 'Name', limits.inboxNameCharsMax);
      const inbox = await inboxOf(view);
      await inboxes.change(inbox.organizationId, inbox.id, { name });
      return site.done(view, `~/inboxes/${inbox.id}`, `The inbox is called “${name}” now.`);
    },
    async (view, tried) => settingsPage(view, await inboxOf(view), tried),
  );

  site.form(
    `${path}/delete`,
    member,
    async (view, form) => {
      const inbox = await inboxOf(view);
      if (form.get('confirm').trim().toLowerCase() !== inbox.email)
        throw new AppError('bad_request', `Nothing was deleted: type ${inbox.email} to confirm.`);
      await inboxes.retire(inbox.organizationId, inbox.id);
      return site.done(view, '~/inboxes', `${inbox.email} was deleted.`);
    },
    async (view, tried) => settingsPage(view, await inboxOf(view), tried),
  );
}

/** "+run42" asks for the mail to that tag; anything else is looked for in subject and body. */
function wanted(searched: string): { readonly q: string | null; readonly to: string | null } {
  if (/^\+[^\s+]+$/.test(searched)) return { q: null, to: searched };
  return { q: searched || null, to: null };
}

interface Shown {
  readonly inbox: Inbox;
  readonly q: string;
  readonly onlyCodes: boolean;
  readonly newestCode: MessageSummary | null;
  readonly page: StorePage<ListedMessage> | AppError;
  readonly error: AppError | null;
  readonly smtpPort: number;
}

function inboxPage(view: View, shown: Shown): Page {
  const { inbox, q, onlyCodes, newestCode, page, error } = shown;
  const here = view.href(`~/inboxes/${inbox.id}`);
  const local = inbox.email.slice(0, inbox.email.lastIndexOf('@'));
  return {
    title: inbox.email,
    section: 'inboxes',
    at: here,
    live: view.href(`/api/app/organizations/${inbox.organizationId}/emailInbox/${inbox.id}/events`),
    content: html`${heading(
      html`<span class="break">${inbox.email}</span>`,
      html`${copyButton(inbox.email, `Copy address ${inbox.email}`, { word: 'Copy address' })}
<form method="post" action="${here}/test-mail"><button class="button">Send a test mail</button></form>
<a class="button" href="${here}/settings">Settings</a>`,
      html`<a href="${view.href('~/inboxes')}" data-up>Inboxes</a>${when(inbox.name !== local, () => html` · <bdi>${inbox.name}</bdi>`)}`,
    )}
${errorBox(error)}
<div data-part="newest">${newestPanel(view, inbox, newestCode)}</div>
<form class="search" role="search" method="get" action="${here}">
<label class="unseen" for="q">Search messages</label>
<input id="q" name="q" type="search" placeholder="Words, &quot;a phrase&quot;, -not, +tag" value="${q}" data-search maxlength="${limits.queryCharsMax}">
<label class="check"><input type="checkbox" name="codes" value="1"${when(onlyCodes, () => html` checked`)}> With a code</label>
<button class="button">Search</button></form>
<div data-part="list">${messageList(view, shown)}</div>
${pager(view, here, { q, codes: onlyCodes ? '1' : '' }, page instanceof AppError ? null : page.cursor)}
<details class="panel pad more"><summary><h2>Read it from a test</h2></summary>${snippets({ base: view.origin, inbox, key: null })}</details>`,
  };
}

function newestPanel(view: View, inbox: Inbox, newest: MessageSummary | null): Html {
  if (newest === null) return html`<span data-announce="" hidden></span>`;
  const code = newest.extractedOtp ?? '';
  return html`<section class="panel newest" aria-labelledby="newest"><div>
<h2 id="newest">Newest code</h2>
<div class="hero"><p class="big code" translate="no">${code}</p>${copyButton(code, `Copy the code ${code}`, { main: true })}</div>
<p class="faint clamped">${ago(newest.receivedAt, view.now)} · <a href="${view.href(`~/inboxes/${inbox.id}/messages/${newest.id}`)}"><bdi>${newest.subject || 'No subject'}</bdi></a> from <bdi>${newest.fromAddress || 'nobody'}</bdi></p></div>
<span data-announce="New code ${code} from ${newest.fromAddress}" hidden></span></section>`;
}

function messageList(view: View, { inbox, page, q, onlyCodes, smtpPort }: Shown): Html {
  if (page instanceof AppError) return html`<p class="notice bad">${reason(page)}</p>`;
  if (page.items.length > 0)
    return html`<ul class="panel mails" aria-label="Messages">${page.items.map((message) => messageRow(view, inbox, message))}</ul>`;
  if (view.cursor !== null)
    return html`<div class="panel empty"><h2>No older message</h2><p>What was here may have been deleted since.</p></div>`;
  if (q !== '' || onlyCodes)
    return html`<div class="panel empty"><h2>No message matches</h2><p><a href="${view.href(`~/inboxes/${inbox.id}`)}">Show all messages</a></p></div>`;
  return html`<div class="panel empty"><h2>Waiting for the first mail</h2>
<p>Make the application under test send its mail to <strong class="break">${inbox.email}</strong>. Its SMTP server is this
machine, port ${smtpPort}, without a user name. The mail shows up here by itself.</p>
<p>Did it send, and nothing came? <a href="${view.href('~/deliveries')}">Deliveries</a> tells what was refused and why.</p></div>`;
}

function messageRow(view: View, inbox: Inbox, message: ListedMessage): Html {
  const {
    id,
    from,
    fromAddress,
    subject,
    snippet,
    extractedOtp: code,
    attachmentCount,
    receivedAt,
  } = message;
  const tag = tagOf(message, inbox.email);
  return html`<li><a class="mail" id="row-${id}" data-row href="${view.href(`~/inboxes/${inbox.id}/messages/${id}`)}">
<span class="from"><bdi>${from.replace(/\s*<[^<>]*>$/, '') || fromAddress || 'Unknown sender'}</bdi> <bdi class="sender">${fromAddress}</bdi></span>
<span class="when">${ago(receivedAt, view.now)}</span>
<span class="what"><bdi class="subject">${subject || 'No subject'}</bdi> <bdi class="snippet">${snippet}</bdi></span>
<span class="marks">${when(tag, () => html`<span class="tag break" title="Sent to this tag of the address">${tag}</span>`)}${when(attachmentCount > 0, () => html`<span class="tag">${attachmentCount} ${attachmentCount === 1 ? 'file' : 'files'}</span>`)}${when(code, () => html`<span class="code">${code}</span>`)}</span></a></li>`;
}

/** "+run42" of the address that a mail was sent to; null when it had none. */
function tagOf({ rcptTo }: ListedMessage, email: string): string | null {
  const at = email.lastIndexOf('@');
  const [begin, end] = [`${email.slice(0, at)}+`, email.slice(at)];
  const tagged = rcptTo.find((address) => {
    const folded = address.toLowerCase();
    return folded.startsWith(begin) && folded.endsWith(end);
  });
  return tagged === undefined ? null : tagged.slice(at, tagged.length - end.length);
}

function settingsPage(view: View, inbox: Inbox, { form, error, action }: Tried): Page {
  const here = view.href(`~/inboxes/${inbox.id}`);
  return {
    title: `Settings of ${inbox.email}`,
    section: 'inboxes',
    at: `${here}/settings`,
    content: html`${heading('Inbox settings', '', html`<a href="${here}" data-up class="break">${inbox.email}</a>`)}
<section class="panel pad narrow"><h2>Name</h2>${when(action === 'settings', () => html`${errorBox(error)}`)}
<form method="post" action="${here}/settings" class="stack"><label>Name <input name="name" required value="${form.get('name') || inbox.name}" maxlength="${limits.inboxNameCharsMax}"></label>
<p class="faint">The address is permanent: for another one, create another inbox.</p>
<button class="button primary">Rename</button></form></section>
<section class="panel pad narrow danger"><h2>Delete this inbox</h2>${when(action === 'delete', () => html`${errorBox(error)}`)}
<p>Its messages can no longer be read, and mail to it is refused. <strong>The address is gone for ever</strong>: nobody, you
included, can have <span class="break">${inbox.email}</span> again.</p>
<form method="post" action="${here}/delete" class="stack"><label>Type <strong class="break">${inbox.email}</strong> to confirm
<input name="confirm" required autocomplete="off" autocapitalize="none" spellcheck="false"></label>
<button class="button bad">Delete for ever</button></form></section>`,
  };
}
