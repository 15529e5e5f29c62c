/** The OpenAPI document as a judge: what a running server answers, held against what it says of itself. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ApiAnswer, Asker } from '../support/asker.ts';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface Response {
  readonly $ref?: string;
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly required?: boolean; readonly schema?: Schema }>>;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly bodySchema: Schema | null;
  readonly responses: Readonly<Record<string, Response>>;
}

// biome-ignore lint/suspicious/noExplicitAny: a document is looked at in every place.
type Loose = any;

export class Contract {
  readonly document: Loose;
  readonly operations: readonly Operation[];
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: Loose) {
    this.document = document;
    const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
    this.#ajv.addFormat('date-time', time);
    this.#ajv.addFormat('email', /^[^@\s]+@[^@\s]+$/);
    this.#ajv.addFormat('binary', true);
    this.#ajv.addSchema({ $id: 'document', ...closed(document) });
    this.operations = Object.entries<Loose>(document.paths).flatMap(([path, methods]) =>
      Object.entries<Loose>(methods).map(([method, operation]) => ({
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        security: operation.security,
        parameters: operation.parameters ?? [],
        bodySchema: this.resolved(operation.requestBody?.content['application/json'].schema ?? null),
        responses: operation.responses,
      })),
    );
  }

  static async of({ api }: { readonly api: Asker }): Promise<Contract> {
    return new Contract((await api('GET', '/openapi.json', { key: null })).body);
  }

  /** What a reference points to. */
  resolved<T extends { readonly $ref?: string } | null>(node: T): T {
    if (node?.$ref === undefined) return node;
    return node.$ref
      .slice(2)
      .split('/')
      .reduce((at: Loose, part) => at[part], this.document);
  }

  /** Everything about an answer that the document does not allow. */
  problemsOf(operation: Operation, answer: ApiAnswer): string[] {
    const found = operation.responses[answer.status];
    if (found === undefined) return [`status ${answer.status} is not documented`];
    const response = this.resolved(found);
    const problems: string[] = [];
    for (const [name, { required, schema }] of Object.entries(response.headers ?? {})) {
      const value = answer.headers.get(name);
      if (value === null) {
        if (required) problems.push(`the header ${name} is missing`);
      } else if (schema?.enum !== undefined && !schema.enum.includes(value)) {
        problems.push(`${name}: ${value} is none of ${schema.enum.join(', ')}`);
      }
    }
    for (const name of [
      'Link',
      'Location',
      'Retry-After',
      'RateLimit',
      'RateLimit-Policy',
      'Allow',
      'X-Error-Code',
    ]) {
      if (answer.headers.has(name) && response.headers?.[name] === undefined)
        problems.push(`the header ${name} is not documented for ${answer.status}`);
    }
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    const content = response.content ?? {};
    const key = Object.hasOwn(content, type) ? type : '*/*';
    if (content[key] === undefined)
      return [...problems, `the type ${type} is not documented for ${answer.status}`];
    if (type === 'application/json') problems.push(...this.#bodyProblems(operation, answer, found, key));
    return problems;
  }

  #bodyProblems(operation: Operation, { status, text }: ApiAnswer, found: Response, type: string): string[] {
    const place =
      found.$ref?.slice(1) ??
      pointer('paths', operation.path, operation.method.toLowerCase(), 'responses', `${status}`);
    const at = `document#${place}${pointer('content', type, 'schema')}`;
    const validate = this.#validators.get(at) ?? this.#ajv.compile({ $ref: at });
    this.#validators.set(at, validate);
    if (validate(JSON.parse(text))) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `body${instancePath} ${message}`);
  }
}

const pointer = (...parts: readonly string[]): string =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/**
 * The same schemas, with no field allowed that they do not name. The document itself leaves room for fields to come; a
 * field that is sent and not documented is a mistake all the same.
 */
function closed(node: Loose, isPart = false, isComponent = false): Loose {
  if (Array.isArray(node)) return node.map((item) => closed(item, isPart));
  if (typeof node !== 'object' || node === null) return node;
  const copy: Loose = {};
  for (const [key, value] of Object.entries<Loose>(node)) {
    if (key === 'example' || key === 'examples') continue;
    if (key === 'schemas') {
      copy[key] = Object.fromEntries(
        Object.entries(value).map(([name, schema]) => [name, closed(schema, false, true)]),
      );
    } else copy[key] = closed(value, key === 'allOf');
  }
  const isReference = typeof node.$ref === 'string' && node.$ref.includes('/schemas/');
  const isObject = node.type === 'object' || node.allOf !== undefined;
  if (!isPart && !isComponent && (isReference || isObject)) copy.unevaluatedProperties = false;
  return copy;
}
