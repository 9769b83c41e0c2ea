import { describe, expect, it } from 'vitest';
import type { ImplementedCall } from '../http/implement.ts';
import { type AskForPage, choicesOf, sortsOf } from './paged-list.ts';

/** Answer of a call that gives the rows of a list for a file. */
interface ExportedList {
  readonly rows: readonly unknown[];
  readonly isCut: boolean;
  readonly mark: string;
}

const contextOf = ({ endpoint }: ImplementedCall): string => endpoint.id.split('.')[0] ?? '';

/** Whether the context has a list of that name, whose file it is then. */
const hasList = (of: ImplementedCall, calls: readonly ImplementedCall[]): boolean =>
  calls.some(({ endpoint }) => endpoint.id === `${contextOf(of)}.list`);

/** The call that gives the rows of a list for a file, where it has one. */
export function exportOfList(list: ImplementedCall, calls: readonly ImplementedCall[]): ImplementedCall | undefined {
  if (list.endpoint.id !== `${contextOf(list)}.list` && hasList(list, calls)) return undefined;
  return calls.find((call) => call.endpoint.id === `${contextOf(list)}.exportRows`);
}

/**
 * What holds for every export: it asks for the permission of its list, and holds the rows of the list by the same
 * filters and in the same order, with its mark.
 *
 * @param ask gives a page of the list
 * @param exported gives the file of the same list
 */
export function describeExportedList(
  [list, call]: readonly [list: ImplementedCall, call: ImplementedCall],
  ask: AskForPage,
  exported: (body: Readonly<Record<string, string | number>>) => Promise<ExportedList>,
): void {
  const asked = [
    {},
    ...sortsOf(list).flatMap((sort) => [{ sort }, { sort: `-${sort}` }]),
    ...choicesOf(list).flatMap(([name, values]) => values.map((value) => ({ [name]: value }))),
  ];

  describe(call.endpoint.id, () => {
    it('asks for the permission of the list', () => {
      expect(list.endpoint.permission).toBeDefined();
      expect(call.endpoint.permission).toEqual(list.endpoint.permission);
    });

    it.each(asked)('holds the rows of the list that is asked for %j', async (query) => {
      const { records, total } = await ask({ ...query, current: 1, size: 100 });
      const { rows, isCut, mark } = await exported(query);
      expect(rows).toEqual(records);
      expect({ total, isCut }).toEqual({ total: rows.length, isCut: false });
      expect(mark).toMatch(/^导出企业：.+ 导出人：.+ 导出时间：\d{4}-/);
    });
  });
}
