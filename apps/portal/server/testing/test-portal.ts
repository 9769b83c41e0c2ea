import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { DocumentHandler } from '../../app/server-context.ts';
import { type PortalSettings, readPortalSettings } from '../env.ts';
import { createPortalServer, type PortalServer } from '../portal-server.ts';
import { createRequestLog } from '../request-log.ts';
import type { StaticAssets } from '../static-assets.ts';
import { createClientAddress } from '../trusted-proxies.ts';

/** What a test may replace; the rest is as in production. */
export interface TestPortalOptions {
  readonly settings?: Partial<PortalSettings>;
  readonly handleDocument?: DocumentHandler;
  readonly assets?: StaticAssets;
  readonly now?: () => number;
}

export interface TestPortal extends PortalServer {
  readonly port: number;
  /** Lines of the log so far. */
  readonly logged: readonly string[];
}

/** Starts a portal on a free port; it ends with the test. */
export async function startPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const defaults = readPortalSettings({ PORT: '0', REQUEST_LOG: 'all', DEMO: '1' });
  if ('code' in defaults) throw new Error(defaults.message);
  const settings = { ...defaults, ...options.settings };
  const logged: string[] = [];
  const portal = createPortalServer({
    settings,
    assets: options.assets ?? { serve: () => false },
    handleDocument: options.handleDocument ?? (async () => new Response('no document', { status: 404 })),
    log: createRequestLog({
      level: 'all',
      write: (line) => logged.push(line),
      now: performance.now.bind(performance),
      clientAddress: createClientAddress(settings.trustedProxies),
    }),
    now: options.now ?? performance.now.bind(performance),
  });
  onTestFinished(() => portal.close());
  return { ...portal, logged, port: await listen(portal.server) };
}

/** Starts a server that stands for the platform; it ends with the test. */
export async function startPlatform(listener: RequestListener): Promise<{ server: Server; origin: string }> {
  const server = http.createServer(listener);
  return { server, origin: `http://127.0.0.1:${await listen(server)}` };
}

function listen(server: Server): Promise<number> {
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return new Promise((resolve) => {
    // A server that is listening on a port has an AddressInfo.
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });
}
