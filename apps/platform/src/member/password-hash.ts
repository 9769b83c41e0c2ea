import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify(argon2);

interface Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** Argon2id with 19 MiB and two passes. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Of no password: verified for unknown accounts, so that they take as long as known ones. */
const UNKNOWN_ACCOUNT = formatHash(COST, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));

function formatHash({ memory, passes, parallelism }: Cost, salt: Buffer, key: Buffer): string {
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`;
}

function derive(password: string, salt: Buffer, length: number, cost: Cost): Promise<Buffer> {
  return deriveKey('argon2id', { ...cost, message: password, nonce: salt, tagLength: length });
}

/** Hashes a password as a PHC string. Takes some 150 ms of a thread of the pool. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return formatHash(COST, salt, await derive(password, salt, KEY_BYTES, COST));
}

export interface PasswordCheck {
  readonly matches: boolean;
  /** The hash was made at another cost: to be made anew while the password is at hand. */
  readonly isOutdated: boolean;
}

/** Compares in constant time. @param stored null for an unknown account or one without a password: never matches */
export async function checkPasswordHash(password: string, stored: string | null): Promise<PasswordCheck> {
  const [, memory, passes, parallelism, salt = '', key = ''] = PHC.exec(stored ?? UNKNOWN_ACCOUNT) ?? [];
  if (salt === '') throw new Error('a stored password hash is not of the PHC form');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(key, 'base64');
  const derived = await derive(password, Buffer.from(salt, 'base64'), expected.length, cost);
  const isOutdated = cost.memory !== COST.memory || cost.passes !== COST.passes;
  return { matches: timingSafeEqual(derived, expected) && stored !== null, isOutdated };
}
