/** Looks at the files a killed process left: `node inspect.ts DATABASE SINCE` prints an Inspection as JSON. */
import { createHash } from 'node:crypto';
import process from 'node:process';
import { createClient } from '@libsql/client';
import { type PackedForm, unpack } from '../../src/mail/packed.ts';

const [path, since] = process.argv.slice(2);
const client = createClient({ url: `file:${path}`, concurrency: 1 });

const [check] = (await client.execute('PRAGMA integrity_check')).rows;

const incomplete = await client.execute(`
  SELECT id FROM messages
  WHERE seq NOT IN (SELECT message_seq FROM contents)
     OR seq NOT IN (SELECT message_seq FROM deliveries)
     OR seq NOT IN (SELECT message_seq FROM recipients)
     OR seq NOT IN (SELECT rowid FROM message_text)
     OR size_bytes <> (SELECT sum(length(bytes)) FROM pieces
          WHERE mail = (SELECT pieces FROM contents WHERE message_seq = seq AND pieces IS NOT NULL))
  UNION ALL SELECT 'a content without its message' FROM contents WHERE message_seq NOT IN (SELECT seq FROM messages)
  UNION ALL SELECT 'a delivery without its message' FROM deliveries WHERE message_seq NOT IN (SELECT seq FROM messages)`);

const messages = await client.execute({
  sql: `SELECT seq, id, raw, raw_form, pieces, size_bytes FROM messages JOIN contents ON message_seq = seq
    WHERE seq > ? ORDER BY seq`,
  args: [Number(since)],
});
const hashes: Record<string, string> = {};
for (const { id, raw, raw_form, pieces, size_bytes } of messages.rows) {
  const hash = createHash('sha256');
  if (pieces === null) {
    const bytes = new Uint8Array(raw as ArrayBuffer);
    hash.update(unpack({ form: raw_form as PackedForm, bytes, mailBytes: Number(size_bytes) }));
  } else {
    const sql = 'SELECT bytes FROM pieces WHERE mail = ? ORDER BY position';
    for (const { bytes } of (await client.execute({ sql, args: [String(pieces)] })).rows)
      hash.update(new Uint8Array(bytes as ArrayBuffer));
  }
  hashes[String(id)] = hash.digest('hex');
}
process.stdout.write(
  JSON.stringify({
    integrity: String(check?.integrity_check),
    incomplete: incomplete.rows.map((row) => `${row.id} is not whole`),
    hashes,
    newest: Number(messages.rows.at(-1)?.seq ?? since),
  }),
);
