/** `/healthz` (the process lives) and `/readyz` (it can take mail and answer); neither needs a key. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { HttpEnv, HttpServices } from '../context.ts';

export function healthRoutes(app: OpenAPIHono<HttpEnv>, { readiness }: HttpServices): void {
  app.get('/healthz', (c) => c.json({ data: { status: 'alive' } }));

  app.get('/readyz', async (c) => {
    const { ready, reason } = await readiness();
    if (ready) return c.json({ data: { status: 'ready' } });
    return c.json({ message: `Not ready: ${reason}.` }, 503, {
      'X-Error-Code': 'not_ready',
      'Retry-After': '1',
    });
  });
}
