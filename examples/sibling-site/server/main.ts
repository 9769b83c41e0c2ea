// Serves the built site; `pnpm start` of the repository runs it beside portal and platform.
import type { Server } from 'node:http';
import path from 'node:path';
import { readSiteEnvironment } from './env.ts';
import { readSiteFiles } from './site-files.ts';
import { createSiteServer } from './site-server.ts';

const environment = readSiteEnvironment();
const files = readSiteFiles(path.resolve(import.meta.dirname, '../dist'));
// Node's servers listen on one address each.
const servers = environment.addresses.map((address) => listen(createSiteServer(files, environment), address));

function listen(server: Server, address: string): Server {
  server.once('error', (error: NodeJS.ErrnoException) => {
    // A machine without IPv6 lacks one of the loopback addresses.
    if (error.code !== 'EADDRNOTAVAIL' && error.code !== 'EAFNOSUPPORT') throw error;
  });
  return server.listen(environment.port, address);
}

process.stdout.write(`Sibling site: http://localhost:${environment.port}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const server of servers) {
      server.close();
      server.closeIdleConnections();
    }
  });
}
