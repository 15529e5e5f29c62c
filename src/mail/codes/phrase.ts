/**
 * What the sentence does with a candidate: asks to enter it, confirms with it, or says that it is the code. Such a
 * sentence makes a code of a number even where nothing in it is called one: "Enter 482913 to log in."
 */
import type { Match } from './candidates.ts';
import type { Evidence, Governor } from './evidence.ts';
import { beginsClause, beginsSentence, instrument, isMeans, isMeansBehind } from './means.ts';
import { isOdd } from './sayable.ts';
import type { Segment } from './segments.ts';
import { firstAfter, hasDigitBetween, sentenceEnd, sentenceStart, wordsBetween } from './sentence.ts';
import { isSaidAfter, isStated } from './statement.ts';
import type { Surroundings } from './surroundings.ts';
import type { Hit } from './words/index.ts';

/** Said of a number that opens something, without an accent. */
const grants =
  /^ (?:slapper (?:in )?dig|slipper deg|lukker dig|laser upp|laser opp|laser din|bringt (?:dich|sie)|lasst (?:dich|sie)|(?:te|vous|ti|et) (?:ouvre|abre|apre|obre|deja entrar|fait entrer|fa entrare)|laat (?:je|u) (?:weer )?(?:binnen|erin)|brengt (?:je|u)|(?:wpusci|wpuszcza) (?:cie|pana|pania)|(?:vas|te|ta) (?:pusti|prihlasi)|вас впустит|вас пустит|тебя впустит|тебя пустит|впустить вас|beenged)\b|^ (?:goes in(?:to)?|must be entered) |^ (?:will )?(?:gets?|lets?|logs?|signs?) you (?:in(?:to)?|on|back in(?:to)?)\b|^ (?:unlocks|opens|proves|confirms|verifies|completes|finishes|releases|approves|authori[sz]es|will (?:unlock|open|prove|confirm|verify|complete|finish)) (?:your|the|it|this|that)\b/;
/** Said of a number that one is asked for. */
const isAwaited =
  /^ (?:is (?:what|all|the one)|brauch|benotig|ist (?:alles|was)|vous (?:permet|sera)|le (?:permite|dara)|es lo que|e quello che|e o que|heb je nodig|har du brug|behover du)/;

const useReach = 40;
/** Languages that put the verb last ask for it there. */
const useAfterReach = 24;
/** A particle of the number stands between it and that verb, no word. */
const particleMax = 6;
const whereReach = 40;

/** What a full request weighs where nothing else names the candidate, and what one adds to a name. */
const askedWeight = 4.9;

