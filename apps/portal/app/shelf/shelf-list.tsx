import { mayDo, type PermissionKey } from '@jianzhu/domain/member-center';
import { SHELF_MESSAGES, SHELF_STATUS, type ShelfAct, type ShelfMachine } from '@jianzhu/domain/shelves';
import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { type Column, ColumnSettings, type RowAction } from '@jianzhu/ui/data-table';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { ListPage } from '@jianzhu/ui/pages';
import type { ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useRecordNews } from '../live/use-record-news.ts';
import { useMemberHead } from '../navigation/use-member-page.ts';
import { usePortalClient, useSession } from '../portal-client.ts';
import { deletes } from '../record/batch-acts.ts';
import { BatchBar, BatchDialog } from '../record/batch-bar.tsx';
import { type FilterSpec, ListFilters } from '../record/list-filters.tsx';
import { changeOf, type ListQuery } from '../record/list-query.ts';
import type { LoadedList } from '../record/load-list.server.ts';
import { LostAct } from '../record/lost-act.tsx';
import { RecordList } from '../record/record-list.tsx';
import { newKey, useAct } from '../record/use-act.ts';
import { useBatch } from '../record/use-batch.ts';
import { useHiddenColumns } from '../record/use-hidden-columns.ts';
import { type ListOf, type ListView, useList } from '../record/use-list.ts';
import { shelfTexts as texts } from './messages.ts';
import type { Seen, ShelfCaller, ShelfRecord } from './shelf-calls.ts';

interface ShelfQuery extends ListQuery {
  readonly status?: number | undefined;
}

type Page<Row> = ListOf<Row> & { readonly counts: readonly { readonly status: number; readonly count: number }[] };

export interface ShelfListProps<Row extends ShelfRecord, Query extends ShelfQuery> {
  readonly query: Query;
  readonly loaded: LoadedList<Page<Row>>;
  /** What a row is, such as 服务. */
  readonly entity: string;
  readonly words: { readonly table: string; readonly add: string; readonly empty: string; readonly emptyHint: string };
  readonly hrefs: {
    readonly list: string;
    readonly add: string;
    readonly edit: (id: string) => string;
    /** Where everybody reads it. */
    readonly shown: (id: string) => string;
  };
  readonly addKey: PermissionKey;
  readonly machine: ShelfMachine;
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly FilterSpec<Query>[];
  readonly calls: ShelfCaller;
  readonly exporter: (list: ListView<Row, Query>) => ReactNode;
}

/** Tabs in the order in which their records are looked for (domain rules 10.2). */
const TABS = [
  SHELF_STATUS.onShelf,
  SHELF_STATUS.pending,
  SHELF_STATUS.offShelf,
  SHELF_STATUS.rejected,
  SHELF_STATUS.draft,
  SHELF_STATUS.banned,
] as const;

const allows =
  (act: ShelfAct) =>
  ({ allowedActions }: ShelfRecord): boolean =>
    allowedActions.includes(act);
const seen = (rows: readonly Seen[]) => rows.map(({ id, version }) => ({ id, version }));

