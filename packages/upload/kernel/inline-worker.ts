import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../src/hash/hash.worker.ts', import.meta.url));

/** Text of `src/hash/inline-worker.ts`: `hash.worker.ts` and all that it imports as one classic script in a string. */
export async function inlineWorkerSource(): Promise<string> {
  const script = await bundle();
  return `// Written by kernel/generate.ts from hash.worker.ts; a test holds it against the generator.
// biome-ignore-all format: generated.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the script contains template strings.

/** The hash worker as a classic script, to be started from a Blob. */
export const inlineWorkerScript =
  ${JSON.stringify(script)};
`;
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['iife'], name: 'hashWorker' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The worker was not bundled');
  return chunk.code.trim();
}
