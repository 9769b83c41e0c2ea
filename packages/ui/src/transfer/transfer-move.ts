/** A row of a transfer. */
export interface TransferItem {
  readonly id: string;
  readonly label: string;
  /** A second line, such as a place. */
  readonly detail?: string;
  /** Stays on the side where it is. */
  readonly disabled?: boolean;
}

/** Rows of both sides: those to choose from in their own order, those that are chosen in the order of choosing. */
export function splitItems(items: readonly TransferItem[], value: readonly string[]) {
  const byId = new Map(items.map((item) => [item.id, item]));
  const chosen = new Set(value);
  return {
    source: items.filter((item) => !chosen.has(item.id)),
    target: value.flatMap((id) => byId.get(id) ?? []),
  };
}

/** Rows whose label or detail holds the text, in whatever case. */
export function searchItems(items: readonly TransferItem[], text: string): readonly TransferItem[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return items;
  return items.filter(({ label, detail = '' }) => `${label}\n${detail}`.toLowerCase().includes(sought));
}

/** Marks all rows that are shown and may move, or none of them when all are marked; others keep their mark. */
export function toggleAll(marked: ReadonlySet<string>, shown: readonly TransferItem[]): ReadonlySet<string> {
  const free = shown.filter((item) => !item.disabled).map((item) => item.id);
  const isFull = free.every((id) => marked.has(id));
  const next = new Set(marked);
  for (const id of free) {
    if (isFull) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** Marks every row from one to the other, both included, but those that may not move. */
export function markRange(
  marked: ReadonlySet<string>,
  shown: readonly TransferItem[],
  from: number,
  to: number,
): ReadonlySet<string> {
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return new Set([...marked, ...range.filter((item) => !item.disabled).map((item) => item.id)]);
}
