/** The scopes of an API key: what each grants, in the words the dashboard shows. */

export const scopeDescriptions = {
  'email_inboxes:read': 'List and read email inboxes.',
  'email_messages:read': 'List, search and read messages; read one-time codes.',
  'email_inboxes:create': 'Create email inboxes.',
  'email_inboxes:update': 'Rename an existing inbox.',
  'email_inboxes:delete': 'Delete an inbox; its address is retired permanently and cannot be reused.',
} as const;

export type Scope = keyof typeof scopeDescriptions;

/** Every scope, in the order in which it is offered. */
export const allScopes = Object.keys(scopeDescriptions) as readonly Scope[];

export function isScope(value: string): value is Scope {
  return Object.hasOwn(scopeDescriptions, value);
}

/** Whether a key with the scopes `granted` may do what needs `needed`. No scope implies another. */
export function covers(granted: Iterable<Scope>, needed: Scope): boolean {
  for (const scope of granted) if (scope === needed) return true;
  return false;
}
