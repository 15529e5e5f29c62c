/** `/metrics`, for Prometheus; there is nothing at this path where no token is set. */
import type { Hono } from 'hono';
import { hashKey, sameHash } from '../../access/key.ts';
import { AppError } from '../../errors.ts';
import type { AuthFailures } from '../authfailures.ts';
import type { HttpEnv, HttpMetrics } from '../context.ts';

export function metricsRoute(app: Hono<HttpEnv>, metrics: HttpMetrics, authFailures: AuthFailures): void {
  const wanted = hashKey(metrics.token);
  app.get('/metrics', async (c) => {
    const token = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    if (token === undefined || !sameHash(hashKey(token), wanted)) {
      authFailures.count(c, 'Too many requests without the token of the metrics.');
      throw new AppError(
        'invalid_metrics_token',
        'The token is missing or wrong: send Authorization: Bearer and the value of EMAIL_INBOX_METRICS_TOKEN.',
      );
    }
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  });
}
