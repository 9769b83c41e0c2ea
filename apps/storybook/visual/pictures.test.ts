import { expect, test } from 'vitest';
import { choosePictures, type IndexEntry } from './pictures.ts';

/** A story under its export's name; what readers see of it is Chinese. */
function story(path: string, exported: string, ...tags: readonly string[]): IndexEntry {
  const id = `components--${exported.toLowerCase()}`;
  return { id, type: 'story', importPath: `../../packages/ui/src/${path}.stories.tsx`, tags };
}

const filesOf = (...entries: readonly IndexEntry[]) => choosePictures(entries).map(({ file }) => file);

test('a story is pictured once, in the generic theme', () => {
  expect(choosePictures([story('button/button', 'Wide')])).toEqual([
    { file: 'button/wide.png', storyId: 'components--wide', theme: 'generic', forcesColors: false },
  ]);
});

test('a matrix is pictured in every theme and in forced colours', () => {
  const looks = ['changchun', 'party', 'largeText', 'mourning', 'forced-colors'];
  const files = looks.map((look) => `tag/matrix.${look}.png`);
  expect(filesOf(story('tag/tag', 'Matrix')).toSorted()).toEqual([...files, 'tag/matrix.png'].toSorted());
  expect(filesOf(story('tag/tag', 'Tones', 'matrix'))).toHaveLength(6);
});

test('stories of two files in one folder do not share a picture', () => {
  expect(filesOf(story('pages/pages', 'List'), story('pages/list-page', 'List'))).toEqual([
    'pages/list.png',
    'pages/list-page/list.png',
  ]);
});

test('documents and stories tagged no-picture have none', () => {
  expect(filesOf({ ...story('tag/tag', 'Docs'), type: 'docs' }, story('tag/tag', 'Moving', 'no-picture'))).toEqual([]);
});
