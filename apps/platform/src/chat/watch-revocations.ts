import type { Database } from '../db/database.ts';
import type { ChatIdentity } from './chat-tokens.ts';

export interface RevocationListener {
  /** Tokens have ended; the function says whether an identity is one of theirs. */
  ended(isEnded: (identity: ChatIdentity) => boolean): void;
  /** News may have been missed. */
  interrupted(): void;
}

/** Channel of the trigger on chat tokens; the payload is the token's hash. */
const CHAT_TOKENS = 'chat_revoked';
/** Channel of the triggers on logins, sessions and memberships. */
const LOGINS = 'revoked';

/** Hears which chat tokens and logins end, in this process or another. @returns the function that ends it */
export async function watchRevocations(database: Database, listener: RevocationListener): Promise<() => void> {
  const interrupted = () => listener.interrupted();
  const leaves = [
    await database.listen(CHAT_TOKENS, {
      received: (hash) => listener.ended(({ tokenHash }) => tokenHash === hash),
      interrupted,
    }),
    await database.listen(LOGINS, {
      received: (payload) => {
        const revoked: unknown = JSON.parse(payload);
        if (typeof revoked !== 'object' || revoked === null || !('loginId' in revoked)) return;
        const { loginId } = revoked;
        listener.ended((identity) => identity.loginId === loginId);
      },
      interrupted,
    }),
  ];
  return () => {
    for (const leave of leaves) leave();
  };
}
