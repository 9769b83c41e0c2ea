// `pnpm bench:upload-hash`: goals P1 to P4 of the hasher. Each contestant runs once a round, the best round counts, and
// the ratios are what is promised. HASH_ROUNDS, HASH_MIB (Node, and each of the four files) and HASH_LARGE_MIB (Chromium)
// make a run shorter.
import { createCipheriv } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFigures } from './hash-chromium.ts';
import { nodeRates } from './hash-node.ts';
import { MEBIBYTE, roundTo } from './hash-rounds.ts';

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const setting = (name: string, full: number, short: number): number =>
  Number(process.env[name] ?? (isShort ? short : full));
const rounds = setting('HASH_ROUNDS', 6, 1);
const mebibytes = setting('HASH_MIB', 256, 8);
const largeMebibytes = setting('HASH_LARGE_MIB', 1024, 16);

const goals = {
  atLeast: {
    p1NodeToMd5sum: 1.1,
    p1NodeToHashWasm: 1.25,
    p1NodeToCrypto: 0.9,
    p2ChromiumToHashWasm: 1.8,
    p2ChromiumToSpark: 5,
    p2ChromiumToMd5sum: 0.7,
    p3FourInNodeToMd5sum: 2.5,
    p3FourInChromiumToMd5sum: 1.3,
  },
  atMost: { p4GrowthMebibytes: 16 },
};

const folder = await mkdtemp(join(tmpdir(), 'jianzhu-bench-'));
const load = loadavg()[0];
try {
  const large = await writeFileOf(largeMebibytes, 'large');
  const four = await Promise.all(['1', '2', '3', '4'].map((name) => writeFileOf(mebibytes, name)));
  const node = await nodeRates(four, rounds);
  const chromium = await chromiumFigures({ large, four, small: await writeFileOf(1, 'small') }, rounds);
  const ratio = (rates: Readonly<Record<string, number>>, name: string, peer: string): number =>
    (rates[name] ?? 0) / (rates[peer] ?? Number.NaN);
  const figures: Record<string, number> = {
    p1NodeToMd5sum: ratio(node, 'own', 'md5sum'),
    p1NodeToHashWasm: ratio(node, 'own', 'hashWasm'),
    p1NodeToCrypto: ratio(node, 'own', 'nodeCrypto'),
    p2ChromiumToHashWasm: ratio(chromium.rates, 'own', 'hashWasm'),
    p2ChromiumToSpark: ratio(chromium.rates, 'own', 'sparkMd5'),
    p2ChromiumToMd5sum: ratio(chromium.rates, 'own', 'md5sum'),
    p3FourInNodeToMd5sum: ratio(node, 'ownFour', 'md5sum'),
    p3FourInChromiumToMd5sum: ratio(chromium.rates, 'ownFour', 'md5sum'),
    p4GrowthMebibytes: chromium.growth.own,
  };
  const missed = [
    ...Object.entries(goals.atLeast).filter(([name, least]) => !((figures[name] ?? Number.NaN) >= least)),
    ...Object.entries(goals.atMost).filter(([name, most]) => !((figures[name] ?? Number.NaN) <= most)),
  ].map(([name]) => name);
  const result = { name: 'upload-hash', figures, goals, missed, node, chromium, rounds, loadBefore: load };
  process.stdout.write(`${JSON.stringify(result, (_, value) => roundTo(value, 2))}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true });
}

/** Bytes without repetition, the same in each run. */
async function writeFileOf(size: number, name: string): Promise<string> {
  const path = join(folder, name);
  const file = await open(path, 'w');
  const stream = createCipheriv('aes-128-ctr', name.padEnd(16, '0'), Buffer.alloc(16));
  const zeros = Buffer.alloc(MEBIBYTE);
  for (let written = 0; written < size; written += 1) await file.write(stream.update(zeros));
  await file.close();
  return path;
}
