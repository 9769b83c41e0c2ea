import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { platformData } from './addresses.ts';

// The platform as it is in production, on a data folder of its own that goes with it.

const dataDir = mkdtempSync(path.join(tmpdir(), 'jianzhu-e2e-'));
// Passable, so that root's database lies in it as well and goes with it.
chmodSync(dataDir, 0o711);
process.env.DATA_DIR = dataDir;
// Where journeys find what its operator would: the port is this platform's own.
rmSync(platformData, { force: true });
symlinkSync(dataDir, platformData);
process.on('exit', () => {
  rmSync(platformData, { force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

await import(path.resolve(import.meta.dirname, '../../../platform/src/main.ts'));
