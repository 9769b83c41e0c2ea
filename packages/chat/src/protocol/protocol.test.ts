import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameCode, maxFrameBytes } from './codes.ts';
import { decodeFrame } from './decode.ts';
import { encodeFrame } from './encode.ts';
import type { Frame } from './frames.ts';
import { readChat, readChatUser } from './read-entities.ts';
import { socketUrl } from './socket-url.ts';

const id = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
const time = fc.integer({ min: 0, max: 4_102_444_800_000 });
const seq = fc.integer({ min: 1, max: 1_000_000 });
const message = fc.record({ id, fromId: id, chatId: id, content: fc.string(), timestamp: time, type: id, seq });
const chat = fc.record({
  id,
  name: fc.string(),
  avatar: fc.string(),
  type: fc.string(),
  unreadCount: fc.nat(),
  isLoading: fc.boolean(),
  loaded: fc.boolean(),
  lastMessage: fc.string(),
  lastTime: time,
  timestamp: time,
  lastReadTime: time,
});
const marks = fc.dictionary(fc.stringMatching(/^[a-z]\w{0,8}$/), seq);
const page = fc.record({
  rid: id,
  epoch: id,
  chats: fc.array(
    fc.record({
      chat,
      head: seq,
      readSeq: seq,
      peerRead: marks,
      deliveredSeq: fc.option(seq, { nil: undefined }),
      peerDelivered: fc.option(marks, { nil: undefined }),
      messages: fc.array(message, { maxLength: 3 }),
      from: seq,
      to: seq,
      more: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  done: fc.boolean(),
});
const ack = fc.oneof(
  fc.record({ id, chatId: id, seq, timestamp: time, status: fc.constantFrom('ok' as const, 'dup' as const) }),
  fc.record({
    id,
    chatId: id,
    status: fc.constant('error' as const),
    error: fc.constantFrom('rate', 'too_big', 'invalid', 'forbidden', 'no_chat', 'retry' as const),
    retryAfter: fc.nat(),
  }),
);
const frame: fc.Arbitrary<Frame> = fc.oneof(
  fc.record({ kind: fc.constant('heartbeat' as const) }),
  fc.record({ kind: fc.constant('heartbeat' as const), now: time }),
  fc.record({ kind: fc.constant('handshake' as const) }),
  fc.record({ kind: fc.constant('message' as const), message }),
  fc.record({
    kind: fc.constant('read' as const),
    receipt: fc.record({ chatId: id, userId: id, timestamp: time, type: fc.string(), seq }),
  }),
  fc.record({ kind: fc.constant('elsewhere' as const), uuid: id }),
  fc.record({ kind: fc.constant('ack' as const), ack }),
  fc.record({
    kind: fc.constant('sync' as const),
    request: fc.record({ rid: id, epoch: id, known: marks, limit: seq }),
  }),
  fc.record({ kind: fc.constant('page' as const), page }),
  fc.record({ kind: fc.constant('drain' as const), within: fc.nat() }),
  fc.record({ kind: fc.constant('delivered' as const), delivered: fc.record({ chatId: id, seq }) }),
  fc.record({ kind: fc.constant('delivered' as const), delivered: fc.record({ chatId: id, seq, userId: id }) }),
);

const decoded = (value: unknown) => decodeFrame(JSON.stringify(value));
const plain = { id: 'm1', fromId: 'u1', chatId: 'c1', content: '你好', timestamp: 1_763_722_498_000, type: 'text' };

describe('frames', () => {
  it('are the same after a way over the wire (PR1)', () => {
    fc.assert(
      fc.property(frame, (original) => {
        const text = encodeFrame(original);
        expect(Object.keys(JSON.parse(text))).toEqual(['code', 'message']);
        expect(decodeFrame(text)).toEqual({ ok: true, frame: original });
      }),
    );
  });

  it('have the codes of the specification, and others above them (PR1)', () => {
    expect(frameCode).toEqual({
      ...{ heartbeat: 0, handshake: 1, message: 2, read: 3, elsewhere: 4 },
      ...{ ack: 10, sync: 11, page: 12, drain: 13, delivered: 14 },
    });
  });

  it('never throw, whatever comes (PR2)', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((message) => JSON.stringify({ code: 2, message })),
        ),
        (text) => {
          expect(typeof decodeFrame(text).ok).toBe('boolean');
        },
      ),
    );
  });

  it.each([
    ['x', 'not-json'],
    ['3', 'no-frame'],
    ['[]', 'no-frame'],
    ['{"message":{}}', 'no-frame'],
    ['{"code":9,"message":null}', 'unknown-code'],
    ['{"code":2}', 'bad-body'],
    ['{"code":2,"message":{"id":"m1","timestamp":1}}', 'bad-body'],
    ['{"code":4,"message":null}', 'bad-body'],
    [JSON.stringify({ code: 2, message: { ...plain, content: '长'.repeat(maxFrameBytes / 3) } }), 'too-big'],
  ])('tell what is wrong with %.40s (PR2)', (text, fault) => {
    expect(decodeFrame(text)).toEqual({ ok: false, fault });
  });

  it('name the chats that they were given, and none that is called like a part of every object (PR2)', () => {
    const request = { rid: 'r1', epoch: '', known: { c1: 5, toString: 7 }, limit: 1 };
    const result = decoded({ code: 11, message: request });
    const known = result.ok && result.frame.kind === 'sync' ? result.frame.request.known : {};
    expect([known.c1, known.toString, known.constructor]).toEqual([5, 7, undefined]);
  });

  it('take a message of exactly the greatest size (PR2)', () => {
    expect(maxFrameBytes).toBe(65_536);
    const empty = JSON.stringify({ code: 2, message: { ...plain, content: '' } });
    const room = maxFrameBytes - new TextEncoder().encode(empty).length;
    const text = JSON.stringify({ code: 2, message: { ...plain, content: 'a'.repeat(room) } });
    expect(decodeFrame(text).ok).toBe(true);
    expect(decodeFrame(text.replace('"a', '"aa'))).toEqual({ ok: false, fault: 'too-big' });
  });

  it('of a client are null for heartbeat and handshake (PR3)', () => {
    expect(encodeFrame({ kind: 'heartbeat' })).toBe('{"code":0,"message":null}');
    expect(encodeFrame({ kind: 'handshake' })).toBe('{"code":1,"message":null}');
  });

  it('of heartbeat and handshake are taken with any body, or none (PR4)', () => {
    for (const body of [undefined, null, '', 'pong', 0, [], {}, { v: 1 }]) {
      expect(decoded({ code: 0, message: body })).toEqual({ ok: true, frame: { kind: 'heartbeat' } });
      expect(decoded({ code: 1, message: body })).toEqual({ ok: true, frame: { kind: 'handshake' } });
    }
  });

  it('announce version 2 only with an epoch and a clock (PR5)', () => {
    const hello = { v: 2, caps: ['ack'], epoch: 'e7', now: 5, heartbeat: 3000, idle: 75_000, user: 'u1' };
    expect(decoded({ code: 1, message: hello })).toEqual({ ok: true, frame: { kind: 'handshake', hello } });
    expect(decoded({ code: 1, message: { ...hello, epoch: '' } })).toEqual({ ok: true, frame: { kind: 'handshake' } });
  });

  it.each([
    [
      { ...plain, id: 7, chatId: 9, fromId: 1 },
      { ...plain, id: '7', chatId: '9', fromId: '1' },
    ],
    [{ ...plain, timestamp: '1763722498000' }, plain],
    [{ ...plain, timestamp: '2025-11-21T10:54:58.000Z' }, plain],
    [{ ...plain, timestamp: '2025-11-21 18:54:58' }, plain],
    [{ ...plain, type: undefined }, plain],
    [{ ...plain, seq: 0 }, plain],
    [
      { ...plain, extra: { kept: true } },
      { ...plain, extra: { kept: true } },
    ],
  ])('read ids, times and types in every spelling (PR6)', (sent, read) => {
    expect(decoded({ code: 2, message: sent })).toEqual({ ok: true, frame: { kind: 'message', message: read } });
  });

  it.each([
    [{ chatId: 9, userId: 1, timestamp: '1763722498000', type: 'single', extra: 1 }, { type: 'single' }],
    [
      { chatId: '9', userId: '1', timestamp: '2025-11-21 18:54:58', seq: '7' },
      { type: '', seq: 7 },
    ],
  ])('read receipts in every spelling, with missing fields and unknown ones (PR6)', (sent, read) => {
    const receipt = { chatId: '9', userId: '1', timestamp: plain.timestamp, ...read };
    expect(decoded({ code: 3, message: sent })).toEqual({ ok: true, frame: { kind: 'read', receipt } });
  });

  it('name the other device as a text or in a field (PR7)', () => {
    const frameOf = { ok: true, frame: { kind: 'elsewhere', uuid: 'd2' } };
    expect(decoded({ code: 4, message: 'd2' })).toEqual(frameOf);
    expect(decoded({ code: 4, message: { uuid: 'd2' } })).toEqual(frameOf);
  });
});

describe('the mark of who answers for the platform', () => {
  it.each([
    [true, true],
    ['1', true],
    [false, undefined],
    ['official', undefined],
    [undefined, undefined],
  ])('is read of chats and users as the server gives it: %j (CS25)', (official, read) => {
    expect(readChat({ id: 'c1', official })?.official).toBe(read);
    expect(readChatUser({ id: 'u1', official })?.official).toBe(read);
  });
});

describe('the socket’s address', () => {
  const address = { url: 'wss://im.example.cn/socket', token: 'a+b/c=', client: 'pc', uuid: 'd1', sid: 's1' };

  it('carries token, client and uuid, and what a v2 server reads (PR8)', () => {
    const url = new URL(socketUrl(address));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      token: 'a+b/c=',
      client: 'pc',
      uuid: 'd1',
      v: '2',
      sid: 's1',
    });
    expect(socketUrl({ ...address, url: 'wss://im.example.cn/socket?room=1' })).toContain('?room=1&token=');
  });
});
