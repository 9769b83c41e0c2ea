import {
  QUALIFICATION_MESSAGES,
  QUALIFICATION_SERIES,
  QUALIFICATION_VALIDITIES,
  type QualificationAct,
  qualificationMachine,
} from '@jianzhu/domain/qualifications';
import { REVIEW_STATUS, statusItems } from '@jianzhu/domain/records';
import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { ColumnSettings, type RowAction } from '@jianzhu/ui/data-table';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { ListPage } from '@jianzhu/ui/pages';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { deletes } from '../../record/batch-acts.ts';
import { BatchBar, BatchDialog } from '../../record/batch-bar.tsx';
import { ExportList } from '../../record/export-list.tsx';
import { type FilterSpec, ListFilters } from '../../record/list-filters.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordList } from '../../record/record-list.tsx';
import { newKey, useAct } from '../../record/use-act.ts';
import { useBatch } from '../../record/use-batch.ts';
import { useHiddenColumns } from '../../record/use-hidden-columns.ts';
import { useList } from '../../record/use-list.ts';
import { useMay } from '../../session/use-may.ts';
import { ownQualificationTexts as texts } from './messages.ts';
import {
  exportQualifications,
  type QualificationFileQuery,
  type QualificationPage,
  type QualificationQuery,
  type QualificationRow,
  qualificationCalls,
} from './qualification-calls.ts';
import {
  qualificationColumns,
  qualificationFile,
  qualificationHref,
  qualificationTitle,
} from './qualification-columns.tsx';

const FILTERS: readonly FilterSpec<QualificationQuery>[] = [
  { kind: 'text', name: 'keyword', label: texts.keyword, hint: texts.keywordHint },
  { kind: 'choice', name: 'series', label: texts.series, options: QUALIFICATION_SERIES },
  { kind: 'choice', name: 'validState', label: texts.validity, options: QUALIFICATION_VALIDITIES },
];

const allows =
  (act: QualificationAct) =>
  ({ allowedActions }: QualificationRow): boolean =>
    allowedActions.includes(act);
const seen = (rows: readonly QualificationRow[]) => rows.map(({ id, version }) => ({ id, version }));

export interface QualificationListProps {
  readonly query: QualificationQuery;
  readonly loaded: LoadedList<QualificationPage>;
}

/** The certificates of the business (domain rules 15.5). */
export function QualificationList({ query, loaded }: QualificationListProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  useRecordNews('review', revalidate);
  const may = useMay();
  const list = useList<QualificationRow, QualificationQuery>(paths.qualificationList, query, loaded);
  const act = useAct();
  const [hidden, setHidden] = useHiddenColumns('qualification');
  const toggles = (isShow: 0 | 1) => async (rows: readonly QualificationRow[]) =>
    (await qualificationCalls(client)).toggleShowMany({ body: { records: seen(rows), isShow } });
  const batch = useBatch(list, act, [
    {
      ...{ key: 'submit', label: texts.submit, allows: allows('submit'), done: texts.submitted },
      send: async (rows) =>
        (await qualificationCalls(client)).submitMany({ body: { records: seen(rows) } }, { idempotencyKey: newKey() }),
    },
    { key: 'show', label: texts.show, allows: allows('show'), done: texts.shown, send: toggles(1) },
    { key: 'hide', label: texts.hide, allows: allows('hide'), done: texts.hidden, send: toggles(0) },
    deletes<QualificationRow>(texts.entity, allows('delete'), async (rows) =>
      (await qualificationCalls(client)).deleteMany({ body: { records: seen(rows) } }),
    ),
  ]);

  const run = (name: 'withdraw' | 'discard', { id, version }: QualificationRow) =>
    act.run(`${name} ${id}`, async () => {
      await (await qualificationCalls(client))[name]({ body: { id, version } });
      return name === 'withdraw' ? QUALIFICATION_MESSAGES.withdrawn : QUALIFICATION_MESSAGES.discarded;
    });
  const actionsOf = (row: QualificationRow): readonly RowAction[] => [
    {
      key: 'edit',
      label: allows('edit')(row) ? (row.status === REVIEW_STATUS.approved ? texts.change : texts.edit) : texts.view,
      href: qualificationHref(row.id),
    },
    ...(['withdraw', 'discard'] as const)
      .filter((name) => allows(name)(row))
      .map((name) => ({ key: name, label: texts[name], onSelect: () => void run(name, row) })),
    ...batch.actionsOf(row),
  ];

  const counts = loaded.kind === 'ready' ? loaded.list.counts : [];
  const countOf = (status: number) => counts.find((one) => one.status === status)?.count ?? 0;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const add = may('qualification_edit') && (
    <ButtonLink size="regular" href={paths.qualificationEdit}>
      {texts.add}
    </ButtonLink>
  );
  return (
    <ListPage
      {...head}
      actions={
        <>
          <ExportList
            list={list}
            name={texts.entity}
            columns={qualificationFile}
            ask={(asked: QualificationFileQuery) => exportQualifications(client, asked)}
          />
          {add}
        </>
      }
      tabs={
        <LinkTabs
          variant="states"
          label={texts.tabs}
          current={query.status === undefined ? 'all' : String(query.status)}
          tabs={[
            { key: 'all', label: texts.counted(texts.all, total), href: list.href({ status: undefined }) },
            ...statusItems(qualificationMachine).map(({ value, label }) => ({
              key: String(value),
              label: texts.counted(label, countOf(value)),
              href: list.href({ status: value }),
            })),
          ]}
        />
      }
      filters={
        <BatchBar batch={batch}>
          <ListFilters list={list} filters={FILTERS} kept={{ status: query.status }} />
        </BatchBar>
      }
      tools={<ColumnSettings columns={qualificationColumns} hidden={hidden} onChange={setHidden} />}
      notice={act.lost && <LostAct lost={act.lost} />}
      note={<InlineAlert>{texts.note}</InlineAlert>}
    >
      <RecordList
        list={list}
        label={texts.table}
        columns={qualificationColumns}
        hidden={hidden}
        rowName={(row) => `${qualificationTitle(row)} ${row.certNo}`}
        {...(batch.selection && { selection: batch.selection })}
        actions={actionsOf}
        empty={<EmptyState title={texts.empty} text={texts.emptyHint} action={add} />}
      />
      <BatchDialog batch={batch} />
    </ListPage>
  );
}
