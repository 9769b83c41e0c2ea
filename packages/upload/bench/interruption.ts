import path from 'node:path';
import type { Page } from 'playwright';
import { chooseFiles, openPage } from '../chromium/browser.ts';
import { bundleScript } from '../chromium/bundle-script.ts';
import { serveSite } from '../chromium/site.ts';
import type { UploadPage } from '../chromium/upload-page.ts';
import type { Arena } from './transfer.ts';

declare const uploadPage: UploadPage;

/** What interruptions cost, the worst of the rounds. */
export interface InterruptionFigures {
  /** Bytes sent twice after the network was cut at half. */
  readonly resentBytes: number;
  /** ms from the browser's `online` to the first byte of a part at the storage. */
  readonly firstByteAfterOnline: number;
  /** Acknowledged parts that were sent again after a reload at half. */
  readonly resentAfterReload: number;
  /** Storage requests for content that exists, and calls of the back end for it. */
  readonly existedRequests: number;
  readonly existedCalls: number;
  /** ms that the upload of existing content takes longer than its hash; the best of the rounds. */
  readonly existedAfterHash: number;
}

/** A file on the disk and its bytes. */
export interface CutFile {
  readonly file: string;
  readonly size: number;
}

/**
 * Cuts the network of an upload of a large file, and reloads the page of it and of one in the middle band: one part at
 * a time there, so that another moment is half. Every upload has a site of its own, which knows no content.
 */
export async function measureInterruptions(
  arena: Arena,
  large: CutFile,
  middle: CutFile,
): Promise<InterruptionFigures> {
  const script = await bundleScript(path.join(import.meta.dirname, '../chromium/upload-page.ts'));
  const rounds: InterruptionFigures[] = [];
  for (let round = 0; round < arena.rounds; round += 1) {
    const again = [await reload(arena, large, script), await reload(arena, middle, script)];
    rounds.push({ ...(await cutNetwork(arena, large, script)), resentAfterReload: Math.max(...again) });
    process.stderr.write(`interruption ${round + 1}: ${JSON.stringify(rounds.at(-1))}\n`);
  }
  const worst = (name: keyof InterruptionFigures): number => Math.max(...rounds.map((round) => round[name]));
  return {
    resentBytes: worst('resentBytes'),
    firstByteAfterOnline: worst('firstByteAfterOnline'),
    resentAfterReload: worst('resentAfterReload'),
    existedRequests: worst('existedRequests'),
    existedCalls: worst('existedCalls'),
    existedAfterHash: Math.min(...rounds.map(({ existedAfterHash }) => existedAfterHash)),
  };
}

const begin = (page: Page, origin: string): Promise<void> => page.evaluate((to) => uploadPage.begin(0, to), origin);
const finish = (page: Page): Promise<unknown> => page.evaluate(() => uploadPage.finished());

async function cutNetwork({ browser, storage }: Arena, { file, size }: CutFile, script: string) {
  const site = await serveSite(storage);
  storage.forget();
  const page = await openPage(browser, { origin: site.origin, files: [file], script });
  const half = storage.holdAt(size / 2);
  await begin(page, storage.origin);
  await half;
  await page.context().setOffline(true);
  await page.evaluate(() => uploadPage.reached('waiting.offline'));
  storage.release();
  const online = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('online', () => resolve(Date.now()), { once: true });
      }),
  );
  await page.context().setOffline(false);
  await finish(page);
  const onlineAt = await online;
  const later = storage.bodies.filter(({ partNumber, beganAt }) => partNumber > 0 && beganAt >= onlineAt);
  const figures = {
    resentBytes: storage.bodies.reduce((sum, { bytes }) => sum + bytes, 0) - size,
    firstByteAfterOnline: Math.min(...later.map(({ beganAt }) => beganAt)) - onlineAt,
    ...(await sendExisting()),
  };
  await page.context().close();
  await site.close();
  return figures;

  async function sendExisting() {
    storage.forget();
    const before = site.calls.register + site.calls.confirm;
    await page.evaluate(() => uploadPage.hash(0));
    const hashing = await timed(() => page.evaluate(() => uploadPage.hash(0)));
    const uploading = await timed(async () => {
      await begin(page, storage.origin);
      await finish(page);
    });
    return {
      existedRequests: storage.requests,
      existedCalls: site.calls.register + site.calls.confirm - before,
      existedAfterHash: uploading - hashing,
    };
  }
}

/** Reloads at half. @returns how many of the parts that were finished came again */
async function reload({ browser, storage }: Arena, { file, size }: CutFile, script: string): Promise<number> {
  const site = await serveSite(storage);
  storage.forget();
  const page = await openPage(browser, { origin: site.origin, files: [file], script });
  const half = storage.holdAt(size / 2);
  await begin(page, storage.origin);
  await half;
  const finished = new Set(storage.bodies.flatMap(({ partNumber, isStored }) => (isStored ? [partNumber] : [])));
  storage.forget();
  await page.reload();
  storage.release();
  await chooseFiles(page, [file], script);
  await begin(page, storage.origin);
  await finish(page);
  const again = storage.bodies.filter(({ partNumber }) => finished.has(partNumber)).length;
  await page.context().close();
  await site.close();
  return again;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
