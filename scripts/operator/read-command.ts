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
      const text = `--${option} <${kind.replace('!', '')}>`;
      return kind.endsWith('!') ? text : `[${text}]`;
    }),
    ...(file ? ['[--file <json>]'] : []),
  ];
  return ['pnpm operator', name, ...parts].join(' ');
}

function splitWords(name: string, command: Command, words: readonly string[]) {
  const places: string[] = [];
  const given = new Map<string, string>();
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith('--')) {
      places.push(word);
      continue;
    }
    const [option = '', inline] = word.slice(2).split(/=(.*)/s);
    const value = inline ?? rest.shift();
    if (value === undefined) throw new UsageError(`--${option} needs a value: ${usageOf(name, command)}`);
    if (given.has(option)) throw new UsageError(`--${option} is given twice: ${usageOf(name, command)}`);
    given.set(option, value);
  }
  return { places, options: readOptions(name, command, given) };
}

function readOptions(name: string, command: Command, given: ReadonlyMap<string, string>) {
  const { options = {}, file = false } = command;
  const fields: Record<string, unknown> = {};
  const path = given.get('file');
  if (file && path !== undefined) Object.assign(fields, KINDS.json(path));
  for (const [option, text] of given) {
    const kind = Object.hasOwn(options, option) ? options[option] : undefined;
    if (kind === undefined) {
      if (file && option === 'file') continue;
      throw new UsageError(`unknown option --${option}: ${usageOf(name, command)}`);
    }
    // What is left of a kind without its mark is a kind.
    fields[fieldOf(option)] = KINDS[kind.replace('!', '') as Kind](text);
  }
  const missing = Object.keys(options).find((option) => options[option]?.endsWith('!') && !given.has(option));
  if (missing !== undefined) throw new UsageError(`--${missing} is missing: ${usageOf(name, command)}`);
  return fields;
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
