// `pnpm bench:upload`: all goals of the package in one run. P1 to P4 by `hash.ts`; the others here, in Chromium against
// the package's own endpoint on loopback. Each contestant runs once a round and the best round counts. UPLOAD_ROUNDS,
// UPLOAD_MIB, UPLOAD_LINK_MIB, UPLOAD_CUT_MIB and UPLOAD_RELOAD_MIB make a run shorter, UPLOAD_HASH=0 leaves the hasher
// out.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { launchChromium, mebibytes } from '../chromium/browser.ts';
import { serveSite } from '../chromium/site.ts';
import { writeStampedFile } from '../chromium/stamped-file.ts';
import { startStorage } from '../chromium/storage.ts';
import { type BundleSizes, measureSizes } from './bundle-size.ts';
import { type BusyFigures, measureBusyPages } from './busy-list.ts';
import { MEBIBYTE, roundTo } from './hash-rounds.ts';
import { type InterruptionFigures, measureInterruptions } from './interruption.ts';
import { type Contestant, type EmulatedLink, holdContest, type TransferFigures } from './transfer.ts';
import { type GoalName, goalLine, isMet, UPLOAD_GOALS } from './upload-goals.ts';

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const setting = (name: string, full: number, short: number): number =>
  Number(process.env[name] ?? (isShort ? short : full));
const rounds = setting('UPLOAD_ROUNDS', 5, 1);
const size = setting('UPLOAD_MIB', 128, 16) * MEBIBYTE;
/** So large that the calls before and behind it, about 0.3 s at 50 ms each, weigh little. */
const linkSize = setting('UPLOAD_LINK_MIB', 64, 4) * MEBIBYTE;
/** In the large band of the specification. */
const cutSize = setting('UPLOAD_CUT_MIB', 102, 102) * MEBIBYTE;
/** In the middle band. */
const reloadSize = setting('UPLOAD_RELOAD_MIB', 40, 12) * MEBIBYTE;
const KIBIBYTE = 1024;

const link: EmulatedLink = { latency: 50, rate: 100e6 / 8 };

const oss = (name: string, client: Contestant['client'], partMebibytes: number): Contestant => ({
  name,
  client,
  dialect: 'oss',
  partSize: partMebibytes * MEBIBYTE,
  parallel: 4,
});
const s3 = (name: string, client: Contestant['client']): Contestant => ({ ...oss(name, client, 5), dialect: 's3' });

const onLoopback: readonly Contestant[] = [
  oss('own1', 'own', 1),
  oss('bare1', 'bare', 1),
  oss('own8', 'own', 8),
  oss('onePut', 'onePut', 8),
  oss('aliOss', 'aliOss', 1),
  s3('own5', 'own'),
  s3('uppy', 'uppy'),
  s3('libStorage', 'libStorage'),
  oss('ownHashing1', 'ownHashing', 1),
];

const onLink: readonly Contestant[] = [
  oss('own1', 'own', 1),
  oss('own4', 'own', 4),
  oss('bare1', 'bare', 1),
  oss('onePut', 'onePut', 1),
  s3('uppy', 'uppy'),
];

const folder = await mkdtemp(path.join(tmpdir(), 'jianzhu-bench-'));
const loadBefore = loadavg()[0];
const storage = await startStorage();
const site = await serveSite(storage, { forgets: true });
const browser = await launchChromium();
const arena = { browser, site, storage, rounds };
try {
  const sizes = await measureSizes();
  const busy = await measureBusyPages(arena, await fileOf('list.zip', size));
  const cut = await measureInterruptions(
    arena,
    { file: await fileOf('cut.zip', cutSize), size: cutSize },
    { file: await fileOf('reload.zip', reloadSize), size: reloadSize },
  );
  const loopback = await holdContest(arena, await fileOf('loopback.zip', size), onLoopback);
  const slow = await holdContest(arena, await fileOf('link.zip', linkSize), onLink, link);
  const hash = process.env.UPLOAD_HASH === '0' ? null : hashResult();

  const figures = upload({ sizes, busy, cut, loopback, slow });
  const names = Object.keys(UPLOAD_GOALS) as GoalName[]; // The keys of that object are its names.
  const missed = names.filter((name) => !isMet(UPLOAD_GOALS[name], figures[name]));
  process.stdout.write(
    `${hash?.lines ?? ''}${names.map((name) => goalLine(UPLOAD_GOALS[name], figures[name])).join('\n')}\n`,
  );
  process.stdout.write(`all chunks together, without xstate: ${(sizes.whole / KIBIBYTE).toFixed(1)} KiB\n`);
  const measured = { sizes, busy, cut, loopback, slow };
  const result = {
    name: 'upload',
    figures,
    missed: [...missed, ...(hash?.missed ?? [])],
    ...measured,
    rounds,
    loadBefore,
  };
  process.stdout.write(`${JSON.stringify(result, (_, value) => roundTo(value, 3))}\n`);
  process.exitCode = result.missed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await site.close();
  await storage.close();
  await rm(folder, { recursive: true });
}

