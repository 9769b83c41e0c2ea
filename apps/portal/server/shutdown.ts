import type { Server } from 'node:net';
import type { PortalServer } from './portal-server.ts';

/** Requests under way get this long to end (milliseconds). */
const drainTime = 5_000;
/** How often connections that have become idle are closed meanwhile (milliseconds). */
const sweepInterval = 50;

/**
 * Stops taking requests, lets those under way end, closes every socket. Resolves when none is left.
 *
 * @param doors further ways into the server
 */
export async function drain(portal: PortalServer, doors: readonly Server[] = []): Promise<void> {
  const { server } = portal;
  portal.close();
  const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval);
  const deadline = setTimeout(() => server.closeAllConnections(), drainTime);
  const closed = [server, ...doors].map((each) => new Promise((resolve) => each.close(resolve)));
  server.closeIdleConnections();
  await Promise.all(closed);
  clearInterval(sweep);
  clearTimeout(deadline);
}

/** Drains on SIGTERM, SIGINT and SIGHUP; a second signal ends the process at once. */
export function drainOnSignals(portal: PortalServer, doors: readonly Server[]): void {
  let isDraining = false;
  const stop = () => {
    if (isDraining) process.exit(1);
    isDraining = true;
    void drain(portal, doors).then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
}
