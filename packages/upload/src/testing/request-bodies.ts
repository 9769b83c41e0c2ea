import { ConnectionDropped, type EndpointRequest } from '../endpoint/wire.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** A body in memory. */
export async function* from(chunks: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

/** Reads a body to its end. */
export async function drain({ body }: EndpointRequest): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of body) {
    chunks.push(bytes);
    size += bytes.length;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const bytes of chunks) {
    whole.set(bytes, at);
    at += bytes.length;
  }
  return whole;
}

/** A body that breaks off. */
export async function* cut(body: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes;
  for await (const chunk of body) {
    if (chunk.length > left) {
      yield chunk.subarray(0, left);
      break;
    }
    left -= chunk.length;
    yield chunk;
  }
  throw new ConnectionDropped('the fault plan ends the connection');
}

/** A body that comes slowly. */
export async function* slowDown(
  { body, signal }: EndpointRequest,
  bytesPerSecond: number,
  clock: Pick<VirtualClock, 'wait'>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    await clock.wait((chunk.length / bytesPerSecond) * 1000, signal);
    if (signal?.aborted) throw new ConnectionDropped('the client left');
    yield chunk;
  }
}
