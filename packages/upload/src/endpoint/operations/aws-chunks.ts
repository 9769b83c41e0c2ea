import { EndpointError } from '../endpoint-error.ts';

const LINE_END = '\r\n';
const MOST_LINE_BYTES = 1024;

/** Takes the chunk frames off a body that S3 clients send as `aws-chunked`; trailers are left unread. */
export async function* decodeAwsChunks(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pending = Buffer.of();
  /** Bytes of the current chunk that are still to come; then its line end. */
  let left = 0;
  let ended = false;
  for await (const bytes of body) {
    if (ended) continue;
    pending = Buffer.concat([pending, bytes]);
    while (pending.length > 0) {
      if (left > 0) {
        const taken = pending.subarray(0, left);
        left -= taken.length;
        pending = pending.subarray(taken.length);
        yield taken;
        continue;
      }
      // The end of the chunk before, if any, stands in front of the next size.
      const start = pending.indexOf(LINE_END) === 0 ? LINE_END.length : 0;
      const end = pending.indexOf(LINE_END, start);
      if (end < 0) {
        if (pending.length > MOST_LINE_BYTES) throw malformed();
        break;
      }
      left = readSize(pending.subarray(start, end).toString('latin1'));
      pending = pending.subarray(end + LINE_END.length);
      ended = left === 0;
      if (ended) break;
    }
  }
  if (!ended) throw new EndpointError('IncompleteBody');
}

function readSize(line: string): number {
  const digits = /^([0-9a-f]{1,10})(?:;.*)?$/i.exec(line)?.[1];
  if (digits === undefined) throw malformed();
  return Number.parseInt(digits, 16);
}

const malformed = () => new EndpointError('InvalidArgument', { ArgumentName: 'aws-chunked' });
