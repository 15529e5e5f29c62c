/** What mail gateways put before a subject: "[EXTERNAL]", "***SPAM***", "Extern:". It is none of the sender's words. */

const words = [
  '(?:suspected|possible|probable|likely) spam',
  String.raw`spam(?:verdacht|\??|-\w+)`,
  'ext(?:ern(?:al|e|er|o|i|í|t)?)?(?: (?:e-?mail|sender|source))?',
  'esterno|zewnętrzny|zewn\\.|външен|внешн(?:ий|яя|ее)(?: [а-яё]+)?|спам|зовнішній',
  String.raw`junk|bulk|gray ?mail|newsletter|marketing|suspicious|suspect|unverified(?: sender)?|untrusted(?: sender)?|caution|phishing(?:\?| \w+)?|indésirable`,
  '外部(?:邮件|郵件|メール)?|社外|迷惑メール|垃圾邮件|외부(?: ?메일)?|스팸',
].join('|');
const reply = /^ ?(?:(?:re|fwd?|aw|wg|tr|rv|sv|vb) ?: ?)*/i;
/**
 * The words stand in it once, and whether the signs around them are a pair is seen afterwards: said in the expression itself,
 * for up to three tags, it took V8 50 ms and a megabyte to compile.
 */
const tag = new RegExp(
  String.raw`(?:([[{(<【]|\*{1,5}) ?)?(?:${words})(?: ?([\]})>】]|\*{1,5}):?| ?[:|]) ?`,
  'iy',
);
const tagsMax = 3;

/** A subject without the tags before it. */
export function untagged(subject: string): string {
  const start = reply.exec(subject)?.[0].length ?? 0;
  let end = start;
  for (let count = 0; count < tagsMax; count += 1) {
    tag.lastIndex = end;
    const found = tag.exec(subject);
    // A word in signs, or one before a colon.
    if (found === null || (found[1] === undefined) !== (found[2] === undefined)) break;
    end = tag.lastIndex;
  }
  return end === start ? subject : subject.slice(0, start) + subject.slice(end);
}
