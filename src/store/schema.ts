/**
 * The tables as drizzle sees them. The SQL that makes them stands in `migrations.ts`; a test holds the two
 * together. Rows refer to each other by `seq`, the order of arrival; only `id` is ever shown outside.
 */

import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Role } from '../inbox/accountstore.ts';
import type { Attempt, AttemptKind } from '../inbox/attempts.ts';
import type { SenderVerdict } from '../inbox/senderauth.ts';
import type { PackedForm } from '../mail/packed.ts';

/** Times are milliseconds since the epoch, UTC. */
export const organizations = sqliteTable('organizations', {
  seq: integer('seq').primaryKey(),
  id: text('id').notNull().unique(),
  name: text('name').notNull().unique(),
  createdAt: integer('created_at').notNull(),
});

/** Live and retired alike: the unique address of a retired inbox is what keeps it from coming back. */
export const inboxes = sqliteTable('inboxes', {
  seq: integer('seq').primaryKey(),
  id: text('id').notNull().unique(),
  organizationSeq: integer('organization_seq').notNull(),
  address: text('address').notNull().unique(),
  name: text('name').notNull(),
  nameFolded: text('name_folded').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  deletedAt: integer('deleted_at'),
});

/** What lists read. Stored once however many inboxes a mail went to. */
export const messages = sqliteTable('messages', {
  seq: integer('seq').primaryKey(),
  id: text('id').notNull().unique(),
  receivedAt: integer('received_at').notNull(),
  fromText: text('from_text').notNull(),
  fromAddress: text('from_address').notNull(),
  toAddresses: text('to_addresses', { mode: 'json' }).$type<string[]>().notNull(),
  subject: text('subject').notNull(),
  fromFolded: text('from_folded').notNull(),
  toFolded: text('to_folded').notNull(),
  subjectFolded: text('subject_folded').notNull(),
  snippet: text('snippet').notNull(),
  otp: text('otp'),
  attachmentCount: integer('attachment_count').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  parseStatus: text('parse_status').$type<'complete' | 'partial' | 'failed'>().notNull(),
  parseProblems: text('parse_problems', { mode: 'json' }).$type<string[]>().notNull(),
});

/** The bytes and the envelope, apart from what lists read. */
export const contents = sqliteTable('contents', {
  messageSeq: integer('message_seq').primaryKey(),
  mailFrom: text('mail_from').notNull(),
  remoteAddress: text('remote_address').notNull(),
  helo: text('helo').notNull(),
  protocol: text('protocol').notNull(),
  tls: text('tls'),
  sender: text('sender', { mode: 'json' }).$type<SenderVerdict>(),
  /** Empty when the bytes are in `pieces`. */
  raw: blob('raw', { mode: 'buffer' }).notNull(),
  pieces: text('pieces'),
  /** How `raw` is to be read; mails of the first version are plain. */
  rawForm: text('raw_form').$type<PackedForm>().notNull(),
});

/** The bytes of large mails, see `pieces.ts`. */
export const pieces = sqliteTable(
  'pieces',
  {
    /** A name that only `contents.pieces` knows: the pieces are there before their message. */
    mail: text('mail').notNull(),
    position: integer('position').notNull(),
    bytes: blob('bytes', { mode: 'buffer' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.mail, table.position] })],
);

/** A message in an inbox, with the envelope recipients by which it came there. */
export const deliveries = sqliteTable(
  'deliveries',
  {
    inboxSeq: integer('inbox_seq').notNull(),
    messageSeq: integer('message_seq').notNull(),
    receivedAt: integer('received_at').notNull(),
    recipients: text('recipients', { mode: 'json' }).$type<string[]>().notNull(),
    hasCode: integer('has_code', { mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.inboxSeq, table.messageSeq] })],
);

/** Envelope recipients with their plus tags; by these `otp?to=` finds the newest mail of one tag. */
export const recipients = sqliteTable(
  'recipients',
  {
    inboxSeq: integer('inbox_seq').notNull(),
    address: text('address').notNull(),
    messageSeq: integer('message_seq').notNull(),
  },
  (table) => [primaryKey({ columns: [table.inboxSeq, table.address, table.messageSeq] })],
);

