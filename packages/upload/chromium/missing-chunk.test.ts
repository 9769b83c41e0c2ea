import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { launchChromium } from './browser.ts';
import { serveSite } from './site.ts';
import { writeStampedFile } from './stamped-file.ts';
import { startStorage } from './storage.ts';
import type { UploadPage } from './upload-page.ts';

declare const uploadPage: UploadPage;

/** In the middle band. */
const SIZE = 11 * 1024 ** 2;

interface Chunk {
  readonly name: string;
  readonly code: string;
  readonly isEntry: boolean;
  /** Whether it is loaded on demand. */
  readonly isDynamicEntry: boolean;
}

/** The page's script as a site has it: what is loaded on demand is a file of its own. */
async function buildChunks(): Promise<readonly Chunk[]> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: path.join(import.meta.dirname, 'upload-page.ts'), formats: ['es'] },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((bundle) =>
    'output' in bundle
      ? bundle.output.flatMap((file) => (file.type === 'chunk' ? [{ ...file, name: file.fileName }] : []))
      : [],
  );
}

it('UP16 a chunk that a new deployment has taken away is waited for, and the upload goes on when it is there', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'upload-chunk-'));
  const file = path.join(folder, 'middle.zip');
  await writeStampedFile(file, SIZE);
  const chunks = await buildChunks();
  const storage = await startStorage();
  const site = await serveSite(storage);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    let isDeployed = false;
    const refused: string[] = [];
    await page.route('**/assets/*', (route) => {
      const wanted = new URL(route.request().url()).pathname.slice('/assets/'.length);
      const chunk = chunks.find(({ name }) => name === wanted);
      if (chunk && (isDeployed || !chunk.isDynamicEntry)) {
        return route.fulfill({ contentType: 'text/javascript', body: chunk.code });
      }
      refused.push(wanted);
      return route.fulfill({ status: 404 });
    });
    await page.goto(site.origin);
    await page.setInputFiles('input', [file]);
    await page.addScriptTag({
      type: 'module',
      url: `${site.origin}/assets/${chunks.find(({ isEntry }) => isEntry)?.name}`,
    });
    await page.evaluate((origin) => uploadPage.begin(0, origin), storage.origin);
    await page.evaluate(() => uploadPage.reached('waiting.offline'));
    expect(refused.length).toBeGreaterThan(0);
    expect(storage.requests).toBe(0);
    isDeployed = true;
    expect(await page.evaluate(() => uploadPage.finished())).toMatchObject({ size: SIZE });
  } finally {
    await browser.close();
    await site.close();
    await storage.close();
    await rm(folder, { recursive: true });
  }
});
