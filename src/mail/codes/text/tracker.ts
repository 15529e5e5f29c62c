/** Subjects that trackers of bugs, help desks and reviews of programs write: they give the title of a matter, and bring no code. */

/** "(AUTH-4471) …", not "[dev-2] …", "[pr-118] …": which of several test systems it comes from. */
const keyed =
  /^(?:(?:re|aw|fwd?): )?(?:\[[\w .-]{1,24}\] ?)?[([](?!(?:dev|test|stag(?:e|ing)|qa|uat|int|prod|env|demo|preview|review|sandbox|local|canary|pr|mr)-)[A-Z][A-Z\d]{1,9}-\d{1,6}[)\]]/iu;
/** "[org/repository] …", "… (#1482)", "Change in core[main]: …": subjects that trackers and reviews write. */
const trackerSubject =
  /^\[(?:triggered|acknowledged|resolved|firing|alert|critical)[ :#\]]|^(?:PROBLEM|FIRING|CRITICAL): |^(?:re: )?\[[\w.-]+\/[\w.-]+\] |\((?:#|PR ?#|!)\d{1,6}\)$|^Change in \S+\[\S+\]: |^\[[\w .-]+\] (?:bug|issue) ?#?\d+|^\[(?:bug|issue) ?#?\d+\]|(?:^|\] ?)(?:PR|MR|pull request|merge request) [#!]?\d+:|^\[(?:ticket|case|incident|request|vorgang|anfrage|caso|dossier|sprawa|тикет|заявка|обращение|запрос)(?: id| nr\.?| no\.?)?:? ?[#№]?[A-Z]{0,5}-?\d[\d ]{1,12}\d\]/iu;

export function isTrackerSubject(subject: string): boolean {
  return keyed.test(subject) || trackerSubject.test(subject);
}
