import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { biomeOverride } from './biome-overrides.ts';
import { featureZones, layers } from './zones.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const react = ['react', 'react-dom/client', 'react-router', 'radix-ui', '@xstate/react'];

interface Arrow {
  readonly file: string;
  readonly statement: string;
}

const imports = (file: string, ...names: readonly string[]): Arrow[] =>
  names.map((name) => ({ file, statement: `import '${name}';` }));

const touches = (file: string, ...expressions: readonly string[]): Arrow[] =>
  expressions.map((expression) => ({ file, statement: `export const it = ${expression};` }));

const env = 'process.env.PORT';

const forbidden: readonly Arrow[] = [
  ...imports('packages/domain/src/a.ts', ...react, 'axios', 'node:fs', 'pg', 'kysely', '@jianzhu/api-client/contract'),
  ...imports('packages/domain/src/a.ts', '@jianzhu/ui', '@jianzhu/upload', '@jianzhu/chat', '@jianzhu/platform'),
  ...imports('packages/domain/src/b/a.ts', '../../../ui/src/index.ts', '../../../../apps/portal/app/root.tsx'),
  ...touches('packages/domain/src/a.ts', 'window', 'document', 'localStorage', 'sessionStorage', 'fetch', env),
  ...imports('packages/api-client/src/a.ts', ...react, 'valtio', 'pg', 'node:http', '@jianzhu/ui', '@jianzhu/upload'),
  ...imports('packages/api-client/src/a.ts', '@jianzhu/chat', '@jianzhu/portal', '@jianzhu/platform'),
  ...touches('packages/api-client/src/a.ts', 'window', 'document', 'localStorage', 'sessionStorage', env),
  ...['upload', 'chat'].flatMap((name) => [
    ...imports(`packages/${name}/src/a.ts`, ...react, '@jianzhu/domain', '@jianzhu/api-client', '@jianzhu/ui', 'pg'),
    ...imports(`packages/${name}/src/react/a.ts`, '@jianzhu/domain', '@jianzhu/api-client', '@jianzhu/ui'),
    ...touches(`packages/${name}/src/a.ts`, env),
  ]),
  ...imports('packages/upload/src/a.ts', '@jianzhu/chat/protocol'),
  ...imports('packages/chat/src/a.ts', '@jianzhu/upload/endpoint'),
  ...imports('packages/ui/src/a.ts', '@jianzhu/domain', '@jianzhu/api-client', '@jianzhu/upload', '@jianzhu/chat'),
  ...imports('packages/ui/src/a.ts', 'react-router', 'valtio', 'axios', '@jianzhu/portal'),
  ...touches('packages/ui/src/a.ts', 'localStorage', 'sessionStorage', 'fetch', 'WebSocket', env),
  ...['app/a.ts', 'server/a.ts'].flatMap((file) => [
    ...imports(`apps/portal/${file}`, 'pg', 'kysely', '@jianzhu/platform', '@jianzhu/storybook', 'node:process'),
    ...touches(`apps/portal/${file}`, env),
  ]),
  ...imports('apps/portal/app/a.ts', '../../platform/src/main.ts'),
  ...imports('apps/portal/app/features/notice/a.ts', '../member/a.ts', '~/features/member/a.ts', 'pg'),
  ...imports('apps/portal/app/features/notice/drawer/a.ts', '../../member/a.ts'),
  ...imports('apps/platform/src/a.ts', ...react, '@jianzhu/ui', '@jianzhu/ui/art/roof.svg', '@jianzhu/portal'),
  ...imports('apps/platform/src/member/a.ts', 'pg', 'pg-pool', '../db/pool.ts', 'node:process'),
  ...touches('apps/platform/src/member/a.ts', env),
  ...imports('apps/platform/src/db/a.ts', ...react, '@jianzhu/ui', '@jianzhu/portal'),
  ...imports('apps/storybook/a.ts', '@jianzhu/api-client', '@jianzhu/platform', '@jianzhu/portal', 'pg'),
  ...imports('examples/sibling-site/a.ts', ...react, '@jianzhu/domain', '@jianzhu/api-client', '@jianzhu/ui'),
];

const allowed: readonly Arrow[] = [
  ...imports('packages/domain/src/b/a.ts', 'valibot', 'xstate', '../member/session.ts'),
  ...imports('packages/domain/src/a.test.ts', 'node:fs'),
  ...imports('packages/api-client/src/testing/a.ts', 'node:http'),
  ...imports('packages/api-client/src/a.ts', '@jianzhu/domain', 'axios'),
  ...imports('packages/upload/src/react/a.ts', 'react'),
  ...imports('packages/chat/src/react/a.ts', 'react'),
  ...imports('packages/ui/src/a.ts', 'react', 'radix-ui'),
  ...imports('apps/portal/app/a.ts', '@jianzhu/domain', '@jianzhu/api-client', '@jianzhu/ui', '@jianzhu/upload'),
  ...imports('apps/portal/app/features/notice/drawer/a.ts', '../badge.ts'),
  ...imports('apps/platform/src/a.ts', '@jianzhu/api-client/contract', '@jianzhu/ui/tokens', 'kysely', './db/open.ts'),
  ...imports('apps/platform/src/db/a.ts', 'pg', './pool.ts'),
  ...touches('apps/platform/src/env.ts', env),
  ...imports('apps/storybook/a.ts', '@jianzhu/ui', '@jianzhu/domain', 'react'),
  ...imports('examples/sibling-site/a.ts', '@jianzhu/upload', '@jianzhu/chat'),
];

interface Diagnostic {
  readonly category: string;
  readonly location: { readonly path: string };
}

const boundaryRules = ['lint/style/noRestrictedImports', 'lint/style/noRestrictedGlobals', 'lint/style/noProcessEnv'];
const uniqueFile = (arrow: Arrow, index: number): string => arrow.file.replace(/\ba(?=\.)/, `a${index}`);

function runBiome(folder: string): Promise<readonly Diagnostic[]> {
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  return new Promise((resolve, reject) => {
    execFile(join(root, 'node_modules/.bin/biome'), args, { cwd: folder, maxBuffer: 2 ** 26 }, (_, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout).diagnostics);
      } catch (cause) {
        reject(new Error(`biome answered no report: ${stderr}`, { cause }));
      }
    });
  });
}

describe('import boundaries', () => {
  let folder: string;
  let caught: ReadonlySet<string>;
  const arrows = [...forbidden, ...allowed];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'boundaries-'));
    const config = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'));
    const overrides = [...layers, ...featureZones(['member', 'notice'])].map(biomeOverride);
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'biome.boundaries.json'), JSON.stringify({ overrides }));
    await writeFile(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
    await Promise.all(
      arrows.map(async (arrow, index) => {
        const path = join(folder, uniqueFile(arrow, index));
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, `${arrow.statement}\n`);
      }),
    );
    const diagnostics = await runBiome(folder);
    const ours = diagnostics.filter(({ category }) => boundaryRules.includes(category));
    caught = new Set(ours.map(({ location }) => location.path));
  }, 30_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(forbidden.map((arrow, index) => ({ ...arrow, path: uniqueFile(arrow, index) })))(
    'refuses $statement in $file',
    ({ path }) => {
      expect(caught).toContain(path);
    },
  );

  it.each(allowed.map((arrow, index) => ({ ...arrow, path: uniqueFile(arrow, forbidden.length + index) })))(
    'allows $statement in $file',
    ({ path }) => {
      expect(caught).not.toContain(path);
    },
  );
});
