/** The same promises of an HTTP listener, kept by Deno; run by `deno task test`. */
import { serveHttp } from '../../src/runtime/index.ts';
import { httpContract } from '../runtime/http-contract.ts';

const { Deno } = globalThis as unknown as { Deno: { test(name: string, run: () => Promise<void>): void } };

for (const clause of httpContract)
  Deno.test(`under Deno, a listener ${clause.name}`, () => clause.run(serveHttp));
