/** `/api/app/organizations`: list, create, read, rename. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { appRoute, appRouteWithBody } from '../approute.ts';
import { OrganizationNameBody, organizationBody, visibleOrganizationBody } from '../appwire.ts';
import type { HttpEnv, HttpServices } from '../context.ts';
import type { Gate } from '../gate.ts';

const path = '/api/app/organizations';

export function organizationRoutes(
  app: OpenAPIHono<HttpEnv>,
  { access, members }: HttpServices,
  gate: Gate,
): void {
  appRoute(app, 'GET', path, gate.signedIn, async (c) => {
    const organizations = await members.organizations(c.get('session').actor);
    return c.json({ data: organizations.map(visibleOrganizationBody) });
  });

  appRouteWithBody(app, 'POST', path, gate.admin, OrganizationNameBody, async (c, { name }) => {
    return c.json({ data: organizationBody(await access.createOrganization(name)) }, 201);
  });

  appRoute(app, 'GET', `${path}/:organizationId`, gate.inOrganization('member'), async (c) => {
    const organization = await members.organization(c.get('caller').organizationId);
    return c.json({ data: organizationBody(organization) });
  });

  appRouteWithBody(
    app,
    'PATCH',
    `${path}/:organizationId`,
    // The admin alone: whether a name is taken would tell an owner of other organizations.
    gate.inOrganization('admin'),
    OrganizationNameBody,
    async (c, { name }) => {
      const organization = await members.renameOrganization(c.get('caller').organizationId, name);
      return c.json({ data: organizationBody(organization) });
    },
  );
}
