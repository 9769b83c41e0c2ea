import { createServer, type Server, type Socket } from 'node:net';

/** What can be given a port. */
export interface PortServer {
  /** Node's own server; connections of further addresses are handed to it. */
  readonly server: { emit(event: 'connection', socket: Socket): boolean };
  listen(options: { readonly port: number; readonly host: string }): Promise<unknown>;
}

/** Takes no more connections of further addresses, and resolves when those that there are have ended. */
export type CloseListening = () => Promise<void>;

/** The port is in use, or may not be used. The message is one line for operators. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Codes of a machine without IPv6. */
const NO_IPV6 = new Set<unknown>(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use',
  EACCES: 'needs more rights',
  EADDRNOTAVAIL: 'is of an address that this machine does not have',
};
/** Connections that are still busy at the end get this long, in ms. */
const DRAIN_MS = 5_000;

/**
 * Listens on each of the addresses; of several, those that the machine lacks (`::1` without IPv6) are left out.
 *
 * @param purpose what the port is for, in the words of the error
 * @throws PortError when the port cannot be had
 */
export async function listen(
  app: PortServer,
  port: number,
  addresses: readonly string[],
  purpose: string,
): Promise<CloseListening> {
  const [first = '', ...others] = addresses;
  const closings: CloseListening[] = [];
  try {
    await app.listen({ port, host: first });
    for (const address of others) {
      closings.push(
        await openDoor(app, port, address).catch((error: unknown) => {
          if (!NO_IPV6.has(errorCode(error))) throw error;
          return () => Promise.resolve();
        }),
      );
    }
  } catch (error) {
    await Promise.all(closings.map((close) => close()));
    const reason = REASONS[String(errorCode(error))];
    if (reason === undefined) throw error;
    throw new PortError(`PLATFORM_PORT: port ${port} (${purpose}) ${reason}`, { cause: error });
  }
  return async () => {
    await Promise.all(closings.map((close) => close()));
  };
}

/** Another way into a server: Node's servers listen on one address only. */
async function openDoor({ server }: PortServer, port: number, host: string): Promise<CloseListening> {
  const sockets = new Set<Socket>();
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    server.emit('connection', socket);
  });
  await opened(door, port, host);
  return async () => {
    const cut = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, DRAIN_MS);
    await new Promise((resolve) => door.close(resolve));
    clearTimeout(cut);
  };
}

function opened(door: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    door.once('error', reject);
    door.listen({ port, host }, () => {
      door.off('error', reject);
      resolve();
    });
  });
}
