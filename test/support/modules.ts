/**
 * Loaded before the tests in each process of theirs: threads start from the bundle (`bundledthreads.ts`), so where a thread
 * starts the tests have an `origin.ts` of their own.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    return specifier === './origin.ts' && context.parentURL?.endsWith('/src/runtime/worker.ts')
      ? next(import.meta.resolve('./origin.ts'), context)
      : next(specifier, context);
  },
});
