/**
 * `/openapi.json`: the public API as one OpenAPI 3.1 document, made of the schemas that validate. It is put together when it
 * is first asked for and kept: anybody may ask for it, and it is work. It is at `/api/v1/openapi.json` too, where everything
 * needs a key.
 */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { allScopes, scopeDescriptions } from '../access/scopes.ts';
import type { Guard, HttpContext, HttpEnv } from './context.ts';
import type { OriginOf } from './origin.ts';
import { sharedHeaders } from './responses.ts';

const description = `Inboxes for automated tests: create one, trigger the mail, read the one-time code.

1. Read \`/api/v1/clock\`.
2. Make the site send its mail to the address of the inbox.
3. Ask \`/api/v1/emailInbox/{id}/otp\` with \`since\` (the \`epochMs\` of step 1) and \`wait=60\`: it answers the moment the code is stored.

Success is \`{"data": …}\`, an error \`{"message": …}\` with a stable code in the header \`X-Error-Code\`. Times are RFC 3339, UTC, with milliseconds. Parameters that a request does not have are refused with 400.

An API key has one or more scopes:

${allScopes.map((scope) => `- \`${scope}\`: ${scopeDescriptions[scope]}`).join('\n')}`;

const tags = [
  { name: 'Clock', description: 'The clock that stamps messages.' },
  { name: 'Inboxes', description: 'Addresses that receive mail. One that was deleted never comes back.' },
  { name: 'Messages', description: 'What was received, newest first, as it is stored.' },
  { name: 'One-time codes', description: 'The code of a mail, and why it is the one.' },
  { name: 'Health', description: 'For whoever watches the service; without a key.' },
];

const license = { name: 'MIT', url: 'https://spdx.org/licenses/MIT' };

export function documentRoute(
  app: OpenAPIHono<HttpEnv>,
  version: string,
  originOf: OriginOf,
  guard: Guard,
): void {
  const { openAPIRegistry: registry } = app;
  registry.registerComponent('securitySchemes', 'apiKey', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'sk_live_…',
    description: 'An API key, made in the dashboard under API keys or by `inboxd key create`.',
  });
  for (const [name, header] of Object.entries(sharedHeaders))
    registry.registerComponent('headers', name, header);

  let known: object | null = null;
  const show = (c: HttpContext) => {
    known ??= withSharedResponses(
      app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: 'inboxd', version, description, license },
        tags,
        security: [{ apiKey: [] }],
      }),
    );
    return c.json({ ...known, servers: [{ url: originOf(c) }] });
  };
  app.get('/openapi.json', show);
  app.on(['GET'], ['/api/v1/openapi.json'], ...guard(null), show);
}

type Document = ReturnType<OpenAPIHono<HttpEnv>['getOpenAPI31Document']>;

/** Errors that several operations end in stand in the document once. */
function withSharedResponses(document: Document): Document {
  const places = new Map<string, { readonly responses: Record<string, object>; readonly status: string }[]>();
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path.get, path.post, path.patch, path.delete]) {
      const responses: Record<string, object> = operation?.responses ?? {};
      for (const status of Object.keys(responses).filter((code) => Number(code) >= 400)) {
        const text = JSON.stringify(responses[status]);
        places.set(text, [...(places.get(text) ?? []), { responses, status }]);
      }
    }
  }
  const shared: Record<string, object> = {};
  for (const [text, uses] of places) {
    const status = uses[0]?.status ?? '';
    if (uses.length < 2) continue;
    const count = Object.keys(shared).filter((name) => name.startsWith(`Error${status}`)).length;
    const name = `Error${status}${count === 0 ? '' : `_${count + 1}`}`;
    shared[name] = JSON.parse(text);
    for (const { responses } of uses) responses[status] = { $ref: `#/components/responses/${name}` };
  }
  return { ...document, components: { ...document.components, responses: shared as never } };
}
