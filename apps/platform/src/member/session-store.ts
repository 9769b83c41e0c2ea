import { hashToken, type TokenHash } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { BearerTokens, Recognise, Recognition } from '../http/caller.ts';
import { findTokens } from './token-lookup.ts';
import type { TokenTouches } from './token-touches.ts';

const REMEMBERED_MS = 5000;
const MOST_REMEMBERED = 10_000;
/** Channel of the database's triggers; the payload names a login, a session, or a user in a business. */
const REVOCATIONS = 'revoked';

/** What was revoked; ids as the trigger writes them. */
interface Revocation {
  readonly loginId?: string;
  readonly sessionId?: string;
  readonly userId?: string;
  readonly businessId?: string;
  /** Whoever the user acts for. */
  readonly allOfUser?: string;
  /** Whoever acts for the business. */
  readonly allOfBusiness?: string;
}

interface Remembered {
  readonly recognition: Recognition;
  readonly until: number;
}

/** Knows whose tokens are in force, and remembers it for some seconds. */
export interface SessionStore {
  readonly recognise: Recognise;
  /** Forgets what was remembered of these; for the process that revoked them, which need not wait for the news. */
  forget(revocation: Revocation): void;
}

export interface SessionStoreOptions {
  readonly database: Database;
  readonly touches: TokenTouches;
  readonly nowMs?: () => number;
}

/** Opens the store and listens for revocations by other processes. */
export async function createSessionStore(options: SessionStoreOptions): Promise<SessionStore> {
  const { database, touches, nowMs = () => performance.now() } = options;
  const remembered = new Map<string, Remembered>();
  // Counts revocations: a look-up that one of them overtook must not be remembered.
  let revocations = 0;

  function forget(revocation: Revocation): void {
    revocations += 1;
    for (const [key, { recognition }] of remembered) {
      if (concerns(revocation, recognition)) remembered.delete(key);
    }
  }

  function forgetAll(): void {
    revocations += 1;
    remembered.clear();
  }

  async function lookUp({ platformToken, accessToken }: BearerTokens): Promise<Recognition> {
    if (platformToken === undefined) return { kind: 'nobody' };
    const login = hashToken(platformToken);
    const session = accessToken === undefined ? undefined : hashToken(accessToken);
    const key = cacheKey(login, session);
    const known = remembered.get(key);
    if (known !== undefined && known.until > nowMs()) return known.recognition;
    const before = revocations;
    const found = await findTokens(database, { login, session }, touches);
    if (found === undefined) return { kind: 'ended' };
    const { userId, loginId, acting, stale } = found;
    const member = { kind: 'member', userId, loginId, platformToken, session: { login, session }, acting } as const;
    const recognition: Recognition = { kind: 'member', member, stale };
    if (before === revocations) remember(key, recognition);
    return recognition;
  }

  function remember(key: string, recognition: Recognition): void {
    remembered.delete(key);
    remembered.set(key, { recognition, until: nowMs() + REMEMBERED_MS });
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  }

  await database.listen(REVOCATIONS, {
    received: (payload) => forget(readRevocation(payload)),
    interrupted: forgetAll,
  });
  return { recognise: lookUp, forget };
}

function cacheKey(login: TokenHash, session: TokenHash | undefined): string {
  return `${login}:${session ?? ''}`;
}

function readRevocation(payload: string): Revocation {
  const value: unknown = JSON.parse(payload);
  if (typeof value !== 'object' || value === null) throw new TypeError('a revocation that is no object');
  // Written by our own trigger; a field that is missing or of another type concerns nobody.
  return value as Revocation;
}

function concerns(revocation: Revocation, recognition: Recognition): boolean {
  if (recognition.kind !== 'member') return false;
  const { loginId, sessionId, userId, businessId, allOfUser, allOfBusiness } = revocation;
  const { member } = recognition;
  return (
    member.loginId === loginId ||
    member.userId === allOfUser ||
    (member.acting !== undefined && member.acting.businessId === allOfBusiness) ||
    (member.acting !== undefined && member.acting.sessionId === sessionId) ||
    // A member that is let in again has no business remembered: everything of the user goes.
    (member.userId === userId && (member.acting === undefined || member.acting.businessId === businessId))
  );
}
