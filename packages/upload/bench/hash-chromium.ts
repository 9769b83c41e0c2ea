import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { growthDuring, launchChromium, mebibytes } from '../chromium/browser.ts';
import { bundleScript } from '../chromium/bundle-script.ts';
import type { HashPage } from './hash-page.ts';
import type { PeerRequest } from './hash-peer.worker.ts';
import { bestRates, MEBIBYTE, md5sum } from './hash-rounds.ts';

declare const hashPage: HashPage;

/** Until the memory of a page that was just opened keeps still, in ms; nothing tells of it. */
const SETTLE = 2000;

/** What Chromium reached: rates in MiB/s, and by how much the page's process grew, in MiB. */
export interface ChromiumFigures {
  readonly rates: Readonly<Record<string, number>>;
  /** `workerStart` is paid once a page; the others begin with their worker running. */
  readonly growth: Readonly<Record<'workerStart' | 'own' | 'ownFour' | 'hashWasm' | 'sparkMd5', number>>;
}

/** Files of the disk that the page hashes. */
export interface MeasuredFiles {
  readonly large: string;
  /** Hashed together; of one size. */
  readonly four: readonly string[];
  /** What a worker is started with. */
  readonly small: string;
}

/** Measures a page in Chromium. */
export async function chromiumFigures({ large, four, small }: MeasuredFiles, rounds: number): Promise<ChromiumFigures> {
  const largeSize = statSync(large).size;
  const fourSize = four.reduce((sum, path) => sum + statSync(path).size, 0);
  const peerScript = await bundle('hash-peer.worker.ts');
  const pageScript = await bundle('hash-page.ts');
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><input type="file" multiple>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening server has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const browser = await launchChromium();
  const openPage = async (): Promise<Page> => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.setInputFiles('input', [large, ...four, small]);
    await page.evaluate(pageScript);
    return page;
  };
  const own = (page: Page, indices: readonly number[], partSize?: number): Promise<string[]> =>
    page.evaluate(([files, size]) => hashPage.own(files, size), [indices, partSize] as const);
  const peer = (page: Page, library: PeerRequest['library'], index = 0): Promise<string> =>
    page.evaluate(([name, at, script]) => hashPage.peer(name, at, script), [library, index, peerScript] as const);
  const fourth = four.map((_, index) => index + 1);
  const smallIndex = four.length + 1;

  try {
    const running = async (start: (page: Page) => Promise<unknown>): Promise<Page> => {
      const page = await openPage();
      await start(page);
      return page;
    };
    const ownPage = (): Promise<Page> => running((page) => own(page, [smallIndex]));
    const peerPage = (library: PeerRequest['library']): Promise<Page> =>
      running((page) => peer(page, library, smallIndex));
    const growth = {
      workerStart: await growthOf(browser, await openPage(), (page) => own(page, [smallIndex])),
      own: await growthOf(browser, await ownPage(), (page) => own(page, [0])),
      ownFour: await growthOf(browser, await ownPage(), (page) => own(page, fourth)),
      hashWasm: await growthOf(browser, await peerPage('hashWasm'), (page) => peer(page, 'hashWasm')),
      sparkMd5: await growthOf(browser, await peerPage('sparkMd5'), (page) => peer(page, 'sparkMd5')),
    };
    const page = await openPage();
    const [md5] = md5sum([large]);
    const check = async (digest: Promise<string | string[]>): Promise<void> => {
      if (String(await digest) !== md5) throw new Error(`Wrong MD5: ${String(await digest)}`);
    };
    const rates = await bestRates(
      [
        { name: 'md5sum', bytes: largeSize, run: () => md5sum([large]) },
        { name: 'own', bytes: largeSize, run: () => check(own(page, [0])) },
        { name: 'ownWithParts', bytes: largeSize, run: () => check(own(page, [0], MEBIBYTE)) },
        { name: 'hashWasm', bytes: largeSize, run: () => check(peer(page, 'hashWasm')) },
        { name: 'sparkMd5', bytes: largeSize, run: () => check(peer(page, 'sparkMd5')) },
        { name: 'ownFour', bytes: fourSize, run: () => own(page, fourth) },
      ],
      rounds,
    );
    return { rates, growth };
  } finally {
    await browser.close();
    server.close();
  }
}

/** By how many MiB the process of a page grows at most while it does something. */
async function growthOf(browser: Browser, page: Page, work: (page: Page) => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(SETTLE);
  const growth = await growthDuring(browser, () => work(page));
  await page.close();
  return mebibytes(growth);
}

function bundle(name: string): Promise<string> {
  return bundleScript(fileURLToPath(new URL(name, import.meta.url)));
}
