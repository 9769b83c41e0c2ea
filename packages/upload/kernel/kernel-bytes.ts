import { lanesKernel } from './lanes-kernel.ts';
import { scalarKernel } from './scalar-kernel.ts';

/** Text of `src/hash/kernel-bytes.ts`. */
export function kernelBytesSource(): string {
  return `// Written by kernel/generate.ts; a test holds it against the generator.

/** One lane: \`compress(state, from, blocks)\`. */
export const scalarKernelBytes =
  '${base64(scalarKernel())}';

/** Four SIMD lanes: \`compress(states, from0, from1, from2, from3, blocks)\`. */
export const lanesKernelBytes =
  '${base64(lanesKernel())}';
`;
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
