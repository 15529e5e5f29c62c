/**
 * The impersonation blocklist: whether a local part poses as somebody else. Pure, and linear in the local part.
 *
 * Characters that look alike are read as the letter they stand for, and separators are skipped. A brand is then
 * found in one of two ways. `anywhere`: at any place, each of its letters repeated at will. Whole token: from
 * the start of a token to the end of one, with runs of a letter counted as one on both sides (`aple` is
 * `apple`). Tokens end at separators and where a word begins that goes with a brand (`applesupport`). They also
 * end at digits, and there the search is stricter, because random ids are full of short words between digits:
 * from five letters on at any digit (`apple2go`); shorter ones, and those that hexadecimal digits can spell, only
 * at the number a token begins or ends with, and only as written (`ups24`, not `up524`). A test run that makes an
 * inbox per random id must not meet a 422.
 */
import { limits } from '../limits.ts';
import {
  boundary,
  type Reading,
  readLocal,
  type Sign,
  sameSign,
  signs,
  signsOf,
  spells,
} from './blocklist/reading.ts';
import { anywhere, roleMailboxes, wholeToken } from './blocklist/terms.ts';

export type BlocklistVerdict =
  | { readonly blocked: false }
  /** `term` is the entry that was found; `message` names the field `email` and is safe to show. */
  | { readonly blocked: true; readonly term: string; readonly message: string };

export interface Blocklist {
  /** @param local a local part of at most `limits.addressLocalOctetsMax` characters. */
  check(local: string): BlocklistVerdict;
}

export interface BlocklistOptions {
  /** More terms: looked for anywhere when they have six letters or more, else as whole tokens. */
  readonly add: readonly string[];
  /**
   * Wins over everything else. An entry takes the term that is read the same way off the list, and lets the
   * local part that equals it pass.
   */
  readonly allow: readonly string[];
}

/** From so many letters on, a term that a deployment adds is looked for anywhere. */
const anywhereLettersMin = 6;
/** From so many letters on, a whole token may begin and end at a digit inside a token. */
const digitBoundaryLettersMin = 5;
const termLettersMin = 2;
/** Letters that hexadecimal digits stand for, so that ids spell them: `4ad0-be41` is no brand between numbers. */
const hexadecimal = /^[abcdefilost]+$/;

/** What is wrong with a term to be added, or null; for whoever reads the configuration. */
export function blocklistTermProblem(term: string): string | null {
  const { length } = signsOf(term);
  // Signs such as "@" are read as letters, but a term of nothing else is none that anybody meant.
  const plain = term.match(/[a-z\d]/gi)?.length ?? 0;
  if (plain >= termLettersMin && length <= limits.blocklistTermLettersMax) return null;
  return `"${term}" must have ${termLettersMin} to ${limits.blocklistTermLettersMax} ASCII letters or digits`;
}

