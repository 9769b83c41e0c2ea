import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { UsageError } from './values.ts';

/** Where this person's token is kept, by the origin of the platform that it is for. */
function tokenFile({ XDG_CONFIG_HOME }: Readonly<NodeJS.ProcessEnv>): string {
  return path.join(XDG_CONFIG_HOME || path.join(os.homedir(), '.config'), 'jianzhu', 'operator.json');
}

function readAll(file: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof kept === 'object' && kept !== null ? Object.fromEntries(Object.entries(kept)) : {};
  } catch {
    return {};
  }
}

/** The token for a platform: OPERATOR_TOKEN, else the one that was kept. */
export function findToken(environment: Readonly<NodeJS.ProcessEnv>, origin: string): string | undefined {
  const kept = readAll(tokenFile(environment));
  return environment.OPERATOR_TOKEN || (Object.hasOwn(kept, origin) ? kept[origin] : undefined);
}

/**
 * Keeps a token in a file that only this user reads.
 *
 * @returns the file
 * @throws UsageError when it cannot be written
 */
export function keepToken(environment: Readonly<NodeJS.ProcessEnv>, origin: string, token: string): string {
  const file = tokenFile(environment);
  try {
    writeAll(file, { ...readAll(file), [origin]: token });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`the new token cannot be kept, the one before it stays in force: ${why}`);
  }
  return file;
}

function writeAll(file: string, tokens: Readonly<Record<string, string>>): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const next = `${file}.${process.pid}`;
  rmSync(next, { force: true });
  writeFileSync(next, `${JSON.stringify(tokens, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  chmodSync(next, 0o600);
  renameSync(next, file);
}
