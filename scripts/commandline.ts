/** How the scripts of this repository are called: their options, and what they say to a call that is wrong. */
import process from 'node:process';
import { type ParseArgsConfig, parseArgs } from 'node:util';

export interface CommandLine<Config extends ParseArgsConfig> {
  readonly values: ReturnType<typeof parseArgs<Config>>['values'];
  readonly positionals: readonly string[];
  /** Says what is wrong and what would be right, and ends the process with 2. */
  fail(why: string): never;
  /**
   * What an option says that is a number.
   * @param name Of the option, without its dashes.
   */
  wholeNumber(name: string, text: string, min: number, max: number): number;
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
  const wholeNumber = (name: string, text: string, min: number, max: number): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    return fail(`--${name} must be a whole number from ${min} to ${max}, not ${text || 'nothing'}`);
  };
  try {
    const { values, positionals } = parseArgs(config);
    return { values, positionals, fail, wholeNumber };
  } catch (error) {
    return fail((error as Error).message.replace(/\. To specify a positional .*/s, ''));
  }
}