/** @throws RangeError for a term to be added that `blocklistTermProblem` objects to. */
export function makeBlocklist(options: BlocklistOptions): Blocklist {
  for (const problem of options.add.map(blocklistTermProblem)) {
    if (problem !== null) throw new RangeError(problem);
  }
  const allowed = options.allow.map((entry) => entry.trim().toLowerCase());
  const allowedLocals = new Set(allowed);
  const allowedTerms = new Set(allowed.map((entry) => signsOf(entry).join()));
  const added = options.add.map((term) => term.trim().toLowerCase());
  const isLong = (term: string): boolean => signsOf(term).length >= anywhereLettersMin;
  const isKept = (term: string): boolean =>
    allowedTerms.size === 0 || !allowedTerms.has(signsOf(term).join());

  const terms = [
    ...[...anywhere, ...added.filter(isLong)].filter(isKept).map((term) => compile(term, true)),
    ...[...wholeToken, ...added.filter((term) => !isLong(term))]
      .filter(isKept)
      .map((term) => compile(term, false)),
  ];
  // Digits are read as letters or as the ends of tokens, so that a term with some is looked for as it is written, too.
  const numbered = added
    .filter(isKept)
    .map((term) => term.replace(/[^a-z\d]/g, ''))
    .filter((term) => /\d/.test(term));
  const roles = roleMailboxes.filter(isKept).map((role) => ({ role, letters: signsOf(role) }));

  return {
    check(local) {
      if (local.length > limits.addressLocalOctetsMax)
        throw new RangeError('The local part is too long to check.');
      const lower = local.toLowerCase();
      if (allowedLocals.has(lower)) return { blocked: false };
      const reading = readLocal(lower);
      const { folded } = reading;
      const found = roles.find(
        ({ letters }) => letters.length === folded.length && spells(folded, 0, letters),
      );
      if (found) return refuse(found.role, `is the mailbox of a role ("${found.role}")`);
      const tokens = lower.split(/[^a-z\d]+/);
      const written = numbered.find((term) => tokens.includes(term));
      if (written) return refuse(written, `contains a protected brand term ("${written}")`);
      const term = terms.find(({ searches }) => searches.some((search) => finds(search, reading)));
      if (term) return refuse(term.name, `contains a protected brand term ("${term.name}")`);
      return { blocked: false };
    },
  };
}

function refuse(term: string, reason: string): BlocklistVerdict {
  const message = `email ${reason} and could be used to impersonate its owner: choose another local part`;
  return { blocked: true, term, message };
}

interface Term {
  readonly name: string;
  readonly searches: readonly Search[];
}

/** Where one form of a term is looked for: in which reading, and between which boundaries. */
interface Search {
  readonly automaton: Automaton;
  readonly reading: 'folded' | 'cautious' | 'letters';
  /** The least boundary it may begin and end at. */
  readonly bound: number;
}

/** Bit-parallel: bit j of the mask of a sign says that the sign may be letter j of the term. */
interface Automaton {
  readonly masks: readonly number[];
  readonly accept: number;
}

function compile(term: string, isAnywhere: boolean): Term {
  const letters = signsOf(term);
  const collapsed = automatonOf(letters.filter((letter, i) => letter !== letters[i - 1]));
  const full = automatonOf(letters);
  const token: Search = { automaton: collapsed, reading: 'cautious', bound: boundary.edge };
  let besides: Search = { automaton: full, reading: 'letters', bound: boundary.number };
  if (letters.length >= digitBoundaryLettersMin && !hexadecimal.test(term)) {
    besides = { automaton: full, reading: 'cautious', bound: boundary.digit };
  }
  if (isAnywhere) besides = { automaton: full, reading: 'folded', bound: boundary.none };
  return { name: term, searches: [token, besides] };
}

/** By the letter of a term, the signs that may be read as it. */
const readAs = signs.map((letter) => signs.filter((sign) => sameSign(sign, letter)));

function automatonOf(letters: readonly Sign[]): Automaton {
  const masks = signs.map(() => 0);
  for (const [j, letter] of letters.entries()) {
    for (const sign of readAs[letter] ?? []) masks[sign] = (masks[sign] ?? 0) | (1 << j);
  }
  return { masks, accept: 1 << (letters.length - 1) };
}

/** One pass over the signs, in which every letter of the term may repeat. */
function finds({ automaton, reading: name, bound }: Search, reading: Reading): boolean {
  const text = reading[name];
  let state = 0;
  for (let i = 0; i < text.length; i += 1) {
    const entry = (reading.starts[i] ?? boundary.none) >= bound ? 1 : 0;
    // A letter follows its predecessor, repeats itself, or is the first one. A barrier has no mask.
    state = ((state << 1) | state | entry) & (automaton.masks[text[i] ?? -1] ?? 0);
    if ((state & automaton.accept) !== 0 && (reading.ends[i] ?? boundary.none) >= bound) return true;
  }
  return false;
}
