import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Bus, BusListener } from '../ports/bus.ts';
import { ShardInterest } from './shard-interest.ts';
import { shardsOf } from './user-shards.ts';
import { readWakeUp, writeWakeUp } from './wake-up-text.ts';

const subjectOf = (shard: number) => `jianzhu.chat.${shard}`;
/** A lost server is looked for again this often, without end. */
const RECONNECT_MS = 1000;

/**
 * The bus over a NATS server, for platforms on several machines.
 *
 * @param url `nats://host:port`, several with commas
 * @throws when no server answers at the start; later losses are bridged and told as interruptions
 */
export async function createNatsBus(url: string, onFault: (what: string, error: unknown) => void): Promise<Bus> {
  const connection = await connect({
    servers: url.split(','),
    name: 'jianzhu chat',
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
  });
  let listener: BusListener | undefined;
  void reportReconnects(connection, () => listener?.interrupted()).catch((error) =>
    onFault('the state of NATS', error),
  );
  const interest = new ShardInterest(async (shard) => {
    const subscription = connection.subscribe(subjectOf(shard), {
      callback: (error, message) => {
        if (error !== null) return onFault('a message of NATS', error);
        const wakeUp = readWakeUp(message.string());
        if (wakeUp !== undefined) listener?.received(wakeUp);
      },
    });
    // Once the server has answered it knows of the subscription.
    await connection.flush();
    return () => subscription.unsubscribe();
  });
  return {
    open: (given) => {
      listener = given;
    },
    publish: async (userIds, wakeUp) => {
      const text = writeWakeUp(wakeUp);
      for (const shard of shardsOf(userIds)) connection.publish(subjectOf(shard), text);
    },
    follow: (userId) => interest.follow(userId),
    unfollow: (userId) => interest.unfollow(userId),
    close: () => connection.close(),
  };
}

async function reportReconnects(connection: NatsConnection, reconnected: () => void): Promise<void> {
  for await (const { type } of connection.status()) if (type === 'reconnect') reconnected();
}
