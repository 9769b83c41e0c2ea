import { createFileHashing } from './hash-files.ts';
import type { HashSite } from './hash-site.ts';
import { createPagePace } from './pace.ts';
import { selectKernel } from './select-kernel.ts';

/** Hashing on the thread of the page. */
export function openPageSite(): HashSite {
  const kernel = selectKernel();
  const md5 = createFileHashing(kernel, createPagePace());
  return { kernel: kernel.name, lanes: kernel.lanes, md5, close: () => {} };
}
