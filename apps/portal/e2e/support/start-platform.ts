import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The platform as it is in production, on a data folder of its own that goes with it.

const dataDir = mkdtempSync(path.join(tmpdir(), 'jianzhu-e2e-'));
process.env.DATA_DIR = dataDir;
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

await import(path.resolve(import.meta.dirname, '../../../platform/src/main.ts'));
