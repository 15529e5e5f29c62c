/** Words that make of a plain name the name of another code: "raffle code", "súťažný kód", "Code tombola". */
import type { Match } from '../shape/candidates.ts';
import { fold } from '../text/clean.ts';
import type { Segment } from '../text/segments.ts';
import { firstAfter, isNumberNext, sentenceEnd } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';
import { newOnes } from '../words/particles/changes.ts';
import { articles, copulas, indefinites, instruments, nows, ownWords } from '../words/particles/grammar.ts';
import { mereNumbers, neutralBehind, neutralModifiers, ways } from '../words/particles/names.ts';
import { demonstratives, possessives } from '../words/particles/pointers.ts';

/** Words before a name that say which one it is or whose, not what for: "this code", "your personal code". */
const isNeutral = new RegExp(
  `^(?:${neutralModifiers}|${articles}|${indefinites}|${ownWords}|${possessives}|${demonstratives}|${newOnes}|${instruments})`,
  'u',
);
/** The same after it. */
const isNeutralAfter = new RegExp(
  `^(?:${neutralBehind}|${ownWords}|${possessives}|${demonstratives}|${newOnes})`,
  'u',
);

/** "súťažný kód", "店コード", "Kurs kodu": an unknown word right before a weak name says that it is a code of its own kind. */
export function hasUnknownModifier(
  text: string,
  hits: readonly Hit[],
  hit: Hit,
  sender: ReadonlySet<string>,
): boolean {
  const textBefore = text.slice(Math.max(0, hit.start - modifierReach), hit.start);
  const name = text.slice(hit.start, hit.end);
  // "Chargencode", "Provkod": a word that it is a part of.
  const whole = /\p{Script=Latin}{3,24}$/u.exec(textBefore)?.[0];
  if (whole !== undefined) return isUnknown(whole, sender);
  if (isEastern.test(name) && isCompound.test(textBefore))
    return !hits.some(({ kind, end }) => end === hit.start && (kind === 'use' || kind === 'act'));
  // "Sinulta kysytään aktivointikoodia": a name that says itself what it is of.
  if (name.length >= compoundCharsMin && !name.includes(' ')) return false;
  const owner =
    name === 'kodu' &&
    /^ ?(?:[:\d\t]|$)/.test(text.slice(hit.end, hit.end + 2)) &&
    turkishOwner.exec(textBefore)?.[1];
  // "तुमचा कोड" says already whose it is.
  const noun = owner || (name.includes(' ') ? undefined : shortNoun.exec(textBefore)?.[1]);
  const before = noun ?? longWord.exec(textBefore)?.[1];
  if (before === undefined || !isUnknown(before, sender)) return false;
  const at = hit.start - 1 - before.length;
  // A name in the midst of a sentence is the sender's: "Your Fieldnote code".
  if (/^\p{Lu}/u.test(before) && at > 0 && !/[.!?:] $/.test(text.slice(at - 2, at))) return false;
  // Any word that is known stands for itself in "attestation code", which may be a code that attests; in "აბონენტის კოდი" the
  // ending says that the code is the subscriber's, so that only words about codes do.
  const isPlainWord = noun === undefined && /\p{Script=Latin}/u.test(before);
  // In some languages the verb of a warning stands right before the name, "tell nobody the code": it belongs to the warning.
  return !hits.some(
    (other) =>
      other.start < hit.start &&
      other.end > (other.kind === 'care' ? at - 2 : at) &&
      (isPlainWord || saysOfCodes(other)),
  );
}

const modifierReach = 24;
const compoundCharsMin = 11;
/** A word of six letters or more: shorter ones are mostly articles, verbs and endings. */
const longWord = /(\p{L}{6,24}) $/u;
/** In scripts whose words are short two letters are enough. A Korean word with one of these endings closes a clause and is no noun: "받은 코드". */
const shortNoun =
  /([\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Hangul}\p{M}]{2,24}(?<![이그본새위래음리자당된은는을한할의린온낸진인신른])) $/u;
/** "Kurs kodu: 3041882": the ending of "kodu" says that it is the code of what the word before it names, unless that word is an adjective or a participle. */
const turkishOwner = /(?<!\p{L})(\p{L}{3,24}(?<!ki|li|lı|lu|lü|lik|lık|luk|lük|en|an|niz|nız|nuz|nüz)) $/u;
/** Names that are written in one word with what the code is of. A verb or a small word before them says nothing of that: "输入代码", "6桁コード". */
const isEastern = /^(?:コード|代码|代碼|코드)$/;
const isCompound =
  /[\p{Script=Han}\p{Script=Katakana}\u30fc\uac00-\ud7a3](?<![的此該该這这個个位入用下述列方記记次上后後前为為是有含组組串份條条你您其码碼桁仮新字이그본새위래음리자당된은는을한할의린온낸진인신른])$/u;

function isUnknown(word: string, sender: ReadonlySet<string>): boolean {
  return !isNeutral.test(fold(word)) && !sender.has(word.toLowerCase());
}

/** Whether a word that was found speaks of codes. Names of other numbers and of what has them do not: a code with one of these is that of something else. */
function saysOfCodes({ kind }: Hit): boolean {
  return kind !== 'label' && kind !== 'matter' && kind !== 'other';
}

