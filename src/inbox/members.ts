/**
 * Organizations and the people in them. The admin may do everything; an owner decides about the members of an organization;
 * nobody learns of another organization, not even that it exists.
 */
import type { Passwords } from '../access/password.ts';
import { personKey } from '../access/personname.ts';
import { hashToken, isTokenShaped, makeToken } from '../access/token.ts';
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import type { Invitation, Member, Role } from './accountstore.ts';
import type { MakeId } from './ids.ts';
import type { Actor } from './sessions.ts';
import type { ReceiveClock } from './stamp.ts';
import type { Organization, Store } from './store.ts';

/** What somebody is to an organization. */
export type Standing = Role | 'admin';

export interface VisibleOrganization extends Organization {
  readonly role: Standing;
}

export interface MembersOptions {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly stampClock: ReceiveClock;
  readonly makeId: MakeId;
  randomBytes(count: number): Uint8Array;
}

/** An invitation with its token, which is given out this once. */
export interface Invited {
  readonly invitation: Invitation;
  readonly token: string;
}

export type Members = ReturnType<typeof memberUseCases>;

export function memberUseCases(options: MembersOptions) {
  const { store, passwords, stampClock, makeId, randomBytes } = options;
  const noOrganization = () => new AppError('organization_not_found', 'The organization was not found.');
  const noMember = () => new AppError('member_not_found', 'The member was not found in this organization.');
  const noInvitation = () =>
    new AppError('invitation_not_found', 'The link was used already or has expired: ask for another one.');

  async function found(token: string) {
    const invitation = isTokenShaped(token)
      ? await store.invitationByHash(hashToken(token), await stampClock.read())
      : null;
    if (invitation === null) throw noInvitation();
    return invitation;
  }

  async function member(organizationId: string, personId: string): Promise<Member> {
    const one = (await store.members(organizationId)).find(({ id }) => id === personId);
    if (one === undefined) throw noMember();
    return one;
  }

  /** Those for the same name; there is one, unless two were made in the same moment. */
  function alike<T extends Pick<Invitation, 'name' | 'kind'>>(
    open: readonly T[],
    { name, kind }: Pick<Invitation, 'name' | 'kind'>,
  ): T[] {
    return open.filter((one) => one.kind === kind && personKey(one.name) === personKey(name));
  }

  /** The link replaces the one that this person has, which opens nothing any more. */
  async function makeLink(
    organizationId: string,
    actor: Actor,
    of: { personId: string | null; name: string; role: Role },
  ): Promise<Invited> {
    const organization = await store.organization(organizationId);
    if (organization === null) throw noOrganization();
    const createdAt = await stampClock.read();
    const kind = of.personId === null ? 'join' : 'password';
    const open = await store.invitations(organizationId, createdAt);
    const replaced = alike(open, { name: of.name, kind });
    if (open.length - replaced.length >= limits.invitationsPerOrganizationMax) {
      throw new AppError('too_many', 'Too many invitations are open: delete some of them.');
    }
    const token = makeToken(randomBytes);
    const expiresAt = createdAt + limits.invitationMsMax;
    const row = {
      id: makeId('inv', createdAt),
      organizationId,
      name: of.name,
      role: of.role,
      createdAt,
      expiresAt,
    };
    const createdBy = actor.kind === 'admin' ? null : actor.id;
    const isMade = await store.createInvitation(
      { ...row, hash: hashToken(token), personId: of.personId, createdBy },
      replaced.map(({ id }) => id),
    );
    if (!isMade) throw noMember();
    return { invitation: { ...row, organizationName: organization.name, kind }, token };
  }

  /** An account that is known proves itself with the password it has, whatever its length. */
  async function hashNew(password: string): Promise<string> {
    if (password.length < limits.passwordCharsMin)
      throw new AppError('bad_request', `password must have at least ${limits.passwordCharsMin} characters`);
    return passwords.hash(password);
  }

  /** An owner cannot leave an organization without any; the admin can. */
  async function refuseOrphaning(organizationId: string, personId: string, isDone: boolean): Promise<void> {
    if (isDone) return;
    await member(organizationId, personId);
    throw new AppError(
      'last_owner',
      'The organization would have no owner left: make another member owner first.',
    );
  }

  return {
    /** Those that this person sees, with what the person is there. */
    async organizations(actor: Actor): Promise<readonly VisibleOrganization[]> {
      if (actor.kind === 'admin') {
        return (await store.organizations()).map((organization) => ({ ...organization, role: 'admin' }));
      }
      const memberships = await store.memberships(actor.id);
      return memberships.map(({ organizationId, organizationName, role, createdAt }) => ({
        id: organizationId,
        name: organizationName,
        createdAt,
        role,
      }));
    },

    /** @throws AppError `organization_not_found` alike for what does not exist and for what is not this person's. */
    async standing(actor: Actor, organizationId: string): Promise<Standing> {
      const standing =
        actor.kind === 'admin'
          ? (await store.organization(organizationId)) && ('admin' as const)
          : await store.role(actor.id, organizationId);
      if (standing === null) throw noOrganization();
      return standing;
    },

    async organization(id: string): Promise<Organization> {
      const organization = await store.organization(id);
      if (organization === null) throw noOrganization();
      return organization;
    },

    async renameOrganization(id: string, name: string): Promise<Organization> {
      const outcome = await store.renameOrganization(id, name);
      if (outcome === 'taken')
        throw new AppError('organization_taken', `There is already an organization named ${name}.`);
      return this.organization(id);
    },

    members: (organizationId: string): Promise<readonly Member[]> => store.members(organizationId),

    /** @throws AppError `already_member`, `too_many`. */
    async invite(organizationId: string, actor: Actor, name: string, role: Role): Promise<Invited> {
      const present = await store.members(organizationId);
      if (present.some((one) => personKey(one.name) === personKey(name))) {
        throw new AppError('already_member', `${name} is a member of this organization already.`);
      }
      if (present.length >= limits.membersPerOrganizationMax) {
        throw new AppError(
          'too_many',
          `An organization has at most ${limits.membersPerOrganizationMax} members.`,
        );
      }
      return makeLink(organizationId, actor, { personId: null, name, role });
    },

    /**
     * A link with which a member sets a new password. For the admin alone: it opens everything this person belongs to,
     * of which an owner here knows nothing.
     */
    async passwordLink(organizationId: string, actor: Actor, personId: string): Promise<Invited> {
      const { name, role } = await member(organizationId, personId);
      return makeLink(organizationId, actor, { personId, name, role });
    },

    async invitations(organizationId: string): Promise<readonly Invitation[]> {
      return store.invitations(organizationId, await stampClock.read());
    },

    async deleteInvitation(organizationId: string, id: string): Promise<void> {
      if (!(await store.deleteInvitation(organizationId, id)))
        throw new AppError('invitation_not_found', 'The invitation was not found in this organization.');
    },

    /** What a link is for, to be shown before it is used. */
    readInvitation: (token: string): Promise<Invitation> => found(token),

    /**
     * Uses a link up. A person who is known already proves it with the password that the account has: the one who invites
     * must not be able to take the account over.
     * @returns Who is in now. @throws AppError `invitation_not_found`, `wrong_password`, `too_busy`.
     */
    async accept(token: string, password: string): Promise<Extract<Actor, { kind: 'person' }>> {
      const invitation = await found(token);
      const hash = hashToken(token);
      if (invitation.personId !== null) {
        const made = await hashNew(password);
        if (!(await store.resetPassword(hash, made, await stampClock.read()))) throw noInvitation();
        return { kind: 'person', id: invitation.personId, name: invitation.name };
      }
      const { organizationId, id: own } = invitation;
      const open = await store.invitations(organizationId, await stampClock.read());
      const others = alike(open, invitation).flatMap(({ id }) => (id === own ? [] : [id]));
      const known = await store.personByName(invitation.name);
      if (known !== null) {
        if (!(await passwords.verify(password, known.password))) {
          throw new AppError(
            'wrong_password',
            `${invitation.name} has an account here already: give the password of that account.`,
          );
        }
        const joining = { personId: known.id, at: await stampClock.read() };
        if (!(await store.joinAsKnown(hash, joining, others))) throw noInvitation();
        return { kind: 'person', id: known.id, name: known.name };
      }
      const createdAt = await stampClock.read();
      const person = { id: makeId('usr', createdAt), name: invitation.name, createdAt };
      const made = await hashNew(password);
      if (!(await store.joinAsNew(hash, { ...person, password: made }, others))) throw noInvitation();
      return { kind: 'person', id: person.id, name: person.name };
    },

    async changeRole(organizationId: string, actor: Actor, personId: string, role: Role): Promise<Member> {
      const isDone = await store.changeRole(organizationId, personId, {
        role,
        keepOwner: actor.kind !== 'admin',
      });
      await refuseOrphaning(organizationId, personId, isDone);
      return member(organizationId, personId);
    },

    async removeMember(organizationId: string, actor: Actor, personId: string): Promise<void> {
      const isDone = await store.removeMember(organizationId, personId, {
        keepOwner: actor.kind !== 'admin',
      });
      await refuseOrphaning(organizationId, personId, isDone);
    },
  };
}
