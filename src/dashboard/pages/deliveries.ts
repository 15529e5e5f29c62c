/** `~/deliveries`: the last attempts to deliver, accepted and refused, with the reason in words; and `~/live`, their news. */
import { type Attempt, kindOf, newestFirst } from '../../inbox/attempts.ts';
import { limits } from '../../limits.ts';
import { parseRecipient } from '../../mail/address.ts';
import { type Html, html, when } from '../html.ts';
import { heading, type Page } from '../layout.ts';
import { LiveStreams } from '../live.ts';
import type { Site } from '../site.ts';
import type { View } from '../view.ts';
import { ago, bytes, counted } from '../words.ts';

type Reason = NonNullable<Attempt['reason']> | 'retired';

export function deliveryPages(site: Site): void {
  const { door, options } = site;
  const { deliveries, deliveryLog, store } = options.services;
  const { allowedDomains } = options.settings;
  const member = door.inOrganization('member');
  const streams = new LiveStreams(deliveries);

  /** Without its tag, as an inbox would have it; null when it is not one of ours. */
  function mailboxOf(address: string): string | null {
    const parsed = parseRecipient(address, allowedDomains, '');
    return parsed.kind === 'mailbox' || parsed.kind === 'postmaster' ? parsed.mailbox : null;
  }

  const refusedMailbox = ({ reason, recipients }: Attempt): string | null =>
    reason === 'no_such_inbox' && recipients[0] !== undefined ? mailboxOf(recipients[0].address) : null;

  site.page('/o/:organizationId/deliveries', member, async (view) => {
    const { organizationId } = view.c.get('caller');
    const isAdmin = view.standing === 'admin';
    const everything = isAdmin && view.c.req.query('all') === '1';
    const listed = everything
      ? await deliveryLog.all()
      : (await Promise.all([deliveryLog.of(organizationId), deliveryLog.of(null)])).flat();
    const mailboxes = listed.map(refusedMailbox).filter((mailbox) => mailbox !== null);
    const retired = await store.retired([...new Set(mailboxes)]);
    const ownerOf = (attempt: Attempt) => retired.get(refusedMailbox(attempt) ?? '') ?? null;
    // What went to nobody's address is shown to whoever can be no stranger to it.
    const isOnly = (await options.services.access.organizations()).length === 1;
    const isAlone = isAdmin || isOnly;
    const visible = everything
      ? listed
      : listed.filter((attempt) => {
          if (attempt.organizationId !== null) return true;
          const owner = ownerOf(attempt);
          return owner === null ? isAlone : owner === organizationId;
        });
    const onlyRefused = view.c.req.query('refused') === '1';
    const shown = newestFirst(visible.filter(({ reason }) => !onlyRefused || reason !== null))
      .slice(0, limits.deliveriesShownMax)
      .map((attempt) => ({
        attempt,
        reason: ownerOf(attempt) === null ? attempt.reason : ('retired' as const),
      }));
    const isWhole = view.c.req.query('more') === '1' || shown.length <= shownFirst;
    return deliveriesPage(view, shown, {
      seesAll: isAdmin && (everything || !isOnly),
      everything,
      onlyRefused,
      isAlone,
      isWhole,
      smtpPort: options.settings.smtpPort(),
    });
  });

  site.answer('/o/:organizationId/live', member, (view) => streams.open(view));
}

/** Before somebody wants more of them. */
const shownFirst = 50;

interface Filter {
  readonly seesAll: boolean;
  readonly everything: boolean;
  readonly onlyRefused: boolean;
  readonly isAlone: boolean;
  readonly isWhole: boolean;
  readonly smtpPort: number;
}

function deliveriesPage(
  view: View,
  shown: readonly { readonly attempt: Attempt; readonly reason: Reason | null }[],
  { seesAll, everything, onlyRefused, isAlone, isWhole, smtpPort }: Filter,
): Page {
  const here = view.href('~/deliveries');
  const address = (all: boolean, refused: boolean, more = false) =>
    `${here}?${new URLSearchParams({ ...(all ? { all: '1' } : {}), ...(refused ? { refused: '1' } : {}), ...(more ? { more: '1' } : {}) })}`;
  const link = (all: boolean, refused: boolean, label: string) =>
    html`<li><a href="${address(all, refused)}"${when(all === everything && refused === onlyRefused, () => html` aria-current="page"`)}>${label}</a></li>`;
  return {
    title: 'Deliveries',
    section: 'deliveries',
    live: view.href('~/live'),
    content: html`${heading('Deliveries')}
<p class="lead">Every attempt to hand this server a mail, and what became of it. The last ${limits.deliveriesPerRingMax} accepted and refused ones are kept.</p>
<nav class="tabs" aria-label="Which attempts"><ul>${link(false, false, 'All')}${link(false, true, 'Refused')}${when(seesAll, () => html`${link(true, false, 'All organizations')}${link(true, true, 'Refused, all organizations')}`)}</ul></nav>
<div data-part="list">${
      shown.length === 0
        ? html`<div class="panel empty"><h2>${onlyRefused ? 'Nothing was refused' : 'No attempts yet'}</h2><p>When a mail you wait for is not here at all, its sender never reached this server: look at the SMTP host and port it is configured with. This server takes mail on port ${smtpPort}.</p></div>`
        : html`<div class="panel"><ul class="attempts">${shown.slice(0, isWhole ? undefined : shownFirst).map(({ attempt, reason }) => attemptRow(view, attempt, reason))}</ul></div>${when(!isWhole, () => html`<p class="after"><a class="button" id="more" href="${address(everything, onlyRefused, true)}">Show all ${shown.length}</a></p>`)}`
    }</div>
${when(!isAlone, () => html`<p class="faint">Mail that was refused before it named an inbox of this organization is shown to the admin alone.</p>`)}`,
  };
}

