import { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SharedFrame } from './shared-frame.ts';
import { SocketOutlet, WriteTurn } from './socket-outlet.ts';
import { textFrame } from './text-frame.ts';

/** A socket that keeps what is written, and takes it only when it is told to. */
function createSocket() {
  const writes: Buffer[] = [];
  const open: (() => void)[] = [];
  const socket = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => {
      writes.push(chunk);
      open.push(done);
    },
  });
  return { socket, writes, take: () => open.shift()?.() };
}

describe('the outlet of a socket', () => {
  it('writes the frames of one turn at once, in order, also when several have some', async () => {
    const writeTurn = new WriteTurn();
    const [left, right] = [createSocket(), createSocket()];
    const outlets = [left, right].map(({ socket }) => new SocketOutlet(socket, writeTurn));
    for (const letter of ['a', 'b', 'c']) for (const outlet of outlets) outlet.push(Buffer.from(letter));
    expect(left.writes).toEqual([]);
    expect(outlets[0]?.waitingBytes).toBe(3);
    await turn();
    expect([left, right].map(({ writes }) => writes.map(String))).toEqual([['abc'], ['abc']]);
    left.take();
    outlets[0]?.push(Buffer.from('d'));
    await turn();
    expect(left.writes.map(String)).toEqual(['abc', 'd']);
  });

  it('counts what the socket has not taken, and waits for it (CS14)', async () => {
    const { socket, take } = createSocket();
    const outlet = new SocketOutlet(socket, new WriteTurn());
    outlet.push(Buffer.alloc(100_000));
    let isEased = false;
    const eased = outlet.eased(1000).then(() => {
      isEased = true;
    });
    await turn();
    expect(outlet.waitingBytes).toBe(100_000);
    expect(isEased).toBe(false);
    take();
    await eased;
    expect(outlet.waitingBytes).toBe(0);
  });

  it('drops what it holds', async () => {
    const { socket, writes } = createSocket();
    const outlet = new SocketOutlet(socket, new WriteTurn());
    outlet.push(Buffer.from('a'));
    outlet.drop();
    await turn();
    expect(writes).toEqual([]);
    expect(outlet.waitingBytes).toBe(0);
  });
});

describe('a text frame', () => {
  it.each<readonly [number, readonly number[]]>([
    [0, [0x81, 0]],
    [125, [0x81, 125]],
    [126, [0x81, 126, 0, 126]],
    [65_535, [0x81, 126, 255, 255]],
    [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ])('of %i bytes has the head of RFC 6455 (CS12)', (length, head) => {
    const text = '长'.repeat(Math.floor(length / 3)) + 'x'.repeat(length % 3);
    const frame = textFrame(text);
    expect([...frame.subarray(0, head.length)]).toEqual(head);
    expect(frame.toString('utf8', head.length)).toBe(text);
  });

  it('is made once for each dialect (CS11)', () => {
    const message = { id: 'm', chatId: 'c', fromId: 'u', content: '您好', timestamp: 1, type: 'text', seq: 7 };
    const frame = SharedFrame.message(message);
    expect(frame.in('v2')).toBe(frame.in('v2'));
    expect(String(frame.in('v2'))).toContain('"seq":7');
    expect(String(frame.in('v1'))).not.toContain('seq');
  });
});
