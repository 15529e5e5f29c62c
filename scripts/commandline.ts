/** How the scripts of this repository are called: their options, and what they say to a call that is wrong. */
import process from 'node:process';
import { type ParseArgsConfig, parseArgs } from 'node:util';

export interface CommandLine<Config extends ParseArgsConfig> {
  readonly values: ReturnType<typeof parseArgs<Config>>['values'];
  readonly positionals: readonly string[];
  /** Says what is wrong and what would be right, and ends the process with 2. */
  fail(why: string): never;
}

/**
 * What the script was called with. Ends the process with what `--help` asks for, or with 2 after an option that there is not.
 * @param usage One line without `usage:`, or several.
 */
export function commandLine<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): CommandLine<Config> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    process.stdout.write(`usage: ${usage}\n`);
    process.exit(0);
  }
  const fail = (why: string): never => {
    process.stderr.write(`${why}\nusage: ${usage}\n`);
    process.exit(2);
  };
  try {
    const { values, positionals } = parseArgs(config);
    return { values, positionals, fail };
  } catch (error) {
    return fail((error as Error).message.replace(/\. To specify a positional .*/s, ''));
  }
}