/** The records of one kind that the business publishes (domain rules 10.2). */
export function ShelfList<Row extends ShelfRecord, Query extends ShelfQuery>(props: ShelfListProps<Row, Query>) {
  const { query, loaded, entity, words, hrefs, addKey, machine, columns, filters, calls, exporter } = props;
  const head = useMemberHead();
  const client = usePortalClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useRecordNews('review', revalidate);
  const member = useSession().userInfo ?? { permissionKeys: [] };
  const mayAdd = mayDo(member, addKey);
  const list = useList<Row, Query>(hrefs.list, query, loaded);
  const act = useAct();
  const [hidden, setHidden] = useHiddenColumns(addKey);
  const switches = (on: 0 | 1) => async (rows: readonly Row[]) =>
    (await calls(client)).shelfMany({ body: { records: seen(rows), on } });
  const batch = useBatch<Row>(list, act, [
    {
      ...{ key: 'submit', label: texts.submit, allows: allows('submit'), done: texts.submitted },
      send: async (rows) =>
        (await calls(client)).submitMany({ body: { records: seen(rows) } }, { idempotencyKey: newKey() }),
    },
    { key: 'putOn', label: texts.putOn, allows: allows('putOn'), done: texts.shelved, send: switches(1) },
    { key: 'takeOff', label: texts.takeOff, allows: allows('takeOff'), done: texts.unshelved, send: switches(0) },
    deletes<Row>(entity, allows('delete'), async (rows) =>
      (await calls(client)).deleteMany({ body: { records: seen(rows) } }),
    ),
  ]);

  const run = (name: 'withdraw' | 'discard', { id, version }: Row) =>
    act.run(`${name} ${id}`, async () => {
      await (await calls(client))[name]({ body: { id, version } });
      return name === 'withdraw' ? SHELF_MESSAGES.withdrawn : SHELF_MESSAGES.discarded;
    });
  const copy = ({ id }: Row) =>
    act.run(`copy ${id}`, async (idempotencyKey) => {
      const made = await (await calls(client)).copy({ body: { id } }, { idempotencyKey });
      await navigate(hrefs.edit(made.id));
      return SHELF_MESSAGES.copied;
    });
  const actionsOf = (row: Row): readonly RowAction[] => [
    ...(allows('edit')(row) ? [{ key: 'edit', label: texts.edit, href: hrefs.edit(row.id) }] : []),
    ...(['withdraw', 'discard'] as const)
      .filter((name) => allows(name)(row))
      .map((name) => ({ key: name, label: texts[name], onSelect: () => void run(name, row) })),
    ...batch.actionsOf(row),
    ...(row.standing === SHELF_STATUS.onShelf
      ? [{ key: 'preview', label: texts.preview, href: hrefs.shown(row.id) }]
      : []),
    ...(mayAdd ? [{ key: 'copy', label: texts.copy, onSelect: () => void copy(row) }] : []),
  ];

  const counts = loaded.kind === 'ready' ? loaded.list.counts : [];
  const countOf = (status: number) => counts.find((one) => one.status === status)?.count ?? 0;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  // The column of the status is the list's own.
  const byStatus = (status: number | undefined) => list.href(changeOf<Query>('status', status));
  const add = mayAdd && (
    <ButtonLink size="regular" href={hrefs.add}>
      {words.add}
    </ButtonLink>
  );
  return (
    <ListPage
      {...head}
      actions={
        <>
          {exporter(list)}
          {add}
        </>
      }
      tabs={
        <LinkTabs
          variant="states"
          label={texts.tabs}
          current={query.status === undefined ? 'all' : String(query.status)}
          tabs={[
            { key: 'all', label: texts.counted(texts.all, total), href: byStatus(undefined) },
            ...TABS.map((status) => ({
              key: String(status),
              label: texts.counted(machine.statuses[status].label, countOf(status)),
              href: byStatus(status),
            })),
          ]}
        />
      }
      filters={
        <BatchBar batch={batch}>
          <ListFilters list={list} filters={filters} kept={changeOf<Query>('status', query.status)} />
        </BatchBar>
      }
      tools={<ColumnSettings columns={columns} hidden={hidden} onChange={setHidden} />}
      notice={act.lost && <LostAct lost={act.lost} />}
      note={<InlineAlert>{texts.note}</InlineAlert>}
    >
      <RecordList
        list={list}
        label={words.table}
        columns={columns}
        hidden={hidden}
        rowName={(row) => row.title}
        {...(batch.selection && { selection: batch.selection })}
        actions={actionsOf}
        empty={<EmptyState title={words.empty} text={words.emptyHint} action={add} />}
      />
      <BatchDialog batch={batch} />
    </ListPage>
  );
}
