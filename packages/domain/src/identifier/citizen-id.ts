import { formatDate, parseDateTime } from '../time/shanghai-time.ts';
import type { Violation } from '../violation.ts';
import { IDENTIFIER_MESSAGES } from './messages.ts';

const FORM = /^[1-9]\d{16}[\dX]$/;
const OLD_FORM = /^[1-9]\d{14}$/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';
/** First two digits of a province, first and last of each run. */
const PROVINCES = [
  [11, 15],
  [21, 23],
  [31, 37],
  [41, 46],
  [50, 54],
  [61, 65],
  [71, 71],
  [81, 82],
] as const;
const FIRST_YEAR = '1900';
const ADULT_YEARS = 18;

export type CitizenSex = '男' | '女';

/** What an identity number says of its owner. */
export interface CitizenFacts {
  /** `YYYY-MM-DD` */
  readonly birthday: string;
  readonly sex: CitizenSex;
}

/** An identity number in the form that is stored: without surrounding blanks, with a capital X. */
export function normalizeCitizenId(text: string): string {
  return text.trim().toUpperCase();
}

const checkCharacter = (idNumber: string): string =>
  CHECK_CHARACTERS.charAt(
    WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(idNumber.charAt(index)), 0) % 11,
  );

const birthdayOf = (idNumber: string): string =>
  `${idNumber.slice(6, 10)}-${idNumber.slice(10, 12)}-${idNumber.slice(12, 14)}`;

/**
 * Birthday and sex of an 18-digit identity number (GB 11643-1999); null unless province, birthday (a real day from
 * 1900 to today) and check character are right.
 */
export function readCitizenId(text: string, nowMs: number): CitizenFacts | null {
  const idNumber = normalizeCitizenId(text);
  if (!FORM.test(idNumber) || checkCharacter(idNumber) !== idNumber.charAt(17)) return null;
  const province = Number(idNumber.slice(0, 2));
  if (!PROVINCES.some(([first, last]) => province >= first && province <= last)) return null;
  const birthday = birthdayOf(idNumber);
  const isPossible = parseDateTime(birthday) !== null && birthday >= FIRST_YEAR && birthday <= formatDate(nowMs);
  return isPossible ? { birthday, sex: Number(idNumber.charAt(16)) % 2 === 1 ? '男' : '女' } : null;
}

/** Full years of age in Asia/Shanghai on the day of `nowMs`; one born on 29 February turns on 1 March. */
export function ageOn(birthday: string, nowMs: number): number {
  const today = formatDate(nowMs);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** An identity number of 18 digits; the old ones of 15 have a message of their own. */
export function checkCitizenId(text: string, nowMs: number): Violation<'citizen-id' | 'citizen-id-old'> | null {
  if (readCitizenId(text, nowMs)) return null;
  return OLD_FORM.test(text.trim())
    ? { code: 'citizen-id-old', message: IDENTIFIER_MESSAGES.citizenIdOld }
    : { code: 'citizen-id', message: IDENTIFIER_MESSAGES.citizenId };
}

/** An identity number whose owner is of age, as certification asks for. */
export function checkAdultCitizenId(
  text: string,
  nowMs: number,
): Violation<'citizen-id' | 'citizen-id-old' | 'citizen-id-minor'> | null {
  const facts = readCitizenId(text, nowMs);
  if (!facts) return checkCitizenId(text, nowMs);
  return ageOn(facts.birthday, nowMs) >= ADULT_YEARS
    ? null
    : { code: 'citizen-id-minor', message: IDENTIFIER_MESSAGES.citizenIdMinor };
}
