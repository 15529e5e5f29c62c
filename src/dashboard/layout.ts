/** The frame of every page: head, navigation, the organization one is in, and the help for the keyboard. */
import type { AppError } from '../errors.ts';
import { assetPaths } from './assets.ts';
import { flag, type Html, html, when } from './html.ts';
import { type Theme, themes, type View } from './view.ts';
import { reason } from './words.ts';

export interface Page {
  readonly title: string;
  readonly content: Html;
  /** Which entry of the navigation it belongs to. */
  readonly section?: Section;
  /** Where news of what the page shows come from: then it brings itself up to date. */
  readonly live?: string;
  /** Where the page is asked for, also when it is shown as the answer to a form that was not taken. */
  readonly at?: string;
}

export type Section = 'overview' | 'inboxes' | 'deliveries' | 'keys' | 'members' | 'start' | 'account';

const entries: readonly { section: Section; path: string; label: string }[] = [
  { section: 'inboxes', path: '~/inboxes', label: 'Inboxes' },
  { section: 'deliveries', path: '~/deliveries', label: 'Deliveries' },
  { section: 'overview', path: '~/overview', label: 'Overview' },
  { section: 'keys', path: '~/settings/keys', label: 'API keys' },
  { section: 'members', path: '~/settings/members', label: 'Members' },
  { section: 'start', path: '~/start', label: 'Get started' },
];

/** @param done What was done just before, in a sentence. */
export function document(view: View, page: Page, version: string, done: string | null = null): Html {
  const assets = assetPaths();
  const { theme } = view;
  return html`<!doctype html>
<html lang="en" data-theme="${theme}" data-now="${view.now}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${theme === 'auto' ? 'light dark' : theme}">
<title>${page.title} · inboxd</title>
<link rel="icon" href="${view.href(assets.icon)}" type="image/svg+xml">
<link rel="stylesheet" href="${view.href(assets.style)}">
<script type="module" src="${view.href(assets.script)}"></script>
</head>
<body${when(page.live, () => html` data-live="${page.live}"`)}${when(page.at && view.c.req.method !== 'GET', () => html` data-at="${page.at}"`)}>
<a class="skip" href="#main">Skip to the content</a>
${view.session === null ? bare(view, page) : framed(view, page, version, done)}
<p class="unseen" role="status" id="said"></p>
${when(page.live, () => html`<p class="notice warn offline" id="offline" hidden>No connection to inboxd: what is shown may be old. It is tried again.</p>`)}
${keyboardHelp()}
</body>
</html>`;
}

function bare(view: View, page: Page): Html {
  return html`<div class="bare"><header class="brand"><span class="mark" aria-hidden="true"></span>inboxd</header>
<main id="main" tabindex="-1">${page.content}</main>
<footer>${themeForm(view)}</footer></div>`;
}

function framed(view: View, page: Page, version: string, done: string | null): Html {
  return html`<div class="frame">
<header class="side">
<div class="side-top"><a class="brand" href="${view.href('/')}"><span class="mark" aria-hidden="true"></span>inboxd</a>
<details class="menu" data-menu><summary class="button quiet">Menu</summary></details></div>
<div class="side-body">
${organizationSwitch(view)}
${when(
  view.organization,
  () => html`<nav aria-label="Main"><ul>
${entries.map(
  ({ section, path, label }) =>
    html`<li><a href="${view.href(path)}"${when(page.section === section, () => html` aria-current="page"`)}>${label}</a></li>`,
)}
</ul></nav>`,
)}
<div class="side-foot">
<p><a href="${view.href('/account')}"${when(page.section === 'account', () => html` aria-current="page"`)}>${personName(view)}</a></p>
<form method="post" action="${view.href('/signout')}"><button class="link">Sign out</button></form>
${themeForm(view)}
<p class="faint"><button class="link" type="button" data-help hidden>Keyboard <kbd>?</kbd></button> <a href="${view.href('/docs')}">API</a> <span>v${version}</span></p>
</div>
</div>
</header>
<main id="main" tabindex="-1">${when(done, () => html`<p class="notice good" role="status"><bdi>${done}</bdi></p>`)}${page.content}</main>
</div>`;
}

function personName({ session }: View): string {
  return session?.actor.kind === 'person' ? session.actor.name : 'admin';
}

