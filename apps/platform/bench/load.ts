import net, { type Socket } from 'node:net';

/** One request as it stands on the wire. */
export type WireRequest = Buffer;

export interface LoadOptions {
  readonly port: number;
  /** Asked in turn, over all connections. */
  readonly requests: readonly WireRequest[];
  /** Kept-alive connections, each with one request at a time. */
  readonly connections: number;
  readonly milliseconds: number;
  /** Requests a second at even times; without it each connection asks as soon as it was answered. */
  readonly rate?: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** Milliseconds of each request from when it was due, sorted. */
  readonly latencies: readonly number[];
}

/** A GET with headers. */
export function wireRequest(path: string, headers: Readonly<Record<string, string>>): WireRequest {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
}

/** A POST with headers and a body in JSON. */
export function wirePost(path: string, headers: Readonly<Record<string, string>>, body: object): WireRequest {
  const text = JSON.stringify(body);
  const own = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) };
  const lines = Object.entries({ Host: 'localhost', ...own, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`POST ${path} HTTP/1.1`, ...lines, '', text].join('\r\n'));
}

export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The latency, in milliseconds, that this share of the requests stayed under. */
export function percentile({ latencies }: LoadResult, share: number): number {
  return latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
}

/**
 * Asks for some time. Speaks HTTP by hand, because an HTTP client would take more of the core than the server leaves.
 *
 * @throws when an answer is not HTTP 200 with body code 200, or a connection breaks.
 */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { port, requests, connections, milliseconds, rate } = options;
  const start = performance.now();
  const latencies: number[] = [];
  let sent = 0;
  const next = () => requests[sent++ % requests.length] ?? Buffer.alloc(0);
  /** When the next request is due; undefined after the end. */
  const takeDue = (): number | undefined => {
    const now = performance.now();
    const due = rate === undefined ? now : start + (sent * 1000) / rate;
    return due - start >= milliseconds ? undefined : due;
  };
  await Promise.all(
    Array.from({ length: connections }, () =>
      runConnection({ port, takeDue, next, record: (ms) => latencies.push(ms) }),
    ),
  );
  const seconds = (performance.now() - start) / 1000;
  return { requests: latencies.length, seconds, latencies: latencies.toSorted((left, right) => left - right) };
}

interface Connection {
  readonly port: number;
  readonly takeDue: () => number | undefined;
  readonly next: () => WireRequest;
  readonly record: (ms: number) => void;
}

function runConnection({ port, takeDue, next, record }: Connection): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = net.connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let dueAt = 0;
    let received: Buffer = Buffer.alloc(0);
    const send = () => {
      const due = takeDue();
      if (due === undefined) {
        socket.destroy();
        resolve();
        return;
      }
      dueAt = due;
      const request = next();
      const wait = due - performance.now();
      if (wait > 0) setTimeout(() => socket.write(request), wait);
      else socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (bytes: Buffer) => {
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
      if (!isComplete(received)) return;
      if (!received.includes('{"code":200,')) {
        socket.destroy();
        reject(new Error(received.toString().slice(0, 600)));
        return;
      }
      record(performance.now() - dueAt);
      received = Buffer.alloc(0);
      send();
    });
  });
}

/** Our answers always say their length. */
function isComplete(received: Buffer): boolean {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd === -1) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.toString('latin1', 0, headEnd))?.[1];
  return length !== undefined && received.length >= headEnd + 4 + Number(length);
}
