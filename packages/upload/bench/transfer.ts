import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { growthDuring, openPage } from '../chromium/browser.ts';
import { bundleScript } from '../chromium/bundle-script.ts';
import type { Site } from '../chromium/site.ts';
import type { RunningStorage } from '../chromium/storage.ts';
import { processorTime } from './processor-time.ts';
import type { ClientRun, TransferPage, TransferTarget } from './transfer-client.ts';

declare const transferPage: TransferPage;

/** Until the processor is done with a page that was just opened, in ms; nothing tells of it. */
const SETTLE = 700;

/** One way to send a file, and its name in the results. */
export interface Contestant extends ClientRun {
  readonly name: string;
}

/** What one of them reached: its best time and processor time over the rounds, and the median of its page's growth. */
export interface TransferFigures {
  readonly seconds: number;
  /** Of all processes of the browser. */
  readonly processorSeconds: number;
  /** Bytes. */
  readonly growth: number;
}

/** A link as Chromium emulates it. */
export interface EmulatedLink {
  /** ms of a round trip. */
  readonly latency: number;
  /** Bytes a second in either direction. */
  readonly rate: number;
}

/** What contests are held with. */
export interface Arena {
  readonly browser: Browser;
  readonly site: Site;
  readonly storage: RunningStorage;
  readonly rounds: number;
}

/** Lets each contestant send a file once a round, forwards and backwards in turn, each time in a new page. */
export async function holdContest(
  { browser, site, storage, rounds }: Arena,
  file: string,
  contestants: readonly Contestant[],
  link?: EmulatedLink,
): Promise<Readonly<Record<string, TransferFigures>>> {
  const [ownScript, peersScript] = await Promise.all(
    ['transfer-own-page.ts', 'transfer-peers-page.ts'].map((name) =>
      bundleScript(path.join(import.meta.dirname, name)),
    ),
  );
  const { origin, bucket, keys } = storage;
  const target: TransferTarget = { origin, bucket, keys };
  const runs = new Map<string, TransferFigures[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of round % 2 === 0 ? contestants : contestants.toReversed()) {
      const isPeer = ['aliOss', 'libStorage', 'uppy'].includes(contestant.client);
      const script = (isPeer ? peersScript : ownScript) ?? '';
      const page = await openPage(browser, { origin: site.origin, files: [file], script });
      const figures = await measure(browser, page, contestant, target, link);
      runs.set(contestant.name, [...(runs.get(contestant.name) ?? []), figures]);
      process.stderr.write(`round ${round + 1} ${contestant.name}: ${figures.seconds.toFixed(2)} s\n`);
    }
  }
  return Object.fromEntries([...runs].map(([name, figures]) => [name, summary(figures)]));
}

async function measure(
  browser: Browser,
  page: Page,
  contestant: Contestant,
  target: TransferTarget,
  link: EmulatedLink | undefined,
): Promise<TransferFigures> {
  await page.evaluate((run) => transferPage.prepare(run), contestant);
  await page.waitForTimeout(SETTLE);
  if (link) await emulate(page, link);
  let milliseconds = 0;
  let processorSeconds = 0;
  const growth = await growthDuring(browser, async () => {
    processorSeconds = await processorTime(browser, async () => {
      milliseconds = await page.evaluate(([run, to]) => transferPage.send(run, to), [contestant, target] as const);
    });
  });
  await page.context().close();
  return { seconds: milliseconds / 1000, processorSeconds, growth };
}

async function emulate(page: Page, { latency, rate }: EmulatedLink): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
}

function summary(runs: readonly TransferFigures[]): TransferFigures {
  const growths = runs.map(({ growth }) => growth).sort((one, other) => one - other);
  return {
    seconds: Math.min(...runs.map(({ seconds }) => seconds)),
    processorSeconds: Math.min(...runs.map((run) => run.processorSeconds)),
    growth: growths[Math.floor(growths.length / 2)] ?? Number.NaN,
  };
}
