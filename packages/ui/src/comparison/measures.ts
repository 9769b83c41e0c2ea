/** Widths of the columns, px. */
export const columnWidths = { number: 44, name: 176, quantity: 84, offer: 136, drop: 64 } as const;

/** Height of a line's row on the table, px: all are alike, so that of many only those that are seen are drawn. */
export const rowHeight = 56;

/** Px that the columns take with so many offers. */
export function widthOf(offers: number): number {
  const { number, name, quantity, offer, drop } = columnWidths;
  return number + name + quantity + offers * offer + drop;
}
