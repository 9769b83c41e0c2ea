import { describe, expect, it } from 'vitest';
import type { ImplementedCall } from '../http/implement.ts';

/** One answer of a list. */
interface ListPage {
  readonly records: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
  readonly current: number;
  readonly size: number;
  readonly pages: number;
}

/** Asks for a page; the query holds what the list cannot be asked without. */
export type AskForPage = (query: Readonly<Record<string, string | number>>) => Promise<ListPage>;

const SIZE = 3;
const NO_MATCH = '查无此项';

/** Fields of a call's query. */
function queryEntries({ schemas: { query } }: ImplementedCall): Readonly<Record<string, unknown>> {
  return query !== undefined && 'entries' in query && query.entries instanceof Object ? { ...query.entries } : {};
}

/** Whether a call answers page by page. */
export const isPaged = (call: ImplementedCall): boolean => {
  const entries = queryEntries(call);
  return 'current' in entries && 'size' in entries;
};

/** The columns that a list can be ordered by, as its contract names them. */
export function sortsOf(call: ImplementedCall): readonly string[] {
  // `sortEntry` makes an optional picklist.
  const { sort } = queryEntries(call) as { sort?: { wrapped?: { options?: readonly string[] } } };
  const orders = sort?.wrapped?.options ?? [];
  return orders.filter((order) => orders.includes(`-${order}`));
}

/** The fields of a list's query that name one value of a few, with these values; a row has one of them at most. */
export function choicesOf(
  call: ImplementedCall,
): readonly (readonly [name: string, values: readonly (string | number)[]])[] {
  const { sort: _order, ...entries } = queryEntries(call);
  return Object.entries(entries).flatMap(([name, entry]) => {
    const values = optionsOf(entry);
    return values.length === 0 ? [] : [[name, values] as const];
  });
}

/** The values of a picklist, however it is wrapped (optional, at the end of a pipe), but for the one that stands for all. */
function optionsOf(schema: unknown): readonly (string | number)[] {
  const {
    wrapped,
    pipe,
    options,
    default: all,
  } = Object(schema) as {
    readonly wrapped?: unknown;
    readonly default?: unknown;
    readonly pipe?: readonly unknown[];
    readonly options?: readonly (string | number)[];
  };
  if (wrapped !== undefined) return optionsOf(wrapped).filter((value) => value !== all);
  if (pipe !== undefined && pipe.at(-1) !== schema) return optionsOf(pipe.at(-1));
  return Array.isArray(options) ? options.filter((value) => typeof value !== 'object') : [];
}

/**
 * What holds for every list, made from its contract: its pages are the parts of one list with nothing behind its end,
 * every order is total and the same both ways, a filter by a value leaves the rows with other values out, and one that
 * nothing matches gives an empty list.
 *
 * @param ask with more than two pages of rows to be found, some of them equal in the columns of its orders
 */
export function describePagedList(call: ImplementedCall, ask: AskForPage): void {
  const inParts = async (query: Readonly<Record<string, string>>) => {
    const whole = await ask({ ...query, current: 1, size: 100 });
    const pages = Math.ceil(whole.total / SIZE);
    expect(whole.total).toBeGreaterThan(SIZE);
    const parts = [1, 2, pages].map((current) => ({ current, first: (current - 1) * SIZE }));
    for (const { current, first } of parts) {
      const page = await ask({ ...query, current, size: SIZE });
      expect(page).toMatchObject({ current, size: SIZE, total: whole.total, pages });
      if (first < whole.records.length) expect(page.records).toEqual(whole.records.slice(first, first + SIZE));
    }
    return whole;
  };

  describe(call.endpoint.id, () => {
    it('gives the parts of one list: pages 1, 2 and the last', async () => {
      const { records } = await inParts({});
      expect((await ask({ current: 1, size: 100 })).records).toEqual(records);
    });

    it('has nothing behind its end', async () => {
      const { total } = await ask({ current: 1, size: SIZE });
      for (const current of [Math.ceil(total / SIZE) + 1, 100_000]) {
        expect(await ask({ current, size: SIZE })).toMatchObject({ records: [], total, current });
      }
    });

    it.each(sortsOf(call))('is ordered by %s, both ways, the same way every time', async (column) => {
      const up = await inParts({ sort: column });
      const down = await inParts({ sort: `-${column}` });
      expect(down.records).toEqual(up.records.toReversed());
      const values = up.records.map((row) => row[column]);
      expect(values.length).toBeGreaterThan(new Set(values).size);
      expect(values).toEqual(values.toSorted(byValue));
      expect((await ask({ sort: column, current: 1, size: 100 })).records).toEqual(up.records);
    });

    it.each(choicesOf(call))('is filtered by %s: no row has two of its values', async (name, values) => {
      const pages = await Promise.all(values.map((value) => ask({ [name]: value, current: 1, size: 100 })));
      const rows = pages.flatMap(({ records }) => records.map((row) => JSON.stringify(row)));
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBe(new Set(rows).size);
    });

    if ('keyword' in queryEntries(call)) {
      it('is empty where nothing matches', async () => {
        const none = await ask({ keyword: NO_MATCH, current: 1, size: SIZE });
        expect(none).toMatchObject({ records: [], total: 0, pages: 0 });
      });
    }
  });
}

const chinese = new Intl.Collator('zh-Hans-CN');

function byValue(one: unknown, other: unknown): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : chinese.compare(String(one), String(other));
}
