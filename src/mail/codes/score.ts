/**
 * From evidence to a number: the weights of everything that speaks for and against a candidate, added up.
 * The scale is that of log-odds, roughly; `threshold` is where an answer becomes better than none.
 */
import { aboutOf } from './about/about.ts';
import { contextOf } from './about/context.ts';
import { unnamedDoorOf } from './about/door.ts';
import { elsewhereOf } from './about/elsewhere.ts';
import { linkedOf } from './about/linkedcode.ts';
import { senderNameOf } from './about/sendername.ts';
import { subjectOf } from './about/subject.ts';
import { treatOf } from './about/treat.ts';
import { ageOf } from './against/age.ts';
import { countdownOf, roundOf, unitOf } from './against/amount.ts';
import { touching } from './against/counter.ts';
import { yearOf } from './against/dates.ts';
import { examplesOf } from './against/example.ts';
import { replacementOf } from './against/exchange.ts';
import { hashOf } from './against/hash.ts';
import { laterStepOf } from './against/laterstep.ts';
import { lettersOf, unspokenOf, wordsOf } from './against/letters.ts';
import { linesOf, signatureOf } from './against/lines.ts';
import { isQuantity, mentionsOf } from './against/mention.ts';
import { postalOf } from './against/postal.ts';
import { quotedOf } from './against/quoted.ts';
import { isPast, replyOf } from './against/reply.ts';
import { phrasesOf } from './asking/phrase.ts';
import type { Evidence, Governor } from './evidence.ts';
import { Findings, sumOf } from './findings.ts';
import { askedByName } from './naming/askedfield.ts';
import { fieldAboveOf } from './naming/fieldabove.ts';
import { governorOf } from './naming/governor.ts';
import { isMeant, meantFrom } from './naming/meant.ts';
import { namelessOf } from './naming/nameless.ts';
import { otherUseOf } from './naming/next.ts';
import { otherKindOf } from './naming/otherkind.ts';
import { finePrintOf, settingOf } from './printed/setting.ts';
import { companyOf } from './printed/tabulated.ts';
import type { Printing } from './printings.ts';
import { coinedOf } from './shape/coined.ts';
import { shapeOf } from './shape/prior.ts';
import { hasLength } from './text/counted.ts';
import { isForwardSubject } from './text/forwarded.ts';
import type { Place } from './text/segments.ts';

export const threshold = 4.6;

/** Below it nothing makes an answer of a candidate any more, however the mail is worded (`opinion`), and the whole mail need not be looked at. */
const liftedFrom = -8;

/** One printing of a candidate, weighed. */
export interface Weighed {
  readonly value: string;
  readonly printed: string;
  readonly place: Place;
  readonly score: number;
  /** In the order in which they were found. */
  readonly reasons: readonly Evidence[];
  /** Names the code in its own words or right above: not merely a number in a fitting mail. */
  readonly named: boolean;
  /** What names it without doubt, in words, where it stands by itself. */
  readonly loneName: string | null;
  /** Bears right here a name that nothing but codes have: "verification code: 123456". */
  readonly certain: boolean;
  readonly void: boolean;
  /** It is for something else, however the mail is worded. */
  readonly settled: boolean;
  /** Stands in a quotation of what somebody was told. */
  readonly cited: boolean;
  /** Stands in a mail that this one quotes, and does not bring along. */
  readonly quoted: boolean;
  /** Stands in the mail that this one answers. */
  readonly past: boolean;
  /** Bears the name of something else right here. */
  readonly foreign: boolean;
  /** Takes the place of another. */
  readonly renews: boolean;
  /** The mail says outright that this is the code. */
  readonly told: boolean;
  /** What its name, what asks for it, and what speaks for it without a name are worth. */
  readonly called: number;
  readonly asked: number;
  readonly spokenFor: number;
  /** Its place in the order of reading. */
  readonly order: number;
}

/**
 * What speaks for a printing and against it, phase by phase: each asks a room for its evidence, and later ones know what earlier
 * ones found, such as the name of the candidate and whether it is asked for.
 * @param order Its place in the order of reading.
 */
