/** What the elements of HTML are to a reader, by name: looked up once for each tag. */
import { mark } from './document.ts';

export interface Tag {
  /** In lower case. */
  readonly name: string;
  /** `void` has no content, that of `dropped` is no text that anyone reads. */
  readonly kind: 'void' | 'dropped' | 'title' | 'plain';
  /** Begins and ends a line. */
  readonly block: boolean;
  readonly cell: boolean;
  /** A closing tag within one of these closes nothing outside of it: a cell's content cannot close its table. */
  readonly scope: boolean;
  /** The marks that its content is printed in. */
  readonly marks: number;
  /** Font size in px of its content; 0 where it is that of its parent. */
  readonly px: number;
  /** Font size as a multiple of the parent's. */
  readonly em: number;
  /** Line breaks and blanks in it count. */
  readonly pre: boolean;
  /** Says how what it stands beside is read: `rt`. It parts nothing, and nobody types it. */
  readonly beside: boolean;
  /** What its opening closes when it is the innermost that is open. */
  readonly closes: readonly string[];
}

function words(list: string): string[] {
  return list.split(' ');
}

const names = {
  void: words('area base br col embed hr img input link meta param source track wbr basefont bgsound frame'),
  dropped: words(
    'script style template iframe noframes noembed object svg math canvas audio video select datalist xml',
  ),
  block: words(
    'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
      'form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody ' +
      'tfoot thead tr ul caption',
  ),
  plain: words(
    'title td th a span b strong mark code kbd samp tt var s del strike small big font sup textarea text rb rt rp',
  ),
};

const marksOf: Readonly<Record<string, number>> = {
  b: mark.bold,
  strong: mark.bold,
  th: mark.bold,
  mark: mark.bold,
  code: mark.code,
  pre: mark.code,
  kbd: mark.code,
  samp: mark.code,
  tt: mark.code,
  var: mark.code,
  s: mark.strike,
  del: mark.strike,
  strike: mark.strike,
  center: mark.center,
  blockquote: mark.quote,
};
const headingPx: Readonly<Record<string, number>> = { h1: 32, h2: 24, h3: 19, h4: 16, h5: 13, h6: 11 };
const closesOf: Readonly<Record<string, readonly string[]>> = {
  li: ['li', 'p'],
  td: ['td', 'th', 'p'],
  th: ['td', 'th', 'p'],
  tr: ['td', 'th', 'tr', 'p'],
  dt: ['dt', 'dd', 'p'],
  dd: ['dt', 'dd', 'p'],
  rb: ['rt', 'rp'],
  rt: ['rt', 'rp'],
  rp: ['rt', 'rp'],
};
const closesNothing: readonly string[] = [];
const closesParagraph = ['p'];

function kindOf(name: string): Tag['kind'] {
  if (name === 'title') return 'title';
  return names.void.includes(name) ? 'void' : names.dropped.includes(name) ? 'dropped' : 'plain';
}

function describe(name: string): Tag {
  const px = headingPx[name] ?? 0;
  const block = names.block.includes(name);
  const cell = name === 'td' || name === 'th';
  return {
    name,
    kind: kindOf(name),
    block,
    cell,
    scope: cell || name === 'table',
    marks: px > 0 ? mark.heading | mark.bold : (marksOf[name] ?? 0),
    px,
    em: name === 'small' ? 0.83 : name === 'big' ? 1.2 : 1,
    pre: name === 'pre' || name === 'textarea',
    beside: name === 'rt' || name === 'rp',
    closes: closesOf[name] ?? (block ? closesParagraph : closesNothing),
  };
}

const tags: ReadonlyMap<string, Tag> = new Map(
  Object.values(names)
    .flat()
    .map((name) => [name, describe(name)]),
);
const unknown = describe('');

/** What is around everything. */
export const rootTag: Tag = { ...unknown, block: true };

/** A longer name is that of no element we know. */
const nameCharsMax = 40;

/** The place of a name in the table, by its length, its first and its last letter; few names that are known share one. */
function placeOf(length: number, first: number, last: number): number {
  return (length << 10) | ((first & 31) << 5) | (last & 31);
}

const longestKnown = Math.max(...[...tags.keys()].map((name) => name.length));
const byPlace: (readonly Tag[] | undefined)[] = new Array((longestKnown + 1) << 10).fill(undefined);
for (const tag of tags.values()) {
  const { name } = tag;
  const place = placeOf(name.length, name.charCodeAt(0), name.charCodeAt(name.length - 1));
  byPlace[place] = [...(byPlace[place] ?? []), tag];
}

/** The tag that is named from one place to another, in any case, mostly in lower. */
export function tagAt(source: string, start: number, end: number): Tag {
  const length = end - start;
  if (length <= longestKnown) {
    const alike = byPlace[placeOf(length, source.charCodeAt(start), source.charCodeAt(end - 1))];
    if (alike !== undefined) for (const tag of alike) if (source.startsWith(tag.name, start)) return tag;
  }
  const name = source.slice(start, Math.min(end, start + nameCharsMax)).toLowerCase();
  return tags.get(name) ?? { ...unknown, name };
}
