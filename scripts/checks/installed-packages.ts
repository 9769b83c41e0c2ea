// Installs the published packages as another team does, by npm from tarballs, beside React 18.3, 19.0 and none: they
// install, compile in the strictest project, load in Node, and run in a page. `pnpm build` comes before;
// arguments name the packages, all by default.
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment } from '../env.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { type PublishedPackage, publishedPackages } from './published-packages.ts';
import { runCommand } from './run-command.ts';

/** What our packages expect beside them. */
const PEERS = ['xstate@5.33.3', 'rxjs@7.8.2', 'valtio@2.3.2'];
const REACTS: readonly (readonly string[])[] = [
  ['react@18.3.1', 'react-dom@18.3.1', '@types/react@18.3.12'],
  ['react@19.0.0', 'react-dom@19.0.0', '@types/react@19.0.0'],
  [],
];

const bin = (name: string): string => join(workspaceRoot, 'node_modules/.bin', name);
const upload = join(workspaceRoot, 'packages/upload');

/** As in a shell of somebody: without what the package manager that runs this tells its scripts. */
const outside = Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('npm_')));

class CheckFailed extends Error {}

async function run(cwd: string, file: string, ...args: readonly string[]): Promise<string> {
  const { succeeded, stdout, account } = await runCommand({ cwd, env: outside }, file, ...args);
  if (succeeded) return stdout;
  throw new CheckFailed(account);
}

async function pack({ folder }: PublishedPackage, target: string): Promise<void> {
  await run(folder, 'pnpm', 'pack', '--pack-destination', target);
}

/** npm was seen to wait for good where a network was gone for a moment. */
const INSTALL_LIMIT_MS = 180_000;

/** Installs; a second time where the first has failed or does not end. */
async function install(cwd: string, ...args: readonly string[]): Promise<void> {
  const place = { cwd, env: outside, limitMs: INSTALL_LIMIT_MS };
  const first = await runCommand(place, 'npm', 'install', ...args);
  const { succeeded, account } = first.succeeded ? first : await runCommand(place, 'npm', 'install', ...args);
  if (!succeeded) throw new CheckFailed(account);
}

/** npm would leave `catalog:` in the manifest: it has to be refused. */
async function refusesNpm({ folder, name }: PublishedPackage): Promise<void> {
  const { succeeded, stderr } = await runCommand({ cwd: folder, env: outside }, 'npm', 'pack', '--dry-run');
  if (succeeded || !stderr.includes('run `pnpm pack`')) throw new CheckFailed(`${name}: \`npm pack\` was not refused`);
}

const page = (hasReact: boolean): string => `
import { createMemoryLedger, createUploader, formatMessage, ossStorage, registerApi, UPLOAD_MESSAGES } from '@jianzhu/upload';
import type { Uploader, UploaderOptions } from '@jianzhu/upload';
import { createHasher } from '@jianzhu/upload/hash';
import { s3Storage } from '@jianzhu/upload/s3';
${hasReact ? "import { createElement } from 'react';\nimport { renderToString } from 'react-dom/server';\nimport { useUploader, useUploadSnapshot } from '@jianzhu/upload/react';" : ''}
const settings = { endpoint: 'https://storage.test', region: 'cn-changchun' };
const options: UploaderOptions = {
  api: registerApi({ baseUrl: '', session: () => ({}) }),
  storage: ossStorage(settings),
  hasher: createHasher(),
  ledger: createMemoryLedger(),
  inspect: ({ type }) => void type,
};
export const s3 = s3Storage(settings);
const create = (): Uploader => createUploader(options);
${
  hasReact
    ? `function List() {
  return createElement('p', null, String(useUploadSnapshot(useUploader(create)).items.length));
}
const shown: string = renderToString(createElement(List));`
    : "const shown: string = '<p>' + create().getSnapshot().items.length + '</p>';"
}
document.title = shown + ' ' + formatMessage(UPLOAD_MESSAGES.tooMany, { n: 3 });
`;

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  },
  files: ['page.ts'],
};

async function check(
  react: readonly string[],
  tarballs: readonly string[],
  others: readonly string[],
  folder: string,
): Promise<void> {
  const hasReact = react.length > 0;
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'site', private: true, type: 'module' }));
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', '--loglevel=error'];
  // Types of react-dom: none are asked for, so that its server is typed here.
  await install(folder, ...quiet, ...tarballs, ...PEERS, ...react);
  writeFileSync(join(folder, 'page.ts'), page(hasReact));
  writeFileSync(
    join(folder, 'react-dom.d.ts'),
    "declare module 'react-dom/server' { export function renderToString(element: unknown): string; }",
  );
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...TSCONFIG, files: ['page.ts', 'react-dom.d.ts'] }));
  await run(folder, bin('tsc'), '-p', folder);
  const entries = ['', '/s3', '/hash', '/node', '/endpoint', '/testing', ...(hasReact ? ['/react'] : [])];
  const imports = [...entries.map((entry) => `@jianzhu/upload${entry}`), ...others];
  await run(
    folder,
    process.execPath,
    '--input-type=module',
    '-e',
    imports.map((name) => `await import('${name}');`).join(''),
  );
  await run(
    folder,
    join(upload, 'node_modules/.bin/esbuild'),
    'page.ts',
    '--bundle',
    '--format=iife',
    '--outfile=page.js',
    '--define:process.env.NODE_ENV="production"',
  );
  writeFileSync(join(folder, 'index.html'), '<!doctype html><meta charset="utf-8"><script src="page.js"></script>');
  const chromium = environment.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const stdout = await run(
    folder,
    chromium,
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--dump-dom',
    `file://${join(folder, 'index.html')}`,
  );
  if (!/<title>.*0.*最多上传3个文件<\/title>/.test(stdout)) throw new CheckFailed(`The page did not run:\n${stdout}`);
}

const work = mkdtempSync(join(tmpdir(), 'installed-'));
try {
  const named = process.argv.slice(2);
  const published = publishedPackages().filter(({ name }) => named.length === 0 || named.includes(name));
  await Promise.all(published.map(refusesNpm));
  await Promise.all(published.map((one) => pack(one, work)));
  const tarballs = globSync(join(work, '*.tgz'));
  const others = published.map(({ name }) => name).filter((name) => name !== '@jianzhu/upload');
  // Each waits for the registry, the disk and a browser in turn: beside each other they leave no core idle.
  const checks = REACTS.map(async (react) => {
    const name = react[0] ?? 'no React';
    await check(react, tarballs, others, join(work, name));
    process.stdout.write(`beside ${name}: installs, compiles, loads and runs\n`);
  });
  // All of them end before their folder goes.
  const failed = (await Promise.allSettled(checks)).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
} catch (error) {
  if (!(error instanceof CheckFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
