import type { DictionaryEntry } from './dictionary-entry.ts';
import { DEFAULT_BASE_TITLE, openingText } from './messages.ts';
import { GENERIC_PLATFORM_CODE } from './platform-code.ts';
import type { PlatformConfig } from './platform-config.ts';
import type { LinkedText } from './site-store.ts';

const fromEntry = (entry: DictionaryEntry): LinkedText => ({ txt: entry.dictValue, url: entry.dictKey });

/**
 * Top-banner list: the children of the dictionary's first item, doubled when there are exactly two so that the banner
 * can rotate; without children the default entry (specification 2 and 4).
 *
 * @param title name of the platform, which the default entry says
 */
export function topBannerTexts(
  dictionary: readonly DictionaryEntry[] | null | undefined,
  title: string = DEFAULT_BASE_TITLE,
): LinkedText[] {
  const texts = (dictionary?.[0]?.children ?? []).map(fromEntry);
  if (texts.length === 0) return [{ txt: openingText(title), url: '' }];
  return texts.length === 2 ? [...texts, ...texts] : texts;
}

/** Hot topics of the carousel, in the dictionary's order (specification 3). */
export function hotTopics(dictionary: readonly DictionaryEntry[] | null | undefined): LinkedText[] {
  return (dictionary ?? []).map(fromEntry);
}

/** The carousel shows for the generic platform code, or when no platform configuration exists (specification 2). */
export function showsHotTopics(config: PlatformConfig | null): boolean {
  return config === null || config.platformCode === GENERIC_PLATFORM_CODE;
}
