/** The forms in which a message can be looked at: HTML, text, headers, raw, attachments, and how it was delivered. */
import type { WholeMessage } from '../inbox/messages.ts';
import type { Inbox } from '../inbox/store.ts';
import type { CodeCandidate } from '../mail/codes/index.ts';
import { decodedWords } from '../mail/encodedwords.ts';
import { frameHeight } from './frameheight.ts';
import { type Html, html, when } from './html.ts';
import type { View } from './view.ts';
import { bytes, exactly } from './words.ts';

export const tabNames = {
  html: 'HTML',
  text: 'Text',
  headers: 'Headers',
  raw: 'Raw',
  attachments: 'Attachments',
  delivery: 'Delivery',
} as const;

export type MessageTab = keyof typeof tabNames;

export function tabsOf({ mail, stored }: WholeMessage): MessageTab[] {
  const all: MessageTab[] = ['html', 'text', 'headers', 'raw', 'attachments', 'delivery'];
  return all.filter(
    (tab) =>
      (tab !== 'html' || mail.html !== null) && (tab !== 'attachments' || stored.attachments.length > 0),
  );
}

interface Shown {
  readonly inbox: Inbox;
  readonly whole: WholeMessage;
  readonly raw: Uint8Array | null;
  readonly here: string;
}

/** Of texts; what is longer can be downloaded. */
const shownCharsMax = 200_000;

export function tabContent(view: View, tab: MessageTab, shown: Shown): Html {
  switch (tab) {
    case 'html':
      return htmlTab(view, shown);
    case 'text':
      return textTab(shown);
    case 'headers':
      return headersTab(shown);
    case 'raw':
      return rawTab(view, shown);
    case 'attachments':
      return attachmentsTab(view, shown);
    case 'delivery':
      return deliveryTab(shown);
  }
}

