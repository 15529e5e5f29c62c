/** What the words before a candidate call it, in its sentence or row. */
import { opensBrackets } from './between.ts';
import type { Match } from './candidates.ts';
import { fold } from './clean.ts';
import {
  codeWeight,
  type Governor,
  isBacked,
  isLabel,
  isName,
  isStrong,
  matchesBetween,
  none,
  quoted,
  strongWeight,
} from './evidence.ts';
import { isOfNamed } from './matter.ts';
import { instrument } from './means.ts';
import {
  hasUnknownBetween,
  hasUnknownModifier,
  isAskedBehind,
  isNumberWord,
  isObject,
  isSecret,
} from './modifier.ts';
import type { Segment } from './segments.ts';
import { firstAfter, hasDigitBetween, sentenceEnd, wordsBetween } from './sentence.ts';
import { isBehindValue } from './spent.ts';
import { copulas, isOtherStated, isSaidAfter, isStated, statementOf } from './statement.ts';
import type { Hit } from './words/index.ts';

export function namedBefore(
  segment: Segment,
  match: Match,
  matches: readonly Match[],
  from: number,
  sender: ReadonlySet<string>,
): Governor {
  const { text, hits } = segment;
  let weak: Governor = none;
  for (let index = firstAfter(hits, match.start) - 1; index >= 0; index -= 1) {
    const hit = hits[index] as Hit;
    if (hit.end > match.start || hit.start < from) continue;
    if (isNewOne(segment, hit, match) || isSecondFactor(segment, hit, match)) {
      return {
        weight: codeWeight,
        reason: `${quoted(segment, hit)} stands before it`,
        verdict: 'code',
        strong: false,
        direct: true,
      };
    }
    if (hit.kind === 'number' || (hit.kind === 'label' && isMere(segment, hit))) {
      const asked = askedFor(segment, index, match, from);
      if (asked !== null) return asked;
    }
    if (!isName(hit) || isBehindValue(text, hit, match.start)) continue;
    const words = wordsBetween(text, hit.end, match.start);
    const distance = match.start - hit.end;
    const column = text.charCodeAt(hit.end) === 9 || text.charCodeAt(match.start - 1) === 9;
    if (isLabel(hit)) {
      // A label has taken the first number after it, and reaches no further than a few words.
      if (hasDigitBetween(text, hit.end, match.start) || words > 2 || distance > 24) continue;
      if (/,| [-|\u00b7] /.test(text.slice(hit.end, match.start))) continue;
      if (isObject(segment, hit, match, from) || isOfNamed(hits, index, from)) continue;
      // "Go to the activation page and enter kT7mQ2": what is asked for is no page.
      if (isAskedSince(segment, index, match)) continue;
      const direct = words === 0;
      const own = hits[index - 1];
      if (own !== undefined && isStrong(own) && isNumberWord(text, own, hit)) continue;
      const colon = text.charCodeAt(hit.end) === 58;
      // "Verification code for your order: 123456" is still about the code.
      const before = direct && colon ? previousName(hits, index, from) : null;
      const isNamed =
        before?.kind === 'strong' ||
        (before?.kind === 'code' &&
          (isBacked(hits, before, from, hit.start) ||
            forThis.test(segment.folded.slice(before.end, hit.start))));
      if (before !== null && isNamed && !hasDigitBetween(text, before.end, hit.start)) {
        return {
          // "Kód pro schválení platby: 123456": what is approved is no label of a number.
          weight: isBacked(hits, before, before.end, hit.start) ? 4 : 3,
          reason: `${quoted(segment, before)} stands before it`,
          verdict: 'code',
          strong: true,
          direct: false,
        };
      }
      const weight = direct ? -6 : words === 1 ? -3.5 : -2;
      const found: Governor = {
        weight,
        reason: `${quoted(segment, hit)} names another number`,
        verdict: 'other',
        strong: false,
        mere: isMere(segment, hit),
        direct,
      };
      if (direct || weak.verdict === 'none') weak = found;
      if (direct) return found;
      continue;
    }
    const taken = matchesBetween(matches, hit.end, match.start);
    if (hit.kind === 'other') {
      // "Code for the transfer to IBAN ending 4471: 306518": that name has its number.
      if (distance > 90 || (taken > 0 && isStated(segment, match.start))) continue;
      return {
        weight: taken > 0 ? -4 : -7,
        reason: `${quoted(segment, hit)} is a code of another kind`,
        verdict: 'other',
        strong: false,
        direct: words <= 3,
      };
    }
    if (weak.verdict === 'other' && taken > 0 && statementOf(segment, match.start) !== 'verb') return weak;
    const strong = isStrong(hit) || isBacked(hits, hit, from, sentenceEnd(text, match.end));
    let weight = strong ? strongWeight : codeWeight;
    const stated = statementOf(segment, match.start);
    // What stands between a name and its verb makes it no less clear.
    weight -= Math.min(stated === 'verb' ? 0.6 : 2, Math.max(0, distance - 12) * 0.02);
    // "Your code for the payment at shop 4411 is 774411": what the sentence states is no neighbour's number.
    if (stated !== 'none') weight += strong ? 0.4 : 1.2;
    else {
      weight -= Math.min(3, taken * 1.5);
      // A code is spoken of, and further on in the sentence stands a number.
      if (words > 3) weight -= 0.8;
      // "Your code for account 4471 is 774411": the sentence says itself which one it means.
      if (words > 0 && isOtherStated(segment, matches, match)) weight -= 2.2;
    }
    // "Code 123456 is needed to confirm the payment."
    if (stated === 'none' && words === 0 && isSaidAfter(segment, match.end)) weight += 0.8;
    if (!strong && !isSecret(segment, hit) && hasUnknownModifier(text, hits, hit, sender)) weight -= 1.2;
    // "Code tombola : 66041", in languages that name it behind.
    const isOfOther = !strong && words === 1 && hasUnknownBetween(text, hits, hit, match.start, sender);
    if (isOfOther) weight -= 1.2;
    // "Sign-in code (MATH 1310)": in brackets of its own, a word stands before it.
    if (stated === 'none' && words > 0 && opensBrackets(text, hit.end, match.start)) weight -= 1.2;
    if (column) weight += 0.3;
    // A label between them that says nothing of its own takes a little away.
    if (weak.verdict === 'other' && stated === 'none') weight += weak.weight * 0.5;
    return {
      weight,
      reason:
        words === 0
          ? `stands right after ${quoted(segment, hit)}`
          : `stands after ${quoted(segment, hit)} in the same sentence`,
      verdict: 'code',
      strong,
      stated,
      direct: !isOfOther && isDirect(text, hit.end, match.start, words),
    };
  }
  return weak;
}

