/** What in an address nobody would type. */

/** "b7Q0-xZ41-mm9": so often a letter stands beside a digit in no title of a page. */
const changesMin = 3;

const campaign = /\butm_[a-z]{1,20}=[^&#]*/g;

/** A long value in path, query or fragment, a short one that no word looks like, or none. */
export function tokenIn(url: string): 'long' | 'short' | 'none' {
  const start = url.indexOf('/', 8);
  if (start < 0) return 'none';
  // Parameters by which campaigns are counted confirm nothing.
  const parts = url
    .slice(start)
    .replace(campaign, '')
    .split(/[/?&=#]/);
  if (parts.some(isLong)) return 'long';
  return parts.some(isShort) ? 'short' : 'none';
}

function isLong(part: string): boolean {
  if (part.length >= 16 && /\d/.test(part) && /[a-zA-Z]/.test(part)) return true;
  if (part.length >= 32 && /^[a-zA-Z0-9_.%-]+$/.test(part)) return true;
  if (part.length >= 8 && (part.match(/[a-z](?=\d)|\d(?=[a-z])/gi)?.length ?? 0) >= changesMin) return true;
  if (/^(?!(?:19|20)\d\d-)\d{2,4}(?:-\d{2,4}){2,4}$/.test(part)) return true;
  return part.length >= 6 && part.length < 16 && /^(?:\d{6,10}|(?=[a-z]*\d)[a-z0-9]{6,15})$/i.test(part);
}

/** "p9Qz", "0f6c-77b1": a letter right behind a digit, but for "2nd" and "24h". "ab03-77": short pieces of both. */
function isShort(part: string): boolean {
  const chunks = part.split(/[-_.]/);
  if (chunks.some((chunk) => mixed.test(chunk) || mixedCases.test(chunk))) return true;
  return (
    chunks.length > 1 &&
    /[a-z]/i.test(part) &&
    chunks.every((chunk) => /^[a-z0-9]{1,4}$/i.test(chunk) && !/^(?:19|20)\d\d$/.test(chunk)) &&
    chunks.filter((chunk) => /\d/.test(chunk)).length > 1
  );
}

/** "Qw81": in both cases, with a digit. */
const mixedCases = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[A-Za-z0-9]{4,15}$/;
const mixed = /^(?=.*\d[a-z])(?!\d+(?:st|nd|rd|th|[dhkmpx]|fa|min|am|pm)$)[a-z0-9]{3,}$/i;
