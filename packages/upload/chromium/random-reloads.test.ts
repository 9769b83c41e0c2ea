import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../src/testing/seeded-random.ts';
import { chooseFiles, launchChromium, openPage } from './browser.ts';
import { bundleScript } from './bundle-script.ts';
import { type Site, serveSite } from './site.ts';
import { writeStampedFile } from './stamped-file.ts';
import { type RunningStorage, startStorage } from './storage.ts';
import type { UploadPage } from './upload-page.ts';

declare const uploadPage: UploadPage;

const MEBIBYTE = 1024 ** 2;
/** Reloads of each band: fifty in `test:deep`, a tenth of them in `test`. */
const RELOADS = process.env.TEST_DEEP ? 50 : 5;
const TIMEOUT = process.env.TEST_DEEP ? 1_800_000 : 180_000;
const SEED = 20_261_122;
/** Moments are drawn up to this share of the time that the upload takes: some lie behind its last part. */
const BEYOND = 1.1;
/** Sizes that are drawn from, in MiB: least and most. */
const BANDS = { single: [1, 10], middle: [11, 100], large: [101, 120] } as const;

let folder: string;
let script: string;
let browser: Browser;
let storage: RunningStorage;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'upload-reloads-'));
  script = await bundleScript(path.join(import.meta.dirname, 'upload-page.ts'));
  browser = await launchChromium();
  storage = await startStorage();
  site = await serveSite(storage);
}, TIMEOUT);

afterAll(async () => {
  await browser.close();
  await site.close();
  await storage.close();
  await rm(folder, { recursive: true });
});

const begin = (page: Page): Promise<void> => page.evaluate((origin) => uploadPage.begin(0, origin), storage.origin);
const finish = (page: Page): Promise<unknown> => page.evaluate(() => uploadPage.finished());

/** A page with a file that no other one has. */
async function open(size: number): Promise<{ readonly page: Page; readonly file: string }> {
  const file = path.join(folder, 'file.zip');
  await writeStampedFile(file, size);
  storage.forget();
  return { page: await openPage(browser, { origin: site.origin, files: [file], script }), file };
}

/** ms that an upload takes which nobody interrupts. */
async function durationOf(size: number): Promise<number> {
  const { page } = await open(size);
  const began = performance.now();
  await begin(page);
  await finish(page);
  const took = performance.now() - began;
  await page.context().close();
  return took;
}

/** Reloads the page so many ms after an upload began, and lets it finish. */
async function reloadAfter(delay: number, size: number) {
  const { page, file } = await open(size);
  await begin(page);
  await setTimeout(delay);
  const acknowledged = storage.bodies.flatMap(({ partNumber, isStored }) => (isStored ? [partNumber] : []));
  await page.reload();
  await chooseFiles(page, [file], script);
  const before = storage.bodies.length;
  await begin(page);
  await finish(page);
  await page.context().close();
  const later = storage.bodies.slice(before).map(({ partNumber }) => partNumber);
  return {
    acknowledged: acknowledged.length,
    again: later.filter((partNumber) => acknowledged.includes(partNumber)).length,
  };
}

it.each(['single', 'middle', 'large'] as const)(
  'RS7: a reload at a random moment of a %s upload sends no acknowledged part again (R-UP-035)',
  { timeout: TIMEOUT },
  async (band) => {
    const random = seededRandom(SEED);
    const [least, most] = BANDS[band];
    const shortest = await durationOf(least * MEBIBYTE);
    const longest = await durationOf(most * MEBIBYTE);
    const outcomes: { size: number; share: number; acknowledged: number; again: number }[] = [];
    for (let reload = 0; reload < RELOADS; reload += 1) {
      const [place, share] = [random(), random() * BEYOND];
      const size = Math.floor((least + place * (most - least)) * MEBIBYTE);
      const delay = share * (shortest + place * (longest - shortest));
      outcomes.push({ size, share, ...(await reloadAfter(delay, size)) });
    }
    expect(outcomes.filter(({ again }) => again > 0)).toEqual([]);
    expect(outcomes.some(({ acknowledged }) => acknowledged > 0)).toBe(true);
  },
);
