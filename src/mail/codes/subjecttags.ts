/** What mail gateways put before a subject: "[EXTERNAL]", "***SPAM***", "Extern:". It is none of the sender's words. */

const words = [
  '(?:suspected|possible|probable|likely) spam',
  String.raw`spam(?:verdacht|\??|-\w+)`,
  'ext(?:ern(?:al|e|er|o|i|í|t)?)?(?: (?:e-?mail|sender|source))?',
  String.raw`esterno|zewnętrzny|zewn\.|външен|внешн(?:ий|яя|ее)(?: \p{L}+)?|спам|зовнішній`,
  String.raw`junk|bulk|gray ?mail|newsletter|marketing|suspicious|suspect|unverified(?: sender)?|untrusted(?: sender)?|caution|phishing(?:\?| \w+)?|indésirable`,
  '外部(?:邮件|郵件|メール)?|社外|迷惑メール|垃圾邮件|외부(?: ?메일)?|스팸',
].join('|');
const inSigns = String.raw`(?:\[ ?|\{ ?|\( ?|\*{1,5} ?|<|【 ?)(?:${words})(?: ?\]| ?\}| ?\)| ?\*{1,5}|>| ?】):?`;
const reply = '(?:(?:re|fwd?|aw|wg|tr|rv|sv|vb) ?: ?){0,3}';
const tags = new RegExp(`^( ?${reply})(?:(?:${inSigns}|(?:${words}) ?[:|]) ?){1,3}`, 'iu');

/** A subject without the tags before it. */
export function untagged(subject: string): string {
  return subject.replace(tags, '$1');
}