/** An image, or a background, that somebody's server has. */
const remote = /(?:\b(?:src|srcset|background|poster)\s?=|\burl\()\s?["']?(?:https?:)?\/\//i;

function htmlTab(view: View, { here, whole }: Shown): Html {
  const isRemote = view.c.req.query('images') === 'remote';
  const address = `${here}/html${isRemote ? '?images=remote' : ''}`;
  const mail = whole.mail.html ?? '';
  const height = frameHeight(whole.bodyText, mail);
  const hasRemote = remote.test(mail);
  return html`<div class="preview">
<input class="unseen" type="radio" name="width" id="width-desktop" checked><label class="button" for="width-desktop">Desktop</label>
<input class="unseen" type="radio" name="width" id="width-phone"><label class="button" for="width-phone">Phone</label>
<input class="unseen" type="checkbox" id="tall"><label class="button" for="tall">Tall</label>
<a class="button" href="${address}" target="_blank" rel="noopener noreferrer">Open alone<span class="unseen">, in a new tab</span></a>
${when(isRemote || hasRemote, () => html`<a class="button" href="${here}?tab=html${isRemote ? '' : '&images=remote'}">${isRemote ? 'Block remote images' : 'Load remote images'}</a>`)}
<p class="faint">${isRemote ? 'Images are loaded from their senders, who learn that this mail was opened.' : 'Nothing is loaded from elsewhere.'} Links do not open from here; they are listed below.</p>
<div class="mail-frame"><iframe title="HTML of ${whole.stored.subject || 'the message'}" sandbox height="${height}" src="${address}" referrerpolicy="no-referrer"></iframe></div></div>`;
}

function textTab({ whole }: Shown): Html {
  const { bodyText, candidates } = whole;
  if (bodyText.trim() === '') return html`<p class="faint">The mail has no text.</p>`;
  return html`${when(bodyText.length > shownCharsMax, () => html`<p class="faint">The first ${shownCharsMax.toLocaleString('en')} characters.</p>`)}<pre class="text" tabindex="0" aria-label="Text">${highlighted(bodyText.slice(0, shownCharsMax), candidates)}</pre>`;
}

const marksMax = 200;

/** Where the candidates stand in the text, the chosen one most visibly. */
export function highlighted(text: string, candidates: readonly CodeCandidate[]): Html[] {
  const places: { at: number; end: number; chosen: boolean }[] = [];
  for (const { printed, chosen } of candidates) {
    if (printed === '') continue;
    for (
      let at = text.indexOf(printed);
      at !== -1 && places.length < marksMax;
      at = text.indexOf(printed, at + 1)
    )
      places.push({ at, end: at + printed.length, chosen });
  }
  places.sort((a, b) => a.at - b.at || Number(b.chosen) - Number(a.chosen) || b.end - a.end);
  const parts: Html[] = [];
  let done = 0;
  for (const { at, end, chosen } of places) {
    if (at < done) continue;
    parts.push(
      html`${text.slice(done, at)}<mark class="${chosen ? 'chosen' : 'other'}">${text.slice(at, end)}</mark>`,
    );
    done = end;
  }
  parts.push(html`${text.slice(done)}`);
  return parts;
}

/** Of a header field. */
const shownValueCharsMax = 8_000;

function headersTab({ whole }: Shown): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="All headers"><table class="plain headers"><tbody>${whole.headers
    .slice(0, 500)
    .map(
      ({ name, value }) =>
        html`<tr><th scope="row">${name}</th><td class="break" dir="auto">${value.slice(0, shownValueCharsMax)}${decoded(value)}</td></tr>`,
    )}</tbody></table></div>`;
}

/** What encoded words say, below them. */
function decoded(value: string): Html | '' {
  const text = value.includes('=?') ? decodedWords(value) : value;
  return when(
    text !== value,
    () => html`<span class="sub" dir="auto">${text.slice(0, shownValueCharsMax)}</span>`,
  );
}

function rawTab(view: View, { raw, inbox, whole }: Shown): Html {
  const all = raw ?? new Uint8Array();
  const text = new TextDecoder().decode(all.subarray(0, shownCharsMax));
  return html`<p><a class="button" href="${view.href(`/api/app/organizations/${inbox.organizationId}/emailInbox/${inbox.id}/messages/${whole.stored.id}/raw`)}" download>Download (${bytes(all.length)})</a>
${when(all.length > shownCharsMax, () => html`<span class="faint">Shown are the first ${bytes(shownCharsMax)}.</span>`)}</p><pre class="text" tabindex="0" aria-label="Raw mail">${text}</pre>`;
}

function attachmentsTab(view: View, { inbox, whole }: Shown): Html {
  const base = `/api/app/organizations/${inbox.organizationId}/emailInbox/${inbox.id}/messages/${whole.stored.id}/attachments`;
  return html`<table class="list"><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col" class="last">Size</th></tr></thead><tbody>${whole.stored.attachments.map(
    ({ id, filename, contentType, sizeBytes, contentId }) =>
      html`<tr><td><a class="break" href="${view.href(`${base}/${id}`)}" download>${filename ?? 'unnamed'}</a>${when(contentId, () => html`<span class="sub">in the HTML</span>`)}</td><td class="type">${contentType}</td><td class="last">${bytes(sizeBytes)}</td></tr>`,
  )}</tbody></table>`;
}

function deliveryTab({ whole }: Shown): Html {
  const { stored, mail } = whole;
  const { sender } = stored;
  const rows: [string, Html | string][] = [
    ['Received', exactly(stored.receivedAt)],
    ['Date header', mail.date ?? 'none'],
    ['From machine', `${stored.remoteAddress}, which called itself ${stored.helo}`],
    ['Protocol', stored.protocol],
    ['Encryption', stored.tls ?? 'none: the mail came in the clear'],
    ['MAIL FROM', stored.mailFrom === '' ? 'empty, as of a bounce' : stored.mailFrom],
    ['RCPT TO', stored.rcptTo.join(', ')],
    ['Read', { complete: 'whole', partial: 'in part', failed: 'header only' }[whole.parse.status]],
    ['Message id', stored.id],
  ];
  return html`<table class="plain"><tbody>${rows.map(([name, value]) => html`<tr><th scope="row">${name}</th><td class="break">${value}</td></tr>`)}</tbody></table>
<h2>Who sent it</h2>
${
  sender === null
    ? html`<p class="faint">Senders were not checked when this mail came; <code>EMAIL_INBOX_SENDER_AUTH=on</code> checks them.</p>`
    : html`<p>${verdict('SPF', sender.spf)} ${verdict('DKIM', sender.dkim)} ${verdict('DMARC', sender.dmarc)}</p>${when(sender.problems.length > 0, () => html`<ul>${sender.problems.map((problem) => html`<li class="break">${problem}</li>`)}</ul>`)}`
}`;
}

function verdict(name: string, result: string): Html {
  const tone = result === 'pass' ? 'good' : result === 'fail' ? 'bad' : '';
  return html`<span class="tag ${tone}">${name} ${result}</span>`;
}
