import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kernelBytesSource } from '../../kernel/kernel-bytes.ts';
import { lanesKernel } from '../../kernel/lanes-kernel.ts';
import { scalarKernel } from '../../kernel/scalar-kernel.ts';

const kilobyte = 1024;

test('HA1 the committed kernels are what the generator writes', () => {
  expect(readFileSync(new URL('kernel-bytes.ts', import.meta.url), 'utf8')).toBe(kernelBytesSource());
});

test.each([
  ['one lane', scalarKernel(), 2.4 * kilobyte],
  ['four lanes', lanesKernel(), 5.5 * kilobyte],
])('HA1 the kernel of %s is a valid module and small', (_, bytes, limit) => {
  expect(WebAssembly.validate(Uint8Array.from(bytes))).toBe(true);
  expect(bytes.length).toBeLessThanOrEqual(limit);
});