/** "Code tombola : 66041", "Código da escola: 403118": an unknown word after the name says the same, in languages that put it there. */
export function hasUnknownBetween(
  text: string,
  hits: readonly Hit[],
  hit: Hit,
  to: number,
  sender: ReadonlySet<string>,
): boolean {
  if (to - hit.end > afterReach) return false;
  const between = text.slice(hit.end, to);
  const owner = genitiveAfter.exec(between)?.[1];
  const word =
    owner ??
    thaiAfter.exec(between)?.[1] ??
    (hit.start === 0 ? wordsAfter.exec(between)?.[1] : undefined) ??
    wordAfter.exec(between)?.[1];
  if (word === undefined) return false;
  const folded = fold(word);
  if (
    isWay.test(folded) ||
    copulas.has(folded) ||
    nows.has(folded) ||
    isNeutral.test(folded) ||
    isNeutralAfter.test(folded)
  )
    return false;
  // "Código da escola", of the Escola da Ponte: a sender of that name has codes of its own.
  if (owner === undefined && sender.has(word)) return false;
  return !hits.some((other) => other.start >= hit.end && other.start < to && saysOfCodes(other));
}

const afterReach = 60;
/** "kód incidentu ", "Código da escola: ", "kód školy (IZO) ". */
const wordAfter =
  /^ (?:(?:de|da|do|del|della|dell|du|des|di|dei|dos|das|van|för|for) (?:la |el |los |het |de |l['’])?|d['’]|dell['’])?([\p{Ll}\p{Lo}][\p{Ll}\p{Lo}\p{M}]{2,23})(?: \([\p{L}\p{N}]{1,10}\))? ?[:\uff1a=(\t]? ?$/u;
/** "Kode akun pajak: 411125": two words make a name of it at the beginning of a line. */
const wordsAfter = /^ ([\p{Ll}\p{Lo}]{3,23}) [\p{Ll}\p{Lo}]{3,23} ?: ?$/u;
/** "Código do aluno (por exemplo, o da Heloísa é 2019044)": a genitive says so, whatever follows it. */
const genitiveAfter =
  /^ (?:de|da|do|del|du|des|della|dei|di) (?:la |el |los |las )?(\p{Ll}{4,23})(?![\p{L}'’-])/u;
const isWay = new RegExp(`^${ways}`, 'u');
/** "รหัสหน่วยงาน 03017": Thai is written without blanks. */
const thaiAfter = /^([\u0e01-\u0e4e]{3,30})[ :\t]*$/;

/** "Terminal: Lieto, code 2075": the name stands in small letters after a comma, in a list of what something has. */
export function isListed(text: string, hit: Hit, to: number): boolean {
  return (
    /^\p{Ll}/u.test(text.slice(hit.start, hit.end)) &&
    to - hit.end === 1 &&
    /\p{L}, $/u.test(text.slice(Math.max(0, hit.start - 3), hit.start))
  );
}

const askedAfterReach = 24;
const saysNumber = new RegExp(`(?:^| )${mereNumbers}|numarasi|nummer|番号|번호|编号|編號`, 'u');

/**
 * Whether a label only names what is confirmed, and not the number after it. In languages whose verb comes last the request
 * stands after the number: "Siparişinizi onaylamak için 123456 girin", "برای تایید سفارش 123456 را وارد کنید".
 */
export function isObject({ text, folded, hits }: Segment, label: Hit, match: Match, from: number): boolean {
  // "Giriş için müşteri numarası 4471920 yazın": a word for numbers in the label says that the number of that is asked for.
  if (saysNumber.test(folded.slice(label.start, label.end))) return false;

  const next = hits[firstAfter(hits, match.end)];
  if (next?.kind !== 'use' || next.start - match.end > askedAfterReach) return false;
  if (next.start > sentenceEnd(text, match.end) || isNumberNext(text, next.end)) return false;
  // "Approve it (transaction ZAPR2) by entering the TAN": the number in brackets belongs to the word there.
  if (/[)\]]/.test(text.slice(match.end, next.start))) return false;
  return hits.some(
    (hit) => hit.kind === 'act' && hit.start >= from && hit.end <= match.start && hit.start - label.end < 24,
  );
}

/** Whether a verb for entering follows a place and takes no number after it: "операторға 721081 санын айтыңыз", "数字4821を入力". */
export function isAskedAfter({ text, hits }: Segment, at: number): boolean {
  const next = hits[firstAfter(hits, at)];
  if (next?.kind !== 'use' || next.start - at > askedAfterReach || next.start > sentenceEnd(text, at))
    return false;
  return !/[,;:\d]/.test(text.slice(at, next.start)) && !isNumberNext(text, next.end);
}

/** "Verification code no. 660412", "OTP number: 660412": a word for numbers goes with the name before it. */
export function isNumberWord(text: string, name: Hit, hit: Hit): boolean {
  return hit.start - name.end <= 1 && /^(?:n|н|№|#)/iu.test(text.slice(hit.start, hit.end));
}

/** "The voting passcode", "a pickup PIN": unlike a plain code, such a thing is given to one person alone, whatever word stands before it. */
export function isSecret({ folded }: { readonly folded: string }, hit: Hit): boolean {
  return /pass|pin|tan/.test(folded.slice(hit.start, hit.end));
}
