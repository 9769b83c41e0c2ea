import { createWorkQueue } from '../work-queue/work-queue.ts';
import type { Lane } from './login-attempts.ts';
import { checkPasswordHash, hashPassword, type PasswordCheck } from './password-hash.ts';

/** Logins. */
const CHECKS = { running: 2, waiting: 32, ofOwner: 4 } as const;
/** Of known places: however many networks fill the queue of all others, these go on beside it. */
const KNOWN_CHECKS = { running: 1, waiting: 16, ofOwner: 4 } as const;
/**
 * Of members who give a password or PIN again. The first of this queue stands in that of known places with no more rights
 * than one login, so that members, however many, keep nobody from logging in.
 */
const OWN_CHECKS = { running: 1, waiting: 32, ofOwner: 4 } as const;
/** New passwords: rarer, and each has cost a code. One at a time beside the logins, so that these never wait for them. */
const HASHES = { running: 1, waiting: 16, ofOwner: 2 } as const;

/**
 * Hashes and checks passwords, a few at a time; `undefined` when too many wait, in all or of one owner: the network
 * of the request where somebody registers or tries a password from a place that is not known, the phone where the place is
 * known to it, else the account (new passwords, PINs).
 */
export interface Passwords {
  hash(password: string, owner: string): Promise<string | undefined>;
  /**
   * @param whose the lane of a login (decision 0015), of which those of known places have a queue of their own, or `own`
   * of a member who has logged in
   */
  check(
    password: string,
    stored: string | null,
    owner: string,
    whose: Lane | 'own',
  ): Promise<PasswordCheck | undefined>;
}

/** One for the process: a flood of logins must not take all threads and memory. */
export function createPasswords(): Passwords {
  const checks = createWorkQueue(CHECKS);
  const knownChecks = createWorkQueue(KNOWN_CHECKS);
  const ownChecks = createWorkQueue(OWN_CHECKS);
  const hashes = createWorkQueue(HASHES);
  return {
    hash: (password, owner) => hashes.run(() => hashPassword(password), owner),
    check: (password, stored, owner, whose) => {
      const check = () => checkPasswordHash(password, stored);
      if (whose === 'own') return ownChecks.run(() => knownChecks.run(check, 'own'), owner);
      return (whose === 'known' ? knownChecks : checks).run(check, owner);
    },
  };
}
