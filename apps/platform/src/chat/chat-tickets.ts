import './tables.ts';
import { hashToken, type TokenHash, tokenHashBytes } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { createOpaqueToken } from '../member/opaque-token.ts';
import { secondsFromNow } from '../member/session-grants.ts';
import { type ChatIdentity, findChatToken } from './chat-tokens.ts';

const TICKET_SECONDS = 60;

/** A ticket that opens one socket within a minute, in place of the token. */
export function grantChatTicket(database: Database, tokenHash: TokenHash): Promise<string> {
  return database.withCredentials(async (transaction) => {
    const ticket = createOpaqueToken();
    await transaction.deleteFrom('chat_ticket').where('expires_at', '<', secondsFromNow(0)).execute();
    await transaction
      .insertInto('chat_ticket')
      .values({
        ticket_hash: tokenHashBytes(hashToken(ticket)),
        token_hash: tokenHashBytes(tokenHash),
        expires_at: secondsFromNow(TICKET_SECONDS),
      })
      .execute();
    return ticket;
  });
}

/** Takes a ticket, which serves once. Undefined when it is used, too old, or its token is not in force. */
export async function redeemChatTicket(database: Database, ticket: string): Promise<ChatIdentity | undefined> {
  const row = await database.withCredentials((transaction) =>
    transaction
      .deleteFrom('chat_ticket')
      .where('ticket_hash', '=', tokenHashBytes(hashToken(ticket)))
      .where('expires_at', '>', secondsFromNow(0))
      .returning('token_hash')
      .executeTakeFirst(),
  );
  // The column holds what `hashToken` made.
  return row && findChatToken(database, row.token_hash.toString('hex') as TokenHash);
}
