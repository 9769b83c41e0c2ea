import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentFiles, componentsFolder, linesLike } from './component-sources.ts';

/** Tools of the components, which show nothing of their own. */
const noComponents = new Set(['layout', 'primitives', 'testing', 'tokens']);
/** Parts of the home page that only its sections use; their stories show them. */
const partsOfSections = new Set(['home/picture', 'home/row-list', 'home/section', 'home/testing']);

function folders(below: string): readonly string[] {
  return readdirSync(join(componentsFolder, below), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(below, name));
}

const foldersWithComponents = [...folders(''), ...folders('home')]
  .filter((folder) => folder !== 'home' && !noComponents.has(folder) && !partsOfSections.has(folder))
  .filter((folder) => componentFiles().some((file) => file.startsWith(`${folder}/`) && file.endsWith('.tsx')));

test('the rules look at files', () => {
  expect(componentFiles().length).toBeGreaterThan(100);
});

test.each(foldersWithComponents)('%s has stories', (folder) => {
  expect(globSync('**/*.stories.tsx', { cwd: join(componentsFolder, folder) })).not.toEqual([]);
});

test('no component reads a store, a route or the API', () => {
  const libraries = 'react-router|valtio|xstate|@xstate|axios|@jianzhu/(?!ui)';
  expect(linesLike(new RegExp(`from '(${libraries})`))).toEqual([]);
  expect(linesLike(/\b(fetch\(|XMLHttpRequest|WebSocket|EventSource|localStorage|sessionStorage)/)).toEqual([]);
  expect(linesLike(/document\.cookie|(window|globalThis|document)\.(location|history)\b/)).toEqual([]);
});

test('no colour is written outside the tokens', () => {
  expect(linesLike(/['"` ]#[0-9a-f]{3,8}['"` ]|\b(rgba?|hsla?|oklch|lab|lch)\(/i)).toEqual([]);
  expect(linesLike(/(color|background|fill|stroke)=?:? *['"{]*(white|black|red|blue|green|gr[ae]y)\b/i)).toEqual([]);
});

test('type, corners and shadows come from the tokens', () => {
  expect(linesLike(/\bfontSize: ['"`]\d+(\.\d+)?(px|rem)/)).toEqual([]);
  expect(linesLike(/\bfont: ['"`]/)).toEqual([]);
  expect(linesLike(/borderRadius: ['"`]\d/)).toEqual([]);
  // A ring of no blur is a border that takes no room, not a shadow.
  expect(linesLike(/boxShadow: ['"`](?!none|(inset )?(0 0 0 \dpx|\dpx 0|0 \dpx 0) )/)).toEqual([]);
});

test('transitions and layers come from the tokens', () => {
  expect(linesLike(/\btransition: ['"`][^$]*\d+m?s/)).toEqual([]);
  // Up to 9 it orders the parts of one component among themselves.
  expect(linesLike(/zIndex: ['"`]?\d\d/)).toEqual([]);
});

test('the specification’s lengths are taken from the layout tokens', () => {
  expect(linesLike(/(?<![\d.])(1366|1280|1600|1400|1200|550|380|130)px/)).toEqual([]);
});

test('no component makes styles while it runs', () => {
  expect(linesLike(/@vanilla-extract\/(dynamic|css\/injectStyles)|styled-components|@emotion/)).toEqual([]);
  expect(linesLike(/<style\b|createElement\(['"]style['"]|insertRule\(|adoptedStyleSheets|\.cssText\b/)).toEqual([]);
});
