/** The most that a list gives at once. */
const PAGE_SIZE = 100;

interface Page<Row> {
  readonly records: readonly Row[];
  readonly total: number;
}

/** Everything that a list has, one page after the other. */
export async function everyRecord<Row>(
  ask: (page: { readonly current: number; readonly size: number }) => Promise<Page<Row>>,
): Promise<readonly Row[]> {
  const found: Row[] = [];
  for (let current = 1; ; current += 1) {
    const { records, total } = await ask({ current, size: PAGE_SIZE });
    found.push(...records);
    if (records.length < PAGE_SIZE || found.length >= total) return found;
  }
}
