import { gzipSync } from 'node:zlib';
import { build } from 'vite';

export interface Bundle {
  readonly code: string;
  /** In bytes. */
  readonly gzip: number;
}

const root = new URL('..', import.meta.url).pathname;
const entry = `${root}bundle-entry.js`;

/**
 * What a site ships that has `source` as its only module; `@/` stands for this package's source; axios, and what
 * else is named, stays outside.
 */
export async function bundleSite(source: string, outside: readonly (string | RegExp)[] = []): Promise<Bundle> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { conditions: ['@jianzhu/source', 'module', 'browser', 'import'], alias: { '@/': root } },
    plugins: [
      {
        name: 'site',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'chrome109',
      modulePreload: false,
      rolldownOptions: { input: entry, external: ['axios', ...outside], preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('');
  return { code, gzip: gzipSync(code, { level: 9 }).length };
}
