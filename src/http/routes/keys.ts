/** `/api/app/organizations/{organizationId}/keys`: the API keys of an organization. A key is shown once, when it is made. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { appRoute, appRouteWithBody, pathPart } from '../approute.ts';
import { CreateKeyBody, keyBody } from '../appwire.ts';
import type { HttpEnv, HttpServices } from '../context.ts';
import type { Gate } from '../gate.ts';

const path = '/api/app/organizations/:organizationId/keys';

export function keyRoutes(app: OpenAPIHono<HttpEnv>, { access }: HttpServices, gate: Gate): void {
  // Members see which keys there are; as a key outlives its maker's membership, owners decide about them.
  const owner = gate.inOrganization('owner');

  appRoute(app, 'GET', path, gate.inOrganization('member'), async (c) => {
    const keys = await access.keys(c.get('caller').organizationId);
    return c.json({ data: keys.map(keyBody) });
  });

  appRouteWithBody(app, 'POST', path, owner, CreateKeyBody, async (c, asked) => {
    const { key, secret } = await access.createKey(c.get('caller').organizationId, asked);
    return c.json({ data: { ...keyBody(key), key: secret } }, 201);
  });

  appRoute(app, 'DELETE', `${path}/:keyId`, owner, async (c) => {
    const id = pathPart(c, 'keyId');
    await access.revokeKey(c.get('caller').organizationId, id);
    return c.json({ data: { id, revoked: true } });
  });
}