export function phrasesOf(
  segment: Segment,
  match: Match,
  governor: Governor,
  around: Surroundings,
): Evidence[] {
  const found: Evidence[] = [];
  const { text, hits } = segment;
  const from = sentenceStart(text, match.start);
  const to = sentenceEnd(text, match.end);

  if (governor.verdict === 'code' && governor.follows && isSubject(segment, match, from, around.brief)) {
    found.push({ weight: 1.4, reason: 'its sentence begins with it and says that it is the code' });
  }
  const isLabelled = governor.verdict === 'other' && governor.direct;
  if (segment.place === 'subject' && governor.weight < 2.5 && around.inSubject && !isLabelled) {
    found.push({ weight: 8, reason: 'the mail says that it stands in the subject' });
    return found;
  }
  if (governor.verdict === 'other') return found;
  if (isArgument(segment, match)) {
    const weight = governor.verdict === 'code' ? Math.max(0.8, 4.2 - governor.weight) : 4.2;
    found.push({ weight, reason: 'is what a command to sign in or confirm takes' });
    return found;
  }
  const isGranted = governor.weight < 2.5 && isGranting(segment, match, from, around);
  if (isGranted) found.push({ weight: 4.2, reason: 'the sentence says what it opens' });
  if (hits.length === 0) return found;

  let use: Hit | null = null;
  let actBefore: Hit | null = null;
  let isAct = false;
  let isWhere = false;
  let isWhereBetween = false;
  let useAfter = false;
  let isAfter = false;
  for (let index = firstAfter(hits, from); index < hits.length; index += 1) {
    const hit = hits[index] as Hit;
    if (hit.start >= to) break;
    const isBefore = hit.end <= match.start && !hasDigitBetween(text, hit.end, match.start);
    if (hit.kind === 'use' && isBefore && match.start - hit.end <= useReach) {
      use = hit;
      // "Confirm with 271604", "Reply with 271604": what is done stands in the request itself.
      isAct ||= isDone(segment, hit) && !isOffer(segment, match);
    }
    if (hit.kind === 'use' && hit.start >= match.end && hit.start - match.end <= useAfterReach) {
      // "… account 4471, enter 123456": where it takes what follows, it does not ask for what stands before.
      const isFree = !/^.{0,6}\d/.test(text.slice(hit.end, hit.end + 8));
      useAfter ||= isFree;
      isAct ||= isFree && hit.start - match.end <= 2 && isDone(segment, hit);
      isAfter ||=
        isFree &&
        hit.start - match.end <= particleMax &&
        !/[,;:.!?]/.test(text.slice(match.end, hit.start)) &&
        !pointsOn.test(wordOf(segment, hit));
    }
    if (hit.kind === 'where' && isBefore && use !== null) isWhereBetween = true;
    if (hit.kind === 'where')
      isWhere ||= isWithin(hit, match) && (match.shape !== 'letters' || isOdd(match.value));
    if (hit.kind !== 'act') continue;
    isAct = true;
    if (isBefore) actBefore = hit;
  }
  const { place } = segment;
  if (
    place === 'subject' &&
    isAct &&
    around.lengths.has(match.value.length) &&
    opensInBrackets(text, match)
  ) {
    found.push({ weight: 3.8, reason: 'opens a subject that speaks of signing in or confirming' });
  } else if (place === 'subject' && isAct && around.names > 0 && isLongNumber(text, match)) {
    found.push({ weight: 8, reason: 'stands in a subject that speaks of signing in or confirming' });
  }
  // A short message that names one thing more at most.
  const isFew = around.short && around.others < 2;
  // A name that is far off says little, and takes nothing from what the sentence itself asks for.
  const named = governor.verdict === 'code' ? Math.max(0, governor.weight) : 0;
  const near =
    use !== null &&
    (named > 2.5 ||
      isWhereBetween ||
      wordsBetween(text, use.end, match.start) <= 2 ||
      // "Reply on the order page with 28364".
      instrument.test(segment.folded.slice(Math.max(0, match.start - 16), match.start)));
  const asksAfter = useAfter && (isAct || (around.acts > 0 && beginsSentence(text, from, match.start)));
  if (asksAfter || (near && (isAct || isWhere))) {
    const asked = askedWeight + (isImperative(text, from, use) ? 0.9 : 0);
    const weight = Math.max(1, asked - named);
    const reason = isAct ? 'asks to enter it, to sign in or confirm' : 'asks to enter it, and says where';
    found.push({ weight, reason: `the sentence ${reason}` });
  } else if (near || (isAfter && (isFew || around.acts > 0))) {
    // A short message that begins with the request asks for nothing else.
    const isRequest = near ? isImperative(text, from, use) : beginsSentence(text, from, match.start);
    const alone = isRequest && isFew ? 1 : 0;
    // "Type WQHRTZ into the box as your one-time password": both together.
    const least = governor.strong && governor.follows ? 1.6 : 0.5;
    const isAbout = around.acts > 0 || around.subject === 'strong' || isForPurpose(segment, match, around);
    const weight =
      Math.max(least, (isAbout ? 3.3 : 2.2) + (isRequest ? 0.9 : 0) + alone - named) -
      (isOffer(segment, match) ? 2 : 0);
    found.push({ weight, reason: 'the sentence asks to enter it' });
  } else if (
    (isAct || around.subject === 'strong') &&
    named === 0 &&
    !isGranted &&
    isSaidAfter(segment, match.end) &&
    beginsSentence(text, from, match.start)
  ) {
    found.push({ weight: 3.4, reason: 'the sentence says what it is for, to sign in or confirm' });
  } else if (isFew && named === 0 && !isGranted && isMeansBehind(segment, match, from)) {
    found.push({ weight: 4.2, reason: 'says that one signs in or confirms with it' });
  } else if (actBefore !== null && named < 2.5 && !isGranted) {
    const words = wordsBetween(text, actBefore.end, match.start);
    if (words === 0 && isStated(segment, match.start)) {
      // "Autorización: 558203", as slips print it.
      const isSlip = around.money && !around.lives;
      found.push({
        weight: isSlip ? 1.4 : 3.4,
        reason: `“${text.slice(actBefore.start, actBefore.end)}” is said to be it`,
      });
    } else if (segment.place === 'subject' && isLastAfterDash(text, match)) {
      found.push({ weight: 3.8, reason: 'ends a subject that speaks of signing in or confirming' });
    } else if (isMeans(segment, match, actBefore, from)) {
      found.push({ weight: around.brief ? 4.2 : 3.9, reason: 'asks to sign in or confirm with it' });
    } else if (words === 1 || (words <= 3 && endsSoon(text, match.end, to))) {
      found.push({ weight: around.brief ? 3.5 : 2.5, reason: 'the sentence confirms something with it' });
    }
  }
  return found;
}