function organizationSwitch(view: View): Html {
  const isAdmin = view.session?.actor.kind === 'admin';
  const name = view.organization?.name ?? 'Organizations';
  if (!isAdmin && view.organizations.length < 2) return html`<p class="organization">${name}</p>`;
  return html`<details class="switch"><summary><span class="unseen">Organization: </span><bdi>${name}</bdi></summary><ul>
${view.organizations
  .slice(0, 20)
  .map(
    ({ id, name: other }) =>
      html`<li><a href="${view.href(`/o/${id}/inboxes`)}"${when(id === view.organization?.id, () => html` aria-current="true"`)}><bdi>${other}</bdi></a></li>`,
  )}
<li><a href="${view.href('/organizations')}">${isAdmin ? 'All organizations, new one' : 'All organizations'}</a></li>
</ul></details>`;
}

const themeNames: Readonly<Record<Theme, string>> = { auto: 'Auto', light: 'Light', dark: 'Dark' };

function themeForm(view: View): Html {
  const { pathname, search } = new URL(view.c.req.url);
  // A form's answer cannot be asked for again.
  const next = view.c.req.method === 'GET' ? pathname + search : '/';
  return html`<form class="theme" method="post" action="${view.href('/theme')}">
<input type="hidden" name="next" value="${next}">
<fieldset><legend class="unseen">Colours</legend>
${themes.map(
  (theme) =>
    html`<button name="theme" value="${theme}" aria-pressed="${view.theme === theme ? 'true' : 'false'}">${themeNames[theme]}</button>`,
)}
</fieldset></form>`;
}

function keyboardHelp(): Html {
  const rows = [
    ['j, k', 'next and previous entry of a list'],
    ['Enter', 'open it'],
    ['/', 'search'],
    ['c', 'copy the newest code'],
    ['u', 'one level up'],
    ['?', 'this help'],
  ] as const;
  return html`<dialog id="keyboard" aria-labelledby="keyboard-title"><h2 id="keyboard-title">Keyboard</h2>
<table class="plain"><tbody>${rows.map(([key, what]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${what}</td></tr>`)}</tbody></table>
<p><label class="check"><input type="checkbox" id="shortcuts" checked> Single keys do something</label></p>
<form method="dialog"><button class="button">Close</button></form></dialog>`;
}

/** The top of a page: where it stands, what it is, what can be done. */
export function heading(title: Html | string, actions?: Html | '', above?: Html | ''): Html {
  return html`<header class="head">${above ? html`<p class="above">${above}</p>` : ''}
<h1>${title}</h1>${actions ? html`<div class="actions">${actions}</div>` : ''}</header>`;
}

/** Why a form was not taken; the page's focus goes there. */
export function errorBox(error: AppError | null): Html | '' {
  return error === null
    ? ''
    : html`<p class="notice bad" role="alert" tabindex="-1" data-focus>${reason(error)}</p>`;
}

/** The same over a form whose one secret is typed again: the focus goes to that field, which says why (`fixes`). */
export function fieldError(error: AppError | null): Html | '' {
  return error === null ? '' : html`<p class="notice bad" role="alert" id="problem">${reason(error)}</p>`;
}

/** For the field of `fieldError`. */
export function fixes(error: AppError | null): Html | '' {
  return when(error, () => html` aria-describedby="problem" autofocus`);
}

/**
 * The way through a list of several pages.
 * @param filters Of the list, kept from page to page. @param older The cursor of the next page.
 */
export function pager(
  view: View,
  here: string,
  filters: Readonly<Record<string, string>>,
  older: string | null,
): Html | '' {
  const at = (more: Record<string, string>): string => {
    const query = new URLSearchParams(
      Object.entries({ ...filters, ...more }).filter(([, value]) => value !== ''),
    );
    return query.size === 0 ? here : `${here}?${query}`;
  };
  return when(
    view.cursor !== null || older !== null,
    () => html`<nav class="pager" aria-label="Pages">${when(view.cursor, () => html`<a class="button" href="${at({})}">Newest</a>`)}
${when(older, () => html`<a class="button" href="${at({ cursor: older ?? '' })}">Older</a>`)}</nav>`,
  );
}

/** Something one copies: the text itself, and a button. */
export function copyButton(text: string, label: string, extra: { main?: boolean; word?: string } = {}): Html {
  return html`<button type="button" class="button copy" data-copy="${text}"${flag(extra.main === true, 'data-copy-main')} aria-label="${label}">${extra.word ?? 'Copy'}</button>`;
}
