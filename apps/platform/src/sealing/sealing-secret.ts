import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../db/database.ts';
import { DatabaseSetupError } from '../db/setup-error.ts';
import { sharedSecret } from '../member/shared-secret.ts';
import { type KeyKeeper, secretKeyKeeper } from './key-keeper.ts';

const SECRET_BYTES = 32;
const FILE = 'sealing-key';
const KNOWN_AS = 'sealing key id';

/** Where the secret that seals quotations comes from. */
export interface SealingSettings {
  /** Base64 of 32 bytes or more; the same for all platforms on one database. */
  readonly secret?: string;
  /** Holds the file of one that was made here. */
  readonly dataDir: string;
}

/** The keeper of this platform's secret: the one it is given, else one that the first start makes and keeps in a file. */
export async function readKeyKeeper({ secret, dataDir }: SealingSettings): Promise<KeyKeeper> {
  return secretKeyKeeper(Buffer.from(secret ?? (await readOrMake(path.join(dataDir, FILE))), 'base64'));
}

/** @throws DatabaseSetupError when quotations of this database were sealed with another key */
export async function checkKeyKeeper(database: Database, keeper: KeyKeeper, settings: SealingSettings): Promise<void> {
  const known = await database.withCredentials((transaction) =>
    sharedSecret(transaction, KNOWN_AS, () => keeper.keyId),
  );
  if (known === keeper.keyId) return;
  const origin = settings.secret === undefined ? path.join(settings.dataDir, FILE) : 'SEALING_KEY';
  throw new DatabaseSetupError(`${origin}: quotations in this database were sealed with another key`);
}

async function readOrMake(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  const made = randomBytes(SECRET_BYTES).toString('base64');
  try {
    await writeFile(file, `${made}\n`, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}
