import { checkPasswordHash, hashPassword, type PasswordCheck } from './password-hash.ts';
import { createWorkQueue } from './work-queue.ts';

const HASHES_AT_ONCE = 2;
const HASHES_WAITING = 32;

/** Hashes and checks passwords, a few at a time; `undefined` when too many wait. */
export interface Passwords {
  hash(password: string): Promise<string | undefined>;
  check(password: string, stored: string | null): Promise<PasswordCheck | undefined>;
}

/** One for the process: a flood of logins must not take all threads and memory. */
export function createPasswords(): Passwords {
  const queue = createWorkQueue(HASHES_AT_ONCE, HASHES_WAITING);
  return {
    hash: (password) => queue.run(() => hashPassword(password)),
    check: (password, stored) => queue.run(() => checkPasswordHash(password, stored)),
  };
}
