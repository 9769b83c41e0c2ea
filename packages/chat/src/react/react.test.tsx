// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { createWorld } from '../scenarios/chat-world.ts';
import { type ChatSource, useChatState, useConnection } from './index.ts';

beforeAll(() => {
  // React wants to know that updates are wrapped in act()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

function Line({ chat, onDraw }: { readonly chat: ChatSource; readonly onDraw: () => void }) {
  onDraw();
  const { phase } = useConnection(chat);
  const { names, openId } = useChatState(chat, ({ chats, openId: id }) => ({ names: chats.length, openId: id }));
  return <p>{`${phase} ${names} ${openId}`}</p>;
}

function stage() {
  const world = createWorld({ version: 2 });
  const { chat } = world.open('a', undefined, { tabs: 'independent' });
  let draws = 0;
  const onDraw = () => {
    draws += 1;
  };
  return { ...world, chat, line: <Line chat={chat} onDraw={onDraw} />, draws: () => draws };
}

it('the hooks show the state as it changes, and draw only when what they take does (RE1)', async () => {
  const { clock, server, chat, line, draws } = stage();
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(async () => root.render(line));
  expect(host.textContent).toBe('connecting 0 null');
  await act(() => clock.advance(100));
  expect(host.textContent).toBe('ready 1 null');
  const before = draws();
  server.say('c1', 'b', '一');
  await act(() => clock.advance(100));
  expect(chat.state.chats[0]?.unreadCount).toBe(1);
  expect(draws()).toBe(before);
  await act(async () => chat.open('c1'));
  expect(host.textContent).toBe('ready 1 c1');
  await act(async () => root.unmount());
});

it('on a server the hooks show what the state holds there (RE2)', () => {
  const { line } = stage();
  expect(renderToString(line)).toBe('<p>authenticating 0 null</p>');
});
