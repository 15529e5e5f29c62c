/** `/api/app/backup`: the whole database as one file, for the admin. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { appRoute } from '../approute.ts';
import type { HttpEnv, HttpServices } from '../context.ts';
import type { Gate } from '../gate.ts';
import { toTimestamp } from '../wire.ts';

export function backupRoutes(
  app: OpenAPIHono<HttpEnv>,
  { backup, now }: Pick<HttpServices, 'backup' | 'now'>,
  gate: Gate,
): void {
  appRoute(app, 'GET', '/api/app/backup', gate.admin, async (c) => {
    const moment = toTimestamp(await now())
      .slice(0, 19)
      .replaceAll(':', '-');
    const headers = {
      'Content-Type': 'application/vnd.sqlite3',
      'Content-Disposition': `attachment; filename="inboxd-${moment}Z.db"`,
    };
    // A copy costs the disk a lot: not for a look at the headers.
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    const { signal } = c.req.raw;
    const { sizeBytes, bytes } = await backup();
    if (signal.aborted) await bytes.cancel();
    return c.body(bytes, 200, { ...headers, 'Content-Length': String(sizeBytes) });
  });
}
