import type { Unit } from './tested-units.ts';

/** Exports that tests prove and no application uses yet, each with the reason why it may stand. */
export interface AwaitingList {
  /** How many there are. Whoever gives one a caller lowers it; it never rises. */
  readonly most: number;
  readonly exports: readonly { readonly reason: string; readonly file: string; readonly names: readonly string[] }[];
}

/** What the tests of one rule run. */
export interface TestedRule {
  readonly specification: string;
  readonly id: string;
  readonly units: ReadonlySet<Unit>;
}

/** What became of the claims. */
export interface Claims {
  /** Sentences about what is wrong; none when all is well. */
  readonly faults: readonly string[];
  /** Rules that some application keeps, those that wait for a caller by reason, those whose tests call no code of ours. */
  readonly kept: readonly TestedRule[];
  readonly awaiting: ReadonlyMap<string, readonly TestedRule[]>;
  readonly codeless: readonly TestedRule[];
}

/**
 * Holds the rules against what applications use: every export that the tests of a rule run has to be used by an
 * application or to stand on the list, and whatever stands there has to need it.
 */
export function judgeClaims(rules: readonly TestedRule[], isUsed: (unit: Unit) => boolean, list: AwaitingList): Claims {
  const reasons = new Map<Unit, string>(
    list.exports.flatMap(({ reason, file, names }) => names.map((name) => [`${file}#${name}`, reason] as const)),
  );
  const tested = new Set(rules.flatMap(({ units }) => [...units]));
  const faults = rules.flatMap(({ specification, id, units }) =>
    [...units]
      .filter((unit) => !isUsed(unit) && !reasons.has(unit))
      .map((unit) => `${specification}: ${id} is proved on ${unit}, which no application uses`),
  );
  for (const unit of reasons.keys()) {
    if (isUsed(unit)) faults.push(`${unit} has a caller: take it off scripts/checks/awaiting.json`);
    else if (!tested.has(unit)) faults.push(`${unit} is under no rule: take it off scripts/checks/awaiting.json`);
  }
  if (reasons.size > list.most) faults.push(`awaiting.json has grown from ${list.most} to ${reasons.size} exports`);
  if (reasons.size < list.most) faults.push(`awaiting.json holds ${reasons.size} exports: lower its "most" to that`);

  const awaiting = new Map<string, TestedRule[]>();
  const kept: TestedRule[] = [];
  for (const rule of rules.filter(({ units }) => units.size > 0)) {
    const reason = [...rule.units].map((unit) => reasons.get(unit)).find((each) => each !== undefined);
    if (reason === undefined) kept.push(rule);
    else awaiting.set(reason, [...(awaiting.get(reason) ?? []), rule]);
  }
  return { faults, kept, awaiting, codeless: rules.filter(({ units }) => units.size === 0) };
}