/** Words for answering, by which one confirms. */
const answers =
  / with$|^antwo|^beantwo|^reageer|^svar|^besvar|^vastaa|^vasta[k ]|^atbild|^atsaky|^odpo[vw]|^odpis|^odgovor|^одговор|^отговор|^ответ|^відпов|^дайте відп|^адкаж|^απαντ|^valasz|^raspun|^rispo|^respo|^contest|^repon|^pergjig|^yanit|diye (?:yanit|cevap)|^cevap|^cavab|^javob|deb javob|жауап|жооп|^ҷавоб|^хариу|უპასუხ|^պատասխան|^הש[בי]|^ענ|^הגב|^اجب|^رد |^پاسخ|^جواب|जवाब|उत्तर|উত্তর|பதில்|రిప్లై|జవాబు|ಉತ್ತರಿಸ|ಪ್ರತ್ಯುತ್ತರಿಸ|മറുപടി|ตอบ|^tra loi|^balas|^bales|^jawab|^sumagot|^sagot|^sagutin|^mag ?reply|^jibu|回复|回覆|返信|返事|답장|회신|답변/;

/** Whether a word for asking says itself what is done: confirmed with something, or answered. */
function isDone(segment: Segment, hit: Hit): boolean {
  return hit.end - hit.start > 1 && answers.test(wordOf(segment, hit));
}

function wordOf({ folded }: Segment, hit: Hit): string {
  return folded.slice(hit.start, hit.end);
}

/** Words that point to what follows or stands elsewhere, and ask for nothing before them. */
const pointsOn =
  /^(?:below|following|here|unten|folgend|suivant|siguient|seguint|seguent|abajo|abaixo|sotto|hieronder|volgend|nedan|foljande|nedenfor|nedenstaende|folgende|alla|seuraav|ponizej|nasled|nize|ниже|следующ|нижче|наступн|вот|asagida|belirtilen|quyidagi|asagidaki|di bawah|berikut|以下|下列|下方|다음|아래|नीचे|নিচে|নিম্ন|निम्न|dưới|duoi)/;

/** What one enters something for, where nothing is sold: offers are redeemed to save. */
const purpose =
  /^,? (?:to|um|pour|para|per|om(?: in)?|for att?|for a(?= (?:komm|logg|bekreft|fortset|verifis|apne|fullfor))|biar|supaya|чтобы|щоб|aby|zeby|untuk) (?!save|get|claim|redeem|receive|win|unsubscribe|stop|vote|obtenir|sparen)\p{L}{3,}/u;

function isForPurpose(segment: Segment, match: Match, around: Surroundings): boolean {
  if (around.money || around.otherCodes > 0 || isOffer(segment, match)) return false;
  return purpose.test(segment.folded.slice(match.end, match.end + whereReach));
}

