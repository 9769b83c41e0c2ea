import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { DocumentHandler } from '../app/server-context.ts';
import { readPortalSettings } from './env.ts';
import { listen } from './listen.ts';
import { untilPlatformIsWell } from './platform-health.ts';
import { createPortalServer } from './portal-server.ts';
import { createRequestLog } from './request-log.ts';
import { drainOnSignals } from './shutdown.ts';
import { loadStaticAssets } from './static-assets.ts';
import { createClientAddress } from './trusted-proxies.ts';

// The portal in production: serves the build. `pnpm dev` has development-server.ts instead.

const build = path.resolve(import.meta.dirname, '../build');

const settings = readPortalSettings();
if ('code' in settings) fail(settings.message);

const log = createRequestLog({
  level: settings.requestLog,
  write: print,
  now: performance.now.bind(performance),
  clientAddress: createClientAddress(settings.trustedProxies),
});
// The build is made from document-handler.ts, whose type the bundler does not hand on.
const { handleDocument }: { handleDocument: DocumentHandler } = await import(path.join(build, 'server/index.js'));
const portal = createPortalServer({
  settings,
  assets: await loadStaticAssets(path.join(build, 'client'), settings),
  handleDocument,
  log,
  now: performance.now.bind(performance),
});

const doors = await listen(portal.server, settings.port, settings.addresses).catch((error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? 'the port is taken by another process' : error.message;
  fail(`PORT=${settings.port}: ${reason}`);
});
drainOnSignals(portal, doors);
// A server that is listening on a port has an AddressInfo.
const { port } = portal.server.address() as AddressInfo;
// Before that there would be nothing to see under the address.
await untilPlatformIsWell(settings.platformOrigin);
portal.follow();
print(`Portal: http://localhost:${port}`);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(message: string): never {
  process.stderr.write(`portal: ${message}\n`);
  process.exit(1);
}
