import { checkPasswordHash, hashPassword, type PasswordCheck } from './password-hash.ts';
import { createWorkQueue } from './work-queue.ts';

/** Logins. */
const CHECKS = { running: 2, waiting: 32, ofOwner: 4 } as const;
/** New passwords: rarer, and each has cost a code. One at a time beside the logins, so that these never wait for them. */
const HASHES = { running: 1, waiting: 16, ofOwner: 2 } as const;

/** Hashes and checks passwords, a few at a time; `undefined` when too many wait, in all or from one network. */
export interface Passwords {
  hash(password: string, network?: string): Promise<string | undefined>;
  check(password: string, stored: string | null, network?: string): Promise<PasswordCheck | undefined>;
}

/** One for the process: a flood of logins must not take all threads and memory. */
export function createPasswords(): Passwords {
  const checks = createWorkQueue(CHECKS);
  const hashes = createWorkQueue(HASHES);
  return {
    hash: (password, network) => hashes.run(() => hashPassword(password), network),
    check: (password, stored, network) => checks.run(() => checkPasswordHash(password, stored), network),
  };
}
