import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { findForeignModule } from './packed/only-packed-modules.ts';

const site = import.meta.dirname;
const pages = ['index', 'login-back', 'upload', 'chat'];

/** Fails the build when something comes in that another team would not have. */
const standsAlone: Plugin = {
  name: 'stands-alone',
  generateBundle() {
    const foreign = findForeignModule(this.getModuleIds(), site);
    if (foreign !== undefined) this.error(`${foreign} is neither of this site nor of the packed packages`);
  },
};

export default defineConfig({
  root: site,
  plugins: [standsAlone],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The policy of the pages allows no data: addresses for scripts and styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: Object.fromEntries(pages.map((page) => [page, path.join(site, `${page}.html`)])),
    },
  },
});
