import { describe, expect, it } from 'vitest';
import { findForeignModule } from './only-packed-modules.ts';

const site = '/repository/examples/sibling-site';
const store = '/repository/node_modules/.pnpm';
const own = [
  '\0vite/modulepreload-polyfill.js',
  `${site}/upload.html`,
  `${site}/src/upload/upload-page.ts`,
  `${site}/src/styles.css?inline`,
  `${site}/node_modules/@jianzhu/upload/dist/index.js`,
  `${site}/node_modules/@jianzhu/chat/dist/chunk-A.js`,
  `${store}/xstate@5.33.3/node_modules/xstate/dist/xstate.esm.js`,
  `${store}/valtio@2.3.2/node_modules/valtio/esm/vanilla.mjs`,
];

describe('the bundle of the sibling site (R-PKG-005, R-PKG-006)', () => {
  it('may hold its own sources, the tarballs and their peers', () => {
    expect(findForeignModule(own, site)).toBeUndefined();
  });

  it.each([
    `${store}/react@19.3.1/node_modules/react/index.js`,
    `${store}/valtio@2.3.2/node_modules/valtio/esm/react.mjs`,
    `${store}/@xstate+react@6.1.0/node_modules/@xstate/react/dist/index.js`,
    '/repository/packages/upload/src/index.ts',
    '/repository/packages/chat/dist/index.js',
    '/repository/packages/ui/src/tokens/index.ts',
    `${site}/node_modules/@jianzhu/upload/src/index.ts`,
  ])('must not hold %s', (foreign) => {
    expect(findForeignModule([...own, foreign], site)).toBe(foreign);
  });
});
