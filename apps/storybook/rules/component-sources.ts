import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the components. */
export const componentsFolder = join(import.meta.dirname, '../../../packages/ui/src');

/** One line of a component's source. */
export interface SourceLine {
  /** File below the folder of the components, with the number of the line. */
  readonly place: string;
  readonly text: string;
}

const besideComponents = /\.(test|stories|browser)\.tsx?$|(^|\/)testing\/|^tokens\//;

/** Files of the components themselves: neither tests nor stories nor the tokens. */
export function componentFiles(): readonly string[] {
  return globSync('**/*.{ts,tsx}', { cwd: componentsFolder }).filter((file) => !besideComponents.test(file));
}

/** Lines of the components which match, comments left out. */
export function linesLike(pattern: RegExp): readonly SourceLine[] {
  return componentFiles().flatMap((file) =>
    readFileSync(join(componentsFolder, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ place: `${file}:${index + 1}`, text: text.trim() }))
      .filter(({ text }) => !/^(\/\/|\/?\*)/.test(text) && pattern.test(text)),
  );
}
