import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Bytes after gzip, level 9, of what a site loads. */
export interface BundleSizes {
  /** Until a first file that goes in one request is stored and confirmed: hashed, registered, put, and told. */
  readonly onePut: number;
  /** Until a first file that goes in parts is: the same and the chunk with their steps. */
  readonly inParts: number;
  readonly inPartsWithXstate: number;
  /** All chunks, also those that only a page without workers or without WebCrypto loads. */
  readonly whole: number;
  /** ali-oss and spark-md5. */
  readonly peers: number;
}

/** The chunk that a file in parts needs, by a module in it. */
const PARTS_CHUNK = 'item/steps/multipart.ts';

/** Builds small sites and looks how large they are: the uploader with OSS, hasher and register call, and others. */
export async function measureSizes(): Promise<BundleSizes> {
  const own = "export { createUploader, ossStorage, registerApi } from '../src/index.ts'";
  const peers = "export { default as OSS } from 'ali-oss'; export { default as Md5 } from 'spark-md5'";
  const [site, siteWithXstate, peerSite] = [
    await buildSite(own, ['xstate']),
    await buildSite(own, []),
    await buildSite(peers, []),
  ];
  return {
    onePut: loadedSize(site),
    inParts: loadedSize(site, PARTS_CHUNK),
    inPartsWithXstate: loadedSize(siteWithXstate, PARTS_CHUNK),
    whole: gzippedSize(site),
    peers: loadedSize(peerSite),
  };
}

type Chunk = Rolldown.OutputChunk;

const gzippedSize = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

/** The chunk that is loaded first, that with the module, and all that both import statically. */
function loadedSize(chunks: readonly Chunk[], module?: string): number {
  const demanded = chunks.find(({ moduleIds }) => module !== undefined && moduleIds.some((id) => id.endsWith(module)));
  if (module !== undefined && !demanded) throw new Error(`no chunk holds ${module}`);
  const roots = [chunks.find(({ isEntry }) => isEntry), demanded].filter((chunk) => chunk !== undefined);
  const names = new Set(roots.flatMap(({ fileName, imports }) => [fileName, ...imports]));
  return gzippedSize(chunks.filter(({ fileName }) => names.has(fileName)));
}

/** All chunks of a site of one module. */
async function buildSite(source: string, external: readonly string[]): Promise<readonly Chunk[]> {
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
      rolldownOptions: { input: 'site', external: [...external], preserveEntrySignatures: 'allow-extension' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('the site was not built');
  return output.output.filter((each) => each.type === 'chunk');
}
