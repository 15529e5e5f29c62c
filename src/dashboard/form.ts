/** What a person filled in: read within its bound, and checked field by field with words that name the field. */
import { bodyLimit } from 'hono/body-limit';
import { isOneLine, isVisible, oneLineRule, visibleRule } from '../access/oneline.ts';
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import type { PageContext, PageMiddleware } from './context.ts';

export const boundedForm: PageMiddleware = bodyLimit({
  maxSize: limits.bodyBytesMax,
  onError: () => {
    throw new AppError('body_too_large', `The form must have at most ${limits.bodyBytesMax} bytes.`);
  },
});

export class Form {
  readonly #fields: URLSearchParams;

  constructor(fields: URLSearchParams = new URLSearchParams()) {
    this.#fields = fields;
  }

  static async read(c: PageContext): Promise<Form> {
    const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/x-www-form-urlencoded')
      throw new AppError('unsupported_media_type', 'The form was sent in a way that is not read here.');
    const fields = new URLSearchParams(await c.req.text());
    if (fields.size > limits.formFieldsMax)
      throw new AppError('bad_request', 'The form has too many fields.');
    return new Form(fields);
  }

  /** As it was filled in; empty when it was not. */
  get(name: string): string {
    return this.#fields.get(name) ?? '';
  }

  all(name: string): string[] {
    return this.#fields.getAll(name);
  }

  /** @param label How the page calls the field. @throws AppError `bad_request`. */
  line(name: string, label: string, charsMax: number): string {
    const value = this.get(name).trim();
    if (value === '') throw new AppError('bad_request', `${label}: please fill this in.`);
    if (value.length > charsMax)
      throw new AppError('bad_request', `${label}: at most ${charsMax} characters.`);
    if (!isOneLine(value)) throw new AppError('bad_request', `${label} ${oneLineRule}.`);
    if (!isVisible(value)) throw new AppError('bad_request', `${label} ${visibleRule}.`);
    return value;
  }

  password(name: string, label: string, charsMin = 1): string {
    const value = this.get(name);
    if (value.length < charsMin)
      throw new AppError(
        'bad_request',
        charsMin === 1 ? `${label}: please fill this in.` : `${label}: at least ${charsMin} characters.`,
      );
    if (value.length > limits.passwordCharsMax)
      throw new AppError('bad_request', `${label}: at most ${limits.passwordCharsMax} characters.`);
    return value;
  }

  choice<T extends string>(name: string, label: string, choices: readonly T[]): T {
    const value = choices.find((one) => one === this.get(name));
    if (value === undefined) throw new AppError('bad_request', `${label}: please choose.`);
    return value;
  }
}
