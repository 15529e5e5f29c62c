/** `/account`: one's own password and sessions. */
import type { AppError } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { type Html, html } from '../html.ts';
import { errorBox, heading, type Page } from '../layout.ts';
import { goTo, type Site, type Tried } from '../site.ts';
import type { View } from '../view.ts';

export function accountPages(site: Site): void {
  const { door, options } = site;
  const { sessions } = options.services;

  const show = (view: View, tried: Tried): Page =>
    accountPage(view, sessions.passwordRefusal(view.c.get('session')), tried);

  site.page('/account', door.signedIn, show);

  site.form(
    '/account',
    door.signedIn,
    async (view, form) => {
      const current = form.password('current', 'Present password');
      const next = form.password('next', 'New password', limits.passwordCharsMin);
      const session = view.c.get('session');
      await door.authFailures.during(view.c, () => sessions.changePassword(session, current, next));
      return site.done(view, '/account', 'The password is changed; other sessions have ended.');
    },
    show,
  );

  site.form(
    '/account/signout-everywhere',
    door.signedIn,
    async (view) => {
      await sessions.signOutEverywhere(view.c.get('session'));
      door.clearSessionCookie(view.c);
      return goTo(view, '/signin');
    },
    show,
  );
}

/** @param refusal Why the password is not changed here. */
function accountPage(view: View, refusal: AppError | null, { error }: Tried): Page {
  const actor = view.session?.actor;
  return {
    title: 'Account',
    section: 'account',
    at: view.href('/account'),
    content: html`${heading('Account')}
<p class="lead">Signed in as <strong class="break">${actor?.kind === 'person' ? actor.name : 'admin'}</strong>.</p>
<section class="panel pad narrow"><h2>Password</h2>${errorBox(error)}
${refusal === null ? passwordForm(view) : html`<p>${refusal.message}</p>`}</section>
<section class="panel pad narrow"><h2>Sessions</h2><p>Ends all sessions of this account, this one too.</p>
<form method="post" action="${view.href('/account/signout-everywhere')}"><button class="button">Sign out everywhere</button></form></section>`,
  };
}

function passwordForm(view: View): Html {
  return html`<form method="post" action="${view.href('/account')}" class="stack">
<label>Present password <input name="current" type="password" required autocomplete="current-password" maxlength="${limits.passwordCharsMax}"></label>
<label>New password <span class="faint">at least ${limits.passwordCharsMin} characters</span> <input name="next" type="password" required autocomplete="new-password" minlength="${limits.passwordCharsMin}" maxlength="${limits.passwordCharsMax}"></label>
<button class="button primary">Change the password</button></form>`;
}
