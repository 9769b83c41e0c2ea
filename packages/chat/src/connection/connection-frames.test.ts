import { isObservable } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { encodeFrame } from '../protocol/encode.ts';
import { type WalkedClient, walkedClient } from './walked-client.ts';

const up = ['login', 'token', 'accept', 'greet as v1', 'list comes'] as const;

async function after(...steps: readonly (string | number)[]): Promise<WalkedClient> {
  const client = walkedClient({ shared: false });
  await client.take(...steps);
  return client;
}
const status = ({ chat }: WalkedClient) => chat.state.connection;

describe('the frames of a connection', () => {
  it('tells of bad frames and stays, but not of twenty in ten seconds (BF1, R-CHAT-026)', async () => {
    const client = await after(...up);
    const errors = vi.fn();
    client.chat.errors$.subscribe(errors);
    const bad = ['x', '{"code":9}', '{"code":2}', '[]', `{"code":2,"message":"${'x'.repeat(70_000)}"}`];
    for (const text of bad) client.sockets[0]?.push(text);
    expect(errors.mock.calls.map(([{ fault }]) => fault)).toEqual([
      'not-json',
      'unknown-code',
      'bad-body',
      'no-frame',
      'too-big',
    ]);
    expect(status(client).phase).toBe('ready');
    // An unknown code is one of a later version: it does not count.
    for (let index = 0; index < 15; index += 1) client.sockets[0]?.push('x');
    expect(status(client).phase).toBe('ready');
    await client.take(10_000);
    for (let index = 0; index < 19; index += 1) client.sockets[0]?.push('x');
    expect(status(client).phase).toBe('ready');
    client.sockets[0]?.push('x');
    await client.take(0);
    expect(status(client).phase).toBe('waiting');
    expect(client.sockets[0]?.closedWith).toBe(1003);
  });

  it('reads a burst in slices of 4 ms, in order, and all of it before the end (BF2)', async () => {
    const client = await after(...up);
    const socket = client.sockets[0];
    const shown = vi.fn();
    client.chat.messages$.subscribe(({ message }) => {
      shown(message.id);
      client.clock.spend(1);
    });
    for (let index = 0; index < 10; index += 1) {
      const message = { id: `m${index}`, fromId: 'u2', chatId: 'c1', content: '', timestamp: index, type: 'text' };
      socket?.push(encodeFrame({ kind: 'message', message }));
    }
    expect(shown).toHaveBeenCalledTimes(4);
    await client.clock.runNext();
    expect(shown).toHaveBeenCalledTimes(8);
    socket?.end(1006);
    expect(shown.mock.calls.map(([id]) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `m${index}`));
  });

  it('carries the token in its address only, never in its log (LG1, R-CHAT-004)', async () => {
    const lines: string[] = [];
    const client = walkedClient({ shared: false, log: (line) => lines.push(JSON.stringify(line)) });
    await client.take(...up, 'end 1006', 5000, 'token', 'accept', 'kick');
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('')).not.toContain('token-');
    expect(new Set(client.sockets.map(({ url }) => url.searchParams.get('uuid')))).toEqual(new Set(['device-1']));
  });

  it('stops every handler when it is disposed of, and its streams when they are left (ST7, R-CHAT-049)', async () => {
    const client = await after(...up);
    const left = vi.fn();
    expect(isObservable(client.chat.messages$)).toBe(true);
    client.chat.messages$.subscribe(left).unsubscribe();
    const message = { id: 'm1', fromId: 'u2', chatId: 'c1', content: '', timestamp: 1, type: 'text' };
    client.sockets[0]?.push(encodeFrame({ kind: 'message', message }));
    expect(left).not.toHaveBeenCalled();
    client.chat.dispose();
    expect(client.sockets[0]).toMatchObject({ onopen: null, onmessage: null, onerror: null, onclose: null });
  });
});
