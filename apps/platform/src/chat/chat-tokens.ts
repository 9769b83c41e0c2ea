import './tables.ts';
import { sql } from 'kysely';
import { hashToken, parseRecordId, type RecordId, type TokenHash, tokenHashBytes } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { PreparedRead } from '../db/prepared-read.ts';
import type { ChatUser, Member } from '../http/caller.ts';
import { createOpaqueToken } from '../member/opaque-token.ts';
import { secondsFromNow } from '../member/session-grants.ts';
import { ensureChatUser } from './chat-users.ts';

const TOKEN_SECONDS = 7 * 86_400;

const FIND_CHAT_TOKEN: PreparedRead<{ readonly user_id: string; readonly login_id: string }> = {
  name: 'find chat token',
  text: `
    select t.user_id, t.login_id
    from chat_token t
    join login l on l.id = t.login_id and l.user_id = t.user_id
    where t.token_hash = decode($1, 'hex') and t.revoked_at is null and t.expires_at > now()
      and l.revoked_at is null and least(l.idle_expires_at, l.expires_at) > now()`,
};

/** Who a chat token stands for. */
export interface ChatIdentity {
  readonly userId: RecordId;
  readonly loginId: string;
  readonly tokenHash: TokenHash;
}

/** Whose chat token it is; undefined when it, or the login behind it, is not in force. */
export async function recogniseChatToken(database: Database, token: string): Promise<ChatUser | undefined> {
  const found = await findChatTokenByText(database, token);
  return (
    found && { kind: 'chat', userId: found.userId, session: { chat: found.tokenHash }, tokenHash: found.tokenHash }
  );
}

/** Who a chat token stands for; undefined when it, or its login, is not in force. */
export function findChatTokenByText(database: Database, token: string): Promise<ChatIdentity | undefined> {
  return findChatToken(database, hashToken(token));
}

/** Who the chat token with this hash stands for; undefined when it, or its login, is not in force. */
export async function findChatToken(database: Database, tokenHash: TokenHash): Promise<ChatIdentity | undefined> {
  const [row] = await database.readCredentials({ statement: FIND_CHAT_TOKEN, values: [tokenHash] });
  const userId = row && parseRecordId(row.user_id);
  return row && userId && { userId, loginId: row.login_id, tokenHash };
}

const FIND_TOKENS_IN_FORCE: PreparedRead<{ readonly hash: string }> = {
  name: 'find chat tokens in force',
  text: `
    select encode(t.token_hash, 'hex') as hash
    from unnest(string_to_array($1, ',')) as asked (hash)
    join chat_token t on t.token_hash = decode(asked.hash, 'hex')
    join login l on l.id = t.login_id
    where t.revoked_at is null and t.expires_at > now()
      and l.revoked_at is null and least(l.idle_expires_at, l.expires_at) > now()`,
};

/** Which of these tokens are in force. */
export async function findTokensInForce(
  database: Database,
  hashes: readonly TokenHash[],
): Promise<ReadonlySet<string>> {
  const values = [[...new Set(hashes)].join(',')];
  const rows = await database.readCredentials({ statement: FIND_TOKENS_IN_FORCE, values });
  return new Set(rows.map(({ hash }) => hash));
}

export interface ChatLogin {
  readonly imUser: { readonly id: string; readonly name: string; readonly avatar: string };
  readonly token: string;
}

/** A token of the chat service for a login; it ends with the login. The first one makes the member's chat user. */
export function grantChatToken(
  database: Database,
  { userId, loginId }: Pick<Member, 'userId' | 'loginId'>,
): Promise<ChatLogin> {
  return database.withCredentials(async (transaction) => {
    await ensureChatUser(transaction, userId);
    const imUser = await transaction
      .selectFrom('chat_user')
      .select(['id', 'name', 'avatar'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const token = createOpaqueToken();
    await transaction
      .insertInto('chat_token')
      .values({
        token_hash: tokenHashBytes(hashToken(token)),
        user_id: userId,
        login_id: loginId,
        expires_at: secondsFromNow(TOKEN_SECONDS),
      })
      .execute();
    return { imUser, token };
  });
}

/** Ends one chat token; the login goes on. */
export async function revokeChatToken(database: Database, { tokenHash }: Pick<ChatUser, 'tokenHash'>): Promise<void> {
  await database.withCredentials((transaction) =>
    transaction
      .updateTable('chat_token')
      .set({ revoked_at: sql<Date>`now()` })
      .where('token_hash', '=', tokenHashBytes(tokenHash))
      .execute(),
  );
}
