import type { Md5Kernel } from './md5-kernel.ts';
import { scriptKernel } from './script-kernel.ts';
import { createLanesKernel, createScalarKernel } from './wasm-kernel.ts';

let selected: Md5Kernel | undefined;

/** The fastest kernel that runs here: WebAssembly with SIMD, without it, or plain script. Found out once. */
export function selectKernel(): Md5Kernel {
  selected ??= createLanesKernel() ?? createScalarKernel() ?? scriptKernel;
  return selected;
}
