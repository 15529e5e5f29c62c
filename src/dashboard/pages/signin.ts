/** `/signin`, `/signout`, `/theme` and `/`: in, out, and where one lands. */
import { setCookie } from 'hono/cookie';
import { limits } from '../../limits.ts';
import { isPostmaster } from '../../mail/address.ts';
import { html, when } from '../html.ts';
import { fieldError, fixes, type Page } from '../layout.ts';
import { goTo, type Site, type Tried } from '../site.ts';
import { safePath, themeCookie, themes, type View } from '../view.ts';

export function signInPages(site: Site): void {
  const { door, options } = site;
  const { sessions, inboxes } = options.services;

  site.page('/signin', [], signInPage);

  site.form(
    '/signin',
    [],
    async (view, form) => {
      const name = form.get('name').trim().slice(0, limits.personNameCharsMax);
      const password = form.password('password', 'Password');
      const session = await door.authFailures.during(view.c, () => sessions.signIn(name || null, password));
      door.setSessionCookie(view.c, session);
      return goTo(view, safePath(form.get('next')));
    },
    signInPage,
  );

  site.form(
    '/signout',
    door.signedIn,
    async (view) => {
      await sessions.signOut(view.c.get('session'));
      door.clearSessionCookie(view.c);
      return goTo(view, '/signin');
    },
    signInPage,
  );

  site.form(
    '/theme',
    [],
    (view, form) => {
      const theme = form.choice('theme', 'Colours', themes);
      const maxAge = 365 * 86_400;
      setCookie(view.c, themeCookie, theme, {
        path: view.base || '/',
        sameSite: 'Lax',
        httpOnly: true,
        maxAge,
      });
      return goTo(view, safePath(form.get('next')));
    },
    signInPage,
  );

  site.answer('/', door.signedIn, async (view) => {
    const [first] = view.organizations;
    if (first === undefined) return goTo(view, '/organizations');
    // One of each domain at most is nobody's choice: its postmaster's.
    const limit = options.settings.allowedDomains.size + 1;
    const { items } = await inboxes.list(first.id, { q: null, email: null }, { limit, cursor: null });
    const isNew = items.every(({ email }) => isPostmaster(email));
    return goTo(view, isNew ? `/o/${first.id}/start` : `/o/${first.id}/inboxes`);
  });
}

/** Why somebody is asked for the password who had been signed in. */
const endings: ReadonlyMap<string, string> = new Map([
  ['1', 'Your session has ended: sign in again.'],
  ['form', 'Your session had ended before this was sent, so nothing was done: sign in and try again.'],
]);

function signInPage(view: View, { form, error }: Tried): Page {
  const next = safePath(form.get('next') || view.c.req.query('next'));
  const ending = endings.get(view.c.req.query('ended') ?? '');
  return {
    title: 'Sign in',
    at: view.href(next === '/' ? '/signin' : `/signin?${new URLSearchParams({ next })}`),
    content: html`<div class="panel pad">
<h1>Sign in</h1>
${fieldError(error)}
${when(error === null && ending, () => html`<p class="notice warn" role="status">${ending}</p>`)}
<form method="post" action="${view.href('/signin')}" class="stack">
<input type="hidden" name="next" value="${next}">
<label>Name <span class="faint">empty for the admin</span>
<input name="name" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="${limits.personNameCharsMax}" value="${form.get('name')}"></label>
<label>Password
<input name="password" type="password" autocomplete="current-password" required maxlength="${limits.passwordCharsMax}"${error === null ? html` autofocus` : fixes(error)}></label>
<button class="button primary">Sign in</button>
</form>
<details class="more"><summary>Where do I get the password?</summary>
<p>The admin password was printed once, in the output of the first start, unless <code>EMAIL_INBOX_ADMIN_PASSWORD</code>
sets one. Everybody else is invited with a link that sets a password.</p></details>
</div>`,
  };
}
