export { type FileDigest, type Hasher, type HashOptions, ReadError } from '../ports/hasher.ts';
export { createHasher, type HasherOptions } from './create-hasher.ts';
export type { HashTier } from './hash-dispatcher.ts';
export type { HashPlace } from './hash-site.ts';
export { createMd5, type Md5 } from './md5.ts';
export type { BlockRun, KernelName, Md5Kernel } from './md5-kernel.ts';
export { selectKernel } from './select-kernel.ts';
