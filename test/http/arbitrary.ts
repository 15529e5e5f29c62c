/** Requests made from the document: values that fit the schemas, and values that do not. */
import fc, { type Arbitrary } from 'fast-check';
import type { Contract, Operation, Parameter, Schema } from './contract.ts';

/** What is real on the server that is asked. */
export interface Known {
  readonly path: Readonly<Record<string, string>>;
  readonly keys: { readonly whole: string; readonly narrow: string };
}

export interface AnyRequest {
  readonly path: string;
  readonly key: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Everything fits: then it must not be refused as malformed. */
  readonly fits: boolean;
}

interface Value {
  readonly text: string | null;
  readonly fits: boolean;
}

const word = fc.constantFrom('acme', 'sign in', 'Zürich', '確認コード', '+run42', 'x'.repeat(300));
const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    'null',
    'NaN',
    '\u0000',
    '%',
    "'; --",
    '"',
    '\ud800',
    '1'.repeat(40),
    'a'.repeat(600),
  ),
);
const seconds = fc.constantFrom('0', '0.01', '0.02');

/** Texts that fit the schema of a parameter. */
function fitting({ name, schema }: Parameter): Arbitrary<string> {
  // Held requests would be true to the document as well, and take a minute each.
  if (name === 'wait') return seconds;
  if (name === 'last-event-id') return fc.stringMatching(/^msg_[0-9a-f]{32}$/);
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000 }).map(String);
  if (schema.anyOf !== undefined) {
    const now = fc.integer({ min: 1e11, max: 999_999_999_999_999 }).map(String);
    const moment = fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true });
    return fc.oneof(
      now,
      moment.map((date) => date.toISOString()),
    );
  }
  if (schema.format === 'email')
    return fc.constantFrom('qa@inbox.test', 'qa+run42@inbox.test', 'a@elsewhere.test');
  return word;
}

const isFitting = (value: string, { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema): boolean =>
  value.length >= minLength && value.length <= maxLength;

function parameterValue(parameter: Parameter, known: Known): Arbitrary<Value> {
  if (parameter.in === 'path') {
    const real = known.path[parameter.name] ?? '';
    const other = fc.oneof(
      strange,
      fc.constant(real.toUpperCase()),
      fc.constant(real.slice(0, -1)),
      fc.constant('../..'),
    );
    return fc.oneof(
      { weight: 6, arbitrary: fc.constant({ text: real, fits: true }) },
      {
        weight: 1,
        // Without these it would be another path.
        arbitrary: other.filter((text) => !/^\.{0,2}$/.test(text)).map((text) => ({ text, fits: false })),
      },
    );
  }
  const right = fitting(parameter).map((text) => ({ text, fits: isFitting(text, parameter.schema) }));
  // An HTTP client refuses to send the rest.
  const sendable = parameter.in === 'header' ? fc.string({ maxLength: 40 }) : strange;
  // Nothing that would hold the request for long.
  const wrong = parameter.name === 'wait' ? fc.constantFrom('', '-1', '61', 'x', '1e1', '0.0001') : sendable;
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant({ text: null, fits: true }) },
    { weight: 4, arbitrary: right },
    { weight: 2, arbitrary: wrong.map((text) => ({ text, fits: false })) },
  );
}

/** A JSON body by its schema: fields that fit, other values in their place, other fields. */
function bodyValue(schema: Schema, fresh: () => string): Arbitrary<Value> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const right =
      name === 'email'
        ? fc.constant(null).map(fresh)
        : fc.string({ minLength: 1, maxLength: field.maxLength ?? 60 });
    return [name, fc.oneof({ weight: 4, arbitrary: right as Arbitrary<unknown> }, fc.jsonValue())] as const;
  });
  const object = fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
  const whole = fc
    .constant(null)
    .map(() => ({ text: JSON.stringify({ email: fresh(), name: 'Whole' }), fits: true }));
  const loose = fc
    .oneof(object, fc.jsonValue())
    .map((value) => ({ text: JSON.stringify(value), fits: false }));
  const broken = fc.oneof(strange, fc.constantFrom('{', '[]', '{"email":1e999}', `"${'x'.repeat(70_000)}"`));
  return fc.oneof(
    { weight: 2, arbitrary: whole },
    { weight: 4, arbitrary: loose },
    { weight: 2, arbitrary: broken.map((text) => ({ text, fits: false })) },
  );
}

function keyValue({ whole, narrow }: Known['keys']): Arbitrary<{ key: string | null; fits: boolean }> {
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant({ key: whole, fits: true }) },
    { weight: 2, arbitrary: fc.constant({ key: narrow, fits: false }) },
    { weight: 1, arbitrary: fc.constantFrom(null, 'x', `${whole}x`).map((key) => ({ key, fits: false })) },
  );
}

const contentTypes = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  fc.constantFrom('text/plain', 'application/json; charset=utf-8', 'APPLICATION/JSON', 'x'),
);

/** @param fresh An address that no inbox has. */
export function anyRequest(operation: Operation, known: Known, fresh: () => string): Arbitrary<AnyRequest> {
  const values = fc.tuple(...operation.parameters.map((parameter) => parameterValue(parameter, known)));
  const body =
    operation.bodySchema === null
      ? fc.constant({ text: null, fits: true })
      : bodyValue(operation.bodySchema, fresh);
  // Most of the time there is nothing else in the address line.
  const extra = fc.option(fc.tuple(fc.constantFrom('sinse', 'limit', 'since', 'x', '__proto__'), strange), {
    freq: 9,
  });
  return fc
    .tuple(values, body, keyValue(known.keys), contentTypes, extra)
    .map(([given, sent, way, type, more]) => {
      const query = new URLSearchParams();
      const headers: Record<string, string> = sent.text === null ? {} : { 'Content-Type': type };
      let path = operation.path;
      for (const [at, { name, in: place }] of operation.parameters.entries()) {
        const text = given[at]!.text;
        if (place === 'path')
          path = path.replace(`{${name}}`, () => encodeURIComponent((text ?? '').toWellFormed()));
        else if (text === null) continue;
        else if (place === 'header') headers[name] = text;
        else query.append(name, text);
      }
      if (more !== null) query.append(...more);
      return {
        path: query.size === 0 ? path : `${path}?${query}`,
        key: way.key,
        headers,
        body: sent.text?.toWellFormed() ?? null,
        fits:
          given.every(({ fits }) => fits) && sent.fits && way.fits && more === null && !/x|text/.test(type),
      };
    });
}

/** Every operation, the one that takes the ground away last. */
export function inOrder({ operations }: Contract): readonly Operation[] {
  const isLast = ({ method }: Operation): number => (method === 'DELETE' ? 1 : 0);
  return [...operations].sort((a, b) => isLast(a) - isLast(b));
}
