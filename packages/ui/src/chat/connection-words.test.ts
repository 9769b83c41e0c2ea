import { expect, test } from 'vitest';
import type { ChatConnection } from './connection.ts';
import { connectionWords } from './connection-words.ts';

const lost: ChatConnection = { phase: 'waiting', attempt: 2, resumed: false };
const say = (changes: Partial<ChatConnection>) => connectionWords({ ...lost, ...changes });

test('all steps of an attempt read the same, so that nothing is read out twice', () => {
  const steps = (['authenticating', 'connecting', 'handshaking'] as const).map((phase) => say({ phase })?.text);
  expect(new Set(steps)).toEqual(new Set(['连接已断开，正在重新连接（第 2 次），消息将在恢复后发送']));
  expect(say({ phase: 'connecting', attempt: 0 })?.text).toBe('正在连接');
});

test('only a connection that waits, is offline or was closed here can be opened by hand', () => {
  const phases = ['idle', 'connecting', 'syncing', 'ready', 'waiting', 'offline', 'follower', 'closed'] as const;
  expect(phases.filter((phase) => say({ phase })?.canRetry)).toEqual(['waiting', 'offline', 'closed']);
});

test('a connection that holds says nothing, unless messages may be missing', () => {
  expect(say({ phase: 'ready', resumed: true })).toBeNull();
  expect(say({ phase: 'follower' })).toBeNull();
  expect(say({ phase: 'ready' })?.text).toBe('已连接，断开期间的消息可能没有收全');
});

test('a login elsewhere has the text of the specification and no way back (R-CHAT-013)', () => {
  expect(say({ phase: 'closed', reason: 'kicked' })).toEqual({
    text: '账号已经在别处登录',
    tone: 'danger',
    canRetry: false,
  });
  expect(say({ phase: 'closed', reason: 'logout' })).toBeNull();
});
