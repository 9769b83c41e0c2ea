import { COMMANDS, type Command, fieldOf } from './commands.ts';
import { KINDS, type Kind, UsageError } from './values.ts';

/** A command line as it was understood. */
export interface ReadCommand {
  readonly command: Command;
  /** Fields of the call, its query or its body. */
  readonly input: Readonly<Record<string, unknown>>;
}

/**
 * Reads the words of a command.
 *
 * @throws UsageError in one line
 */
export function readCommand(words: readonly string[]): ReadCommand {
  const { name, command } = findCommand(words);
  const { places, options } = splitWords(name, command, words.slice(name.split(' ').length));
  return { command, input: { ...options, ...readPlaces(name, command, places), ...command.fixed } };
}

/** The command that words begin with. @throws UsageError when it is none */
export function findCommand(words: readonly string[]): { readonly name: string; readonly command: Command } {
  const two = words.slice(0, 2).join(' ');
  const name = Object.hasOwn(COMMANDS, two) ? two : (words[0] ?? '');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`unknown command: ${two}; \`pnpm operator help\` shows them all`);
  return { name, command };
}

/** The usage of one command in a line. */
export function usageOf(name: string, { places = [], options = {}, file }: Command): string {
  const parts = [
    ...places.map((place) => `<${place}>`),
    ...Object.entries(options).map(([option, kind]) => {
      const text = kind === 'flag' ? `--${option}` : `--${option} <${kind.replace('!', '')}>`;
      return kind.endsWith('!') ? text : `[${text}]`;
    }),
    ...(file ? ['[--file <json>]'] : []),
  ];
  return ['pnpm operator', name, ...parts].join(' ');
}

function splitWords(name: string, command: Command, words: readonly string[]) {
  const places: string[] = [];
  const given = new Map<string, unknown>();
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith('--')) {
      places.push(word);
      continue;
    }
    const [option = '', inline] = word.slice(2).split(/=(.*)/s);
    const kind = kindOf(command, option);
    if (kind === undefined) throw new UsageError(`unknown option --${option}: ${usageOf(name, command)}`);
    const value = inline ?? (kind === 'flag' ? 'yes' : rest.shift());
    if (value === undefined) throw new UsageError(`--${option} needs a value: ${usageOf(name, command)}`);
    if (given.has(option)) throw new UsageError(`--${option} is given twice: ${usageOf(name, command)}`);
    given.set(option, readValue(option, kind, value));
  }
  return { places, options: readOptions(name, command, given) };
}

function readOptions(name: string, command: Command, given: ReadonlyMap<string, unknown>) {
  const { options = {}, file = false } = command;
  const fields: Record<string, unknown> = Object.assign({}, file && given.get('file'));
  for (const [option, value] of given) {
    if (!file || option !== 'file') fields[fieldOf(option)] = value;
  }
  const missing = Object.keys(options).find((option) => options[option]?.endsWith('!') && !given.has(option));
  if (missing !== undefined) throw new UsageError(`--${missing} is missing: ${usageOf(name, command)}`);
  return fields;
}

/** What follows an option of a command; undefined for an option that it has not. */
function kindOf({ options = {}, file = false }: Command, option: string): Kind | undefined {
  if (file && option === 'file') return 'json';
  // What is left of a kind without its mark is a kind.
  return Object.hasOwn(options, option) ? (options[option]?.replace('!', '') as Kind) : undefined;
}

/** @throws UsageError that names the option */
function readValue(option: string, kind: Kind, text: string): unknown {
  try {
    return KINDS[kind](text);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`--${option}: ${error.message}`) : error;
  }
}

function readPlaces(name: string, command: Command, words: readonly string[]): Readonly<Record<string, unknown>> {
  const { places = [] } = command;
  const takesAll = places.at(-1)?.endsWith('…') === true;
  if (words.length < places.length || (!takesAll && words.length > places.length)) {
    const what = words.length < places.length ? 'an argument is missing' : `unknown argument ${words[places.length]}`;
    throw new UsageError(`${what}: ${usageOf(name, command)}`);
  }
  return Object.fromEntries(
    places.map((place, index) =>
      place.endsWith('…') ? [fieldOf(place.slice(0, -1)), words.slice(index)] : [fieldOf(place), words[index]],
    ),
  );
}
