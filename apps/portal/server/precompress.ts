import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { compressedSuffix } from './static-assets.ts';

// Run after the build: writes compressed copies beside the files that gain from it.

const clientBuild = path.resolve(import.meta.dirname, '../build/client');
const compressible = /\.(css|js|json|svg|txt|wasm|webmanifest|xml)$/;
/** Smaller files fit into one packet anyway, in bytes. */
const minimumSize = 1024;

for (const file of await readdir(clientBuild, { recursive: true })) {
  if (!compressible.test(file)) continue;
  const target = path.join(clientBuild, file);
  const content = await readFile(target);
  if (content.length < minimumSize) continue;
  const br = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  await writeFile(target + compressedSuffix.br, br);
  await writeFile(target + compressedSuffix.gzip, gzipSync(content, { level: 9 }));
}
