import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { unmarkRootStyles } from './root-style-addresses.ts';

async function buildWith(manifest: string, server: string): Promise<string> {
  const build = await mkdtemp(path.join(tmpdir(), 'portal-build-'));
  onTestFinished(() => rm(build, { recursive: true }));
  await mkdir(path.join(build, 'client/assets'), { recursive: true });
  await mkdir(path.join(build, 'server'));
  await writeFile(path.join(build, 'client/assets/manifest-1a2b.js'), manifest);
  await writeFile(path.join(build, 'server/index.js'), server);
  return build;
}

it("unmarks the root's style sheets wherever they are named, and no others", async () => {
  const routes = { root: { css: ['/assets/shell.css#'] }, home: { css: ['/assets/shell.css#', '/assets/home.css#'] } };
  const build = await buildWith(
    `window.__manifest={"routes":${JSON.stringify(routes)}};`,
    'const css = ["/assets/shell.css#", "/assets/home.css#"];',
  );
  await unmarkRootStyles(build);
  expect(await readFile(path.join(build, 'server/index.js'), 'utf8')).toBe(
    'const css = ["/assets/shell.css", "/assets/home.css#"];',
  );
  const manifest = await readFile(path.join(build, 'client/assets/manifest-1a2b.js'), 'utf8');
  expect(manifest).toContain('{"css":["/assets/shell.css","/assets/home.css#"]}');
});
