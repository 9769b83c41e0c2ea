import type { Violation } from '../violation.ts';
import { SKU_MESSAGES as texts } from './sku-messages.ts';
import {
  checkSpecCounts,
  checkSpecName,
  checkSpecValue,
  combinationsOf,
  type SpecGroup,
  type SpecValues,
  specKey,
} from './spec-groups.ts';

/** All that can be done to the groups of a product; `group` is an index, from 0. */
export type SpecChange =
  | { readonly type: 'addGroup'; readonly name: string }
  | { readonly type: 'renameGroup'; readonly group: number; readonly name: string }
  | { readonly type: 'removeGroup'; readonly group: number }
  | { readonly type: 'addValue'; readonly group: number; readonly value: string }
  | { readonly type: 'renameValue'; readonly group: number; readonly value: string; readonly to: string }
  | { readonly type: 'removeValue'; readonly group: number; readonly value: string };

interface Placed {
  readonly specValues: SpecValues;
}

/** Groups and the SKUs of all their combinations. */
export interface SpecMatrix<Sku extends Placed> {
  readonly specs: readonly SpecGroup[];
  /** One of each combination, in the order of `combinationsOf`. */
  readonly skus: readonly Sku[];
}

export type ChangedMatrix<Sku extends Placed> =
  | {
      readonly ok: true;
      readonly matrix: SpecMatrix<Sku>;
      /** SKUs that have no combination any more. */
      readonly lost: readonly Sku[];
    }
  | { readonly ok: false; readonly violation: Violation };

const withGroup = (specs: readonly SpecGroup[], index: number, changed: Partial<SpecGroup>): readonly SpecGroup[] =>
  specs.map((group, at) => (at === index ? { ...group, ...changed } : group));

const replaced = (values: readonly string[], from: string, to: string): readonly string[] =>
  values.map((value) => (value === from ? to : value));

function violationOf(specs: readonly SpecGroup[], change: SpecChange): Violation | null {
  const others = specs.filter((_, at) => !('group' in change) || at !== change.group);
  const { values = [] } = ('group' in change ? specs[change.group] : undefined) ?? {};
  if (change.type === 'addGroup' || change.type === 'renameGroup') return checkSpecName(change.name, others);
  if (change.type === 'addValue') return checkSpecValue(change.value, values);
  if (change.type !== 'renameValue') return null;
  return checkSpecValue(
    change.to,
    values.filter((value) => value !== change.value),
  );
}

function changedGroups(specs: readonly SpecGroup[], change: SpecChange): readonly SpecGroup[] {
  if (change.type === 'addGroup') return [...specs, { name: change.name, values: [] }];
  if (change.type === 'removeGroup') return specs.filter((_, at) => at !== change.group);
  if (change.type === 'renameGroup') return withGroup(specs, change.group, { name: change.name });
  const { values = [] } = specs[change.group] ?? {};
  if (change.type === 'addValue') return withGroup(specs, change.group, { values: [...values, change.value] });
  if (change.type === 'renameValue') {
    return withGroup(specs, change.group, { values: replaced(values, change.value, change.to) });
  }
  return withGroup(specs, change.group, { values: values.filter((value) => value !== change.value) });
}

/** The values of an SKU with a place for each group, undefined where its group has none yet. */
function placesOf(specs: readonly SpecGroup[], specValues: SpecValues): readonly (string | undefined)[] {
  const left = [...specValues];
  return specs.map(({ values }) => (values.length === 0 ? undefined : left.shift()));
}

/** Where an SKU stands after a change; what had no value in a group takes the group's first. */
function moved(places: readonly (string | undefined)[], specs: readonly SpecGroup[], change: SpecChange): SpecValues {
  const kept = change.type === 'removeGroup' ? places.filter((_, at) => at !== change.group) : places;
  return specs.flatMap(({ values: [first] }, at) => {
    if (first === undefined) return [];
    const value = kept[at] ?? first;
    return change.type === 'renameValue' && change.group === at && value === change.value ? [change.to] : [value];
  });
}

/**
 * The matrix made anew after a change of its groups (domain rules 10.1): every combination once, each SKU where its
 * values are, with all its figures. Where a group goes and several SKUs fall together, the first of them stays; where a
 * group comes, the SKUs stand at its first value. A change that breaks a limit is refused and changes nothing.
 *
 * @param blank the SKU of a combination that is new
 */
export function changedMatrix<Sku extends Placed>(
  { specs, skus }: SpecMatrix<Sku>,
  change: SpecChange,
  blank: (specValues: SpecValues) => Sku,
): ChangedMatrix<Sku> {
  const next = changedGroups(specs, change);
  const violation = violationOf(specs, change) ?? checkSpecCounts(next);
  if (violation !== null) return { ok: false, violation };
  const combinations = combinationsOf(next);
  const known = new Set(combinations.map(specKey));
  const kept = new Map<string, Sku>();
  const lost: Sku[] = [];
  for (const sku of skus) {
    const specValues = moved(placesOf(specs, sku.specValues), next, change);
    const key = specKey(specValues);
    if (known.has(key) && !kept.has(key)) kept.set(key, { ...sku, specValues });
    else lost.push(sku);
  }
  const made = combinations.map((values) => kept.get(specKey(values)) ?? blank(values));
  return { ok: true, matrix: { specs: next, skus: made }, lost };
}

/** What is to be asked before these SKUs go: null where none of them has anything in stock. */
export function askBeforeLosing(lost: readonly { readonly stock: number }[]): string | null {
  const stocked = lost.filter(({ stock }) => stock > 0);
  return stocked.length === 0
    ? null
    : texts.stockLost(
        stocked.length,
        stocked.reduce((sum, { stock }) => sum + stock, 0),
      );
}
