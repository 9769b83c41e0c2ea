import { findChromium, thisMachine } from '../../../scripts/test/chromium.ts';

/**
 * Path of the Chromium that measures.
 *
 * @throws when there is none.
 */
export function browserPath(): string {
  const search = findChromium(thisMachine(process.env));
  if ('missing' in search) throw new Error(search.missing);
  return search.path;
}
