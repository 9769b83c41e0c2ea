import type { Violation } from '../violation.ts';
import { PROFILE_MESSAGES } from './messages.ts';
import { imitatesPlatform } from './platform-imitation.ts';

export type PersonNameViolation = Violation<'characters' | 'platform'>;

/** Parts of one drawn sign, such as a family, are held together by a joiner that is seen as nothing. */
const JOINED_SIGN = /(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})/gu;

/**
 * What cannot be seen, or turns what stands beside it: controls, marks of direction, unassigned characters, breaks of
 * lines, letters that look like a blank, and heaps of accents.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800]|\p{M}{3,}/u;

/**
 * Rule of a name that a person gives to himself, whatever its length: no characters that cannot be seen, and nothing
 * that looks like the platform, its service or its staff. Null when it may be used; an empty name may.
 *
 * @param label what the name is called on the page, such as 昵称
 */
export function checkPersonName(label: string, name: string): PersonNameViolation | null {
  if (UNSEEN.test(name.replace(JOINED_SIGN, ''))) {
    return { code: 'characters', message: PROFILE_MESSAGES.nameCharacters(label) };
  }
  return imitatesPlatform(name) ? { code: 'platform', message: PROFILE_MESSAGES.nameOfPlatform(label) } : null;
}

/** A person's name as others see it: one that may not be used, from before the rule, says so in its place. */
export function shownPersonName(name: string): string {
  return checkPersonName('', name) === null ? name : PROFILE_MESSAGES.nameToChange;
}
