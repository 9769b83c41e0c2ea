import type { SiteOpener } from './hash-site.ts';

/** The thread of the page, in slices; always to be had. Loaded only where there are no workers. */
export const pageThread: SiteOpener = {
  place: 'page-thread',
  async open() {
    const { openPageSite } = await import('./page-hashing.ts');
    return openPageSite();
  },
};