async function fileOf(name: string, bytes: number): Promise<string> {
  const file = path.join(folder, name);
  await writeStampedFile(file, bytes);
  return file;
}

interface Measured {
  readonly sizes: BundleSizes;
  readonly busy: BusyFigures;
  readonly cut: InterruptionFigures;
  readonly loopback: Readonly<Record<string, TransferFigures>>;
  readonly slow: Readonly<Record<string, TransferFigures>>;
}

function upload({ sizes, busy, cut, loopback, slow }: Measured): Readonly<Record<GoalName, number>> {
  const time = (name: string): number => loopback[name]?.seconds ?? Number.NaN;
  const processor = (name: string): number => loopback[name]?.processorSeconds ?? Number.NaN;
  const linkTime = (name: string): number => slow[name]?.seconds ?? Number.NaN;
  const transferOfPart = (1000 * processor('own1')) / (size / MEBIBYTE);
  return {
    toBareParts: time('bare1') / time('own1'),
    toOnePut: time('onePut') / time('own8'),
    timeToAliOss: time('own1') / time('aliOss'),
    timeToLibStorage: time('own5') / time('libStorage'),
    timeToUppy: time('own5') / time('uppy'),
    processorToAliOss: processor('own1') / processor('aliOss'),
    growth: mebibytes(Math.max(loopback.own1?.growth ?? Number.NaN, loopback.own5?.growth ?? Number.NaN)),
    ofLink: linkSize / link.rate / linkTime('own1'),
    linkToUppy: linkTime('uppy') / linkTime('own1'),
    sizeOnePut: sizes.onePut / KIBIBYTE,
    sizeInParts: sizes.inParts / KIBIBYTE,
    sizeWithXstate: sizes.inPartsWithXstate / KIBIBYTE,
    sizeToPeers: sizes.inPartsWithXstate / sizes.peers,
    longestTask: busy.longestTask,
    shown: busy.shown,
    publication: busy.publication,
    resent: mebibytes(cut.resentBytes),
    firstByte: cut.firstByteAfterOnline,
    resentAfterReload: cut.resentAfterReload,
    existedRequests: cut.existedRequests,
    existedCalls: cut.existedCalls,
    machineShare: (100 * busy.part) / transferOfPart,
    // Each part is sent and acknowledged.
    partEvent: (1000 * busy.part) / 2,
  };
}

/** Lets the bench of the hasher run, and reads its last line. */
function hashResult(): { readonly missed: readonly string[]; readonly lines: string } {
  const { stdout } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'hash.ts')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Written by our own bench.
  const { figures, goals, missed } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
    readonly figures: Readonly<Record<string, number>>;
    readonly goals: Readonly<Record<'atLeast' | 'atMost', Readonly<Record<string, number>>>>;
    readonly missed: readonly string[];
  };
  const lines = Object.entries(figures).map(([name, figure]) => {
    const [, id = '', title = ''] = /^p(\d)(.*)$/.exec(name) ?? [];
    const [least, most] = [goals.atLeast[name], goals.atMost[name]];
    const unit = most === undefined ? '×' : 'MiB';
    const bounds = { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
    return goalLine(
      {
        id: `P${id}`,
        title: `hashing ${title.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
        unit,
        ...bounds,
      },
      figure,
    );
  });
  return { missed, lines: lines.map((line) => `${line}\n`).join('') };
}
