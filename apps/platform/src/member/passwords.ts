import type { Lane } from './login-attempts.ts';
import { checkPasswordHash, hashPassword, type PasswordCheck } from './password-hash.ts';
import { createWorkQueue } from './work-queue.ts';

/** Logins. */
const CHECKS = { running: 2, waiting: 32, ofOwner: 4 } as const;
/** Of known places and of members: however many networks fill the queue of all others, these go on beside it. */
const KNOWN_CHECKS = { running: 1, waiting: 16, ofOwner: 4 } as const;
/** New passwords: rarer, and each has cost a code. One at a time beside the logins, so that these never wait for them. */
const HASHES = { running: 1, waiting: 16, ofOwner: 2 } as const;

/**
 * Hashes and checks passwords, a few at a time; `undefined` when too many wait, in all or of one owner: the network
 * of the request where a login password is tried or somebody registers, else the account (new passwords, PINs).
 */
export interface Passwords {
  hash(password: string, owner: string): Promise<string | undefined>;
  /** @param lane of the try (decision 0015): those of known places have a queue of their own */
  check(password: string, stored: string | null, owner: string, lane: Lane): Promise<PasswordCheck | undefined>;
}

/** One for the process: a flood of logins must not take all threads and memory. */
export function createPasswords(): Passwords {
  const checks = createWorkQueue(CHECKS);
  const knownChecks = createWorkQueue(KNOWN_CHECKS);
  const hashes = createWorkQueue(HASHES);
  return {
    hash: (password, owner) => hashes.run(() => hashPassword(password), owner),
    check: (password, stored, owner, lane) =>
      (lane === 'known' ? knownChecks : checks).run(() => checkPasswordHash(password, stored), owner),
  };
}
