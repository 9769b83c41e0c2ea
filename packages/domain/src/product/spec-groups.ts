import { FORM_MESSAGES } from '../form/messages.ts';
import type { Violation } from '../violation.ts';
import { SKU_MESSAGES as texts } from './sku-messages.ts';

/** What a product is chosen by, such as 直径 with Φ12 and Φ16. */
export interface SpecGroup {
  readonly name: string;
  readonly values: readonly string[];
}

/** How much a product may be split up (domain rules 10.1). */
export const SPEC_LIMITS = { groups: 3, values: 30, combinations: 200, nameLength: 20, valueLength: 40 } as const;

/** One value of each group, in the order of the groups. */
export type SpecValues = readonly string[];

/** What a combination is known by: texts may hold any character, so they are not simply joined. */
export const specKey = (values: SpecValues): string => JSON.stringify(values);

/** The groups that take part in combinations: one without values yet does not. */
export const filledGroups = (groups: readonly SpecGroup[]): readonly SpecGroup[] =>
  groups.filter(({ values }) => values.length > 0);

/** How many SKUs the groups make: 1 without any. */
export const combinationCount = (groups: readonly SpecGroup[]): number =>
  filledGroups(groups).reduce((count, { values }) => count * values.length, 1);

/** Every combination once, the last group changing first; without groups the one of no values. */
export const combinationsOf = (groups: readonly SpecGroup[]): readonly SpecValues[] =>
  filledGroups(groups).reduce<readonly SpecValues[]>(
    (combined, { values }) => combined.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );

type SpecViolation = Violation<'empty' | 'tooLong' | 'duplicate' | 'tooMany' | 'combinations'>;

const lengthOf = (text: string): number => [...text].length;

function wrongText(text: string, label: string, max: number, others: readonly string[]): SpecViolation | null {
  if (text.trim() === '') return { code: 'empty', message: FORM_MESSAGES.textEmpty(label) };
  if (lengthOf(text) > max) return { code: 'tooLong', message: FORM_MESSAGES.tooLong(label, max) };
  return others.includes(text) ? { code: 'duplicate', message: FORM_MESSAGES.duplicate(label) } : null;
}

/** What is wrong with the name of a group beside the others. */
export const checkSpecName = (name: string, others: readonly SpecGroup[]): SpecViolation | null =>
  wrongText(
    name,
    texts.specName,
    SPEC_LIMITS.nameLength,
    others.map((group) => group.name),
  );

/** What is wrong with a value beside those that its group has. */
export const checkSpecValue = (value: string, others: readonly string[]): SpecViolation | null =>
  wrongText(value, texts.specValue, SPEC_LIMITS.valueLength, others);

/** What is wrong with how many groups, values and combinations there are. */
export function checkSpecCounts(groups: readonly SpecGroup[]): SpecViolation | null {
  const { groups: mostGroups, values: mostValues, combinations } = SPEC_LIMITS;
  const tooMany = (label: string, max: number) =>
    ({ code: 'tooMany', message: FORM_MESSAGES.listTooLong(label, max) }) as const;
  if (groups.length > mostGroups) return tooMany('规格', mostGroups);
  if (groups.some(({ values }) => values.length > mostValues)) return tooMany(texts.specValue, mostValues);
  return combinationCount(groups) > combinations ? { code: 'combinations', message: texts.combinations } : null;
}

/** What is wrong with the groups of a product that is to be sold: each has a name and a value. */
export function checkSpecs(groups: readonly SpecGroup[]): SpecViolation | null {
  for (const [index, { name, values }] of groups.entries()) {
    const wrong = checkSpecName(name, groups.slice(0, index));
    if (wrong !== null) return wrong;
    if (values.length === 0) return { code: 'empty', message: FORM_MESSAGES.listEmpty(texts.specValue) };
    for (const [at, value] of values.entries()) {
      const wrongValue = checkSpecValue(value, values.slice(0, at));
      if (wrongValue !== null) return wrongValue;
    }
  }
  return checkSpecCounts(groups);
}
