/** Options and arguments of a command, by its table: `--name value`, `--name=value`, `--flag`, and what stands alone. */
import { CliError } from './port.ts';

/** What an option takes: a value, several (given again), or nothing. */
export type OptionKind = 'value' | 'list' | 'flag';

export interface ArgumentTable {
  readonly options: Readonly<Record<string, OptionKind>>;
  /** Names of the arguments that stand alone, all of which must be given. */
  readonly positional: readonly string[];
}

export interface Arguments {
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly positional: readonly string[];
}

/** @throws CliError with exit code 2. */
export function parseArguments(args: readonly string[], table: ArgumentTable): Arguments {
  const values = new Map<string, string[]>();
  const positional: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const argument = args[at]!;
    if (!argument.startsWith('--')) {
      if (argument.startsWith('-') && argument !== '-') throw new CliError(`unknown option: ${argument}`, 2);
      positional.push(argument);
      continue;
    }
    const equals = argument.indexOf('=');
    const name = equals < 0 ? argument.slice(2) : argument.slice(2, equals);
    const kind = Object.hasOwn(table.options, name) ? table.options[name] : undefined;
    if (kind === undefined) throw new CliError(`unknown option: --${name}`, 2);
    if (kind === 'flag' && equals >= 0) throw new CliError(`--${name} takes no value`, 2);
    const value = kind === 'flag' ? '' : equals < 0 ? args[++at] : argument.slice(equals + 1);
    if (value === undefined || (kind !== 'flag' && value === ''))
      throw new CliError(`--${name} needs a value`, 2);
    const given = values.get(name) ?? [];
    if (given.length > 0 && kind !== 'list') throw new CliError(`--${name} is given twice`, 2);
    values.set(name, [...given, value]);
  }
  const missing = table.positional[positional.length];
  if (missing !== undefined) throw new CliError(`${missing} is missing`, 2);
  const empty = table.positional[positional.indexOf('')];
  if (empty !== undefined) throw new CliError(`${empty} must not be empty`, 2);
  const extra = positional[table.positional.length];
  if (extra !== undefined) throw new CliError(`unexpected argument: ${extra}`, 2);
  return { values, positional };
}
