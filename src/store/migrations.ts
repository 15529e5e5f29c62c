/**
 * The schema's history, embedded, in order. A step that has been released is never edited: the next one mends it.
 * Each runs in one transaction together with the note that it ran.
 */

export interface Migration {
  readonly version: number;
  readonly statements: readonly string[];
}

export const migrations: readonly Migration[] = [
  {
    version: 1,
    statements: [
      `CREATE TABLE organizations (
        seq INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL UNIQUE,
        created_at INTEGER NOT NULL
      )`,
      `CREATE TABLE inboxes (
        seq INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        organization_seq INTEGER NOT NULL REFERENCES organizations (seq),
        address TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        name_folded TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        deleted_at INTEGER
      )`,
      'CREATE INDEX inboxes_live ON inboxes (organization_seq, seq) WHERE deleted_at IS NULL',
      `CREATE TABLE messages (
        seq INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        received_at INTEGER NOT NULL,
        from_text TEXT NOT NULL,
        from_address TEXT NOT NULL,
        to_addresses TEXT NOT NULL,
        subject TEXT NOT NULL,
        from_folded TEXT NOT NULL,
        to_folded TEXT NOT NULL,
        subject_folded TEXT NOT NULL,
        snippet TEXT NOT NULL,
        otp TEXT,
        attachment_count INTEGER NOT NULL,
        size_bytes INTEGER NOT NULL,
        parse_status TEXT NOT NULL,
        parse_problems TEXT NOT NULL
      )`,
      `CREATE TABLE contents (
        message_seq INTEGER PRIMARY KEY,
        mail_from TEXT NOT NULL,
        remote_address TEXT NOT NULL,
        helo TEXT NOT NULL,
        protocol TEXT NOT NULL,
        tls TEXT,
        sender TEXT,
        raw BLOB NOT NULL
      )`,
      `CREATE TABLE deliveries (
        inbox_seq INTEGER NOT NULL,
        message_seq INTEGER NOT NULL,
        received_at INTEGER NOT NULL,
        recipients TEXT NOT NULL,
        has_code INTEGER NOT NULL,
        PRIMARY KEY (inbox_seq, message_seq)
      ) WITHOUT ROWID`,
      'CREATE INDEX deliveries_message ON deliveries (message_seq)',
      `CREATE TABLE recipients (
        inbox_seq INTEGER NOT NULL,
        address TEXT NOT NULL,
        message_seq INTEGER NOT NULL,
        PRIMARY KEY (inbox_seq, address, message_seq)
      ) WITHOUT ROWID`,
      `CREATE TABLE codes (
        inbox_seq INTEGER NOT NULL,
        message_seq INTEGER NOT NULL,
        received_at INTEGER NOT NULL,
        from_folded TEXT NOT NULL,
        otp TEXT NOT NULL,
        confidence_percent INTEGER NOT NULL,
        authenticated INTEGER NOT NULL,
        PRIMARY KEY (inbox_seq, message_seq)
      ) WITHOUT ROWID`,
      `CREATE TABLE attachments (
        message_seq INTEGER NOT NULL,
        position INTEGER NOT NULL,
        id TEXT NOT NULL UNIQUE,
        filename TEXT,
        content_type TEXT NOT NULL,
        size_bytes INTEGER NOT NULL,
        content_id TEXT,
        PRIMARY KEY (message_seq, position)
      ) WITHOUT ROWID`,
      `CREATE TABLE keys (
        seq INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        organization_seq INTEGER NOT NULL REFERENCES organizations (seq),
        name TEXT NOT NULL,
        prefix TEXT NOT NULL,
        hash BLOB NOT NULL UNIQUE,
        scopes TEXT NOT NULL,
        origin TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        revoked_at INTEGER
      )`,
      'CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
      // Contentless: the text can be made again from the raw mail, the index alone is kept.
      // Marks belong to their letter: in Thai or Hindi they are its vowel, and words differ by nothing else.
      `CREATE VIRTUAL TABLE message_text USING fts5 (
        inbox, subject, body, content='', contentless_delete=1,
        tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'"
      )`,
    ],
  },
  {
    // People who sign in, and when a key was last used.
    version: 2,
    statements: [
      `CREATE TABLE people (
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        name_key TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL,
        created_at INTEGER NOT NULL
      )`,
      `CREATE TABLE members (
        organization_seq INTEGER NOT NULL REFERENCES organizations (seq),
        person_seq INTEGER NOT NULL REFERENCES people (seq),
        role TEXT NOT NULL,
        PRIMARY KEY (organization_seq, person_seq)
      ) WITHOUT ROWID`,
      'CREATE INDEX members_person ON members (person_seq)',
      `CREATE TABLE invitations (
        seq INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        hash BLOB NOT NULL UNIQUE,
        organization_seq INTEGER NOT NULL REFERENCES organizations (seq),
        person_seq INTEGER REFERENCES people (seq),
        name TEXT NOT NULL,
        role TEXT NOT NULL,
        created_by INTEGER REFERENCES people (seq),
        created_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL
      )`,
      'CREATE INDEX invitations_organization ON invitations (organization_seq)',
      `CREATE TABLE sessions (
        hash BLOB PRIMARY KEY NOT NULL,
        person_seq INTEGER REFERENCES people (seq),
        created_at INTEGER NOT NULL,
        seen_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL
      ) WITHOUT ROWID`,
      'CREATE INDEX sessions_person ON sessions (person_seq)',
      'ALTER TABLE keys ADD COLUMN last_used_at INTEGER',
    ],
  },
  {
    version: 3,
    statements: [
      // The bytes of large mails; `contents.raw` is empty for them.
      `CREATE TABLE pieces (
        mail TEXT NOT NULL,
        position INTEGER NOT NULL,
        bytes BLOB NOT NULL,
        PRIMARY KEY (mail, position)
      )`,
      'ALTER TABLE contents ADD COLUMN pieces TEXT',
      'CREATE INDEX contents_pieces ON contents (pieces) WHERE pieces IS NOT NULL',
    ],
  },
  {
    version: 4,
    statements: [
      // What is older than a moment is found without looking at everything: for retention, `since` and `before`.
      'CREATE INDEX messages_received ON messages (received_at)',
      "ALTER TABLE contents ADD COLUMN raw_form TEXT NOT NULL DEFAULT 'plain'",
    ],
  },
  {
    version: 5,
    statements: [
      // The last delivery attempts, by organization (empty: none) and kind; the attempt itself as JSON.
      `CREATE TABLE attempts (
        seq INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        organization TEXT NOT NULL,
        kind TEXT NOT NULL,
        at INTEGER NOT NULL,
        attempt TEXT NOT NULL
      )`,
      'CREATE INDEX attempts_ring ON attempts (organization, kind)',
    ],
  },
  {
    // What several processes on one server keep together: one row.
    version: 6,
    statements: [
      `CREATE TABLE stamps (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        first INTEGER NOT NULL,
        last INTEGER NOT NULL,
        generation INTEGER NOT NULL
      )`,
      'INSERT INTO stamps (id, first, last, generation) VALUES (1, 0, 0, 0)',
      'CREATE INDEX inboxes_retired ON inboxes (deleted_at) WHERE deleted_at IS NOT NULL',
    ],
  },
  {
    // The search index merges its parts when there are eight of a size, not four: what is written is merged less often,
    // which takes a sixth off a commit of HTML mails, and a rare word is found in 85 µs instead of 70.
    version: 7,
    statements: ["INSERT INTO message_text (message_text, rank) VALUES ('automerge', 8)"],
  },
  {
    // The keys of one organization are found without those of others, and the live ones without those that were revoked.
    version: 8,
    statements: [
      'CREATE INDEX keys_live ON keys (organization_seq, seq) WHERE revoked_at IS NULL',
      'CREATE INDEX keys_revoked ON keys (organization_seq, seq) WHERE revoked_at IS NOT NULL',
    ],
  },
];
