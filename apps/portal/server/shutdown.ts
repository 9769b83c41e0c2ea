import type { PortalServer } from './portal-server.ts';

/** Requests under way get this long to end (milliseconds). */
const drainTime = 5_000;
/** How often connections that have become idle are closed meanwhile (milliseconds). */
const sweepInterval = 50;

/** Stops taking requests, lets those under way end, closes every socket. Resolves when none is left. */
export function drain(portal: PortalServer): Promise<void> {
  const { server } = portal;
  portal.close();
  const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval);
  const deadline = setTimeout(() => server.closeAllConnections(), drainTime);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Drains on SIGTERM, SIGINT and SIGHUP; a second signal ends the process at once. */
export function drainOnSignals(portal: PortalServer): void {
  let isDraining = false;
  const stop = () => {
    if (isDraining) process.exit(1);
    isDraining = true;
    void drain(portal).then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
}
