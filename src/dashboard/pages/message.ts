/** `~/inboxes/{id}/messages/{messageId}`: one mail; its code and why it is the code, then the mail in every form. */
import { AppError } from '../../errors.ts';
import type { WholeMessage } from '../../inbox/messages.ts';
import type { Inbox } from '../../inbox/store.ts';
import type { CodeCandidate } from '../../mail/codes/index.ts';
import { setMailHeaders } from '../headers.ts';
import { type Html, html, when } from '../html.ts';
import { copyButton, heading, type Page } from '../layout.ts';
import { inlineImages, mailDocument } from '../maildocument.ts';
import { type MessageTab, tabContent, tabNames, tabsOf } from '../messagetabs.ts';
import type { Site } from '../site.ts';
import type { View } from '../view.ts';
import { ago, bytes } from '../words.ts';

export function messagePages(site: Site): void {
  const { door, options } = site;
  const { inboxes, messages, traffic } = options.services;
  const member = door.inOrganization('member');
  const path = '/o/:organizationId/inboxes/:inboxId/messages/:messageId';

  const idsOf = (view: View) =>
    [
      view.c.get('caller').organizationId,
      view.c.req.param('inboxId') ?? '',
      view.c.req.param('messageId') ?? '',
    ] as const;

  site.page(path, member, async (view) => {
    const ids = idsOf(view);
    const [organizationId, inboxId, messageId] = ids;
    const inbox = await inboxes.find(organizationId, inboxId);
    const whole = await messages.read(...ids);
    traffic.noteRead(organizationId, messageId);
    const tabs = tabsOf(whole);
    const tab = tabs.find((one) => one === view.c.req.query('tab')) ?? tabs[0] ?? 'text';
    const raw = tab === 'raw' ? await messages.raw(...ids) : null;
    try {
      return messagePage(view, { inbox, whole, tab, tabs, raw: raw?.bytes ?? null });
    } finally {
      raw?.release();
    }
  });

  site.answer(`${path}/html`, member, async (view) => {
    const ids = idsOf(view);
    const { mail, stored } = await messages.read(...ids);
    if (mail.html === null) throw new AppError('message_not_found', 'This message has no HTML part.');
    // Nobody is there any more to whom images could be shown, for which the mail is read once more.
    if (view.c.req.raw.signal.aborted) return view.c.body(null);
    const images = await inlineImages(mail.html, stored.attachments, async (wanted) => {
      const { found, release } = await messages.attachments(...ids, wanted);
      release();
      return found;
    });
    setMailHeaders(view.c, view.c.req.query('images') === 'remote');
    return view.c.html(mailDocument(mail.html, images));
  });
}

interface Shown {
  readonly inbox: Inbox;
  readonly whole: WholeMessage;
  readonly tab: MessageTab;
  readonly tabs: readonly MessageTab[];
  readonly raw: Uint8Array | null;
}

function messagePage(view: View, { inbox, whole, tab, tabs, raw }: Shown): Page {
  const { stored, mail, candidates, parse } = whole;
  const here = view.href(`~/inboxes/${inbox.id}/messages/${stored.id}`);
  const chosen = candidates.find((one) => one.chosen) ?? null;
  return {
    title: stored.subject || 'No subject',
    section: 'inboxes',
    content: html`${heading(
      html`<span class="clamped" dir="auto">${stored.subject || 'No subject'}</span>`,
      '',
      html`<a href="${view.href('~/inboxes')}">Inboxes</a> · <a href="${view.href(`~/inboxes/${inbox.id}`)}" data-up class="break">${inbox.email}</a>`,
    )}
<dl class="facts"><div><dt>From</dt><dd class="clamped">${sender(stored.from)}</dd></div>
<div><dt>To</dt><dd class="break">${stored.rcptTo.join(', ')}</dd></div>
${when(mail.cc.length > 0, () => html`<div><dt>Cc</dt><dd class="clamped">${mail.cc.slice(0, 20).join(', ')}</dd></div>`)}
<div><dt>Received</dt><dd>${ago(stored.receivedAt, view.now)}</dd></div><div><dt>Size</dt><dd>${bytes(stored.sizeBytes)}</dd></div></dl>
${codePanel(stored.extractedOtp, chosen, candidates)}
${when(
  parse.status !== 'complete',
  () =>
    html`<div class="notice warn"><p><strong>Not all of this mail could be read.</strong> Its raw bytes are whole.</p><ul>${parse.problems.map((problem) => html`<li>${problem}</li>`)}</ul></div>`,
)}
<nav class="tabs" aria-label="Forms of the message"><ul>${tabs.map(
      (one) =>
        html`<li><a href="${here}?tab=${one}"${when(one === tab, () => html` aria-current="page"`)}>${tabNames[one]}${when(one === 'attachments', () => html` <span class="count">${stored.attachments.length}</span>`)}</a></li>`,
    )}</ul></nav>
<section class="panel pad tab" aria-label="${tabNames[tab]}">${tabContent(view, tab, { inbox, whole, raw, here })}</section>
${linkList(whole)}`,
  };
}

