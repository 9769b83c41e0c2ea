// Part of the build: the static copy must work where there is no network.
import { join } from 'node:path';
import { remoteAddresses } from './no-remote-address.ts';

const found = remoteAddresses(join(import.meta.dirname, '../storybook-static'));
for (const place of found) process.stderr.write(`Loads from elsewhere: ${place}\n`);
process.exitCode = found.length === 0 ? 0 : 1;