function attemptRow(view: View, attempt: Attempt, reason: Reason | null): Html {
  const { at, recipients, recipientCount, mailFrom, remoteAddress, helo, tls, messageId, sizeBytes } =
    attempt;
  const inboxId = recipients[0]?.inboxId ?? null;
  const others = recipientCount - recipients.length;
  if (kindOf(attempt) === 'turned_away') return turnedAwayRow(view, attempt);
  return html`<li><div class="verdict">${reason === null ? html`<span class="tag good">accepted</span>` : html`<span class="tag bad">refused</span>`}<span class="when">${ago(at, view.now)}</span></div>
<div><p class="break">${recipients.length === 0 ? html`<span class="faint">no recipient named</span>` : html`<strong>${recipients.map(({ address }) => address).join(', ')}</strong>${when(others > 0, () => html` and ${others} more`)}`} <span class="faint">from</span> ${mailFrom === '' ? 'an empty sender' : mailFrom}</p>
${reason === null ? '' : html`<p>${reasonWords[reason].what} <span class="faint">${reasonWords[reason].advice}</span></p>`}
<p class="faint break">${remoteAddress}${when(helo !== '', () => html`, as ${helo}`)}, ${tls === null ? 'without TLS' : tls.split(' ')[0]}${when(sizeBytes !== null, () => html`, ${bytes(sizeBytes ?? 0)}`)}${when(
    messageId !== null && inboxId !== null,
    () => html` · <a href="${view.href(`~/inboxes/${inboxId}/messages/${messageId}`)}">open the mail</a>`,
  )}</p></div></li>`;
}

/** Connections of one client, before which the server closed the door. */
function turnedAwayRow(view: View, { at, times, remoteAddress, reason }: Attempt): Html {
  const words = reasonWords[reason ?? 'too_many_connections'];
  return html`<li><div class="verdict"><span class="tag bad">turned away</span><span class="when">${ago(at, view.now)}</span></div>
<div><p class="break"><strong>${remoteAddress || 'unknown address'}</strong> <span class="faint">${counted(times, 'connection', 'connections')}, before a mail was named</span></p>
<p>${words.what} <span class="faint">${words.advice}</span></p></div></li>`;
}

const reasonWords: Readonly<Record<Reason, { readonly what: string; readonly advice: string }>> = {
  no_such_inbox: {
    what: 'There is no such inbox.',
    advice: 'Create it first, or look for a typing error in the address.',
  },
  retired: {
    what: 'The inbox was deleted.',
    advice: 'Its address is retired for ever; use another one.',
  },
  foreign_domain: {
    what: 'The domain is not one of this server.',
    advice: 'It takes mail for EMAIL_INBOX_ALLOWED_DOMAINS alone and relays nothing.',
  },
  malformed: {
    what: 'The recipient is not an address.',
    advice: 'The sender wrote it in a form that SMTP does not know.',
  },
  too_many_recipients: {
    what: `More than ${limits.smtpRecipientsMax} recipients.`,
    advice: 'The first ones stand; the sender has to send the rest in another mail.',
  },
  declared_too_big: {
    what: 'The mail is larger than the server allows.',
    advice: 'The sender said its size in advance; EMAIL_INBOX_SMTP_SIZE_BYTES_MAX is the bound.',
  },
  too_big: {
    what: 'The mail is larger than the server allows.',
    advice: 'EMAIL_INBOX_SMTP_SIZE_BYTES_MAX is the bound.',
  },
  far_too_big: {
    what: 'The mail is far larger than the server allows; the connection was cut.',
    advice: 'EMAIL_INBOX_SMTP_SIZE_BYTES_MAX is the bound.',
  },
  no_memory: { what: 'Too much mail came at once.', advice: 'The sender was asked to try again.' },
  bare_cr: {
    what: 'The mail had a carriage return without a line feed.',
    advice: 'Lines end in CR LF; anything else can smuggle a second mail, so the connection was closed.',
  },
  bare_lf: {
    what: 'The mail had a line feed without a carriage return.',
    advice: 'Lines end in CR LF; anything else can smuggle a second mail, so the connection was closed.',
  },
  too_many_connections: {
    what: 'All connections were taken.',
    advice: 'The sender was asked to try again later; EMAIL_INBOX_SMTP_CONNECTIONS_MAX is the bound.',
  },
  too_many_from_address: {
    what: 'Too many connections from this address at once.',
    advice:
      'The sender was asked to try again later; EMAIL_INBOX_SMTP_CONNECTIONS_PER_ADDRESS_MAX is the bound.',
  },
  not_stored: {
    what: 'The mail could not be stored.',
    advice: 'The sender was asked to try again; the log says why.',
  },
};
