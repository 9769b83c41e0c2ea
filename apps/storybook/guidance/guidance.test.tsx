import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allGuidance } from './all-guidance.ts';
import { componentOf } from './component-name.ts';
import { designLinks } from './design-links.ts';
import type { Pair } from './guidance.ts';
import { allPairs } from './pairs/all-pairs.ts';
import { colorPairs } from './pairs/color-pairs.tsx';
import { propertyDefaults } from './property-defaults.ts';
import { propertyWords } from './property-words.ts';

const repository = join(import.meta.dirname, '../../..');
const storyFiles = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/storybook/live/**/*.stories.tsx'], {
  cwd: repository,
});
const sources = storyFiles.map((file) => readFileSync(join(repository, file), 'utf8'));
const components = new Set(
  sources.flatMap((text) => /title: '((?:组件|页面模式|首页)\/[^']+)'/.exec(text)?.[1] ?? []).map(componentOf),
);

test('every component and pattern has guidance, and none is left of one that is gone', () => {
  expect(components.size).toBeGreaterThan(60);
  expect(Object.keys(allGuidance).toSorted()).toEqual([...components].toSorted());
});

test('pairs and drawings belong to components', () => {
  for (const name of [...Object.keys(allPairs), ...Object.keys(designLinks)]) expect(components).toContain(name);
});

test('what is named instead is another component', () => {
  for (const [name, { notFor }] of Object.entries(allGuidance)) {
    for (const { instead } of notFor) {
      const named = /^[A-Z][A-Za-z]+/.exec(instead)?.[0];
      if (named === undefined) continue;
      expect(components, `${name}: ${instead}`).toContain(named);
      expect(named).not.toBe(name);
    }
  }
});

test('drawings are opened by an address of the web', () => {
  for (const { url } of Object.values(designLinks)) expect(url).toMatch(/^https:\/\//);
});

const pairs: readonly (readonly [string, Pair])[] = [
  ...Object.entries(allPairs),
  ['Color', colorPairs] as const,
].flatMap(([name, list]) => list.map((pair) => [`${name}: ${pair.goodReason}`, pair] as const));

test.each(pairs)('%s – both sides are drawn', (_name, { good, bad }) => {
  expect(renderToString(good)).not.toBe('');
  expect(renderToString(bad)).not.toBe('');
});

/** Properties that the interface of a component names itself, as far as its file says so. */
function propertiesOf(component: string): readonly string[] {
  const files = globSync('packages/ui/src/**/*.tsx', { cwd: repository }).map((file) => join(repository, file));
  const start = new RegExp(`export interface ${component}Props\\b[^{]*\\{`);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const found = start.exec(text);
    if (!found) continue;
    const body = text.slice(found.index + found[0].length).split('\n}')[0] ?? '';
    return Array.from(body.matchAll(/^ {2}readonly (\w+)\??:/gm), ([, name = '']) => name);
  }
  return [];
}

const documented = new Set(sources.flatMap((text) => /\bcomponent: (\w+)/.exec(text)?.[1] ?? []));

test.each([...documented])('%s: every property is described in Chinese', (component) => {
  const missing = propertiesOf(component).filter((name) => name !== 'className' && !(name in propertyWords));
  expect(missing).toEqual([]);
});

test.each(Object.keys(propertyDefaults))('%s is a property of a component', (key) => {
  const [component = '', property = ''] = key.split('.');
  expect(components).toContain(component);
  const sourcesOf = globSync('packages/ui/src/**/*.tsx', { cwd: repository }).map((file) =>
    readFileSync(join(repository, file), 'utf8'),
  );
  expect(sourcesOf.some((text) => new RegExp(`readonly ${property}\\?:`).test(text))).toBe(true);
});
