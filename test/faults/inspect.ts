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
  UNION ALL SELECT 'a content without its message' FROM contents WHERE message_seq NOT IN (SELECT seq FROM messages)
  UNION ALL SELECT 'a delivery without its message' FROM deliveries WHERE message_seq NOT IN (SELECT seq FROM messages)`);

const messages = await client.execute({
  sql: `SELECT seq, id, raw, raw_form, size_bytes FROM messages JOIN contents ON message_seq = seq WHERE seq > ? ORDER BY seq`,
  args: [Number(since)],
});
const hashes = Object.fromEntries(
  messages.rows.map((row) => [
    row.id,
    createHash('sha256')
      .update(
        unpack({
          form: row.raw_form as PackedForm,
          bytes: new Uint8Array(row.raw as ArrayBuffer),
          mailBytes: Number(row.size_bytes),
        }),
      )
      .digest('hex'),
  ]),
);
process.stdout.write(
  JSON.stringify({
    integrity: String(check?.integrity_check),
    incomplete: incomplete.rows.map((row) => `${row.id} is not whole`),
    hashes,
    newest: Number(messages.rows.at(-1)?.seq ?? since),
  }),
);
