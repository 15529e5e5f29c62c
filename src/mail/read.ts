/** All that is read of a body, from one walk over it: plain text, links and the one-time code. */
import type { CodeDecision, CodeSource } from './codes/index.ts';
import { decide } from './codes/index.ts';
import { findLinks, type MailLink } from './links.ts';
import { bodyText, readDocuments } from './text.ts';

export function readBody(source: CodeSource): {
  bodyText: string;
  links: MailLink[];
  decision: CodeDecision;
} {
  const documents = readDocuments(source);
  return {
    bodyText: bodyText(source, documents),
    links: findLinks(source, documents),
    decision: decide(source, documents),
  };
}
