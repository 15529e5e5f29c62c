/** Creating, renaming and retiring inboxes, and the rules for their addresses. */
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import { parseInboxAddress, searchedInAddresses } from '../mail/address.ts';
import type { Blocklist } from '../mail/blocklist.ts';
import { fold } from '../mail/searchtext.ts';
import type { MakeId } from './ids.ts';
import type { Parser } from './parser.ts';
import type { ReceiveClock } from './stamp.ts';
import type { Inbox, InboxActivity, Mailbox, Page, PageRequest, Store } from './store.ts';
import { readToAddress } from './toaddress.ts';
import type { Waiters } from './waiters.ts';

export interface InboxesOptions {
  readonly store: Store;
  readonly waiters: Pick<Waiters, 'wake'>;
  readonly parser: Pick<Parser, 'expectMail'>;
  readonly stampClock: ReceiveClock;
  readonly makeId: MakeId;
  readonly allowedDomains: ReadonlySet<string>;
  readonly blocklist: Blocklist;
}

export interface NewInbox {
  readonly email: string;
  readonly name?: string | undefined;
  readonly organizationId?: string | undefined;
}

export interface InboxChange {
  readonly name?: string | undefined;
  /** Accepted only when it is the address the inbox already has. */
  readonly email?: string | undefined;
}

/** Which inboxes a list has: all that match both. */
export interface InboxFilter {
  /** Case-insensitive substring of the address or the name. */
  readonly q: string | null;
  /** The address, in any spelling, with or without a plus-tag. */
  readonly email: string | null;
}

export type Inboxes = ReturnType<typeof inboxUseCases>;

export function inboxUseCases(options: InboxesOptions) {
  const { store, waiters, parser, stampClock, makeId, allowedDomains, blocklist } = options;

  /** One and the same answer for what never existed and for what belongs to someone else. */
  const notFound = (id: string) =>
    new AppError(
      'inbox_not_found',
      // An address is no id of anybody's.
      id.includes('@')
        ? 'The inbox was not found: it is named by its id, inb_…, which GET /api/v1/emailInbox?email= tells for an address.'
        : 'The inbox was not found.',
    );

  async function insert(organizationId: string, email: string, name: string): Promise<Inbox> {
    const now = await stampClock.read();
    const inbox = { id: makeId('inb', now), organizationId, email, name, createdAt: now, updatedAt: now };
    if ((await store.createInbox(inbox)) === 'taken') {
      throw new AppError('email_unavailable', 'Email address is not available');
    }
    return inbox;
  }

  /** Null for what could be nobody's address. */
  function canonical(email: string): string | null {
    const parsed = parseInboxAddress(email, allowedDomains);
    return parsed.ok ? parsed.address : null;
  }

  async function find(organizationId: string, id: string): Promise<Inbox> {
    const inbox = await store.inbox(organizationId, id);
    if (inbox === null) throw notFound(id);
    return inbox;
  }

  /** @throws AppError `bad_request`. */
  async function list(
    organizationId: string,
    { q, email }: InboxFilter,
    page: PageRequest,
  ): Promise<Page<Inbox>> {
    const searched = q === null ? null : searchedInAddresses(q);
    if (email === null) return store.inboxes(organizationId, searched, page);
    const inbox = page.cursor === null ? await withAddress(organizationId, email) : null;
    const isFound = inbox !== null && (searched === null || isIn(inbox, searched));
    return { items: isFound ? [inbox] : [], cursor: null };
  }

  async function withAddress(organizationId: string, email: string): Promise<Inbox | null> {
    const asked = readToAddress(email, allowedDomains);
    if (asked.kind === 'partial')
      throw new AppError('bad_request', 'email must be a whole address, such as qa@inbox.test');
    const mailbox = asked.kind === 'own' ? await store.mailbox(asked.mailbox) : null;
    return mailbox?.organizationId === organizationId ? store.inbox(organizationId, mailbox.inboxId) : null;
  }

  return {
    find,

    /** @throws AppError bad_request, domain_not_allowed, email_blocked, email_unavailable, foreign_organization. */
    create(organizationId: string, asked: NewInbox): Promise<Inbox> {
      if (asked.organizationId !== undefined && asked.organizationId !== organizationId) {
        throw new AppError(
          'foreign_organization',
          'organizationId must be the organization of the API key, or be left out.',
        );
      }
      const parsed = parseInboxAddress(asked.email, allowedDomains);
      if (!parsed.ok) {
        throw new AppError(
          parsed.problem === 'domain' ? 'domain_not_allowed' : 'bad_request',
          parsed.message,
        );
      }
      const verdict = blocklist.check(parsed.local);
      if (verdict.blocked) throw new AppError('email_blocked', verdict.message);
      const name = asked.name ?? parsed.local.slice(0, limits.inboxNameCharsMax);
      parser.expectMail();
      return insert(organizationId, parsed.address, name);
    },

    /**
     * The inbox of `postmaster@domain`, made when its first mail comes (RFC 5321 section 4.5.1), and another when that one
     * was deleted: the address is the server's and never given to anybody.
     */
    async makePostmaster(organizationId: string, address: string): Promise<Mailbox | null> {
      await store.releaseAddress(address);
      try {
        const inbox = await insert(organizationId, address, 'Postmaster');
        return { inboxId: inbox.id, organizationId };
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'email_unavailable')) throw error;
        // Made by another session in the same moment.
        return store.mailbox(address);
      }
    },

    list,

    /** The same list with what came to each inbox last; nothing for those to which nothing came. */
    async listWithActivity(
      organizationId: string,
      filter: InboxFilter,
      page: PageRequest,
    ): Promise<Page<Inbox> & { readonly activity: ReadonlyMap<string, InboxActivity> }> {
      const listed = await list(organizationId, filter, page);
      return { ...listed, activity: await store.activity(listed.items.map(({ id }) => id)) };
    },

    /** Canonical, in the order of the configuration. */
    allowedDomains: [...allowedDomains],

    async change(organizationId: string, id: string, change: InboxChange): Promise<Inbox> {
      const inbox = await find(organizationId, id);
      if (change.email !== undefined && canonical(change.email) !== inbox.email) {
        throw new AppError(
          'email_permanent',
          'email cannot be changed: the address of an inbox is permanent. Create another inbox instead.',
        );
      }
      if (change.name === undefined) return inbox;
      const renamed = await store.renameInbox(organizationId, id, change.name, await stampClock.read());
      if (renamed === null) throw notFound(id);
      return renamed;
    },

    async retire(
      organizationId: string,
      id: string,
    ): Promise<{ id: string; email: string; deletedAt: number }> {
      const deletedAt = await stampClock.read();
      const retired = await store.retireInbox(organizationId, id, deletedAt);
      if (retired === null) throw notFound(id);
      // Requests that are held for its mail learn at once that there is no such inbox any more.
      waiters.wake(id);
      return { id: retired.id, email: retired.email, deletedAt };
    },
  };
}

function isIn({ email, name }: Inbox, searched: string): boolean {
  return [email, name].some((text) => fold(text).includes(fold(searched)));
}
