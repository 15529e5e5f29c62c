/** One request for a page: who asks, for which organization, and how links under the base path are written. */
import { getCookie } from 'hono/cookie';
import { isCursor } from '../inbox/cursor.ts';
import type { Standing, VisibleOrganization } from '../inbox/members.ts';
import type { SignedIn } from '../inbox/sessions.ts';
import type { DashboardOptions, Doorkeeper, PageContext } from './context.ts';

export const themeCookie = 'inboxd_theme';
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface View {
  readonly c: PageContext;
  /** What every path begins with: empty, or that of the public address. */
  readonly base: string;
  /** Scheme, host and base path, as people and programs reach the service. */
  readonly origin: string;
  readonly theme: Theme;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Of a page of a list that is not its first; null also for what no list of ours gave out. */
  readonly cursor: string | null;
  readonly session: SignedIn | null;
  readonly organizations: readonly VisibleOrganization[];
  /** The one in the path. */
  readonly organization: VisibleOrganization | null;
  readonly standing: Standing | null;
  /** A path under the base; the path of an organization's page begins with `~`. */
  href(path: string): string;
}

export function baseOf(publicUrl: string | null): string {
  return publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/+$/, '');
}

export function themeOf(c: PageContext): Theme {
  const theme = getCookie(c, themeCookie);
  return themes.find((one) => one === theme) ?? 'auto';
}

export async function makeView(
  c: PageContext,
  { services, settings, clock }: DashboardOptions,
  door: Pick<Doorkeeper, 'originOf'>,
): Promise<View> {
  const base = baseOf(settings.publicUrl);
  const session = c.get('session') ?? null;
  const organizations = session === null ? [] : await services.members.organizations(session.actor);
  const cursor = c.req.query('cursor') ?? '';
  const organization = organizations.find(({ id }) => id === c.req.param('organizationId')) ?? null;
  return {
    c,
    base,
    origin: door.originOf(c),
    theme: themeOf(c),
    now: clock.now(),
    cursor: isCursor(cursor, 'inb') || isCursor(cursor, 'msg') ? cursor : null,
    session,
    organizations,
    organization,
    standing: organization?.role ?? null,
    href: (path) => base + (path.startsWith('~') ? `/o/${organization?.id ?? ''}${path.slice(1)}` : path),
  };
}

/** A path of ours that a form or an address names, or else the start: never another site. */
export function safePath(path: string | undefined): string {
  return path !== undefined && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : '/';
}
