import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { themeClass } from '@jianzhu/ui/tokens';

/** Name of a theme. */
type ThemeName = keyof typeof themeClass;

/** One story in one theme. */
export interface Picture {
  /** Path of the file below a folder of pictures: folder and file of the stories, name of the story, theme or forced colours. */
  readonly file: string;
  readonly storyId: string;
  readonly theme: ThemeName;
  /** In the colours that a visitor has forced upon all pages, as high contrast does. */
  readonly forcesColors: boolean;
}

/** An entry of Storybook's `index.json`, as far as it is read here. */
export interface IndexEntry {
  readonly id: string;
  readonly type: string;
  readonly importPath: string;
  readonly tags?: readonly string[];
}

// Object.keys forgets the keys of a record of its own.
const themes = Object.keys(themeClass) as readonly ThemeName[];

/** The part of an id that comes from the name under which the story is exported; what readers see is in Chinese. */
function exportOf({ id }: IndexEntry): string {
  return id.slice(id.lastIndexOf('--') + 2);
}

function isMatrix(entry: IndexEntry): boolean {
  return exportOf(entry).startsWith('matrix') || entry.tags?.includes('matrix') === true;
}

/** Where the stories of a file stand below `src`, those of the portal's views below `portal`, the file's own name last unless its folder has the same. */
function placeOf(importPath: string): string {
  const stem = importPath
    .replace(/^.*?\/src\//, '')
    .replace(/^.*?\/portal\/app\/features\//, 'portal/')
    .replace(/\.stories\.tsx$/, '');
  const folder = posix.dirname(stem);
  return posix.basename(folder) === posix.basename(stem) ? folder : stem;
}

/**
 * What is pictured: every story in the generic theme, a matrix (exported as `Matrix…` or tagged `matrix`) in all themes and
 * in forced colours. A story tagged `no-picture` is left out.
 */
export function choosePictures(entries: readonly IndexEntry[]): readonly Picture[] {
  return entries
    .filter(({ type, tags = [] }) => type === 'story' && !tags.includes('no-picture'))
    .flatMap((entry) => {
      const base = posix.join(placeOf(entry.importPath), exportOf(entry));
      const plain = { file: `${base}.png`, storyId: entry.id, theme: 'generic', forcesColors: false } as const;
      if (!isMatrix(entry)) return [plain];
      const others = themes.filter((theme) => theme !== plain.theme);
      return [
        plain,
        ...others.map((theme) => ({ ...plain, file: `${base}.${theme}.png`, theme })),
        { ...plain, file: `${base}.forced-colors.png`, forcesColors: true },
      ];
    });
}

/** The pictures of a built Storybook. */
export function picturesOfBuild(storybookFolder: string): readonly Picture[] {
  // Storybook's own file, version 5 of its index.
  const index = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, IndexEntry>>;
  };
  return choosePictures(Object.values(index.entries));
}