function codePanel(
  otp: string | null,
  chosen: CodeCandidate | null,
  candidates: readonly CodeCandidate[],
): Html {
  const rest = candidates.filter((one) => one !== chosen);
  return html`<section class="panel newest" aria-labelledby="code"><div>
<h2 id="code">${otp === null ? 'No code in this mail' : 'One-time code'}</h2>
${otp === null ? html`<p class="faint">${candidates.length === 0 ? 'Nothing in it has the shape of a code.' : 'What has the shape of a code is more likely something else; the reasons are below.'}</p>` : html`<div class="hero"><p class="big code" translate="no">${otp}</p>${copyButton(otp, `Copy the code ${otp}`, { main: true })}</div>`}
${when(
  chosen,
  () =>
    html`<p>Taken because of <span class="faint">(found in the ${placeName(chosen?.place ?? '')}, ${percent(chosen?.confidence ?? 0)} sure)</span></p>${reasons(chosen?.reasons ?? [])}`,
)}
${when(
  rest.length > 0,
  () => html`<details class="more"${when(otp === null, () => html` open`)}><summary>${otp === null ? 'What was considered' : `${rest.length} not taken`}</summary>
${candidateTable(rest.slice(0, shownFirst))}${more(rest.length, 'candidates', () => candidateTable(rest.slice(shownFirst)))}</details>`,
)}</div></section>`;
}

/** A name may be written from the right; the address behind it never is. */
function sender(from: string): Html | string {
  const [, name, address] = /^(.*?)\s*(<[^<>]*>)$/s.exec(from) ?? [];
  if (name === undefined || address === undefined) return from || 'unknown sender';
  return html`<bdi>${name}</bdi> <bdi dir="ltr">${address}</bdi>`;
}

/** Of candidates and links; a mail can have hundreds. */
const shownFirst = 10;

/** What comes after the first ones, when somebody wants it. */
function more(count: number, what: string, show: () => Html): Html | '' {
  return when(
    count > shownFirst,
    () =>
      html`<details class="more"><summary>${count - shownFirst} more ${what}</summary>${show()}</details>`,
  );
}

function candidateTable(candidates: readonly CodeCandidate[]): Html {
  return html`<table class="list compact"><thead><tr><th scope="col">Text</th><th scope="col">Where</th><th scope="col" class="last">Score</th><th scope="col">Reasons</th></tr></thead>
<tbody>${candidates.map((one) => html`<tr><td class="code">${one.printed}</td><td class="where">${placeName(one.place)}</td><td class="last">${one.score.toFixed(1)}</td><td>${reasons(one.reasons)}</td></tr>`)}</tbody></table>`;
}

function reasons(list: readonly string[]): Html {
  return html`<span class="reasons">${list.map((reason) => html`<span class="tag">${reason}</span> `)}</span>`;
}

const placeNames: Readonly<Record<string, string>> = {
  html: 'HTML part',
  text: 'text part',
  title: 'HTML title',
};

function placeName(place: string): string {
  return placeNames[place] ?? place;
}

function percent(confidence: number): string {
  return `${Math.round(confidence * 100)} %`;
}

/** Where the links of a mail really go: the preview itself follows none. */
function linkList({ links }: WholeMessage): Html {
  if (links.length === 0) return html``;
  return html`<section class="panel pad"><h2>Links, and where they go</h2>${listOf(links.slice(0, shownFirst))}${more(links.length, 'links', () => listOf(links.slice(shownFirst)))}</section>`;
}

function listOf(links: WholeMessage['links']): Html {
  return html`<ul class="links">${links.map(
    ({
      url,
      text,
      verification,
    }) => html`<li>${when(verification, () => html`<span class="tag good">sign-in or confirmation</span> `)}<span class="clamped" dir="auto">${text}</span>
<span class="target"><code class="clamped">${url}</code> ${copyButton(url, 'Copy this link')}${when(/^https?:\/\//i.test(url), () => html` <a class="button" href="${url}" target="_blank" rel="noopener noreferrer">Open<span class="unseen"> in a new tab</span></a>`)}</span></li>`,
  )}</ul>`;
}
