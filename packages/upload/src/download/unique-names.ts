import { fileExtension } from '../file-extension.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: no system takes them in file names
const FORBIDDEN = /[\u0000-\u001f\u007f/\\:*?"<>|]/g;

/** A name that every file system takes. */
const safeName = (name: string) => name.replace(FORBIDDEN, '_').replace(/^[. ]+$/, '') || '_';

/**
 * Names to save under, in order: one that is taken already gets ` (1)`, ` (2)` before its extension. File systems
 * that ignore case take `A.pdf` and `a.pdf` for the same, so we do too.
 */
export function uniqueNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const safe = safeName(name);
    const stemEnd = fileExtension(safe) === '' ? safe.length : safe.lastIndexOf('.');
    let unique = safe;
    for (let copy = 1; taken.has(unique.toLowerCase()); copy++) {
      unique = `${safe.slice(0, stemEnd)} (${copy})${safe.slice(stemEnd)}`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}
