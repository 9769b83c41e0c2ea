// `pnpm boundaries` writes biome.boundaries.json from the layers and the feature folders; `--check` fails on drift.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { biomeOverride } from './biome-overrides.ts';
import { featureZones, layers } from './zones.ts';

const target = new URL('../../biome.boundaries.json', import.meta.url);
const featureFolder = new URL('../../apps/portal/app/features/', import.meta.url);

function featureNames(): string[] {
  if (!existsSync(featureFolder)) return [];
  const folders = readdirSync(featureFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).toSorted();
}

const overrides = [...layers, ...featureZones(featureNames())].map(biomeOverride);
const wanted = `${JSON.stringify({ overrides }, null, 2)}\n`;
const present = existsSync(target) ? readFileSync(target, 'utf8') : '';

if (process.argv.includes('--check')) {
  if (present !== wanted) {
    console.error('biome.boundaries.json is out of date: run `pnpm boundaries` and commit it.');
    process.exitCode = 1;
  }
} else if (present !== wanted) {
  writeFileSync(target, wanted);
  process.stdout.write(`wrote ${fileURLToPath(target)}\n`);
}
