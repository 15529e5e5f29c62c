/** `~/settings/keys`: the API keys of the organization. A new one is shown exactly once. */
import { allScopes, isScope, type Scope } from '../../access/scopes.ts';
import { AppError } from '../../errors.ts';
import type { Key } from '../../inbox/store.ts';
import { limits } from '../../limits.ts';
import { type Html, html, when } from '../html.ts';
import { copyButton, errorBox, heading, type Page } from '../layout.ts';
import type { Once } from '../once.ts';
import { goTo, type Site, type Tried, untried } from '../site.ts';
import type { View } from '../view.ts';
import { ago } from '../words.ts';

/** Each in a sentence, as the person sees it who decides about it. */
const scopeWords: Readonly<Record<Scope, string>> = {
  'email_inboxes:read': 'List and read inboxes.',
  'email_messages:read': 'Read messages and one-time codes.',
  'email_inboxes:create': 'Create inboxes.',
  'email_inboxes:update': 'Rename inboxes.',
  'email_inboxes:delete': 'Delete inboxes. Their addresses are gone for ever.',
};

/** What most tests need; nothing that deletes. */
export const usualScopes = allScopes.filter((scope) => scope !== 'email_inboxes:delete');

export function keyPages(site: Site, once: Once<string>): void {
  const { door, options } = site;
  const { access } = options.services;
  const path = '/o/:organizationId/settings/keys';
  const member = door.inOrganization('member');
  const owner = door.inOrganization('owner');

  async function listPage(view: View, tried: Tried): Promise<Page> {
    const keys = await access.keys(view.c.get('caller').organizationId);
    const made = view.c.req.query('made') ?? '';
    const secret = made === '' ? null : once.take(view.c.get('session').hash, made);
    return keysPage(view, keys, { secret, wasShown: made !== '' && secret === null }, tried);
  }

  site.page(path, member, (view) => listPage(view, untried));

  site.form(
    path,
    owner,
    async (view, form) => {
      const name = form.line('name', 'Name', limits.inboxNameCharsMax);
      const scopes = allScopes.filter((scope) => form.all('scope').filter(isScope).includes(scope));
      if (scopes.length === 0) throw new AppError('bad_request', 'Scopes: choose at least one.');
      const { secret } = await access.createKey(view.c.get('caller').organizationId, { name, scopes });
      const made = once.keep(view.c.get('session').hash, secret);
      return goTo(
        view,
        form.get('next') === 'start' ? `~/start?made=${made}#key` : `~/settings/keys?made=${made}`,
      );
    },
    listPage,
  );

  site.page(`${path}/:keyId/revoke`, owner, async (view) => revokePage(view, await keyOf(view), untried));

  site.form(
    `${path}/:keyId/revoke`,
    owner,
    async (view) => {
      const { id, name } = await keyOf(view);
      await access.revokeKey(view.c.get('caller').organizationId, id);
      return site.done(view, '~/settings/keys', `The key “${name}” is revoked.`);
    },
    async (view, tried) => revokePage(view, await keyOf(view), tried),
  );

  async function keyOf(view: View): Promise<Key> {
    const keys = await access.keys(view.c.get('caller').organizationId);
    const key = keys.find(({ id }) => id === view.c.req.param('keyId'));
    if (key === undefined) throw new AppError('key_not_found', 'The API key was not found.');
    return key;
  }
}

