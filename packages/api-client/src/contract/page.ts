import * as v from 'valibot';

/** Rows of one page and how many there are in all. */
export function pageOf<const Row extends v.GenericSchema>(row: Row) {
  return v.object({
    records: v.array(row),
    total: v.number(),
    size: v.number(),
    current: v.number(),
    pages: v.number(),
  });
}

/** A page of rows with deadlines: what is left of one is counted from the platform's clock (domain rules 0.6). */
export function timedPageOf<const Row extends v.GenericSchema>(row: Row) {
  return v.object({ ...pageOf(row).entries, serverTime: v.string() });
}

const digits = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer('页码须为整数'));

/** Paging of every list: `current` from 1, `size` 1 to 100 (default 10). */
export const pagingEntries = {
  current: v.optional(
    v.pipe(digits, v.minValue(1, '页码须为1到100000之间的整数'), v.maxValue(100_000, '页码须为1到100000之间的整数')),
    1,
  ),
  size: v.optional(
    v.pipe(digits, v.minValue(1, '每页条数须为1到100之间的整数'), v.maxValue(100, '每页条数须为1到100之间的整数')),
    10,
  ),
};

/**
 * Order of a list by one of its columns, `-` before it: from the greatest down. Without one the list has its own.
 *
 * @param columns those that the list can be ordered by
 */
export function sortEntry<const Column extends string>(columns: readonly Column[]) {
  const orders = columns.flatMap((column) => [column, `-${column}`] as const);
  return { sort: v.optional(v.picklist(orders, '排序方式不正确')) };
}

/** Rows of a list as they leave the platform in a file: all that its filters find, in its order, up to a limit. */
export function exportOf<const Row extends v.GenericSchema>(row: Row) {
  return v.object({
    rows: v.array(row),
    /** More rows fit the filters than one file holds. */
    isCut: v.boolean(),
    /** Whose company, who and when: stands in the file. */
    mark: v.string(),
  });
}
