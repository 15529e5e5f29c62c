/** The attributes of a tag that are read. Most of those that a mail has are not among them, and are told by a look at three places. */

/** Empty where an element has none. */
export interface Attributes {
  style: string;
  class: string;
  id: string;
  href: string;
  alt: string;
  value: string;
  type: string;
  bgcolor: string;
  color: string;
  size: string;
  align: string;
  hidden: boolean;
}

/** Those of a tag that has none. */
export const unset: Readonly<Attributes> = {
  style: '',
  class: '',
  id: '',
  href: '',
  alt: '',
  value: '',
  type: '',
  bgcolor: '',
  color: '',
  size: '',
  align: '',
  hidden: false,
};

const names = Object.keys(unset) as (keyof Attributes)[];
const charsMax = Math.max(...names.map((name) => name.length));

/** The place of a name in the table, by its length, its first and its last letter; no two names that are read share one. */
function placeOf(length: number, first: number, last: number): number {
  return (length << 10) | ((first & 31) << 5) | (last & 31);
}

/** By place, the index of the name and one; 0 where there is none. */
const byPlace = new Uint8Array((charsMax + 1) << 10);
for (const [index, name] of names.entries()) {
  const place = placeOf(name.length, name.charCodeAt(0), name.charCodeAt(name.length - 1));
  if (byPlace[place] !== 0) throw new Error(`${name} stands where another attribute does`);
  byPlace[place] = index + 1;
}

/** The attribute that is named from one place to another, in any case; null when it is not read. */
export function attributeAt(source: string, start: number, end: number): keyof Attributes | null {
  if (end - start > charsMax) return null;
  const place = placeOf(end - start, source.charCodeAt(start), source.charCodeAt(end - 1));
  const name = names[(byPlace[place] as number) - 1];
  if (name === undefined) return null;
  return source.startsWith(name, start) || source.slice(start, end).toLowerCase() === name ? name : null;
}

/** With one more; of two of a name the first counts, as in a browser. */
export function put(to: Readonly<Attributes>, name: keyof Attributes, value: string): Readonly<Attributes> {
  const attributes: Attributes = to === unset ? { ...unset } : to;
  // Each by its name: a field whose name is only known when it is written takes ten times as long.
  switch (name) {
    case 'style':
      if (attributes.style === '') attributes.style = value;
      break;
    case 'class':
      if (attributes.class === '') attributes.class = value;
      break;
    case 'id':
      if (attributes.id === '') attributes.id = value;
      break;
    case 'href':
      if (attributes.href === '') attributes.href = value;
      break;
    case 'alt':
      if (attributes.alt === '') attributes.alt = value;
      break;
    case 'value':
      if (attributes.value === '') attributes.value = value;
      break;
    case 'type':
      if (attributes.type === '') attributes.type = value;
      break;
    case 'bgcolor':
      if (attributes.bgcolor === '') attributes.bgcolor = value;
      break;
    case 'color':
      if (attributes.color === '') attributes.color = value;
      break;
    case 'size':
      if (attributes.size === '') attributes.size = value;
      break;
    case 'align':
      if (attributes.align === '') attributes.align = value;
      break;
    default:
      attributes.hidden = true;
  }
  return attributes;
}
