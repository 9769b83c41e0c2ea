import { frameCode, maxFrameBytes } from './codes.ts';
import type { DecodeResult, Frame, FrameFault } from './frames.ts';
import { readMessage, readReceipt } from './read-entities.ts';
import { readCount, readObject, readTime } from './read-fields.ts';
import { readAck, readDelivered, readElsewhere, readHello, readSyncPage, readSyncRequest } from './read-frames.ts';

type ReadBody = (body: unknown) => Frame | null;

/** Makes a frame of what a reader found, or nothing of nothing. */
function bodyOf<Body>(read: (body: unknown) => Body | null, frame: (body: Body) => Frame): ReadBody {
  return (value) => {
    const body = read(value);
    return body === null ? null : frame(body);
  };
}

const readersOfCodes = (): Readonly<Record<number, ReadBody>> => ({
  [frameCode.heartbeat]: (body) => {
    const now = readTime(readObject(body)?.now);
    return { kind: 'heartbeat', ...(now === null ? {} : { now }) };
  },
  [frameCode.handshake]: (body) => {
    const hello = readHello(body);
    return { kind: 'handshake', ...(hello === null ? {} : { hello }) };
  },
  [frameCode.message]: bodyOf(readMessage, (message) => ({ kind: 'message', message })),
  [frameCode.read]: bodyOf(readReceipt, (receipt) => ({ kind: 'read', receipt })),
  [frameCode.elsewhere]: bodyOf(readElsewhere, (uuid) => ({ kind: 'elsewhere', uuid })),
  [frameCode.ack]: bodyOf(readAck, (ack) => ({ kind: 'ack', ack })),
  [frameCode.sync]: bodyOf(readSyncRequest, (request) => ({ kind: 'sync', request })),
  [frameCode.page]: bodyOf(readSyncPage, (page) => ({ kind: 'page', page })),
  [frameCode.drain]: bodyOf(
    (body) => readCount(readObject(body)?.within),
    (within) => ({ kind: 'drain', within }),
  ),
  [frameCode.delivered]: bodyOf(readDelivered, (delivered) => ({ kind: 'delivered', delivered })),
});

/** Made with the first frame: nobody pays for it who reads none. */
let readers: ReturnType<typeof readersOfCodes> | undefined;

/** Whether a text is longer than a frame may be; texts that are surely short are not encoded. */
function isTooBig(text: string): boolean {
  if (text.length * 3 <= maxFrameBytes) return false;
  return text.length > maxFrameBytes || new TextEncoder().encode(text).length > maxFrameBytes;
}

const fail = (fault: FrameFault): DecodeResult => ({ ok: false, fault });

/** Reads one text frame. Never throws; what cannot be read is told by its fault (specification section 4). */
export function decodeFrame(text: unknown): DecodeResult {
  if (typeof text !== 'string') return fail('not-json');
  if (isTooBig(text)) return fail('too-big');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return fail('not-json');
  }
  const fields = readObject(parsed);
  const code = readCount(fields?.code);
  if (fields === null || code === null) return fail('no-frame');
  readers ??= readersOfCodes();
  const read = readers[code];
  if (read === undefined) return fail('unknown-code');
  const frame = read(fields.message);
  return frame === null ? fail('bad-body') : { ok: true, frame };
}
