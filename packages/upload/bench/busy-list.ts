import path from 'node:path';
import { openPage } from '../chromium/browser.ts';
import { bundleScript } from '../chromium/bundle-script.ts';
import type { BusyPage } from './busy-page.ts';
import { watchMainThread } from './main-thread.ts';
import type { Arena } from './transfer.ts';

declare const busyPage: BusyPage;

const FILES = 1000;
const ITEMS = 10_000;
const PARTS = 1000;
/** What beginning and completing take shows with so few. */
const FEW_PARTS = 4;

/** What the uploader itself costs a page; times in ms, the best of the rounds. */
export interface BusyFigures {
  /** Longest task of the main thread while 1000 files are added and sent, in time of the processor and by the clock. */
  readonly longestTask: number;
  readonly longestTaskByClock: number;
  /** Until the list shows 1000 added files. */
  readonly shown: number;
  /** One publication with 10,000 items in ready: the mean, and the worst of 20. */
  readonly publication: number;
  readonly worstPublication: number;
  /** One part of 1000 in time of the processor, when the storage takes no time. */
  readonly part: number;
}

/** Measures pages with long lists and many parts. */
export async function measureBusyPages({ browser, site, storage, rounds }: Arena, file: string): Promise<BusyFigures> {
  const script = await bundleScript(path.join(import.meta.dirname, 'busy-page.ts'));
  const results: (Omit<BusyFigures, 'part'> & { readonly parts: number; readonly fewParts: number })[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openPage(browser, { origin: site.origin, files: [file], script });
    const send = async (count: number): Promise<number> => {
      const work = () => page.evaluate((parts) => busyPage.sendToNowhere(parts), count);
      return (await watchMainThread(browser, page, work)).processor;
    };
    // The first time also compiles the program.
    await send(FEW_PARTS);
    const parts = await send(PARTS);
    const fewParts = await send(FEW_PARTS);
    await page.evaluate((count) => busyPage.choose(count), FILES);
    let shown = 0;
    const { longest } = await watchMainThread(browser, page, async () => {
      shown = await page.evaluate((to) => busyPage.addAndSend(to), storage.origin);
    });
    const publications = await page.evaluate((count) => busyPage.publish(count), ITEMS);
    await page.context().close();
    results.push({
      longestTask: longest.processor,
      longestTaskByClock: longest.clock,
      shown,
      publication: publications.mean,
      worstPublication: publications.most,
      parts,
      fewParts,
    });
    process.stderr.write(`busy ${round + 1}: ${JSON.stringify(results.at(-1))}\n`);
  }
  const best = (name: keyof (typeof results)[number]): number => Math.min(...results.map((result) => result[name]));
  return {
    longestTask: best('longestTask'),
    longestTaskByClock: best('longestTaskByClock'),
    shown: best('shown'),
    publication: best('publication'),
    worstPublication: best('worstPublication'),
    part: (best('parts') - best('fewParts')) / (PARTS - FEW_PARTS),
  };
}
