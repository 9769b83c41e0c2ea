// `pnpm --filter @jianzhu/upload run generate:hash` writes the two generated files of src/hash: the kernels as hex,
// and the worker, bundled into a string. Both are committed, so that the package also works unbuilt.
import { writeFileSync } from 'node:fs';
import { inlineWorkerSource } from './inline-worker.ts';
import { kernelBytesSource } from './kernel-bytes.ts';

const target = (name: string): URL => new URL(`../src/hash/${name}`, import.meta.url);

writeFileSync(target('kernel-bytes.ts'), kernelBytesSource());
// The worker contains the kernels, so it is bundled after they are written.
writeFileSync(target('inline-worker.ts'), await inlineWorkerSource());