/** "Type SPRING44 to save 20 %". */
function isOffer({ folded }: Segment, match: Match): boolean {
  return /[%\u20ac$\u00a3]| (?:off|free|gratis|gratuit|survey|prize|win|encuesta|sorteo|premio|umfrage|gewinnspiel|sondage|concours|sondaggio|enquete|sorteio|ankiety|konkursie)\b/.test(
    folded.slice(match.end, match.end + whereReach),
  );
}

/** A place that a number is entered into stands near it: "into the app", "in the field below". */
function isWithin(hit: Hit, match: Match): boolean {
  return hit.start >= match.end ? hit.start - match.end <= whereReach : match.start - hit.end <= whereReach;
}

/** "Type 4821 on the TV": the request begins its sentence. */
function isImperative(text: string, from: number, use: Hit | null): boolean {
  return use !== null && !/[\p{L}\p{N}]/u.test(text.slice(from, use.start));
}

/** "[4821] Confirm your address", where the mail tells how many digits to enter: tickets stand in brackets as well. */
function opensInBrackets(text: string, match: Match): boolean {
  return (
    match.start === 1 && /^[[\u3010(\u300c]/.test(text) && /[\])\u3011\u300d]/.test(text[match.end] ?? '')
  );
}

/** "(#571204417) Confirm the forwarding": tickets are not so long. */
function isLongNumber(text: string, match: Match): boolean {
  return (
    match.shape === 'digits' && match.value.length >= 8 && text.slice(match.start - 2, match.start) === '(#'
  );
}

/** "Log in to Acme - 4821". */
function isLastAfterDash(text: string, match: Match): boolean {
  return match.end >= text.length - 1 && /[-|:\u2014\u2013\u00b7] ?$/.test(text.slice(0, match.start));
}

/** "123456 is your code", "123456 your code"; what may be a document's number needs the verb: "G-123456 is …". */
function isSubject(segment: Segment, match: Match, from: number, isBrief: boolean): boolean {
  const { text } = segment;
  if (!beginsSentence(text, from, match.start)) return false;
  const isPlain =
    match.shape === 'digits' ||
    match.shape === 'grouped' ||
    match.shape === 'spaced' ||
    (match.shape === 'alnum' && isBrief && !/[a-z]/.test(match.value));
  const isSaid =
    isSaidAfter(segment, match.end) ||
    /^ [-\u2014\u2013] /.test(text.slice(match.end, match.end + 3)) ||
    ((match.shape === 'alnum' || /^(\w{3}-\w{3}|\w{4}-\w{4})$/.test(match.value)) &&
      /\d/.test(match.value) &&
      text.charCodeAt(match.end) === 58);
  // "#118204 login: passcode field lost focus" is an entry of a list.
  if (text.charCodeAt(match.start - 1) === 35 && !isSaid) return false;
  // "TypeError: otp is undefined" names something itself.
  const isName = match.shape === 'letters' && text.charCodeAt(match.end) === 58;
  return isPlain || (match.shape === 'letters' && !isName) || isSaid;
}

const grantingReach = 60;

/** "6632 gets you in", "300915 is what the sign-in page asks for": a sentence that begins with it, and no other number in it. */
function isGranting({ text, folded }: Segment, match: Match, from: number, around: Surroundings): boolean {
  if (match.shape !== 'digits' && match.shape !== 'grouped' && match.shape !== 'prefixed') return false;
  if (!beginsClause(text, from, match.start)) return false;
  const rest = folded.slice(match.end, match.end + grantingReach);
  const isAboutCode = around.names > 0 || around.acts > 0;
  return grants.test(rest) || (isAboutCode && around.others < 2 && isAwaited.test(rest));
}

function endsSoon(text: string, from: number, to: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(from, to));
}

/** "/verify 4c9e1f", "!link KRMWTP", typed into a chat or a terminal. */
const command =
  /(?:^|[\s"'\u201c`(])[/!](?:mail |email |account |mc |bot )?(?:verify|verif|confirm|link|auth|authme|login|register|pair|bind|code|otp|2fa|claim|activate) $/;

function isArgument({ folded }: Segment, match: Match): boolean {
  return command.test(folded.slice(Math.max(0, match.start - 32), match.start));
}
