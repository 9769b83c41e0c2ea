/** Money that moved over a channel, by our number: a charge, a refund or a payout. */
export interface BillLine {
  readonly kind: 'charge' | 'refund' | 'payout';
  readonly number: string;
  /** fen */
  readonly amount: number;
}

/** What one side says of a number and the other does not, or says otherwise; null where a side says nothing. */
export interface BillDifference {
  readonly kind: BillLine['kind'];
  readonly number: string;
  /** fen */
  readonly ours: number | null;
  readonly theirs: number | null;
}

const keyOf = ({ kind, number }: BillLine): string => `${kind} ${number}`;

/** A number that stands in a bill twice moved money twice. */
function sums(lines: readonly BillLine[]): ReadonlyMap<string, BillLine> {
  const found = new Map<string, BillLine>();
  for (const line of lines) {
    const before = found.get(keyOf(line))?.amount ?? 0;
    found.set(keyOf(line), { ...line, amount: before + line.amount });
  }
  return found;
}

/**
 * Compares our books of a day with a channel's statement of it (对账). What both say alike is no
 * difference, in whatever order and however often.
 *
 * @returns differences in the order of their numbers
 */
export function compareBills(ours: readonly BillLine[], theirs: readonly BillLine[]): BillDifference[] {
  const [own, others] = [sums(ours), sums(theirs)];
  const keys = [...new Set([...own.keys(), ...others.keys()])].sort();
  return keys.flatMap((key) => {
    const [one, other] = [own.get(key), others.get(key)];
    const line = one ?? other;
    if (line === undefined || one?.amount === other?.amount) return [];
    return [{ kind: line.kind, number: line.number, ours: one?.amount ?? null, theirs: other?.amount ?? null }];
  });
}

/** What has become of a difference: nobody has looked, it is explained, it is settled. */
export const DIFFERENCE_STATUS = { open: 0, explained: 1, settled: 2 } as const;
