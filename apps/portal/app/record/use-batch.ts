import type { RowAction, RowSelection } from '@jianzhu/ui/data-table';
import { useState } from 'react';
import { usePortalClient } from '../portal-client.ts';
import { filtersOf } from './list-query.ts';
import { type OutcomeOfMany, outcomeToast } from './outcome-toast.ts';
import type { RecordAct } from './use-act.ts';
import type { ListView } from './use-list.ts';

/** What can be done to a row as well as to several together. */
export interface BatchAct<Row> {
  readonly key: string;
  readonly label: string;
  /** What it destroys, such as 收货地址: then it asks first. */
  readonly destroys?: string;
  /** Whether this member may do it to a row now. */
  readonly allows: (row: Row) => boolean;
  readonly send: (rows: readonly Row[]) => Promise<OutcomeOfMany>;
  /** Says that it was done to so many of those that it was asked for. */
  readonly done: (count: number, asked: number) => string;
}

interface Asked<Row> {
  readonly act: BatchAct<Row>;
  readonly rows: readonly Row[];
}

/** Rows that are selected, whichever page of the list they stand on, and what can be done to them. */
export interface Batch<Row> {
  /** Undefined where no act can be done to any row of the page. */
  readonly selection: RowSelection | undefined;
  readonly selected: readonly Row[];
  /** The acts of the selected, each with those that it may be done to; at least one. */
  readonly offered: readonly Asked<Row>[];
  /** What waits for a confirmation. */
  readonly asked: Asked<Row> | null;
  /** The acts of one row, as its buttons. */
  actionsOf(row: Row): readonly RowAction[];
  start(asked: Asked<Row>): void;
  isBusy(asked: Asked<Row>): boolean;
  confirm(): void;
  cancel(): void;
  clear(): void;
}

/**
 * Selection and acts on what is selected; `BatchBar` and `BatchDialog` show them. Another filter begins another
 * selection, another page does not. What could not be done stays selected.
 */
export function useBatch<Row extends { readonly id: string }>(
  list: ListView<Row>,
  act: RecordAct,
  acts: readonly BatchAct<Row>[],
): Batch<Row> {
  const client = usePortalClient();
  const filters = JSON.stringify(filtersOf(list.query));
  const [kept, setKept] = useState({ filters, rows: new Map<string, Row>() });
  const [asked, setAsked] = useState<Asked<Row> | null>(null);
  const shown = new Map((list.page?.records ?? []).map((row) => [row.id, row]));
  // Rows of this page as they are now, those of others as they were seen.
  const picked = kept.filters === filters ? kept.rows : new Map<string, Row>();
  const selected = [...picked.values()].map((row) => shown.get(row.id) ?? row);

  const select = (ids: ReadonlySet<string>) => {
    const rows = [...ids].flatMap((id): [string, Row][] => {
      const row = shown.get(id) ?? picked.get(id);
      return row === undefined ? [] : [[id, row]];
    });
    setKept({ filters, rows: new Map(rows) });
  };
  const nameOf = ({ act: { key }, rows }: Asked<Row>) => `${key} ${rows.map(({ id }) => id).join(' ')}`;
  const run = (started: Asked<Row>) =>
    act.run(nameOf(started), async () => {
      const outcome = await started.act.send(started.rows);
      const isDone = new Set(outcome.done);
      select(new Set(selected.flatMap(({ id }) => (isDone.has(id) ? [] : id))));
      client.notify(outcomeToast(started.act.done, outcome));
      return undefined;
    });
  const start = (started: Asked<Row>) => {
    if (started.act.destroys === undefined) void run(started);
    else setAsked(started);
  };
  const offeredOf = (rows: readonly Row[]): readonly Asked<Row>[] =>
    acts.map((known) => ({ act: known, rows: rows.filter(known.allows) })).filter((offered) => offered.rows.length > 0);

  return {
    selection:
      selected.length > 0 || offeredOf([...shown.values()]).length > 0
        ? { selected: new Set(picked.keys()), onChange: select }
        : undefined,
    selected,
    offered: offeredOf(selected),
    asked,
    actionsOf: (row) =>
      offeredOf([row]).map((offered) => ({
        key: offered.act.key,
        label: offered.act.label,
        danger: offered.act.destroys !== undefined,
        onSelect: () => start(offered),
      })),
    start,
    isBusy: (started) => act.isBusy(nameOf(started)),
    confirm: () => asked && void run(asked).then(() => setAsked(null)),
    cancel: () => setAsked(null),
    clear: () => select(new Set()),
  };
}
