import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readPlatformSetup } from '../../apps/platform/src/env.ts';
import { firstSecretFile } from '../../apps/platform/src/operator/first-operator.ts';
import { operator } from '../../packages/api-client/src/contract/index.ts';
import { type ApiClient, ApiError, BusinessError, createApiClient } from '../../packages/api-client/src/index.ts';
import { BUSINESS_CODES } from '../../packages/domain/src/index.ts';
import { helpOf } from './command-help.ts';
import { COMMANDS, wordOf } from './commands.ts';
import { findToken, keepToken } from './kept-token.ts';
import { findCommand, readCommand, usageOf } from './read-command.ts';
import { show } from './show.ts';
import { UPLOAD_USAGE, uploadFile } from './upload-file.ts';
import { UsageError } from './values.ts';

/** What the tool needs of its process. */
export interface Terminal {
  readonly environment: Readonly<NodeJS.ProcessEnv>;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Everything on the standard input; for a token that should not stand in a history. */
  readonly readInput: () => string;
}

const HELP = [
  'pnpm operator first --name <your name>   make the first operator, on the machine of the platform',
  'pnpm operator login                      take a token from the standard input, and keep another in its place',
  `${UPLOAD_USAGE}              send a picture, a document or a video of public content to the storage; shows its key`,
  ...Object.entries(COMMANDS).map(([name, command]) => `${usageOf(name, command)}   ${command.about}`),
  '',
  '--json answers in JSON. The platform is that of PLATFORM_ORIGIN, else of PLATFORM_PORT on this machine.',
  'The token is that of `login`, or OPERATOR_TOKEN.',
].join('\n');

