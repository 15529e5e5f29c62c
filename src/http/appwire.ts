/** The JSON shapes of administration, under `/api/app`: what `wire.ts` is for the public API. */
import { z } from '@hono/zod-openapi';
import { isOneLine, isVisible, oneLineRule, visibleRule } from '../access/oneline.ts';
import { adminName, personKey } from '../access/personname.ts';
import { allScopes, isScope, type Scope } from '../access/scopes.ts';
import type { Invitation, Member } from '../inbox/accountstore.ts';
import type { Invited, VisibleOrganization } from '../inbox/members.ts';
import type { Actor, SignedIn } from '../inbox/sessions.ts';
import type { Inbox, InboxActivity, Key, Organization } from '../inbox/store.ts';
import { limits } from '../limits.ts';
import { InboxBody, inboxBody, toTimestamp } from './wire.ts';

const line = (max: number) =>
  z
    .string({ error: 'must be a string' })
    .trim()
    .min(1, { error: `must have 1 to ${max} characters` })
    .max(max, { error: `must have 1 to ${max} characters` })
    .refine(isOneLine, { error: oneLineRule })
    .refine(isVisible, { error: visibleRule });

/** A password that is only compared may have any length up to the bound; a new one also needs the least length. */
const password = z
  .string({ error: 'must be a string' })
  .min(1, { error: 'must not be empty' })
  .max(limits.passwordCharsMax, { error: `must have at most ${limits.passwordCharsMax} characters` });
const newPassword = password.min(limits.passwordCharsMin, {
  error: `must have ${limits.passwordCharsMin} to ${limits.passwordCharsMax} characters`,
});
const token = z.string({ error: 'must be a string' }).max(100, { error: 'must be the token of the link' });
const role = z.enum(['owner', 'member'], { error: 'must be owner or member' });
const personName = line(limits.personNameCharsMax).refine((name) => personKey(name) !== adminName, {
  error: 'must not be admin: that is the name of the operator',
});
const organizationName = line(limits.organizationNameCharsMax);

export const SignInBody = z.object({
  name: line(limits.personNameCharsMax).optional(),
  password,
});
export const ChangePasswordBody = z.object({ current: password, next: newPassword });
export const TokenBody = z.object({ token });
export const AcceptBody = z.object({
  token,
  password,
});
export const OrganizationNameBody = z.object({
  name: organizationName,
});
export const InviteBody = z.object({ name: personName, role: role.default('member') });
export const RoleBody = z.object({ role });
export const CreateKeyBody = z.object({
  name: line(limits.inboxNameCharsMax),
  scopes: z
    .array(
      z
        .string({ error: 'must be a string' })
        .refine(isScope, { error: `must be one of ${allScopes.join(', ')}` }),
      { error: 'must be an array of scopes' },
    )
    .min(1, { error: 'must name at least one scope' })
    .max(20, { error: 'must name each scope once' })
    .default([...allScopes])
    .transform((scopes): readonly Scope[] => allScopes.filter((scope) => scopes.includes(scope))),
});

/** An inbox with what came to it last. */
export const ActivityBody = InboxBody.extend({
  lastReceivedAt: z.string().nullable(),
  lastCode: z.object({ otp: z.string(), messageId: z.string(), receivedAt: z.string() }).nullable(),
});

function actorBody(actor: Actor) {
  return actor.kind === 'admin'
    ? { kind: actor.kind, id: null, name: adminName }
    : { kind: actor.kind, id: actor.id, name: actor.name };
}

export function sessionBody(
  { actor, expiresAt }: SignedIn,
  organizations: readonly VisibleOrganization[],
  allowedDomains: readonly string[],
) {
  return {
    person: actorBody(actor),
    organizations: organizations.map(visibleOrganizationBody),
    allowedDomains,
    expiresAt: toTimestamp(expiresAt),
  };
}

export function organizationBody({ id, name, createdAt }: Organization) {
  return { id, name, createdAt: toTimestamp(createdAt) };
}

export function visibleOrganizationBody(organization: VisibleOrganization) {
  return { ...organizationBody(organization), role: organization.role };
}

export function memberBody({ id, name, role: place, createdAt }: Member) {
  return { id, name, role: place, createdAt: toTimestamp(createdAt) };
}

export function invitationBody(invitation: Invitation) {
  const { id, organizationId, name, role: place, kind, createdAt, expiresAt } = invitation;
  return {
    id,
    organizationId,
    name,
    role: place,
    kind,
    createdAt: toTimestamp(createdAt),
    expiresAt: toTimestamp(expiresAt),
  };
}

/** What the holder of a link sees of it. */
export function openedInvitationBody({
  organizationName: organization,
  name,
  role: place,
  kind,
  expiresAt,
}: Invitation) {
  return { organizationName: organization, name, role: place, kind, expiresAt: toTimestamp(expiresAt) };
}

/** The token stands behind the `#`, which a browser sends to nobody. */
export function invitedBody({ invitation, token: secret }: Invited, origin: string) {
  return { ...invitationBody(invitation), token: secret, url: `${origin}/invitation#${secret}` };
}

export function keyBody(key: Key) {
  const { id, organizationId, name, prefix, scopes, origin, createdAt, lastUsedAt, revokedAt } = key;
  return {
    id,
    organizationId,
    name,
    prefix,
    scopes: [...scopes],
    origin,
    createdAt: toTimestamp(createdAt),
    lastUsedAt: lastUsedAt === null ? null : toTimestamp(lastUsedAt),
    revokedAt: revokedAt === null ? null : toTimestamp(revokedAt),
  };
}

export function activityBody(
  inbox: Inbox,
  activity: InboxActivity | undefined,
): z.infer<typeof ActivityBody> {
  const code = activity?.lastCode ?? null;
  return {
    ...inboxBody(inbox),
    lastReceivedAt: activity === undefined ? null : toTimestamp(activity.lastReceivedAt),
    lastCode: code === null ? null : { ...code, receivedAt: toTimestamp(code.receivedAt) },
  };
}
