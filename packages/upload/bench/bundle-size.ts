import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes after gzip, level 9, of what a site loads. */
export interface BundleSizes {
  /** The uploader with OSS, hasher and register call. */
  readonly own: number;
  readonly ownWithXstate: number;
  /** ali-oss and spark-md5. */
  readonly peers: number;
}

/** Builds small sites and looks how large they are. */
export async function measureSizes(): Promise<BundleSizes> {
  const own = "export { createUploader, ossStorage, registerApi } from '../src/index.ts'";
  const peers = "export { default as OSS } from 'ali-oss'; export { default as Md5 } from 'spark-md5'";
  return {
    own: await gzippedSize(own, ['xstate']),
    ownWithXstate: await gzippedSize(own, []),
    peers: await gzippedSize(peers, []),
  };
}

/** The chunk that is loaded first, with all that it imports statically. */
async function gzippedSize(source: string, external: readonly string[]): Promise<number> {
  const entry = `${import.meta.dirname}/site.ts`;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'site',
        resolveId: (id) => (id === 'site' ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'site', external: [...external], preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('the site was not built');
  const chunks = output.output.filter((each) => each.type === 'chunk');
  const [first] = chunks;
  const loaded = chunks.filter(({ fileName }) => fileName === first?.fileName || first?.imports.includes(fileName));
  return loaded.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}
