/** `/api/app/session`, `/api/app/password`, `/api/app/invitation`: how a person gets in and out. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { SignedIn } from '../../inbox/sessions.ts';
import { appRoute, appRouteWithBody } from '../approute.ts';
import {
  AcceptBody,
  ChangePasswordBody,
  openedInvitationBody,
  SignInBody,
  sessionBody,
  TokenBody,
} from '../appwire.ts';
import type { HttpContext, HttpEnv, HttpServices } from '../context.ts';
import type { Gate } from '../gate.ts';

export function sessionRoutes(
  app: OpenAPIHono<HttpEnv>,
  { sessions, members, inboxes }: HttpServices,
  gate: Gate,
): void {
  const show = async (c: HttpContext, session: SignedIn, status: 200 | 201) => {
    const organizations = await members.organizations(session.actor);
    return c.json({ data: sessionBody(session, organizations, inboxes.allowedDomains) }, status);
  };

  appRouteWithBody(app, 'POST', '/api/app/session', [], SignInBody, async (c, { name, password }) => {
    const session = await gate.authFailures.during(c, () => sessions.signIn(name ?? null, password));
    gate.setSessionCookie(c, session);
    return show(c, session, 201);
  });

  appRoute(app, 'GET', '/api/app/session', gate.signedIn, (c) => show(c, c.get('session'), 200));

  appRoute(app, 'DELETE', '/api/app/session', gate.signedIn, async (c) => {
    await sessions.signOut(c.get('session'));
    gate.clearSessionCookie(c);
    return c.json({ data: { signedOut: true } });
  });

  appRoute(app, 'DELETE', '/api/app/sessions', gate.signedIn, async (c) => {
    await sessions.signOutEverywhere(c.get('session'));
    gate.clearSessionCookie(c);
    return c.json({ data: { signedOut: true } });
  });

  appRouteWithBody(
    app,
    'PUT',
    '/api/app/password',
    gate.signedIn,
    ChangePasswordBody,
    async (c, { current, next }) => {
      await gate.authFailures.during(c, () => sessions.changePassword(c.get('session'), current, next));
      return c.json({ data: { changed: true } });
    },
  );

  // The token travels in a body: an address line is logged by whoever lies between.
  appRouteWithBody(app, 'POST', '/api/app/invitation', [], TokenBody, async (c, { token }) => {
    const invitation = await gate.authFailures.during(c, () => members.readInvitation(token));
    return c.json({ data: openedInvitationBody(invitation) });
  });

  appRouteWithBody(
    app,
    'POST',
    '/api/app/invitation/accept',
    [],
    AcceptBody,
    async (c, { token, password }) => {
      const actor = await gate.authFailures.during(c, () => members.accept(token, password));
      const session = await sessions.openLinked(actor);
      gate.setSessionCookie(c, session);
      return show(c, session, 201);
    },
  );
}
