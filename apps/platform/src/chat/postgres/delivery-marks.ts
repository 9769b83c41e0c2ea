import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { notifyWith } from '../bus/notify-bus.ts';
import type { DeliveryMark, MovedDelivery } from '../ports/store.ts';
import { deliveryNews } from '../service/delivery-news.ts';

interface MovedRow {
  readonly chat_id: string;
  readonly user_id: string;
  readonly seq: string;
  readonly others: readonly string[];
}

/** Moves marks of delivery forward in one statement, with the wake-up of the other nodes in its transaction. */
export async function moveDeliveryMarks(
  database: Database,
  marks: readonly DeliveryMark[],
  announceAs: string | undefined,
): Promise<readonly MovedDelivery[]> {
  return database.withWorker(async (transaction) => {
    // In the order of their keys, so that two batches never wait for each other.
    const { rows } = await sql<MovedRow>`
      with asked as (
        select a.chat_id, a.user_id, max(a.seq) as seq from unnest(
          ${marks.map(({ chatId }) => chatId)}::text[], ${marks.map(({ userId }) => userId)}::bigint[],
          ${marks.map(({ seq }) => seq)}::bigint[]) as a (chat_id, user_id, seq)
        group by a.chat_id, a.user_id
      ), moved as (
        insert into chat_delivery as d (chat_id, user_id, seq)
        select a.chat_id, a.user_id, least(a.seq, c.last_seq)
        from asked a
        join chat_member m on m.chat_id = a.chat_id and m.user_id = a.user_id
        join chat c on c.id = a.chat_id
        where least(a.seq, c.last_seq) > 0
        order by a.chat_id, a.user_id
        on conflict (chat_id, user_id) do update set seq = excluded.seq where d.seq < excluded.seq
        returning d.chat_id, d.user_id, d.seq
      )
      select m.*, array(
        select w.user_id from chat_member w where w.chat_id = m.chat_id and w.user_id <> m.user_id) as others
      from moved m`.execute(transaction);
    const moved = rows.map(({ chat_id, user_id, seq, others }) => {
      return { chatId: chat_id, userId: user_id, seq: Number(seq), others };
    });
    if (announceAs !== undefined) await notifyWith(transaction, deliveryNews(moved, announceAs));
    return moved;
  });
}