/** The codes of an inbox in the order they came: what a poll reads, in one look. */
export const codes = sqliteTable(
  'codes',
  {
    inboxSeq: integer('inbox_seq').notNull(),
    messageSeq: integer('message_seq').notNull(),
    receivedAt: integer('received_at').notNull(),
    fromFolded: text('from_folded').notNull(),
    otp: text('otp').notNull(),
    confidence: integer('confidence_percent').notNull(),
    authenticated: integer('authenticated', { mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.inboxSeq, table.messageSeq] })],
);

export const attachments = sqliteTable(
  'attachments',
  {
    messageSeq: integer('message_seq').notNull(),
    /** The place among the parts of the mail, from 0. */
    position: integer('position').notNull(),
    id: text('id').notNull().unique(),
    filename: text('filename'),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    contentId: text('content_id'),
  },
  (table) => [primaryKey({ columns: [table.messageSeq, table.position] })],
);

/** Keys by the SHA-256 of the whole key; the key itself is nowhere. */
export const keys = sqliteTable('keys', {
  seq: integer('seq').primaryKey(),
  id: text('id').notNull().unique(),
  organizationSeq: integer('organization_seq').notNull(),
  name: text('name').notNull(),
  prefix: text('prefix').notNull(),
  hash: blob('hash', { mode: 'buffer' }).notNull().unique(),
  scopes: text('scopes', { mode: 'json' }).$type<string[]>().notNull(),
  origin: text('origin').$type<'environment' | 'first_start' | 'member'>().notNull(),
  createdAt: integer('created_at').notNull(),
  revokedAt: integer('revoked_at'),
  lastUsedAt: integer('last_used_at'),
});

/** Single values of the deployment, such as the hash of the admin password. */
export const settings = sqliteTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** The last delivery attempts, see `attempts.ts`. */
export const attempts = sqliteTable('attempts', {
  seq: integer('seq').primaryKey(),
  id: text('id').notNull().unique(),
  /** The id of an organization; empty when it concerns none. */
  organization: text('organization').notNull(),
  kind: text('kind').$type<AttemptKind>().notNull(),
  at: integer('at').notNull(),
  attempt: text('attempt', { mode: 'json' }).$type<Attempt>().notNull(),
});

/** One row, which several processes on one server keep together: the stamps of mails and the count of other writes. */
export const stamps = sqliteTable('stamps', {
  id: integer('id').primaryKey(),
  first: integer('first').notNull(),
  last: integer('last').notNull(),
  generation: integer('generation').notNull(),
});

/** Who can sign in besides the admin; `nameKey` tells whether two names are the same. */
export const people = sqliteTable('people', {
  seq: integer('seq').primaryKey({ autoIncrement: true }),
  id: text('id').notNull().unique(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull().unique(),
  password: text('password').notNull(),
  createdAt: integer('created_at').notNull(),
});

export const members = sqliteTable(
  'members',
  {
    organizationSeq: integer('organization_seq').notNull(),
    personSeq: integer('person_seq').notNull(),
    role: text('role').$type<Role>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationSeq, table.personSeq] })],
);

/** Links that set a password once, by the SHA-256 of their token. With a person: that one's password is set anew. */
export const invitations = sqliteTable('invitations', {
  seq: integer('seq').primaryKey(),
  id: text('id').notNull().unique(),
  hash: blob('hash', { mode: 'buffer' }).notNull().unique(),
  organizationSeq: integer('organization_seq').notNull(),
  personSeq: integer('person_seq'),
  name: text('name').notNull(),
  role: text('role').$type<Role>().notNull(),
  createdBy: integer('created_by'),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
});

/** By the SHA-256 of the cookie's token; without a person it is the admin's. */
export const sessions = sqliteTable('sessions', {
  hash: blob('hash', { mode: 'buffer' }).primaryKey(),
  personSeq: integer('person_seq'),
  createdAt: integer('created_at').notNull(),
  seenAt: integer('seen_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
});
