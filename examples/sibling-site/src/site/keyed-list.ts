/** A row of a list; its element stays as long as its key does. */
export interface Row<Value> {
  readonly element: HTMLElement;
  update(value: Value): void;
}

/**
 * Keeps the children of an element in step with values. Rows are moved and changed, never made anew, so that the focus
 * stays where it is and only what is new is read out.
 */
export function keyedList<Value>(
  list: HTMLElement,
  keyOf: (value: Value) => string,
  create: (value: Value) => Row<Value>,
): (values: readonly Value[]) => void {
  const rows = new Map<string, Row<Value>>();
  return (values) => {
    const keys = new Set(values.map(keyOf));
    for (const [key, row] of rows) {
      if (keys.has(key)) continue;
      row.element.remove();
      rows.delete(key);
    }
    for (const [index, value] of values.entries()) {
      const key = keyOf(value);
      const row = rows.get(key) ?? create(value);
      rows.set(key, row);
      row.update(value);
      const there = list.children[index] ?? null;
      if (there !== row.element) list.insertBefore(row.element, there);
    }
  };
}
