import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Transaction } from '../../db/schema.ts';
import type { Bus, BusListener, WakeUp } from '../ports/bus.ts';
import { ShardInterest } from './shard-interest.ts';
import { shardsOf } from './user-shards.ts';
import { readWakeUp, writeWakeUp } from './wake-up-text.ts';

const channelOf = (shard: number) => `chat_${shard}`;

/** Tells of wake-ups with the commit of a transaction: nobody hears of what was rolled back. */
export async function notifyWith(
  transaction: Transaction,
  news: readonly { readonly members: readonly string[]; readonly wakeUp: WakeUp }[],
): Promise<void> {
  const notes = news.flatMap(({ members, wakeUp }) => {
    const text = writeWakeUp(wakeUp);
    return shardsOf(members).map((shard) => ({ channel: channelOf(shard), text }));
  });
  if (notes.length === 0) return;
  const channels = notes.map(({ channel }) => channel);
  const texts = notes.map(({ text }) => text);
  await sql`select pg_notify(n.channel, n.text)
    from unnest(${channels}::text[], ${texts}::text[]) as n (channel, text)`.execute(transaction);
}

/** The bus over LISTEN and NOTIFY of the database that everybody has anyway. */
export function createNotifyBus(database: Database): Bus {
  let listener: BusListener | undefined;
  const handler = {
    received: (text: string) => {
      const wakeUp = readWakeUp(text);
      if (wakeUp !== undefined) listener?.received(wakeUp);
    },
    interrupted: () => listener?.interrupted(),
  };
  const interest = new ShardInterest((shard) => database.listen(channelOf(shard), handler));
  return {
    open: (given) => {
      listener = given;
    },
    publish: (members, wakeUp) => database.withWorker((transaction) => notifyWith(transaction, [{ members, wakeUp }])),
    follow: (userId) => interest.follow(userId),
    unfollow: (userId) => interest.unfollow(userId),
    // The connection belongs to the database.
    close: async () => {
      listener = undefined;
    },
  };
}
