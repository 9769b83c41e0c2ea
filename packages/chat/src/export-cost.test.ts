import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';

/** Bytes after gzip of what needs more than {@link usual}: what a page pays that takes nothing else. */
const limits: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  index: { createChat: 41_000, chatCalls: 2_000 },
  'store/index': { Core: 7_700, keepState: 1_300, createChatState: 1_300 },
  'protocol/index': { decodeFrame: 2_000 },
  'react/index': { useConnection: 900, useChatState: 900 },
};

/** Of everything else. */
const usual = 700;

/** An entry as it is published: one file, its libraries left to the site. */
async function published(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(import.meta.dirname, `${entry}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    packages: 'external',
  });
  return outputFiles[0]?.text ?? '';
}

/** What a page of a site weighs that imports one name, in bytes after gzip. */
async function costOf(name: string, contents: string): Promise<number> {
  const site: Plugin = {
    name: 'site',
    setup(bundler) {
      bundler.onResolve({ filter: /^entry$/ }, () => ({ path: 'entry', namespace: 'published', sideEffects: false }));
      bundler.onLoad({ filter: /.*/, namespace: 'published' }, () => ({ contents, resolveDir: import.meta.dirname }));
    },
  };
  const { outputFiles } = await build({
    stdin: { contents: `import { ${name} } from 'entry'; console.log(${name});`, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['react'],
    plugins: [site],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

it.each(Object.entries(limits))(
  'each export of %s costs what it uses (DO4)',
  async (entry, most) => {
    const contents = await published(entry);
    const names = Object.keys(await import(resolve(import.meta.dirname, `${entry}.ts`)));
    const costs = await Promise.all(names.map(async (name) => [name, await costOf(name, contents)] as const));
    expect(costs.filter(([name, cost]) => cost > (most[name] ?? usual))).toEqual([]);
  },
  120_000,
);