function previousName(hits: readonly Hit[], index: number, from: number): Hit | null {
  for (let back = index - 1; back >= 0; back -= 1) {
    const hit = hits[back] as Hit;
    if (hit.start < from) return null;
    if (isName(hit)) return hit;
  }
  return null;
}

/** "code: X", "code is X", "code – X": at most one small word between. */
function isDirect(text: string, from: number, to: number, words: number): boolean {
  if (to - from > 14) return false;
  if (words === 0) return true;
  const gap = text.slice(from, to);
  return (
    words === 1 &&
    (to - from <= 7 ||
      gap.includes(':') ||
      gap.endsWith('(') ||
      copulas.has(
        fold(gap)
          .replace(/[#"'*_]/g, '')
          .trim(),
      ))
  );
}

/** "Activation code for this IP: 325190": what it is for, and no name of what follows. */
const forThis =
  /^ (?:for this|fur diese[ns]?|pour cet(?:te)?|pour ce|para est[ea]|per quest[oa]|voor (?:dit|deze)|for denne|for dette|for den har|dla tego|dla tej|pro tento|pro tuto) $/;

/** Words for numbers that say of what only together with others: "your number", not "your account number". */
const mereNumber =
  /^(?:number|nummer|nummeret|numret|nommer|numero|numer|numerem|numerom|cislo|cislem|cislom|broj|brojem|stevilko|num|nombor|nomor|номер|номером|номера|нумарам|број|бројем|бројот|число|numara|numarasini|numarasiyla|numar|numarul|numrin|numeriu|numuru|szam|numeri|τον? αριθμο|αριθμος|ნომრით|համարով)$/;

function isMere({ folded, hits }: Segment, hit: Hit): boolean {
  if (!mereNumber.test(folded.slice(hit.start, hit.end))) return false;
  // "Your account number": what stands right before it says of what.
  return !hits.some(({ kind, end }) => end === hit.start - 1 && kind !== 'use');
}

/** Whether a request stands between a label and a number, and no bracket before it: not "a document (type P800)". */
function isAskedSince({ text, hits }: Segment, index: number, match: Match): boolean {
  const [label, next] = [hits[index] as Hit, hits[index + 1]];
  if (next?.kind !== 'use' || next.end > match.start) return false;
  return !/[([]/.test(text.slice(label.end, next.start));
}

/** Forms of them that say with what: "číslem", "бројем". */
const withNumber =
  /^(?:numerem|cislem|cislom|brojem|бројем|номером|нумарам|numeriu|ნომრით|համարով|nummeret|numret)$/;

/** "Přihlaste se číslem 4821", "Log masuk dengan nombor 4821". */
function isWith({ folded }: Segment, hit: Hit): boolean {
  return (
    withNumber.test(folded.slice(hit.start, hit.end)) ||
    instrument.test(folded.slice(Math.max(0, hit.start - 16), hit.start))
  );
}

const askReach = 50;
/** "Prijavite se s številko 4821": endings and small words stand before it. */
const withReach = 14;
/** "Enter the number 4821": numbers that one calls have their verbs further off. */
const labelReach = 8;

/** "Log in with the digits 4821", "the key to your account is NXR-4V7": a word for any number, which the sentence asks for or states. */
function askedFor(segment: Segment, index: number, match: Match, from: number): Governor | null {
  const { text, hits } = segment;
  const hit = hits[index] as Hit;
  const isDirect = wordsBetween(text, hit.end, match.start) === 0;
  if (hit.kind === 'number' && !isOfOther(hits, index, match) && isStatedAs(segment, hit, match))
    return statedAs(segment, hit, from, match.end);
  if (!isDirect || hasDigitBetween(text, hit.end, match.start)) return null;
  if (hit.kind === 'number' && isAskedBehind(segment, match.end)) return askedAs(segment, hit);
  const isMeant = hit.kind !== 'number' && isWith(segment, hit);
  const reach = hit.kind === 'number' ? askReach : isMeant ? withReach : labelReach;
  let edge = hit.start;
  for (let back = index - 1; back >= 0; back -= 1) {
    const before = hits[back] as Hit;
    if (before.start < from || edge - before.end > reach) return null;
    // "Enter in the app the number 4821": the place belongs to the verb.
    if (before.kind === 'where') edge = before.start;
    if (hit.kind !== 'number' && before.kind !== 'use' && !(before.kind === 'act' && isMeant)) continue;
    if (isName(before) || hasDigitBetween(text, before.end, hit.start)) return null;
    if (before.kind === 'use' || before.kind === 'act') return askedAs(segment, hit);
  }
  return null;
}

/** What says "is" at the end of a sentence. */
const lastVerb = /^ (?:है|हैं|आहे|हो|ہے|ہیں|است|میباشد|છે|ਹੈ|ఉంది|ஆகும்|ആണ്)(?![\p{L}\p{M}])/u;

/** "Your key is 4821", "आपकी कुंजी 4821 है". */
function isStatedAs(segment: Segment, hit: Hit, match: Match): boolean {
  if (statementOf(segment, match.start) === 'verb') return true;
  return (
    lastVerb.test(segment.folded.slice(match.end, match.end + 12)) &&
    wordsBetween(segment.text, hit.end, match.start) <= 2
  );
}

/** The governor of a candidate that the sentence asks for as any number. */
export function askedAs(segment: Segment, hit: Hit): Governor {
  return {
    weight: 4.2,
    reason: `is ${quoted(segment, hit)} that the sentence asks for`,
    verdict: 'code',
    strong: false,
    direct: true,
  };
}

/** The governor of a candidate that the sentence says to be a key, a combination. */
export function statedAs(segment: Segment, hit: Hit, from: number, to: number): Governor {
  return {
    // "The key to sign in with is 4821": what it is for is said as well.
    weight: isBacked(segment.hits, hit, from, sentenceEnd(segment.text, to)) ? 4.2 : 3.6,
    reason: `is said to be ${quoted(segment, hit)}`,
    verdict: 'code',
    strong: false,
    stated: 'verb',
    direct: true,
  };
}

/** "The key to your locker is 4471": what names something else stands between. */
function isOfOther(hits: readonly Hit[], index: number, match: Match): boolean {
  for (let on = index + 1; on < hits.length; on += 1) {
    const hit = hits[on] as Hit;
    if (hit.start >= match.start) return false;
    if (isLabel(hit) || hit.kind === 'other') return true;
  }
  return false;
}

/** "New one: 482913". */
function isNewOne(segment: Segment, hit: Hit, match: Match): boolean {
  return (
    hit.kind === 'fresh' &&
    wordsBetween(segment.text, hit.end, match.start) === 0 &&
    isStated(segment, match.start)
  );
}

/** "2FA 027418": the way of signing in stands for its code, and nothing between them. */
function isSecondFactor({ folded }: Segment, hit: Hit, match: Match): boolean {
  return (
    hit.kind === 'act' &&
    match.start - hit.end === 1 &&
    /^(?:2fa|mfa|tfa)$/.test(folded.slice(hit.start, hit.end))
  );
}
