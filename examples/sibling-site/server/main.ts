// Serves the built site; `pnpm start` of the repository runs it beside portal and platform.
import path from 'node:path';
import { readSiteEnvironment } from './env.ts';
import { readSiteFiles } from './site-files.ts';
import { createSiteServer } from './site-server.ts';

const environment = readSiteEnvironment();
const server = createSiteServer(readSiteFiles(path.resolve(import.meta.dirname, '../dist')), environment);
server.listen(environment.port, () => process.stdout.write(`Sibling site: http://localhost:${environment.port}\n`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeIdleConnections();
  });
}