export function weigh(printing: Printing, order: number): Weighed {
  const { segment, match, layout, around } = printing;
  const found = new Findings();

  // What it looks like, what names it, and what its sentence does with it.
  const governor = governorOf(printing);
  const phrases = phrasesOf(printing, governor);
  const askedFor = askedByName(printing, governor);
  const asked = sumOf(phrases) + (askedFor?.weight ?? 0);
  found.add(shapeOf(printing, governor));
  found.add(governor);
  found.addAll(phrases);
  found.add(askedFor);

  // How it is printed, and where.
  found.addAll(settingOf(printing, governor));
  found.add(finePrintOf(printing, governor));
  found.add(fieldAboveOf(printing, governor, asked));
  found.addAll(subjectOf(printing, governor, asked));

  // What the mail as a whole makes of it, and whether it is only spoken of.
  found.addAll(contextOf(printing, governor, asked));
  found.add(linkedOf(printing, governor));
  found.addAll(mentionsOf(printing, governor));
  found.add(quotedOf(printing, governor));
  found.addAll(examplesOf(printing, governor));

  // What it is a part of, and what speaks for it where nothing names it; that is no number of an address.
  const isCalled = isMeant(printing, governor, asked);
  const postal = postalOf(printing, isCalled);
  const nameless = governor.verdict === 'none' && postal === null ? namelessOf(printing, asked) : noEvidence;
  const spokenFor = sumOf(nameless);
  const isNamed = isCalled || spokenFor > meantFrom;
  const age = ageOf(printing);
  found.addAll(touching(printing, isNamed, governor.follows === undefined));
  found.add(postal);
  found.add(age);
  found.addAll(nameless);

  // What the sentences and lines beside its own say of it.
  found.add(otherUseOf(printing, governor));
  found.addAll(linesOf(printing));
  found.add(laterStepOf(printing));
  found.add(signatureOf(printing, governor, asked));
  found.addAll(replacementOf(printing, age !== null));
  found.add(replyOf(printing));
  found.addAll(companyOf(printing, governor, isNamed));
  found.add(otherKindOf(printing, governor, asked));

  // What else it may be: a name, an offer, a hash, an amount, a year, a word.
  found.add(senderNameOf(printing, governor));
  found.add(coinedOf(printing));
  found.add(hashOf(printing));
  found.add(unitOf(printing));
  found.add(countdownOf(printing));
  found.add(roundOf(printing, isNamed));
  found.add(yearOf(printing, governor, isNamed));
  found.add(wordsOf(printing, governor));
  found.addAll(lettersOf(printing, governor, asked + spokenFor));
  found.add(unspokenOf(printing, governor, asked));

  // What the mail is about, which takes a look at all of it.
  if (found.score >= liftedFrom) found.add(elsewhereOf(printing, governor));
  if ((governor.verdict !== 'none' || layout.lone) && found.score >= liftedFrom)
    found.addAll(aboutOf(printing, governor, asked, found.quotes));
  else if (asked > 0 && found.score >= liftedFrom)
    found.add(treatOf(printing, governor) ?? unnamedDoorOf(printing, governor));

  return {
    value: match.value,
    printed: segment.text.slice(match.start, match.end),
    place: segment.place,
    score: found.score,
    reasons: found.reasons,
    named: governor.verdict === 'code',
    loneName: governor.verdict === 'code' && governor.strong && layout.lone ? governor.reason : null,
    certain: governor.verdict === 'code' && governor.strong && governor.direct,
    void: age !== null || isQuantity(printing),
    settled: found.settled,
    cited: found.settled && found.quotes,
    quoted: segment.quoted && !isForwardSubject(around.subjectFolded),
    past: isPast(printing),
    foreign: governor.verdict === 'other' && governor.direct && governor.mere !== true,
    renews: governor.renews ?? false,
    told: found.told || isCountedOut(printing, governor, spokenFor) || isGivenOutright(printing, governor),
    called: governor.weight,
    asked,
    spokenFor,
    order,
  };
}

const noEvidence: readonly Evidence[] = [];

/** Stands by itself below its name, in a mail about its code that asks for it and says on what terms it is given. */
function isGivenOutright({ segment, layout, around, match }: Printing, governor: Governor): boolean {
  // "482913 (TAN)", in a mail that is about it.
  const isInBrackets = governor.follows === true && / ?\(/y.test(segment.text.slice(match.end));
  if (isInBrackets && governor.verdict === 'code' && around.subject === 'strong') return true;
  // Papers have letters and digits by which one checks that they are real.
  if (/\D/.test(match.value) || !layout.lone || governor.verdict !== 'code' || !governor.direct) return false;
  return around.asksForCode && around.hasTerms && around.subject === 'strong';
}

/** "Enter these eight characters:", and below it eight. */
function isCountedOut({ match, layout, around }: Printing, governor: Governor, spokenFor: number): boolean {
  return (
    layout.lone && (spokenFor > meantFrom || governor.counts === true) && hasLength(around.lengths, match)
  );
}
