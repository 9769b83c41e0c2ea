import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as chat from '../index.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { withDiagram } from './readme-diagram.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

it('the diagram in the README is that of the machine (DO1)', () => {
  expect(withDiagram(readme)).toBe(readme);
});

it('the example in the README logs a user in (DO2, R-PKG-006)', async () => {
  const code = readme.split('<!-- example -->')[1]?.match(/```ts\n([\s\S]*?)```/)?.[1] ?? '';
  const clock = createVirtualClock();
  const server = createFakeServer({ clock, version: 2, userOf: () => 'u1' });
  server.store.addChat('c9', ['u1', 'u2']);
  // The example is TypeScript for an application: here its import is what the package exports, in a made-up world.
  const plain = code
    .replace(/import .*\n/, '')
    .replace('export ', '')
    .replace(/: \(\) => string|: string/g, '');
  const environment = { clock, openSocket: server.openSocket };
  const inWorld = (options: chat.ChatOptions) => chat.createChat({ ...options, api: server.api('u1'), environment });
  const make = new Function('chatCalls', 'createChat', `${plain}\nreturn startChat(() => 'token', 'im.example.cn');`);
  const started: chat.Chat = make(chat.chatCalls, inWorld);
  await clock.advance(100);
  expect(started.state.connection.phase).toBe('ready');
  expect(started.state.chats.map(({ id }) => id)).toEqual(['c9']);
  started.dispose();
});
