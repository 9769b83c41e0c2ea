import { type BuildOptions, build } from 'esbuild';
import { describe, expect, test } from 'vitest';

/** kB, minified, of what needs more than {@link USUAL}: what a page pays when it imports this one name. */
const LIMITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'index.ts': {
    createUploader: 120,
    ossStorage: 13,
    ossV1Storage: 12.5,
    downloadFiles: 9.5,
    registerApi: 5,
    listAttachments: 4.5,
    validateSelection: 3,
    validateFile: 3,
    xhrTransport: 3,
  },
  's3.ts': { s3Storage: 13 },
  'hash/index.ts': { createHasher: 50, createMd5: 20, selectKernel: 19, ReadError: 19 },
  'page/index.ts': { takeFiles: 2.5 },
  'node/index.ts': { createNodeHasher: 3 },
  'endpoint/index.ts': {
    createMemoryEndpoint: 37,
    createEndpoint: 28,
    // What counts bytes and bounds clients is in these three; docs/measurements.md says what it weighs.
    openDiskStore: 13,
    presignUrl: 5,
    createMemoryStore: 5.9,
    createStorageServer: 2.6,
  },
  'testing/index.ts': {
    createFaultyWire: 14,
    createVirtualClock: 4,
    createInProcessTransport: 3.5,
    createFakeRegisterApi: 2.5,
  },
};

/** kB of everything else. */
const USUAL = 2;

const published: BuildOptions = {
  bundle: true,
  format: 'esm',
  splitting: true,
  platform: 'neutral',
  conditions: ['@jianzhu/source'],
  external: ['react', 'vue', 'node:*'],
  minify: true,
  write: false,
  metafile: true,
  outdir: 'out',
};

/**
 * Bytes that a page loads when it imports one name. React and Node are there already, xstate is not. What is loaded on
 * demand is not counted. The package is published module by module, so its sources show what a bundler does with it.
 */
async function costOf(entry: string, name: string): Promise<number> {
  const contents = `export { ${name} } from './${entry}'`;
  const { metafile } = await build({ ...published, stdin: { contents, resolveDir: import.meta.dirname } });
  const outputs = Object.values(metafile?.outputs ?? {});
  const loaded = new Set(outputs.filter(({ entryPoint }) => entryPoint === '<stdin>'));
  for (const output of loaded) {
    for (const { kind, path } of output.imports) {
      const file = metafile?.outputs[path];
      if (kind === 'import-statement' && file) loaded.add(file);
    }
  }
  return [...loaded].reduce((sum, { bytes }) => sum + bytes, 0);
}

describe.each([
  ['index.ts', () => import('./index.ts')],
  ['s3.ts', () => import('./s3.ts')],
  ['hash/index.ts', () => import('./hash/index.ts')],
  ['page/index.ts', () => import('./page/index.ts')],
  ['react/index.ts', () => import('./react/index.ts')],
  ['vue/index.ts', () => import('./vue/index.ts')],
  ['node/index.ts', () => import('./node/index.ts')],
  ['endpoint/index.ts', () => import('./endpoint/index.ts')],
  ['testing/index.ts', () => import('./testing/index.ts')],
] as const)('%s', (entry, load) => {
  test('PK2: every export costs what it uses', async () => {
    const costs = await Promise.all(
      Object.keys(await load()).map(async (name) => ({ name, kB: (await costOf(entry, name)) / 1000 })),
    );
    expect(costs.filter(({ name, kB }) => kB > (LIMITS[entry]?.[name] ?? USUAL))).toEqual([]);
  });
});
