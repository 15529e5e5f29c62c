/**
 * Weights that are learnt in parts: those who learn on from what the weights say are shown what they say of mails that they
 * were not learnt from, or else they would trust them too much. So the mails are parted, folder by folder, since the mails of
 * one are much alike, and each part is read with what was learnt from the others.
 */
import { traitsLength, type Weights } from '../../src/mail/codes/learnt/weights.ts';
import { type Example, regress } from './logistic.ts';

export const partsCount = 4;
/** A trait of fewer mails says nothing about others. */
const mailsMin = 3;

export interface PartedExamples {
  readonly part: number;
  /** Of one mail. */
  readonly examples: readonly Example[];
}

export interface Fits {
  readonly all: Weights;
  /** Each learnt from all parts but its own. */
  readonly parts: readonly Weights[];
}

/** @param what Their name, to show how far it is. */
export function fits(what: string, mails: readonly PartedExamples[]): Fits {
  const learn = (part: number | null): Weights => {
    const own = mails.filter((mail) => mail.part !== part).map(({ examples }) => examples);
    const mailsOf = new Map<string, number>();
    for (const one of own)
      for (const trait of new Set(one.flatMap(({ traits }) => [...traits])))
        mailsOf.set(trait, (mailsOf.get(trait) ?? 0) + 1);
    // The table is the text of a template, without what would end it.
    const traits = [...mailsOf]
      .filter(([trait, count]) => count >= mailsMin && !/[`$\\]/.test(trait))
      .map(([trait]) => trait)
      .sort();
    const { bias, weights } = regress(own.flat(), traits, {
      errorCost: 4,
      length: traitsLength,
      roundsMax: 60,
      stillness: 0.002,
    });
    const of = new Map<string, number>();
    for (const [slot, trait] of traits.entries()) {
      const hundredths = Math.round((weights[slot] as number) * 100);
      if (hundredths !== 0) of.set(trait, hundredths / 100);
    }
    console.log(
      `${what}${part === null ? '' : ` without part ${part + 1}`}: ${of.size} of ${traits.length} traits have a weight`,
    );
    return { bias: Math.round(bias * 100) / 100, of };
  };
  return { all: learn(null), parts: Array.from({ length: partsCount }, (_, part) => learn(part)) };
}

/** As `weightsOf` reads it. */
export function tableOf({ bias, of }: Weights): string {
  return [
    `bias ${Math.round(bias * 100)}`,
    ...[...of].map(([trait, weight]) => `${trait} ${Math.round(weight * 100)}`),
  ].join('\n');
}
