import fc from 'fast-check';
import { Tokenizer } from 'htmlparser2';
import { expect, test } from 'vitest';
import { type Listener, Tokens } from '../../../src/mail/html/tokens.ts';
import { cpuMs } from '../../support/cputime.ts';

/** Everything that is called, with its places; `stopAt` calls the tokenizer is paused after. */
function callsOf(
  make: (listener: Listener) => Pick<Tokenizer, 'write' | 'end' | 'pause'>,
  html: string,
  stopAt = Number.POSITIVE_INFINITY,
): unknown[] {
  const calls: unknown[] = [];
  const listener = new Proxy({} as Listener, {
    get: (_, name) => {
      if (name === 'isInForeignContext') return () => html.includes('<svg');
      return (...places: number[]) => {
        calls.push([name, ...places]);
        if (calls.length === stopAt) tokenizer.pause();
      };
    },
  });
  const tokenizer = make(listener);
  tokenizer.write(html);
  tokenizer.end();
  return calls;
}

const deaf = new Proxy({} as Listener, {
  get: (_, name) => (name === 'isInForeignContext' ? () => false : () => {}),
});

const library = (listener: Listener) => new Tokenizer({ decodeEntities: true }, listener);
const ours = (listener: Listener) => new Tokens(listener);

const scrap = fc.constantFrom(
  ...[
    '<p>',
    '</p>',
    '<a href="',
    '"',
    "'",
    '>',
    '<',
    '&',
    '&amp;',
    '&nbsp',
    '&#52;',
    '&#x38',
    ';',
    ' class=',
    '=',
    '/',
  ],
  ...[
    '<br/>',
    '<!--',
    '-->',
    '<!doctype html>',
    '<style>',
    '</style>',
    '<title>',
    '</title>',
    '<script>',
    '</script>',
  ],
  ...[
    '<textarea>',
    '<svg>',
    '<![CDATA[',
    ']]>',
    'word',
    ' ',
    '\r\n',
    'é',
    '確認',
    'style="color:red"',
    '<img alt="a&b">',
  ],
);

test('what is called is what the library calls, whatever the HTML is made of', () => {
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 40 }), fc.integer({ min: 1, max: 60 }), (scraps, stopAt) => {
      const html = scraps.join('');
      expect(callsOf(ours, html)).toEqual(callsOf(library, html));
      expect(callsOf(ours, html, stopAt)).toEqual(callsOf(library, html, stopAt));
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  ['ampersands before a tag that never comes', '&a '],
  ['ampersands in a value that never ends', '&a '],
  ['quotation marks', '" '],
  ['tags', '<b> '],
])('no stretch is searched again: %s', (name, piece) => {
  const head = name.includes('value') ? '<p title="' : '';
  const time = (count: number): number => {
    const began = cpuMs();
    const tokens = new Tokens(deaf);
    tokens.write(head + piece.repeat(count));
    tokens.end();
    return cpuMs() - began;
  };
  time(20_000);
  const [one, eight] = [time(30_000), time(240_000)];
  expect(eight).toBeLessThan(Math.max(one, 5) * 24);
});
