import { lanesKernel } from './lanes-kernel.ts';
import { scalarKernel } from './scalar-kernel.ts';

/**
 * Text of `src/hash/kernel-bytes.ts`. In hex, because it keeps the repetitions of the code where gzip finds them: both
 * take 2.2 KB on the wire, in base64 3.2.
 */
export function kernelBytesSource(): string {
  return `// Written by kernel/generate.ts; a test holds it against the generator.

/** One lane: \`compress(state, from, blocks)\`. */
export const scalarKernelHex =
  '${hex(scalarKernel())}';

/** Four SIMD lanes: \`compress(states, from0, from1, from2, from3, blocks)\`. */
export const lanesKernelHex =
  '${hex(lanesKernel())}';
`;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
