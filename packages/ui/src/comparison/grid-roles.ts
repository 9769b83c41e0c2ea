/** Said in words too: a browser forgets that elements are a table once its rows are laid out as cards. */
export const roles = {
  grid: { role: 'grid' },
  readOnly: { 'aria-readonly': true },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'gridcell' },
  none: { role: 'presentation' },
} as const;