function keysPage(
  view: View,
  keys: readonly Key[],
  { secret, wasShown }: { secret: string | null; wasShown: boolean },
  { form, error }: Tried,
): Page {
  const mayChange = view.standing !== 'member';
  const live = keys.filter(({ revokedAt }) => revokedAt === null);
  const revoked = keys.filter(({ revokedAt }) => revokedAt !== null);
  const ticked = error === null ? usualScopes : form.all('scope');
  return {
    title: 'API keys',
    section: 'keys',
    at: view.href('~/settings/keys'),
    content: html`${heading('API keys')}
<p class="lead">A key lets a program use the inboxes of <strong><bdi>${view.organization?.name}</bdi></strong>. Keep it like a password.</p>
${when(secret, () => newKeyPanel(view, secret ?? ''))}
${when(wasShown, () => html`<p class="notice warn">The key was shown once and is not kept. If it was not saved, revoke it and make another one.</p>`)}
${live.length === 0 ? html`<div class="panel empty"><h2>No keys yet</h2><p>The first one takes a moment.</p></div>` : keyTable(view, live, mayChange)}
${
  mayChange
    ? html`<section class="panel pad narrow" id="new"><h2>New key</h2>${errorBox(error)}
<form method="post" action="${view.href('~/settings/keys')}" class="stack">
<label>Name <span class="faint">where it is used</span> <input name="name" required placeholder="CI of the web shop" autocomplete="off" value="${form.get('name')}" maxlength="${limits.inboxNameCharsMax}"></label>
<fieldset><legend>What it may do in <bdi>${view.organization?.name}</bdi></legend>${allScopes.map(
        (scope) =>
          html`<label class="check"><input type="checkbox" name="scope" value="${scope}"${when(ticked.includes(scope), () => html` checked`)}> <span>${scopeWords[scope]} <code>${scope}</code></span></label>`,
      )}</fieldset>
<button class="button primary">Create key</button></form></section>`
    : html`<p class="faint">Owners of the organization make and revoke keys.</p>`
}
${when(revoked.length > 0, () => html`<details class="more"><summary>${revoked.length} revoked</summary>${keyTable(view, revoked, false)}</details>`)}`,
  };
}

/** Also a step of the guide. */
export function newKeyPanel(view: View, secret: string): Html {
  const line = `curl -sS ${view.origin}/api/v1/emailInbox -H 'Authorization: Bearer ${secret}'`;
  return html`<section class="panel pad fresh" aria-labelledby="fresh-key"><h2 id="fresh-key">Your new key</h2>
<p><strong>It is shown this once.</strong> Copy it now: only its hash is kept.</p>
<p class="secret"><code class="break" id="secret">${secret}</code> ${copyButton(secret, 'Copy the key')}</p>
<p>Try it:</p><div class="codeblock wrap">${copyButton(line, 'Copy the curl line')}<pre tabindex="0" aria-label="curl line"><code>${line}</code></pre></div></section>`;
}

function keyTable(view: View, keys: readonly Key[], mayRevoke: boolean): Html {
  return html`<div class="panel"><table class="list"><thead><tr><th scope="col">Key</th><th scope="col">May</th><th scope="col">Created</th><th scope="col">Last used</th><th scope="col"><span class="unseen">Actions</span></th></tr></thead>
<tbody>${keys.map(
    ({
      id,
      name,
      prefix,
      scopes,
      createdAt,
      lastUsedAt,
      revokedAt,
      origin,
    }) => html`<tr><td><strong class="break"><bdi>${name}</bdi></strong><span class="sub code">${prefix}…</span></td>
<td>${scopes.length === allScopes.length ? 'everything' : html`<ul class="bare-list">${scopes.map((scope) => html`<li><code>${scope}</code></li>`)}</ul>`}</td>
<td data-label="Created">${ago(createdAt, view.now)}</td><td data-label="Last used">${lastUsedAt === null ? html`<span class="faint">never</span>` : ago(lastUsedAt, view.now)}</td>
<td class="last">${
      revokedAt !== null
        ? html`<span class="tag bad">revoked ${ago(revokedAt, view.now)}</span>`
        : origin === 'environment'
          ? html`<span class="tag">from the environment</span>`
          : mayRevoke
            ? html`<a class="button" href="${view.href(`~/settings/keys/${id}/revoke`)}">Revoke<span class="unseen"> ${name}</span></a>`
            : ''
    }</td></tr>`,
  )}</tbody></table></div>`;
}

function revokePage(view: View, key: Key, { error }: Tried): Page {
  return {
    title: `Revoke ${key.name}`,
    section: 'keys',
    at: view.href(`~/settings/keys/${key.id}/revoke`),
    content: html`${heading('Revoke a key', '', html`<a href="${view.href('~/settings/keys')}" data-up>API keys</a>`)}
<div class="panel pad narrow danger">${errorBox(error)}
<p>Every program that uses <strong class="break"><bdi>${key.name}</bdi></strong> (<code>${key.prefix}…</code>) is refused from the next
request on. ${key.lastUsedAt === null ? 'It was never used.' : html`It was last used ${ago(key.lastUsedAt, view.now)}.`} This cannot be undone.</p>
<form method="post" action="${view.href(`~/settings/keys/${key.id}/revoke`)}" class="row"><button class="button bad">Revoke the key</button>
<a class="button" href="${view.href('~/settings/keys')}">Keep it</a></form></div>`,
  };
}
