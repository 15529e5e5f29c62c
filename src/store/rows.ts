/** Turns rows into what the use cases speak of, and holds the small pieces that the queries of all tables share. */
import { type SQL, sql } from 'drizzle-orm';
import { allScopes, type Scope } from '../access/scopes.ts';
import type { Inbox, Key, MessageSummary } from '../inbox/store.ts';
import type { Statement, Value } from './connection.ts';
import { inboxes, keys, messages, organizations } from './schema.ts';

/** A drizzle query as a statement for `Database.write`. */
export function statement(query: { toSQL(): { sql: string; params: unknown[] } }): Statement {
  const { sql, params } = query.toSQL();
  return { sql, args: params as Value[] };
}

/** Text as the driver can give it back: it reads up to the first NUL. */
export function storable(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}

/** The row number of an organization in a statement. @param parameter For its id, such as `?1`. */
export const organizationSeq = (parameter: `?${number}`) =>
  `(SELECT seq FROM organizations WHERE id = ${parameter})`;

/** The same within a query; null for none. */
export const organizationSeqOf = (id: string | null): SQL =>
  sql`(SELECT seq FROM organizations WHERE id = ${id})`;

/** The same of a person; null for nobody. */
export const personSeq = (parameter: `?${number}`) => `(SELECT seq FROM people WHERE id = ${parameter})`;

export const inboxColumns = {
  seq: inboxes.seq,
  id: inboxes.id,
  organizationId: organizations.id,
  email: inboxes.address,
  name: inboxes.name,
  createdAt: inboxes.createdAt,
  updatedAt: inboxes.updatedAt,
};

export function inboxOf({ seq: _, ...inbox }: Inbox & { seq: number }): Inbox {
  return inbox;
}

export const summaryColumns = {
  seq: messages.seq,
  id: messages.id,
  from: messages.fromText,
  fromAddress: messages.fromAddress,
  to: messages.toAddresses,
  subject: messages.subject,
  snippet: messages.snippet,
  extractedOtp: messages.otp,
  attachmentCount: messages.attachmentCount,
  sizeBytes: messages.sizeBytes,
  receivedAt: messages.receivedAt,
};

export type SummaryRow = Omit<MessageSummary, 'inboxId'> & { seq: number };

export function summaryOf({ seq: _, ...summary }: SummaryRow, inboxId: string): MessageSummary {
  return { ...summary, inboxId };
}

export const keyColumns = {
  id: keys.id,
  organizationId: organizations.id,
  name: keys.name,
  prefix: keys.prefix,
  scopes: keys.scopes,
  createdAt: keys.createdAt,
  revokedAt: keys.revokedAt,
  lastUsedAt: keys.lastUsedAt,
  origin: keys.origin,
};

export function keyOf(row: Omit<Key, 'scopes'> & { scopes: string[] }): Key {
  return { ...row, scopes: row.scopes.filter((scope): scope is Scope => allScopes.includes(scope as Scope)) };
}
