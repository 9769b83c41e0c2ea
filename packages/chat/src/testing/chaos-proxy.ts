import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { seededRandom } from './chaos-socket.ts';

/** What happens to the bytes of a connection, in either direction. */
export interface ProxyFaults {
  /** Longest delay of a piece, ms; pieces keep their order. */
  readonly delay: number;
  /** Chance from 0 to 1 that a piece is the last one of its connection, cut in the middle. */
  readonly cut: number;
  /** Chance from 0 to 1 that from a piece on the connection swallows everything and stays open. */
  readonly halfOpen: number;
}

export interface ChaosProxy {
  readonly port: number;
  /** Connections that were cut or left half open so far. */
  readonly faults: number;
  setFaults(faults: Partial<ProxyFaults>): void;
  /** Every connection is lost, now. */
  cutAll(): void;
  close(): Promise<void>;
}

const calm: ProxyFaults = { delay: 0, cut: 0, halfOpen: 0 };

/**
 * A proxy for TCP on this machine, with the faults of a bad network; the same seed makes the same ones for the same
 * pieces. Bytes are never lost in the middle of a connection: TCP does not do that either.
 */
export async function startChaosProxy(options: {
  readonly target: { readonly host: string; readonly port: number };
  readonly seed: number;
  readonly port?: number;
  readonly faults?: Partial<ProxyFaults>;
}): Promise<ChaosProxy> {
  const random = seededRandom(options.seed);
  const sockets = new Set<Socket>();
  let faults: ProxyFaults = { ...calm, ...options.faults };
  let faultCount = 0;

  function pipe(from: Socket, to: Socket, half: { isOpen: boolean }): void {
    let clearAt = 0;
    // Timers overtake each other on a busy machine; each lets the oldest piece through, whichever it was set for.
    const waiting: { readonly piece: Buffer; readonly isCut: boolean }[] = [];
    from.on('data', (data) => {
      const piece = Buffer.from(data);
      if (half.isOpen) return;
      if (random() < faults.halfOpen) {
        half.isOpen = true;
        faultCount += 1;
        return;
      }
      waiting.push({ piece, isCut: random() < faults.cut });
      const now = performance.now();
      clearAt = Math.max(clearAt, now + random() * faults.delay);
      setTimeout(() => {
        const next = waiting.shift();
        if (next === undefined || !to.writable) return;
        to.write(next.isCut ? next.piece.subarray(0, Math.floor(next.piece.length * random())) : next.piece);
        if (!next.isCut) return;
        faultCount += 1;
        from.destroy();
        to.destroySoon();
      }, clearAt - now);
    });
    from.on('close', () => setTimeout(() => to.destroy(), Math.max(0, clearAt - performance.now())));
    from.on('error', () => to.destroy());
  }

  const server: Server = createServer((client) => {
    const upstream = dial(options.target);
    const half = { isOpen: false };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('close', () => sockets.delete(socket));
    }
    pipe(client, upstream, half);
    pipe(upstream, client, half);
  });
  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    port: address.port,
    get faults() {
      return faultCount;
    },
    setFaults(next) {
      faults = { ...faults, ...next };
    },
    cutAll,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cutAll();
      }),
  };
}
