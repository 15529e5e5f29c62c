/** `/api/app/organizations/{organizationId}/members` and `…/invitations`: who belongs to an organization. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { appRoute, appRouteWithBody, pathPart } from '../approute.ts';
import { InviteBody, invitationBody, invitedBody, memberBody, RoleBody } from '../appwire.ts';
import type { HttpEnv, HttpServices } from '../context.ts';
import type { Gate } from '../gate.ts';
import type { OriginOf } from '../origin.ts';

const membersPath = '/api/app/organizations/:organizationId/members';
const invitationsPath = '/api/app/organizations/:organizationId/invitations';

export function memberRoutes(
  app: OpenAPIHono<HttpEnv>,
  { members }: HttpServices,
  gate: Gate,
  originOf: OriginOf,
): void {
  const owner = gate.inOrganization('owner');

  appRoute(app, 'GET', membersPath, gate.inOrganization('member'), async (c) => {
    const list = await members.members(c.get('caller').organizationId);
    return c.json({ data: list.map(memberBody) });
  });

  appRouteWithBody(app, 'PATCH', `${membersPath}/:memberId`, owner, RoleBody, async (c, { role }) => {
    const { organizationId } = c.get('caller');
    const { actor } = c.get('session');
    const member = await members.changeRole(organizationId, actor, pathPart(c, 'memberId'), role);
    return c.json({ data: memberBody(member) });
  });

  // Whoever is a member may leave; only an owner may remove somebody else.
  appRoute(app, 'DELETE', `${membersPath}/:memberId`, gate.inOrganization('member'), async (c) => {
    const id = pathPart(c, 'memberId');
    await gate.requireSelfOrOwner(c, id);
    await members.removeMember(c.get('caller').organizationId, c.get('session').actor, id);
    return c.json({ data: { id, removed: true } });
  });

  appRoute(app, 'POST', `${membersPath}/:memberId/passwordLink`, gate.inOrganization('admin'), async (c) => {
    const { organizationId } = c.get('caller');
    const { actor } = c.get('session');
    const invited = await members.passwordLink(organizationId, actor, pathPart(c, 'memberId'));
    return c.json({ data: invitedBody(invited, originOf(c)) }, 201);
  });

  appRoute(app, 'GET', invitationsPath, owner, async (c) => {
    const list = await members.invitations(c.get('caller').organizationId);
    return c.json({ data: list.map(invitationBody) });
  });

  appRouteWithBody(app, 'POST', invitationsPath, owner, InviteBody, async (c, { name, role }) => {
    const { organizationId } = c.get('caller');
    const invited = await members.invite(organizationId, c.get('session').actor, name, role);
    return c.json({ data: invitedBody(invited, originOf(c)) }, 201);
  });

  appRoute(app, 'DELETE', `${invitationsPath}/:invitationId`, owner, async (c) => {
    const id = pathPart(c, 'invitationId');
    await members.deleteInvitation(c.get('caller').organizationId, id);
    return c.json({ data: { id, deleted: true } });
  });
}
