/** The part of the store that knows people: who may sign in, what they belong to, and their sessions. Times are epoch milliseconds. */

/** An owner decides about members and keys; a member uses the inboxes. */
export type Role = 'owner' | 'member';

export interface Person {
  readonly id: string;
  /** The name, often an email address, with which the person signs in; unique in the whole service, whatever its case. */
  readonly name: string;
  readonly createdAt: number;
}

export interface Member extends Person {
  readonly role: Role;
}

export interface Membership {
  readonly organizationId: string;
  readonly organizationName: string;
  readonly role: Role;
  readonly createdAt: number;
}

/** A link with a token that lets somebody set a password, once. */
export interface Invitation {
  readonly id: string;
  readonly organizationId: string;
  readonly organizationName: string;
  readonly name: string;
  readonly role: Role;
  /** `password`: the person is there already and gets a new password. */
  readonly kind: 'join' | 'password';
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface NewInvitation {
  readonly id: string;
  readonly hash: Uint8Array;
  readonly organizationId: string;
  /** Whose password is to be set anew; null invites somebody. */
  readonly personId: string | null;
  readonly name: string;
  readonly role: Role;
  /** Null: the admin. */
  readonly createdBy: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface Session {
  /** Null: the admin. */
  readonly person: Pick<Person, 'id' | 'name'> | null;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly expiresAt: number;
}

/** Whose a session is: never told from an id that may be nobody's by now. */
export type Owner = { readonly kind: 'admin' } | { readonly kind: 'person'; readonly id: string };

/** The hash of the admin's password, and the setting that holds it. */
export interface AdminHash {
  readonly setting: string;
  readonly hash: string;
}

export interface NewSession {
  readonly hash: Uint8Array;
  /** With the hash of the password that was checked, if one was. */
  readonly owner:
    | { readonly kind: 'admin'; readonly checked: AdminHash }
    | { readonly kind: 'person'; readonly id: string; readonly checked: string | null };
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface KeepOwner {
  /** Refuse what would leave the organization without an owner. */
  readonly keepOwner: boolean;
}

/** Which sessions are forgotten: those that ended by themselves, and of one person all but the newest. */
export interface SessionSweep {
  /** Those that expired until this moment. */
  readonly at: number;
  /** Those that nobody has used since this moment. */
  readonly seenBefore: number;
  readonly owner: Owner;
  /** How many of the owner's stay. */
  readonly newestKept: number;
}

export interface AccountStore {
  /** The person with this name, in any case, with the hash of the password. */
  personByName(name: string): Promise<(Person & { readonly password: string }) | null>;
  personById(id: string): Promise<(Person & { readonly password: string }) | null>;
  /** Ends all sessions of the person but the one with this hash. @returns False when the password is another than `from` by now. */
  setPassword(
    personId: string,
    change: { readonly from: string; readonly to: string },
    keptSession: Uint8Array | null,
  ): Promise<boolean>;
  /**
   * Sets a hash of the admin's password and ends all sessions of the admin but one.
   * @param from Only where this is what is set; null: whatever is.
   * @returns False when another was set.
   */
  setAdminPassword(to: AdminHash, from: string | null, keptSession: Uint8Array | null): Promise<boolean>;
  memberships(personId: string): Promise<readonly Membership[]>;
  role(personId: string, organizationId: string): Promise<Role | null>;

  members(organizationId: string): Promise<readonly Member[]>;
  /** @returns False when it was refused for `keepOwner`, or when there is no such member. */
  changeRole(
    organizationId: string,
    personId: string,
    change: KeepOwner & { readonly role: Role },
  ): Promise<boolean>;
  /**
   * The invitations that the person gave out for this organization go as well; who belongs to no organization any more
   * is forgotten, sessions and all.
   */
  removeMember(organizationId: string, personId: string, removal: KeepOwner): Promise<boolean>;

  /**
   * @param replaced Open invitations of the organization, by id, that are deleted in the same commit.
   * @returns False when somebody who makes it, or whose password it is for, has left by now.
   */
  createInvitation(invitation: NewInvitation, replaced: readonly string[]): Promise<boolean>;
  /** Those that did not expire. */
  invitations(organizationId: string, at: number): Promise<readonly Invitation[]>;
  invitationByHash(
    hash: Uint8Array,
    at: number,
  ): Promise<(Invitation & { readonly personId: string | null }) | null>;
  deleteInvitation(organizationId: string, id: string): Promise<boolean>;
  /**
   * Uses an invitation up: a new person joins.
   * @param others Further invitations of the same person to the same organization, by id, which go as well.
   * @returns False when it is gone, or the name is taken.
   */
  joinAsNew(
    hash: Uint8Array,
    person: Person & { readonly password: string },
    others: readonly string[],
  ): Promise<boolean>;
  /** Uses an invitation up: a person who is known joins one more organization. */
  joinAsKnown(
    hash: Uint8Array,
    joining: { readonly personId: string; readonly at: number },
    others: readonly string[],
  ): Promise<boolean>;
  /** Uses a link for a new password up with all others of its person, and ends all sessions of the person. */
  resetPassword(hash: Uint8Array, password: string, at: number): Promise<boolean>;

  /** @returns False when the person has left, or has another password by now than the one that was checked. */
  createSession(session: NewSession): Promise<boolean>;
  session(hash: Uint8Array): Promise<Session | null>;
  touchSession(hash: Uint8Array, seenAt: number): Promise<void>;
  endSession(hash: Uint8Array): Promise<void>;
  endSessions(owner: Owner): Promise<void>;
  sweepSessions(sweep: SessionSweep): Promise<void>;
}
