/** Code that reads the code: ready to paste, with the address of this server and the inbox already in it. */
import { type Html, html } from './html.ts';
import { copyButton } from './layout.ts';

export interface SnippetValues {
  /** Scheme, host and base path. */
  readonly base: string;
  readonly inbox: { readonly id: string; readonly email: string };
  /** Shown whole while it is known, which is once; null leaves it to the environment. */
  readonly key: string | null;
}

export function snippets(values: SnippetValues): Html {
  const texts = [
    ['curl', shell(values)],
    ['JavaScript, TypeScript', javaScript(values)],
    ['Python', python(values)],
  ] as const;
  return html`<div class="snippets">${texts.map(
    ([name, text], index) =>
      html`<details name="snippet"${index === 0 ? html` open` : ''}><summary>${name}</summary><div class="codeblock">${copyButton(text, `Copy the ${name} code`)}<pre tabindex="0" aria-label="${name}"><code>${text}</code></pre></div></details>`,
  )}</div>`;
}

function shell({ base, inbox, key }: SnippetValues): string {
  return [
    key === null
      ? `: "\${EMAIL_INBOX_API_KEY:?export it first: an API key of this organization}"`
      : `export EMAIL_INBOX_API_KEY=${key}`,
    '',
    `API=${base}/api/v1`,
    'AUTH="Authorization: Bearer $EMAIL_INBOX_API_KEY"',
    'SINCE=$(curl -sS $API/clock -H "$AUTH" | jq -er .data.epochMs)',
    // No comment, which zsh would take for a command; and without the address, of which a shell may execute a part.
    ': now make the site send its mail to this inbox',
    `curl -sS "$API/emailInbox/${inbox.id}/otp?since=$SINCE&wait=60" -H "$AUTH" | jq -er '.data.otp // (.message | halt_error(1))'`,
  ].join('\n');
}

/** In the program that is pasted, not in this one. */
const fromEnvironment = `\${${['process', 'env', 'EMAIL_INBOX_API_KEY'].join('.')}}`;

function javaScript({ base, inbox, key }: SnippetValues): string {
  return [
    `const api = '${base}/api/v1';`,
    `const headers = { Authorization: \`Bearer ${key ?? fromEnvironment}\` };`,
    'const read = async (path) => (await (await fetch(api + path, { headers })).json()).data;',
    '',
    "const { epochMs } = await read('/clock');",
    `// now make the site send its mail to ${inbox.email}`,
    `const { otp } = await read(\`/emailInbox/${inbox.id}/otp?since=\${epochMs}&wait=60\`);`,
  ].join('\n');
}

function python({ base, inbox, key }: SnippetValues): string {
  return [
    'import json, os, urllib.request',
    '',
    `API = '${base}/api/v1'`,
    key === null ? "KEY = os.environ['EMAIL_INBOX_API_KEY']" : `KEY = '${key}'`,
    'def read(path):',
    "    request = urllib.request.Request(API + path, headers={'Authorization': 'Bearer ' + KEY})",
    "    return json.load(urllib.request.urlopen(request))['data']",
    '',
    "since = read('/clock')['epochMs']",
    `# now make the site send its mail to ${inbox.email}`,
    `print(read(f'/emailInbox/${inbox.id}/otp?since={since}&wait=60')['otp'])`,
  ].join('\n');
}
