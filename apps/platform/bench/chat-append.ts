import { randomUUID } from 'node:crypto';
import type { NewMessage, Store } from '../src/chat/ports/store.ts';
import { createPostgresStore } from '../src/chat/postgres/postgres-store.ts';
import { GroupCommit } from '../src/chat/service/group-commit.ts';
import { withConnection } from '../src/db/connection.ts';
import { openBenchDatabase } from './bench-database.ts';

const CHATS = 200;
const USERS = 2;
const COMMIT_TOGETHER = 200;

export interface AppendRate {
  readonly perSecond: number;
  /** From the sending to the acknowledgement, in ms. */
  readonly p50: number;
  readonly p99: number;
}

export interface AppendBench {
  /** Messages that wait for their acknowledgement all the time. */
  measure(how: 'group commit' | 'one by one', inFlight: number, milliseconds: number): Promise<AppendRate>;
  close(): Promise<void>;
}

/** A PostgreSQL of its own, forced to disk at every commit, with chats of two. */
export async function openAppendBench(): Promise<AppendBench> {
  const bench = await openBenchDatabase();
  const chats = Array.from({ length: CHATS }, () => randomUUID());
  const users = await withConnection(bench.admin, async (admin) => {
    const { rows } = await admin.query<{ id: string }>(
      'insert into app.account (phone) select 13700000000 + n from generate_series(1, $1::int) n returning id',
      [USERS],
    );
    await admin.query('insert into app.chat (id) select unnest($1::text[])', [chats]);
    await admin.query(
      'insert into app.chat_member (chat_id, user_id) select c, u from unnest($1::text[]) c, unnest($2::bigint[]) u',
      [chats, rows.map(({ id }) => id)],
    );
    return rows.map(({ id }) => id);
  });
  const store = createPostgresStore({ database: bench.database, announceAs: 'bench' });
  return {
    measure: (how, inFlight, milliseconds) => {
      const append = how === 'one by one' ? (message: NewMessage) => store.append([message]) : grouped(store);
      const compose = (): NewMessage => ({
        id: randomUUID(),
        chatId: chats[Math.floor(Math.random() * CHATS)] ?? '',
        fromId: users[0] ?? '',
        content: '含税到场价3420元/吨，量大可以再谈。',
        type: 'text',
      });
      return measure(() => append(compose()), inFlight, milliseconds);
    },
    close: bench.close,
  };
}

function grouped(store: Store): (message: NewMessage) => Promise<unknown> {
  const commits = new GroupCommit((messages: readonly NewMessage[]) => store.append(messages), COMMIT_TOGETHER);
  return (message) => commits.add(message);
}

async function measure(append: () => Promise<unknown>, inFlight: number, milliseconds: number): Promise<AppendRate> {
  const ages: number[] = [];
  const startedAt = performance.now();
  const write = async () => {
    while (performance.now() - startedAt < milliseconds) {
      const sentAt = performance.now();
      await append();
      ages.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, write));
  const perSecond = (ages.length / (performance.now() - startedAt)) * 1000;
  ages.sort((left, right) => left - right);
  const at = (share: number) => ages[Math.floor(ages.length * share)] ?? Number.NaN;
  return { perSecond, p50: at(0.5), p99: at(0.99) };
}
