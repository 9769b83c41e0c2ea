import fc from 'fast-check';
import { snapshot, subscribe } from 'valtio/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { chatOf, type Driver, messageAt, startCore } from '../core/core-driver.ts';
import type { ChatStorage } from '../ports/environment.ts';
import { type ChatState, clearChatState, commitChanges, createChatState } from './chat-state.ts';
import { keepState } from './kept-state.ts';
import { decodeStored, encodeStored } from './stored-value.ts';

function commit(state: ChatState, { core }: Driver): void {
  const changes = core.takeChanges();
  if (changes !== null) commitChanges(state, core, changes);
}

describe('the chat state', () => {
  it('has the fields of the specification and no user or token (ST1)', () => {
    expect(Object.keys(createChatState())).toEqual([
      ...['chats', 'chatUnreadId', 'openId', 'chatMessage', 'chatLastMessage', 'chatLastTime'],
      ...['connection', 'pending'],
    ]);
  });

  it('follows the core; what did not change keeps its identity (ST2)', () => {
    const state = createChatState();
    const driver = startCore();
    driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1'), chatOf('c2')] });
    for (const chatId of ['c1', 'c2']) {
      driver.apply({ type: 'messageReceived', message: messageAt(`${chatId}-1`, 1, { chatId }) });
    }
    commit(state, driver);
    const before = snapshot(state);
    driver.apply({ type: 'messageReceived', message: messageAt('c1-2', 2) });
    commit(state, driver);
    const after = snapshot(state);
    expect(after.chatMessage.c1?.map(({ id }) => id)).toEqual(['c1-1', 'c1-2']);
    expect(after.chatMessage.c2).toBe(before.chatMessage.c2);
    expect(after.chatUnreadId).toEqual({ c1: ['c1-1', 'c1-2'], c2: ['c2-1'] });
    expect(after.chatLastMessage.c1?.id).toBe('c1-2');
    expect(after.chatLastTime.c1).toBe(messageAt('', 2).timestamp);
    expect(after.chats.map(({ id, unreadCount }) => [id, unreadCount])).toEqual([
      ['c1', 2],
      ['c2', 1],
    ]);
    driver.apply({ type: 'opened', chatId: 'c1' });
    commit(state, driver);
    expect(snapshot(state)).toMatchObject({ openId: 'c1', chatUnreadId: { c2: ['c2-1'] } });
    expect(driver.core.takeChanges()).toBeNull();
  });

  it('tells its readers once a commit, and nothing of a chat that is gone stays (ST3)', async () => {
    const state = createChatState();
    const driver = startCore();
    const told = vi.fn();
    subscribe(state, told);
    driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1')] });
    for (let second = 0; second < 50; second += 1) {
      driver.apply({ type: 'messageReceived', message: messageAt(`m${second}`, second) });
    }
    commit(state, driver);
    await Promise.resolve();
    expect(told).toHaveBeenCalledTimes(1);
    driver.apply({ type: 'removed', chatId: 'c1' });
    commit(state, driver);
    expect(snapshot(state)).toMatchObject({ chats: [], chatUnreadId: {}, chatMessage: {}, chatLastMessage: {} });
    clearChatState(state);
    expect(snapshot(state).openId).toBeNull();
  });
});

/** The seven patterns of the specification's filter on local storage (section 5). */
const filter =
  /<script|javascript:|on\w+\s*=|<iframe[^>]+src|\b(eval|Function)\s*\(|[<>"']|\b(alert|confirm|prompt)\s*\(/i;

function memory(): ChatStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
}

const mustNotFail = (cause: unknown): void => {
  throw cause;
};

describe('what is kept over a reload', () => {
  it('is the same again, whatever the ids, and passes the filter on stored values (ST4)', () => {
    const ids = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1 });
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), ids), (unread) => {
        const storage = memory();
        const kept = keepState(storage, { app: 'portal', userId: '1' }, mustNotFail);
        kept.writeUnread(unread);
        expect(kept.readUnread()).toEqual(unread);
        for (const [key, value] of storage.entries) expect(`${key} ${value}`).not.toMatch(filter);
      }),
    );
    expect(encodeStored({ text: '<script>alert("1")</script>'.repeat(2000) })).toMatch(/^[\w-]+$/);
  });

  it('holds what still waits to be sent, and is gone with the unread lists after clearing (ST5)', () => {
    const storage = memory();
    const kept = keepState(storage, { app: 'portal', userId: '1' }, mustNotFail);
    kept.writeOutbox([messageAt('a1', 1, { content: '“引号”"<b>' })]);
    expect(kept.readOutbox()).toEqual([messageAt('a1', 1, { content: '“引号”"<b>' })]);
    expect(keepState(storage, { app: 'portal', userId: '2' }, mustNotFail).readOutbox()).toEqual([]);
    kept.writeUnread({ c1: ['m1'] });
    kept.clear();
    expect(storage.entries.size).toBe(0);
  });

  it('that is damaged or foreign counts as nothing; a storage that fails is told once (ST6)', () => {
    const storage = memory();
    const failed = vi.fn();
    const kept = keepState(storage, { app: 'portal', userId: '1' }, failed);
    for (const text of ['', '{}', 'c1-%%%', 'c1-AAAA', encodeStored([1]), encodeStored({ c1: 'x' })]) {
      storage.entries.set('chat.portal.1.unread', text);
      expect(kept.readUnread()).toEqual({});
    }
    expect(decodeStored(null)).toBeUndefined();
    const full = {
      ...storage,
      set: () => {
        throw new Error('quota');
      },
    };
    const other = keepState(full, { app: 'portal', userId: '1' }, failed);
    other.writeUnread({ c1: ['m1'] });
    other.writeUnread({ c1: ['m1'] });
    expect(failed).toHaveBeenCalledTimes(1);
  });
});
