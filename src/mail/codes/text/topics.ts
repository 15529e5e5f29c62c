/**
 * What a whole mail is about, by how many different words of a topic it has: a code that nobody signs in with bears every name
 * of one that somebody does.
 */

import { partingLetter } from '../words/list.ts';
import { accounts } from '../words/topics/accounts.ts';
import { bookings } from '../words/topics/bookings.ts';
import { documents } from '../words/topics/documents.ts';
import { doors } from '../words/topics/doors.ts';
import { frauds } from '../words/topics/frauds.ts';
import { parcels } from '../words/topics/parcels.ts';
import { periodicals } from '../words/topics/periodicals.ts';
import { sales } from '../words/topics/sales.ts';
import type { Flow } from './segments.ts';

const sources = {
  /** An account, and the way into it; an offer may be taken "once per account", and be "por nuestra cuenta". */
  accounts: `(?<!(?:per|pro|par|por|each|every|moi|na jedno|nuestra|nossa|pedir a) )${accounts}`,
  /** A stay, a journey, a seat, an appointment. */
  bookings,
  /** What somebody goes to fetch. */
  parcels,
  /** A paper that others look up. */
  documents,
  /** What opens a house, and where it does. */
  doors,
  /** What is sold for less. */
  sales,
  /** What others are warned of. */
  frauds,
  /** What many read: a newsletter, a lesson. */
  periodicals,
} as const;

export type Topic = keyof typeof sources;

export interface TopicWord {
  readonly topic: Topic;
  readonly word: string;
}

/** Characters of a mail that are looked at, and of each of its lines. */
const charsMax = 4_000;
const lineCharsMax = 400;

const topics = Object.keys(sources) as Topic[];
const words = new RegExp(
  `(?<!${partingLetter})(?:${topics.map((topic) => `(?<${topic}>${sources[topic]})`).join('|')})`,
  'gu',
);
const noWords: readonly TopicWord[] = [];
const none: readonly string[] = [];

/** The words of a line; one of two topics counts for the first of them. */
export function topicWordsOf(folded: string): readonly TopicWord[] {
  const found: TopicWord[] = [];
  for (const { 0: word, groups } of folded.slice(0, lineCharsMax).matchAll(words)) {
    const topic = topics.find((one) => groups?.[one] !== undefined);
    if (topic !== undefined) found.push({ topic, word });
  }
  if (found.length === 0) return noWords;
  return isOfNetwork.test(folded) ? found.filter(({ topic }) => topic !== 'accounts') : found;
}

/** The password of a network lets nobody into an account. */
const isOfNetwork = /(?<!\p{L})(?:wi ?fi|wlan)(?!\p{L})/u;

/** Counted when it is asked for, as few mails need it. */
export class Topics {
  readonly #flows: readonly Flow[];
  #counts: Readonly<Record<Topic, number>> | null = null;
  #inSubject: readonly TopicWord[] | null = null;

  constructor(flows: readonly Flow[]) {
    this.#flows = flows;
  }

  /** How many different words of it the mail has. */
  countOf(topic: Topic): number {
    this.#counts ??= countsOf(this.#flows);
    return this.#counts[topic];
  }

  isSubject(topic: Topic): boolean {
    return this.subjectWordsOf(topic).length > 0;
  }

  subjectWordsOf(topic: Topic): readonly string[] {
    this.#inSubject ??= this.#flows
      .filter(({ name }) => name === 'subject')
      .flatMap(({ segments }) => segments.flatMap(({ reading }) => reading.topics()));
    if (this.#inSubject.length === 0) return none;
    return this.#inSubject.filter((one) => one.topic === topic).map(({ word }) => word);
  }
}

function countsOf(flows: readonly Flow[]): Readonly<Record<Topic, number>> {
  const found = new Map<string, Topic>();
  for (const { segments } of flows) {
    let chars = 0;
    for (const { reading, text } of segments) {
      // "You get this because you have an account with us" stands below everything.
      if (!reading.isFooter()) for (const { topic, word } of reading.topics()) found.set(word, topic);
      chars += text.length;
      if (chars > charsMax) break;
    }
  }
  const counts: Record<Topic, number> = {
    accounts: 0,
    bookings: 0,
    parcels: 0,
    documents: 0,
    doors: 0,
    sales: 0,
    frauds: 0,
    periodicals: 0,
  };
  for (const topic of found.values()) counts[topic] += 1;
  return counts;
}
