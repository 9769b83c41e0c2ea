/**
 * The row that a statement has changed, which is the one it was meant for: whatever condition it has lost, others are
 * not changed with it.
 *
 * @throws Error, which takes everything back, when it is another one or there are several
 */
export function onlyRow<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row | undefined {
  const [row] = rows;
  if (rows.length > 1 || (row !== undefined && row.id !== id)) {
    throw new Error(`a statement for one record has changed ${rows.length}`);
  }
  return row;
}