/** Runs one command. @returns the exit code: 0 done, 1 refused or failed, 2 not understood */
export async function runOperator(words: readonly string[], terminal: Terminal): Promise<number> {
  const asJson = words.includes('--json');
  const asked = words.filter((word) => word !== '--json' && word !== '--');
  try {
    const about = wantsHelp(asked);
    if (about !== undefined) {
      terminal.print(about.length === 0 || isBeside(about) ? HELP : helpOf(about));
      return 0;
    }
    const answer = await carryOut(asked, terminal);
    terminal.print(asJson ? JSON.stringify(answer ?? null) : show(answer, noneOf(asked)));
    return 0;
  } catch (error) {
    const failure = explain(error, originOf(terminal.environment), asked);
    if (asJson) terminal.print(JSON.stringify({ error: failure }));
    terminal.complain(failure.message);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** The words of the command that help is asked of, none for all of them; undefined when it is not asked for. */
function wantsHelp(words: readonly string[]): readonly string[] | undefined {
  if (words.length === 0 || words[0] === 'help') return words.slice(1);
  return words.includes('--help') ? words.filter((word) => word !== '--help') : undefined;
}

/** Whether the command is one of those that stand beside the table, because they are more than one call. */
const isBeside = ([first]: readonly string[]): boolean => ['first', 'login', 'upload'].includes(first ?? '');

async function carryOut(words: readonly string[], terminal: Terminal): Promise<unknown> {
  const { environment } = terminal;
  const origin = originOf(environment);
  if (words[0] === 'first') return makeFirst(words.slice(1), environment, origin);
  if (words[0] === 'login') return logIn(words.slice(1), terminal, origin);
  const read = words[0] === 'upload' ? undefined : readCommand(words);
  const token = findToken(environment, origin);
  if (token === undefined) throw new UsageError('no token: run `pnpm operator login`, or set OPERATOR_TOKEN');
  const client = clientOf(origin, token);
  if (read === undefined) return uploadFile(client, words.slice(1));
  const { command, input } = read;
  const { call } = command;
  // The words were read for this call; the platform checks them against its schemas.
  const parts = (call.method === 'GET' ? { query: input } : { body: input }) as never;
  const answer: unknown = await client.call(call, parts, call.idempotent && { idempotencyKey: randomUUID() });
  // Who sets OPERATOR_TOKEN keeps it elsewhere: the new one is shown, and takes over with its first use.
  return call === operator.grantToken && !environment.OPERATOR_TOKEN
    ? keepGranted(answer, environment, origin)
    : answer;
}

/**
 * Keeps one's own new token and uses it once: with that the one before it ends. Until then it is good, so that nothing is
 * lost where the new one cannot be kept.
 */
async function keepGranted(answer: unknown, environment: Readonly<NodeJS.ProcessEnv>, origin: string) {
  if (typeof answer !== 'object' || answer === null || !('token' in answer)) return answer;
  const { token, ...shown } = answer;
  const keptIn = keepToken(environment, origin, String(token));
  await clientOf(origin, String(token)).call(operator.me);
  return { ...shown, keptIn };
}

async function makeFirst(words: readonly string[], environment: Readonly<NodeJS.ProcessEnv>, origin: string) {
  const [option, name, ...others] = words;
  if (option !== '--name' || !name || others.length > 0) {
    throw new UsageError('usage: pnpm operator first --name <your name>');
  }
  // Whether the platform may start with these settings is not judged here.
  const { settings, problems } = readPlatformSetup(environment);
  if (settings === undefined) throw new UsageError(problems.map(({ message }) => message).join('\n'));
  const file = firstSecretFile(settings.dataDir);
  const secret = readSecret(file);
  const granted = await clientOf(origin).call(operator.first, { body: { name, secret } });
  rmSync(file, { force: true });
  return keepGranted(granted, environment, origin);
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    const folder = path.dirname(file);
    throw new UsageError(
      `no secret in ${folder}: the platform has operators already, was not started yet, or has another DATA_DIR`,
    );
  }
}

async function logIn(words: readonly string[], { environment, readInput }: Terminal, origin: string) {
  if (words.length > 0) throw new UsageError('usage: pnpm operator login, with the token on the standard input');
  const token = readInput().trim();
  if (!/^[\w-]{43}$/.test(token)) throw new UsageError('the standard input holds no token of an operator');
  // Who added this person has seen that token: another takes its place, which nobody else knows.
  return keepGranted(await clientOf(origin, token).call(operator.grantToken), environment, origin);
}

function originOf(environment: Readonly<NodeJS.ProcessEnv>): string {
  return (environment.PLATFORM_ORIGIN || `http://127.0.0.1:${environment.PLATFORM_PORT || '4000'}`).replace(/\/$/, '');
}

function clientOf(baseURL: string, token?: string): ApiClient {
  const authorization = token === undefined ? undefined : `bearer ${token}`;
  return createApiClient({ baseURL, session: { tokens: () => ({ authorization }) } });
}

/** What an empty list of a command says. */
const noneOf = (words: readonly string[]) => (isBeside(words) ? undefined : findCommand(words).command.none);

/** Every field that is wrong, a line each, where the message does not name the only one. */
function wrongFields({ fieldErrors, message }: BusinessError, words: readonly string[]): string {
  const [only, ...others] = fieldErrors;
  const saysAll =
    others.length === 0 && typeof only?.row !== 'number' && message !== BUSINESS_CODES.invalidParameter.msg;
  if (only === undefined || saysAll) return '';
  const found = isBeside(words) ? undefined : findCommand(words);
  const given = new Set(words.filter((word) => word.startsWith('--')).map((word) => word.slice(2)));
  const lines = fieldErrors.map(({ field, row, message: text }) => {
    const word = found && wordOf(field, found.command);
    const place = typeof row === 'number' ? `${field} of entry ${row + 1}` : field;
    if (word === undefined) return `  ${place}: ${text}`;
    // The platform has one text for whatever it cannot read; of a field that nobody gave it says too little.
    const isMissing = text === BUSINESS_CODES.invalidParameter.msg && !given.has(word) && !given.has('file');
    return `  --${word}: ${isMissing ? 'is missing' : text}`;
  });
  return `\n${lines.join('\n')}\nSee: pnpm operator ${found?.name ?? words[0]} --help`;
}

/** Why a command failed; more than a line only when several fields are wrong. */
function explain(
  error: unknown,
  origin: string,
  words: readonly string[],
): { readonly code?: number; readonly message: string } {
  if (error instanceof UsageError) return { message: error.message };
  if (error instanceof BusinessError) {
    return { code: Number(error.code), message: `${error.code} ${error.message}${wrongFields(error, words)}` };
  }
  if (!(error instanceof ApiError)) throw error;
  const messages: Readonly<Partial<Record<ApiError['kind'], string>>> = {
    'session-ended':
      'the token is not, or no longer, in force: ask an operator for another, then `pnpm operator login`',
    network: `the platform does not answer at ${origin}`,
    timeout: `the platform at ${origin} took too long to answer`,
  };
  return { message: messages[error.kind] ?? error.message };
}
