import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { NewMessage, Store, StoredMessage } from '../ports/store.ts';

/** A store with three users of the chat service. */
export interface StoreFixture {
  readonly store: Store;
  readonly users: readonly [string, string, string];
  /** Makes a chat of these users. */
  addChat(userIds: readonly string[]): Promise<string>;
}

const now = () => Date.now();

function compose(chatId: string, fromId: string, content = '您好'): NewMessage {
  return { id: randomUUID(), chatId, fromId, content, type: 'text' };
}

/** Stores messages one after the other; fails when one is refused. */
async function say(store: Store, messages: readonly NewMessage[]): Promise<readonly StoredMessage[]> {
  const stored: StoredMessage[] = [];
  for (const outcome of await store.append(messages)) {
    if (outcome.status === 'refused') throw new Error(`refused: ${outcome.reason}`);
    stored.push(outcome.message);
  }
  return stored;
}

/** What every store must do. @param fixture made once; the tests make chats of their own */
export function describeStore(name: string, fixture: () => StoreFixture): void {
  describe(`the store ${name}`, () => {
    it('gives dense places in the order of commits, also to writers at once (CS1)', async () => {
      const { store, users, addChat } = fixture();
      const [one, two] = users;
      const chatId = await addChat([one, two]);
      const writers = Array.from({ length: 8 }, (_, index) =>
        say(
          store,
          Array.from({ length: 5 }, () => compose(chatId, index % 2 === 0 ? one : two)),
        ),
      );
      const stored = (await Promise.all(writers)).flat();
      expect(stored.map(({ seq }) => seq).sort((left, right) => left - right)).toEqual(
        Array.from({ length: 40 }, (_, index) => index + 1),
      );
      const kept = await store.messages([{ chatId, from: 1, to: 40 }]);
      expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
      const times = kept.map(({ timestamp }) => timestamp);
      expect(times).toEqual([...times].sort((left, right) => left - right));
      expect(new Set(kept)).toEqual(new Set(stored));
    });

    it('keeps the order of one batch in each of its chats (CS1)', async () => {
      const { store, users, addChat } = fixture();
      const [one, two] = users;
      const chats = [await addChat([one, two]), await addChat([one])];
      const batch = Array.from({ length: 10 }, (_, index) => compose(chats[index % 2] ?? '', one, String(index)));
      await say(store, batch);
      for (const [index, chatId] of chats.entries()) {
        const kept = await store.messages([{ chatId, from: 1, to: 5 }]);
        expect(kept.map(({ content }) => Number(content))).toEqual([0, 2, 4, 6, 8].map((value) => value + index));
      }
    });

    it('keeps the order of writing when an old connection repeats the beginning of a batch at its end (CS2)', async () => {
      const { store, users, addChat } = fixture();
      const [one] = users;
      const chatId = await addChat([one]);
      const written = ['一', '二', '三'].map((content) => compose(chatId, one, content));
      await say(store, [...written, ...written.slice(0, 2)]);
      const kept = await store.messages([{ chatId, from: 1, to: 9 }]);
      expect(kept.map(({ content }) => content)).toEqual(['一', '二', '三']);
    });

    it('stores a message that is sent again once, and says that it is known (CS2)', async () => {
      const { store, users, addChat } = fixture();
      const chatId = await addChat([users[0], users[1]]);
      const message = compose(chatId, users[0]);
      const [first, twin] = await store.append([message, message]);
      expect(first).toMatchObject({ status: 'stored', message: { seq: 1 } });
      expect(twin).toMatchObject({ status: 'known', message: { seq: 1 } });
      expect(await store.append([message, compose(chatId, users[0])])).toMatchObject([
        { status: 'known', message: first?.status === 'refused' ? {} : first?.message },
        { status: 'stored', message: { seq: 2 } },
      ]);
      const again = await Promise.all(Array.from({ length: 4 }, () => store.append([compose(chatId, users[1])])));
      expect(again.flat().map((outcome) => outcome.status)).toEqual(['stored', 'stored', 'stored', 'stored']);
    });

    it('refuses an id that is another message’s (CS2)', async () => {
      const { store, users, addChat } = fixture();
      const [chatId, other] = [await addChat([users[0], users[1]]), await addChat([users[0], users[2]])];
      const message = compose(chatId, users[0]);
      await store.append([message]);
      const thefts = [
        { ...message, chatId: other },
        { ...message, fromId: users[1] },
      ];
      for (const theft of thefts) {
        expect(await store.append([theft])).toEqual([{ status: 'refused', reason: 'forbidden' }]);
      }
      expect(await store.messages([{ chatId: other, from: 1, to: 9 }])).toEqual([]);
    });

    it('takes messages of members only, the rest of the batch goes in (CS3)', async () => {
      const { store, users, addChat } = fixture();
      const chatId = await addChat([users[0], users[1]]);
      const outcomes = await store.append([
        compose(chatId, users[2]),
        compose(chatId, users[0]),
        compose('no-such-chat', users[0]),
      ]);
      expect(outcomes).toMatchObject([
        { status: 'refused', reason: 'forbidden' },
        { status: 'stored', message: { seq: 1 } },
        { status: 'refused', reason: 'no_chat' },
      ]);
      expect(await store.chats(users[2], chatId)).toEqual([]);
      expect(new Set(await store.members(chatId))).toEqual(new Set([users[0], users[1]]));
    });

    it('counts what others wrote above the read mark, which only moves forward (CS4)', async () => {
      const { store, users, addChat } = fixture();
      const [one, two] = users;
      const chatId = await addChat([one, two]);
      await say(
        store,
        [one, one, two, one].map((from) => compose(chatId, from)),
      );
      const unread = async () => (await store.chats(two, chatId))[0]?.chat.unreadCount;
      expect(await unread()).toBe(3);
      expect(await store.setRead(two, chatId, { seq: 2, timestamp: now() })).toMatchObject({
        seq: 2,
        unreadCount: 1,
        isChanged: true,
      });
      expect(await store.setRead(two, chatId, { seq: 1, timestamp: now() })).toMatchObject({
        seq: 2,
        isChanged: false,
      });
      expect(await unread()).toBe(1);
      await store.setRead(two, chatId, { seq: 99, timestamp: now() });
      const [own] = await store.chats(two, chatId);
      expect(own).toMatchObject({ head: 4, readSeq: 4, chat: { unreadCount: 0, lastReadTime: 0 } });
      const [peer] = await store.chats(one, chatId);
      expect(peer?.peerRead).toEqual({ [two]: 4 });
      expect(peer?.chat.lastReadTime).toBeGreaterThanOrEqual(peer?.chat.lastTime ?? Number.NaN);
      expect(await store.setRead(users[2], chatId, { timestamp: now() })).toBeNull();
    });

    it('moves marks of delivery forward for members alone, up to the newest place (CS21)', async () => {
      const { store, users, addChat } = fixture();
      const [one, two, stranger] = users;
      const chatId = await addChat([one, two]);
      await say(
        store,
        [one, one, two].map((from) => compose(chatId, from)),
      );
      const mark = (userId: string, seq: number) => ({ chatId, userId, seq });
      const moved = await store.setDelivered([mark(two, 1), mark(stranger, 1), mark(two, 2), mark(one, 99)]);
      expect(moved).toHaveLength(2);
      expect(moved).toEqual(
        expect.arrayContaining([
          { ...mark(two, 2), others: [one] },
          { ...mark(one, 3), others: [two] },
        ]),
      );
      expect(
        await store.setDelivered([mark(two, 1), mark(two, 2), { ...mark(two, 3), chatId: 'no-such-chat' }]),
      ).toEqual([]);
      expect(await store.setDelivered([])).toEqual([]);
      expect(await store.chats(one, chatId)).toMatchObject([{ deliveredSeq: 3, peerDelivered: { [two]: 2 } }]);
      expect(await store.chats(two, chatId)).toMatchObject([{ deliveredSeq: 2, peerDelivered: { [one]: 3 } }]);
      expect(await store.chats(two, chatId)).toMatchObject([{ readSeq: 0, chat: { unreadCount: 2 } }]);
    });

    it('takes marks of delivery in batches that cross, beside messages (CS21)', async () => {
      const { store, users, addChat } = fixture();
      const chats = [await addChat(users), await addChat(users), await addChat(users)];
      const batch = () => chats.flatMap((chatId) => users.map((from) => compose(chatId, from)));
      const marks = (seq: number) => chats.flatMap((chatId) => users.map((userId) => ({ chatId, userId, seq })));
      await say(store, batch());
      await Promise.all(
        Array.from({ length: 6 }, async (_, turn) => {
          const ordered = turn % 2 === 0 ? marks(turn + 1) : marks(turn + 1).reverse();
          await Promise.all([store.setDelivered(ordered), say(store, batch())]);
        }),
      );
      for (const chatId of chats) {
        expect((await store.chats(users[0], chatId))[0]?.deliveredSeq).toBeGreaterThanOrEqual(6);
      }
    });

    it('takes a time for the place up to which it was read (CS4)', async () => {
      const { store, users, addChat } = fixture();
      const chatId = await addChat([users[0], users[1]]);
      const [first] = await say(store, [compose(chatId, users[0])]);
      await expect.poll(now).toBeGreaterThan((first?.timestamp ?? 0) + 2);
      await say(store, [compose(chatId, users[0])]);
      expect(await store.setRead(users[1], chatId, { timestamp: (first?.timestamp ?? 0) + 1 })).toMatchObject({
        seq: 1,
      });
      expect(await store.setRead(users[1], chatId, { timestamp: now() + 600_000 })).toMatchObject({ seq: 2 });
      expect(await store.placeBefore(chatId, first?.timestamp ?? 0)).toBe(0);
      expect(await store.placeBefore(chatId, (first?.timestamp ?? 0) + 1)).toBe(1);
    });

    it('tells which chats of these users have news, and where they begin (CS7)', async () => {
      const { store, users, addChat } = fixture();
      const chatId = await addChat([users[0], users[1]]);
      await say(store, [compose(chatId, users[0]), compose(chatId, users[0])]);
      const of = async (userId: string, withinMs: number) =>
        (await store.recent([userId], withinMs)).find((chat) => chat.chatId === chatId);
      expect(await of(users[1], 60_000)).toMatchObject({ from: 1, to: 2, members: expect.arrayContaining([users[0]]) });
      expect(await of(users[2], 60_000)).toBeUndefined();
      expect(await of(users[1], -60_000)).toBeUndefined();
    });

    it('finds words in the chats of the user alone, newest first (CS20)', async () => {
      const { store, users, addChat } = fixture();
      const word = `螺纹钢${randomUUID()}`;
      const [chatId, foreign] = [await addChat([users[0], users[1]]), await addChat([users[1], users[2]])];
      await say(store, [
        compose(chatId, users[0], `${word} 100%_`),
        compose(chatId, users[1], '别的'),
        compose(foreign, users[1], word),
        compose(chatId, users[1], `再问 ${word}`),
      ]);
      const found = (words: string) => store.search(users[0], { words, limit: 10 });
      expect((await found(word)).map(({ seq }) => seq)).toEqual([3, 1]);
      expect((await found(`${word} 100%_`)).map(({ seq }) => seq)).toEqual([1]);
      expect(await found(`${word}_`)).toEqual([]);
    });

    it('finds pictures and files by their names, and by nothing else of them (CS20)', async () => {
      const { store, users, addChat } = fixture();
      const chatId = await addChat([users[0], users[1]]);
      const file = (name: string) => JSON.stringify({ url: '/api/sys/chat/file?resourceId=1', name, size: 3 });
      await say(store, [
        { ...compose(chatId, users[0], file('松屿“报价单”.pdf')), type: 'file' },
        { ...compose(chatId, users[0], file('报价单.png')), type: 'image' },
        { ...compose(chatId, users[0], '{"name":'), type: 'file' },
      ]);
      const found = async (words: string) =>
        (await store.search(users[0], { words, chatId, limit: 10 })).map(({ seq }) => seq);
      expect(await found('报价单')).toEqual([2, 1]);
      expect(await found('松屿')).toEqual([1]);
      expect(await found('resourceId')).toEqual([]);
    });

    it('keeps its epoch', async () => {
      const { store } = fixture();
      expect(await store.epoch()).toBe(await store.epoch());
    });
  });
}
