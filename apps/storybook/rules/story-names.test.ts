import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(repository, file), 'utf8');
const chinese = /\p{Script=Han}/u;

interface NamedEntry {
  readonly title: string;
  readonly name: string;
}

/** Stories of a file, as Storybook's own index reads them: what its sidebar shows and its search looks through. */
function entriesOf(file: string): readonly NamedEntry[] {
  const { meta, stories } = loadCsf(read(file), { fileName: file, makeTitle: (title) => title }).parse();
  return stories.map(({ name = '' }) => ({ title: meta.title ?? '', name }));
}

const entries = globSync(
  [
    'packages/ui/src/**/*.stories.tsx',
    'apps/storybook/live/**/*.stories.tsx',
    'apps/portal/app/features/**/*.stories.tsx',
  ],
  { cwd: repository },
).flatMap(entriesOf);

/** What a search finds: title and name are all that it looks at. */
const found = (words: string) => entries.filter(({ title, name }) => `${title}/${name}`.includes(words));

test('every story says in Chinese what it shows', () => {
  expect(entries.length).toBeGreaterThan(350);
  expect(entries.filter(({ title, name }) => !chinese.test(title) || !chinese.test(name))).toEqual([]);
});

test('no two stories of a component have one name', () => {
  const names = entries.map(({ title, name }) => `${title}/${name}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('pages of text are found in Chinese', () => {
  const titles = globSync('apps/storybook/pages/*.mdx', { cwd: repository }).map(
    (file) => /<Meta title="([^"]+)"/.exec(read(file))?.[1],
  );
  expect(titles.length).toBeGreaterThan(5);
  for (const title of titles) expect(title).toMatch(chinese);
});

test.each(['询价', '定标', '报价', '认证', '消息', '附件'])('a search for %s finds what concerns it', (words) => {
  expect(found(words)).not.toEqual([]);
});
