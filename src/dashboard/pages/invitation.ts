/**
 * `/invitation#token`: what a one-time link opens. The token stands behind the `#`, which a browser sends to nobody; the
 * script puts it into a form, so that it travels in a body and stands in no log.
 */
import type { AppError } from '../../errors.ts';
import type { Invitation } from '../../inbox/accountstore.ts';
import { limits } from '../../limits.ts';
import { html } from '../html.ts';
import { errorBox, fieldError, fixes, type Page } from '../layout.ts';
import { goTo, type Site, type Tried } from '../site.ts';
import type { View } from '../view.ts';
import { until } from '../words.ts';

export function invitationPages(site: Site): void {
  const { door, options } = site;
  const { members, sessions } = options.services;

  site.page('/invitation', [], linkPage);
  // Who asks anew for what was the answer to a form begins with the link again.
  site.answer('/invitation/:step', [], (view) => goTo(view, '/invitation'));

  // Elsewhere than the links lead: in the same tab another link would change only what is behind the `#`, and open nothing.
  site.form(
    '/invitation/open',
    [],
    async (view, form) => {
      const token = tokenOf(form.get('token'));
      const invitation = await door.authFailures.during(view.c, () => members.readInvitation(token));
      return site.show(view, acceptPage(view, invitation, token, null));
    },
    linkPage,
  );

  site.form(
    '/invitation/accept',
    [],
    async (view, form) => {
      const password = form.password('password', 'Password');
      const actor = await door.authFailures.during(view.c, () => members.accept(form.get('token'), password));
      door.setSessionCookie(view.c, await sessions.openLinked(actor));
      return goTo(view, '/');
    },
    async (view, tried) => {
      const token = tried.form.get('token');
      const invitation = await members.readInvitation(token).catch(() => null);
      return invitation === null ? linkPage(view, tried) : acceptPage(view, invitation, token, tried.error);
    },
  );
}

/** A pasted link, or the token alone. */
function tokenOf(text: string): string {
  return text.slice(text.lastIndexOf('#') + 1).trim();
}

function linkPage(view: View, { error }: Tried): Page {
  return {
    title: 'Invitation',
    at: view.href('/invitation'),
    content: html`<div class="panel pad"><h1>Your invitation</h1>
${errorBox(error)}
<form method="post" action="${view.href('/invitation/open')}" class="stack" data-from-hash>
<label>The link that you were given, or what stands behind its <code>#</code>
<input name="token" required autocomplete="off" spellcheck="false" maxlength="500"></label>
<button class="button primary">Continue</button></form></div>`,
  };
}

function acceptPage(view: View, invitation: Invitation, token: string, error: AppError | null): Page {
  const isNew = invitation.kind === 'join';
  return {
    title: isNew ? 'Join' : 'New password',
    content: html`<div class="panel pad"><h1>${isNew ? html`Join <bdi>${invitation.organizationName}</bdi>` : 'Set a new password'}</h1>
${fieldError(error)}
<p>You will sign in as <strong><bdi>${invitation.name}</bdi></strong>${isNew ? html`, as ${invitation.role === 'owner' ? 'an owner' : 'a member'} of the organization` : ''}.
The link ends ${until(invitation.expiresAt, view.now)}.</p>
<form method="post" action="${view.href('/invitation/accept')}" class="stack">
<input type="hidden" name="token" value="${token}">
<input type="hidden" name="username" autocomplete="username" value="${invitation.name}">
<label>${isNew ? 'Password' : 'New password'} <span class="faint">at least ${limits.passwordCharsMin} characters</span>
<input name="password" type="password" required maxlength="${limits.passwordCharsMax}" autocomplete="new-password"${fixes(error)}></label>
${isNew ? html`<p class="faint">Have you an account here already? Then give the password of that account.</p>` : ''}
<button class="button primary">${isNew ? 'Join' : 'Set the password'}</button></form></div>`,
  };
}
