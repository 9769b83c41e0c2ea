import { CHANGCHUN_PLATFORM_CODE } from './platform-code.ts';

/** 长白山 is a mountain and a prize, 白山 a city. */
const PLACES_BEYOND: ReadonlyMap<string, string> = new Map([
  [CHANGCHUN_PLATFORM_CODE, '吉林|四平|辽源|通化|(?<!长)白山|松原|白城|延边|延吉|梅河口|东辽'],
]);

/**
 * The names of places beyond the region of an edition, which its pages do not name (decision 55): a pattern that
 * PostgreSQL understands as well. Null for an edition of the whole province.
 */
export function placesBeyond(platformCode: string | null): string | null {
  return PLACES_BEYOND.get(platformCode ?? '') ?? null;
}
