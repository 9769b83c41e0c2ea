import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { DeviceLogin, EndedSession, SessionGrant, SessionKey, Sessions } from '../ports/sessions.ts';
import { type SessionPolicy, sessionsToEnd } from '../service/session-policy.ts';

/** A session that nobody has touched for so long died with its process. */
const LIVES_SECONDS = 75;
/** How long it is remembered why a session ended. */
const REMEMBERED_SECONDS = 600;

/** Sessions in PostgreSQL; the row of a user's epoch puts her devices in an order. */
export function createPostgresSessions(database: Database, policy: SessionPolicy): Sessions {
  return {
    begin: (login) => begin(database, policy, login),
    touch: (keys) => touch(database, keys),
    end: (keys) => end(database, keys),
  };
}

function begin(database: Database, policy: SessionPolicy, login: DeviceLogin): Promise<SessionGrant> {
  const { userId, client, uuid, sid } = login;
  return database.withWorker(async (transaction) => {
    const { epoch } = await transaction
      .insertInto('chat_session_epoch')
      .values({ user_id: userId, epoch: '1' })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ epoch: sql`chat_session_epoch.epoch + 1` }))
      .returning('epoch')
      .executeTakeFirstOrThrow();
    await sql`delete from chat_session where user_id = ${userId}
      and touched_at < now() - ${REMEMBERED_SECONDS} * interval '1 second'`.execute(transaction);
    const rows = await transaction
      .selectFrom('chat_session')
      .select(['epoch', 'client', 'uuid', 'sid'])
      .where('user_id', '=', userId)
      .where('ended', 'is', null)
      .where('touched_at', '>', sql<Date>`now() - ${LIVES_SECONDS} * interval '1 second'`)
      .execute();
    const live = rows.map((row) => ({ ...row, userId, epoch: Number(row.epoch) }));
    const ended = sessionsToEnd(login, live, policy);
    for (const session of ended) {
      await transaction
        .updateTable('chat_session')
        .set({ ended: session.reason, ended_by: session.uuid })
        .where('user_id', '=', userId)
        .where('epoch', '=', String(session.epoch))
        .execute();
    }
    await transaction.insertInto('chat_session').values({ user_id: userId, epoch, client, uuid, sid }).execute();
    return { epoch: Number(epoch), ended };
  });
}

interface TouchedRow {
  readonly user_id: string;
  readonly epoch: string;
  readonly ended: EndedSession['reason'] | null;
  readonly ended_by: string | null;
}

async function touch(database: Database, keys: readonly SessionKey[]): Promise<readonly EndedSession[]> {
  if (keys.length === 0) return [];
  const { rows } = await database.withWorker((transaction) =>
    sql<TouchedRow>`
      with asked as (
        select * from unnest(${keys.map(({ userId }) => userId)}::bigint[], ${keys.map(({ epoch }) => epoch)}::bigint[])
          as a (user_id, epoch)
      ), touched as (
        update chat_session s set touched_at = now() from asked a
        where s.user_id = a.user_id and s.epoch = a.epoch and s.ended is null
        returning s.user_id, s.epoch
      )
      select a.user_id, a.epoch, s.ended, s.ended_by from asked a
      left join chat_session s on s.user_id = a.user_id and s.epoch = a.epoch
      where not exists (select from touched t where t.user_id = a.user_id and t.epoch = a.epoch)`.execute(transaction),
  );
  return rows.map((row) => ({
    userId: row.user_id,
    epoch: Number(row.epoch),
    reason: row.ended ?? 'closed',
    uuid: row.ended_by ?? '',
  }));
}

async function end(database: Database, keys: readonly SessionKey[]): Promise<void> {
  await database.withWorker((transaction) =>
    sql`
      delete from chat_session s
      using unnest(${keys.map(({ userId }) => userId)}::bigint[], ${keys.map(({ epoch }) => epoch)}::bigint[])
        as gone (user_id, epoch)
      where s.user_id = gone.user_id and s.epoch = gone.epoch and s.ended is null`.execute(transaction),
  );
}
