import { describe, expect, it, vi } from 'vitest';
import { createWorld } from '../scenarios/chat-world.ts';
import { createFakeBrowser } from '../testing/fake-browser.ts';

/** Two tabs of one user in one browser, the first of them connected; and somebody else who writes. */
async function twoTabs(version: 1 | 2) {
  const world = createWorld({ version });
  const browser = createFakeBrowser();
  const first = world.open('a', browser);
  await world.clock.advance(100);
  const second = world.open('a', browser);
  await world.clock.advance(100);
  return { ...world, browser, first, second };
}

describe.each([1, 2] as const)('tabs of one browser with a v%i server', (version) => {
  it('share one connection; the others show its status (TA1, R-CHAT-005)', async () => {
    const { server, first, second } = await twoTabs(version);
    expect(server.connections).toHaveLength(1);
    expect([first.chat.isLeader, second.chat.isLeader]).toEqual([true, false]);
    expect(second.chat.state.connection).toMatchObject({ phase: 'ready', isFollower: true, protocol: `v${version}` });
    expect(second.chat.state.chats.map(({ id }) => id)).toEqual(['c1']);
    expect(first.chat.state.connection.isFollower).toBeUndefined();
  });

  it('all get what comes, once, and count it alike (TA2)', async () => {
    const { server, clock, first, second } = await twoTabs(version);
    server.say('c1', 'b', '一');
    server.say('c1', 'b', '二');
    await clock.advance(300);
    expect(second.ids('c1')).toEqual(['said-1', 'said-2']);
    expect(first.ids('c1')).toEqual(second.ids('c1'));
    expect([first.chat.totalUnread(), second.chat.totalUnread()]).toEqual([2, 2]);
  });

  it('send through the one that connects, and show what another sent (TA3)', async () => {
    const { server, clock, first, second } = await twoTabs(version);
    const { id, done } = second.chat.send('c1', '从第二个标签页');
    await clock.advance(4000);
    expect(await done).toMatchObject({ status: 'sent' });
    expect(server.store.chats.get('c1')?.messages.map((message) => message.id)).toEqual([id]);
    expect(first.ids('c1')).toEqual([id]);
    expect(first.chat.totalUnread()).toBe(0);
    const other = first.chat.send('c1', '从第一个标签页');
    await clock.advance(4000);
    expect(second.ids('c1')).toEqual([id, other.id]);
    expect(second.chat.state.pending).toEqual({});
  });

  it('know what was read in one of them (TA4)', async () => {
    const { server, clock, first, second } = await twoTabs(version);
    server.say('c1', 'b', '一');
    await clock.advance(300);
    second.chat.open('c1');
    await clock.advance(300);
    expect([first.chat.totalUnread(), second.chat.totalUnread()]).toEqual([0, 0]);
    expect(server.store.chats.get('c1')?.marks.get('a')?.seq).toBe(1);
  });

  it('take over when the one that connects is closed; what was on its way goes out again (TA5)', async () => {
    const { server, clock, first, second } = await twoTabs(version);
    const before = second.chat.send('c1', '在路上');
    first.chat.dispose();
    const after = second.chat.send('c1', '接着发');
    await clock.advance(8000);
    expect(await before.done).toMatchObject({ status: 'sent' });
    expect(await after.done).toMatchObject({ status: 'sent' });
    expect(server.store.chats.get('c1')?.messages.map(({ id }) => id)).toEqual([before.id, after.id]);
    expect(second.chat.isLeader).toBe(true);
    expect(server.connections).toHaveLength(1);
    expect(second.chat.state.connection).toMatchObject({ phase: 'ready' });
    expect(second.chat.state.connection.isFollower).toBeUndefined();
  });

  it('take over from one that sleeps with the lock, within seconds, when they are seen (TA6)', async () => {
    const { server, clock, first, second } = await twoTabs(version);
    first.tab.sleep();
    const { done } = second.chat.send('c1', '领头的睡着了');
    await clock.advance(12_000);
    expect(await done).toMatchObject({ status: 'sent' });
    expect(second.chat.isLeader).toBe(true);
    first.tab.wake();
    await clock.advance(5000);
    expect(first.chat.isLeader).toBe(false);
    expect(first.chat.state.connection).toMatchObject({ phase: 'ready', isFollower: true });
    expect(server.connections).toHaveLength(1);
    expect(first.ids('c1')).toEqual(second.ids('c1'));
  });

  it('do not rob a sleeper while nobody looks (TA6)', async () => {
    const { clock, first, second } = await twoTabs(version);
    second.surroundings.tell('hidden');
    first.tab.sleep();
    await clock.advance(120_000);
    expect(second.chat.isLeader).toBe(false);
    second.surroundings.tell('visible');
    await clock.advance(5000);
    expect(second.chat.isLeader).toBe(true);
  });

  it('are told once that the account is used elsewhere, and none connects again (TA7, R-CHAT-013)', async () => {
    const { server, clock, first, second, open } = await twoTabs(version);
    const kicked = vi.fn();
    first.chat.kicked$.subscribe(kicked);
    second.chat.kicked$.subscribe(kicked);
    const phone = open('a');
    await clock.advance(60_000);
    expect(kicked).toHaveBeenCalledOnce();
    for (const { chat } of [first, second]) {
      expect(chat.state.connection).toMatchObject({ phase: 'closed', reason: 'kicked' });
      chat.connect();
    }
    await clock.advance(60_000);
    expect(server.connections).toHaveLength(1);
    expect(phone.chat.state.connection.phase).toBe('ready');
    first.chat.login({ id: 'a', name: 'a', avatar: '' });
    await clock.advance(1000);
    expect(first.chat.state.connection.phase).toBe('ready');
    expect(phone.chat.state.connection.reason).toBe('kicked');
  });

  it('are logged out together, after a kick too (TA8, R-CHAT-054, R-ERR-033)', async () => {
    const { clock, browser, first, second, open, server } = await twoTabs(version);
    server.say('c1', 'b', '一');
    await clock.advance(300);
    open('a');
    await clock.advance(1000);
    first.chat.logout();
    await clock.advance(100);
    for (const { chat } of [first, second]) {
      expect(chat.user).toBeNull();
      expect(chat.state).toMatchObject({ chats: [], chatMessage: {}, chatUnreadId: {} });
      expect(chat.state.connection).toMatchObject({ phase: 'closed', reason: 'logout' });
    }
    expect([...browser.stored.keys()].filter((key) => key.includes('.a.'))).toEqual([]);
  });

  it('let go of the connection when put away, and take it again when they come back (TA9)', async () => {
    const { server, clock, first, second } = await twoTabs(version);
    first.surroundings.tell('freeze');
    await clock.advance(5000);
    expect([first.chat.isLeader, second.chat.isLeader]).toEqual([true, true]);
    expect(server.connections).toHaveLength(1);
    server.say('c1', 'b', '一');
    second.chat.dispose();
    await clock.advance(100);
    first.surroundings.tell('resume');
    await clock.advance(5000);
    expect(first.chat.state.connection).toMatchObject({ phase: 'ready' });
    expect(server.connections).toHaveLength(1);
  });

  it('make the chat of an unknown sender once (TA10)', async () => {
    const { server, clock, first, second } = await twoTabs(version);
    server.store.addChat('c2', ['a', 'b', 'd']);
    const creating = vi.spyOn(server.store, 'addChat');
    server.say('c2', 'd', '您好');
    await clock.advance(1000);
    expect([first.ids('c2'), second.ids('c2')]).toEqual([['said-1'], ['said-1']]);
    expect(creating.mock.calls.filter(([, , name]) => name !== undefined)).toHaveLength(1);
  });

  it('keep what waits to be sent beside each other over a reload (TA11)', async () => {
    const { server, clock, browser, first, second, open } = await twoTabs(version);
    server.setReachable(false);
    server.cutAll();
    await clock.advance(100);
    const ids = [first.chat.send('c1', '甲').id, second.chat.send('c1', '乙').id];
    await clock.advance(1000);
    first.chat.dispose();
    second.chat.dispose();
    server.setReachable(true);
    const again = open('a', browser);
    await clock.advance(10_000);
    expect(server.store.chats.get('c1')?.messages.map(({ id }) => id)).toEqual(ids);
    expect(again.chat.state.pending).toEqual({});
    expect([...browser.stored.keys()].some((key) => key.endsWith('outbox'))).toBe(false);
  });
});

it('a tab that missed something fetches it through the one that connects (TA12)', async () => {
  const { server, clock, first, second } = await twoTabs(2);
  first.tab.loseNext();
  server.say('c1', 'b', '一');
  await clock.advance(300);
  expect(second.ids('c1')).toEqual([]);
  server.say('c1', 'b', '二');
  await clock.advance(1000);
  expect(second.ids('c1')).toEqual(['said-1', 'said-2']);
  expect(second.chat.gaps('c1')).toEqual([]);
});

it('tabs of other users and applications connect for themselves (TA13)', async () => {
  const { server, clock, open } = createWorld({ version: 2 });
  const browser = createFakeBrowser();
  open('a', browser);
  open('b', browser);
  open('a', browser, { app: 'other', deviceId: () => 'same' });
  await clock.advance(1000);
  expect(server.connections.map(({ userId }) => userId).sort()).toEqual(['a', 'b']);
});

it('a tab on its own connects for itself (TA13)', async () => {
  const { server, clock, open } = createWorld({ version: 2 });
  const browser = createFakeBrowser();
  open('a', browser, { tabs: 'independent' });
  open('a', browser, { tabs: 'independent' });
  await clock.advance(1000);
  expect(server.connections).toHaveLength(2);
});
