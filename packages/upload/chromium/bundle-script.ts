import { build } from 'vite';

/** Bundles a page's script with all that it imports. @param entry file of the script */
export async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'script' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} was not bundled`);
  return chunk.code;
}
