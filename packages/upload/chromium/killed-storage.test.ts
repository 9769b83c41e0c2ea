import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDiskStore } from '../src/endpoint/index.ts';
import { DEFAULT_BANDS } from '../src/index.ts';
import { seededRandom } from '../src/testing/seeded-random.ts';
import { launchChromium, openPage } from './browser.ts';
import { bundleScript } from './bundle-script.ts';
import { type Site, serveSite } from './site.ts';
import { findForeignByte, writeStampedFile } from './stamped-file.ts';
import { type RunningStorage, startStorage } from './storage.ts';
import type { UploadPage } from './upload-page.ts';

declare const uploadPage: UploadPage;

const MEBIBYTE = 1024 ** 2;
/** The largest file that is taken, or one in the middle band. */
const SIZE = process.env.TEST_DEEP ? 4 * 1024 * MEBIBYTE - 1 : 40 * MEBIBYTE - 1;
const KILLS = process.env.TEST_DEEP ? 12 : 3;
const PARALLEL = process.env.TEST_DEEP ? DEFAULT_BANDS.large.parallel : DEFAULT_BANDS.middle.parallel;
const PARTS = Math.ceil(SIZE / MEBIBYTE);
const TIMEOUT = process.env.TEST_DEEP ? 2_400_000 : 180_000;
const SEED = 20_261_121;

let folder: string;
let file: string;
let browser: Browser;
let storage: RunningStorage;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'upload-killed-'));
  file = path.join(folder, 'large.zip');
  await writeStampedFile(file, SIZE);
  browser = await launchChromium();
  storage = await startStorage(path.join(folder, 'stored'));
  site = await serveSite(storage);
}, TIMEOUT);

afterAll(async () => {
  await browser.close();
  await site.close();
  await storage.close();
  await rm(folder, { recursive: true });
}, TIMEOUT);

/** Kills the storage whenever so many parts are acknowledged. @returns tells how often it did */
function killAt(counts: readonly number[]): () => number {
  let stored = 0;
  let kills = 0;
  storage.onBody(({ partNumber, isStored }) => {
    if (partNumber === 0 || !isStored) return;
    stored += 1;
    if (!counts.includes(stored)) return;
    kills += 1;
    void storage.killAndRestart();
  });
  return () => kills;
}

it(`a file whose storage is killed -9 ${KILLS} times is stored byte for byte (RS5, RS11, UE9)`, {
  timeout: TIMEOUT,
}, async () => {
  const random = seededRandom(SEED);
  const counts = Array.from({ length: KILLS }, (_, index) => Math.ceil(((index + random()) * PARTS) / (KILLS + 1)));
  const kills = killAt(counts);
  const script = await bundleScript(path.join(import.meta.dirname, 'upload-page.ts'));
  const page = await openPage(browser, { origin: site.origin, files: [file], script });
  await page.evaluate((origin) => uploadPage.begin(0, origin), storage.origin);
  const { md5, uri } = await page.evaluate(() => uploadPage.finished());
  const { bodies } = storage;
  expect(kills()).toBe(KILLS);
  await storage.close();

  const object = await (await openDiskStore({ folder: path.join(folder, 'stored') })).openObject({
    bucket: storage.bucket,
    key: uri,
  });
  expect(object).toMatchObject({ size: SIZE, md5 });
  expect(object && (await findForeignByte(object.read(0, SIZE), SIZE))).toBeNull();
  const told = bodies.filter(({ isStored }) => isStored).length;
  expect(told).toBeGreaterThan(PARTS - KILLS * PARALLEL - 1);
  expect(told).toBeLessThanOrEqual(PARTS + KILLS * PARALLEL);
});
