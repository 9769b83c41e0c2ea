import type { DictionaryEntry } from './dictionary-entry.ts';
import { CHANGCHUN_PLATFORM_CODE } from './platform-code.ts';

/**
 * Whether the site turns to mourning grey: the first child of the dictionary's first item is 2 or 3 on CHANGCHUN,
 * 1 or 3 on any other platform (specification 4).
 *
 * @param platformCode null when there is no platform configuration, which counts as any other platform
 */
export function frontCssFlag(
  platformCode: string | null,
  dictionary: readonly DictionaryEntry[] | null | undefined,
): boolean {
  const key = dictionary?.[0]?.children[0]?.dictKey.trim();
  const keys = platformCode === CHANGCHUN_PLATFORM_CODE ? ['2', '3'] : ['1', '3'];
  return key !== undefined && keys.includes(key);
}
