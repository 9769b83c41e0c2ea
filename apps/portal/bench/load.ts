import net, { type Socket } from 'node:net';

export interface LoadOptions {
  readonly port: number;
  readonly path: string;
  readonly host: string;
  readonly acceptEncoding?: string;
  /** Kept-alive connections, each with one request at a time. */
  readonly connections: number;
  readonly milliseconds: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** Milliseconds of each request, sorted. */
  readonly latencies: readonly number[];
}

/** A browser's: robots get their pages whole, which is another rendering. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

/**
 * Asks for one page again and again. Speaks HTTP by hand, because an HTTP client would cost more than a cached page
 * costs the server.
 *
 * @throws when an answer is not 200 or a connection breaks.
 */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const start = performance.now();
  const deadline = start + options.milliseconds;
  const latencies: number[] = [];
  await Promise.all(Array.from({ length: options.connections }, () => runConnection(options, deadline, latencies)));
  const seconds = (performance.now() - start) / 1_000;
  return { requests: latencies.length, seconds, latencies: latencies.toSorted((left, right) => left - right) };
}

/** The latency, in milliseconds, that this share of the requests stayed under. */
export function percentile({ latencies }: LoadResult, share: number): number {
  return latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
}

function runConnection(options: LoadOptions, deadline: number, latencies: number[]): Promise<void> {
  const lines = [
    `GET ${options.path} HTTP/1.1`,
    `Host: ${options.host}`,
    `User-Agent: ${userAgent}`,
    `Accept-Encoding: ${options.acceptEncoding ?? 'identity'}`,
    '',
    '',
  ];
  const request = Buffer.from(lines.join('\r\n'));
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let answer = new AnswerReader();
    const socket: Socket = net.connect(options.port, '127.0.0.1');
    socket.setNoDelay(true);
    const send = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (bytes: Buffer) => {
      answer.read(bytes);
      if (!answer.isComplete) return;
      if (answer.status !== 200) {
        socket.destroy();
        reject(new Error(`${options.path} answered ${answer.status}`));
        return;
      }
      const now = performance.now();
      latencies.push(now - sentAt);
      answer = new AnswerReader();
      if (now < deadline) {
        send();
        return;
      }
      socket.destroy();
      resolve();
    });
  });
}

/** Finds the end of one answer, by length or by the last chunk. */
class AnswerReader {
  status = 0;
  isComplete = false;
  #head: Buffer | undefined;
  #bodyLength: number | undefined;
  #read = 0;

  read(bytes: Buffer): void {
    let body = bytes;
    if (this.#read === 0) {
      this.#head = this.#head ? Buffer.concat([this.#head, bytes]) : bytes;
      const end = this.#head.indexOf(headEnd);
      if (end === -1) return;
      const head = this.#head.toString('latin1', 0, end);
      this.status = Number(head.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      this.#bodyLength = length === undefined ? undefined : Number(length);
      // The line break before the body belongs to what an empty chunk ends with.
      body = this.#head.subarray(end + headEnd.length);
      this.#read = headEnd.length;
    }
    this.#read += body.length;
    this.isComplete =
      this.#bodyLength === undefined
        ? body.subarray(-lastChunk.length).equals(lastChunk)
        : this.#read - headEnd.length >= this.#bodyLength;
  }
}
