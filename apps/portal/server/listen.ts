import type { Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';

/** Codes of a machine without IPv6. */
const noSuchAddress = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

/**
 * Lets a server listen on each of the addresses; of several, those that the machine lacks are left out.
 *
 * @returns the doors of the addresses after the first: Node's servers listen on one only, and get from these the
 * connections of the others
 * @throws the system's error when a port cannot be had; nothing listens then
 */
export async function listen(server: HttpServer, port: number, addresses: readonly string[]): Promise<Server[]> {
  const [first, ...others] = addresses;
  await opened(server, port, first);
  const doors: Server[] = [];
  for (const address of others) {
    const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
    try {
      await opened(door, port, address);
      doors.push(door);
    } catch (error) {
      if (noSuchAddress.has((error as NodeJS.ErrnoException).code ?? '')) continue;
      for (const open of [server, ...doors]) open.close();
      throw error;
    }
  }
  return doors;
}

function opened(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
