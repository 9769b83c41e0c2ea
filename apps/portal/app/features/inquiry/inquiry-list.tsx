import { MATERIAL_CATEGORIES } from '@jianzhu/domain/catalogs';
import { PUBLISH_SCOPES } from '@jianzhu/domain/forms';
import { INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { ColumnSettings, type RowAction } from '@jianzhu/ui/data-table';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { ListPage } from '@jianzhu/ui/pages';
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
import { RefusedActAlert } from '../../record/refused-act.tsx';
import { useBatch } from '../../record/use-batch.ts';
import { useHiddenColumns } from '../../record/use-hidden-columns.ts';
import { useList } from '../../record/use-list.ts';
import { useMay } from '../../session/use-may.ts';
import { AwardRule } from './award-rule.tsx';
import {
  exportInquiries,
  type InquiryFileQuery,
  type InquiryPage,
  type InquiryQuery,
  type InquiryRow,
  inquiryCalls,
  type PublishQuota,
  type StatusCounts,
} from './inquiry-calls.ts';
import { inquiryColumns, inquiryFile, inquiryName } from './inquiry-columns.tsx';
import { rowActions } from './inquiry-row-actions.ts';
import { inquiryTexts as texts } from './messages.ts';
import { useInquiryActs } from './use-inquiry-acts.tsx';

const { draft, quoting, opening, awarding, secondRound, awarded, dealt, failed, closed } = INQUIRY_STATUS;

/** The views of the list, each by the statuses that it shows. */
const tabs = [
  { name: texts.tabNames.draft, statuses: [draft] },
  { name: texts.tabNames.quoting, statuses: [quoting, opening] },
  { name: texts.tabNames.awarding, statuses: [awarding] },
  { name: texts.tabNames.second, statuses: [secondRound] },
  { name: texts.tabNames.awarded, statuses: [awarded] },
  { name: texts.tabNames.dealt, statuses: [dealt] },
  { name: texts.tabNames.ended, statuses: [failed, closed] },
] as const;

const filters: readonly FilterSpec<InquiryQuery>[] = [
  { kind: 'text', name: 'keyword', label: texts.keyword },
  {
    kind: 'choice',
    name: 'categoryCode',
    label: texts.category,
    options: MATERIAL_CATEGORIES.map(({ code, name }) => ({ value: code, label: name })),
  },
  { kind: 'choice', name: 'publishScope', label: texts.publishScope, options: PUBLISH_SCOPES },
  { kind: 'days', from: 'beginQuoteDeadline', to: 'endQuoteDeadline', label: texts.quoteDeadline },
  { kind: 'days', from: 'beginPublishTime', to: 'endPublishTime', label: texts.publishTime },
  { kind: 'text', name: 'projectName', label: texts.project },
];

export interface InquiryListProps {
  readonly query: InquiryQuery;
  readonly loaded: LoadedList<InquiryPage>;
  /** Null where they could not be counted. */
  readonly counts: StatusCounts | null;
  /** Null where it could not be read. */
  readonly quota: PublishQuota | null;
}

/** The inquiries of the business, to those who buy (domain rules 3.10). */
export function InquiryList({ query, loaded, counts, quota }: InquiryListProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const may = useMay();
  const list = useList<InquiryRow, InquiryQuery>(paths.myQuotations, query, loaded);
  const acts = useInquiryActs();
  const [hidden, setHidden] = useHiddenColumns('inquiry');
  const batch = useBatch(list, acts.act, [
    deletes<InquiryRow>(
      texts.entity,
      ({ allowedActions }) => allowedActions.includes('delete'),
      async (rows) => {
        const records = rows.map(({ id, version }) => ({ id, version }));
        return (await inquiryCalls(client)).deleteMany({ body: { records } });
      },
    ),
  ]);

  const countOf = (statuses: readonly number[] | null) =>
    counts?.statuses
      .filter(({ status }) => statuses?.includes(status) ?? true)
      .reduce((sum, { count }) => sum + count, 0);
  const named = (name: string, count: number | undefined) => (count === undefined ? name : texts.counted(name, count));
  const add = may('inquiry_add') && (
    <ButtonLink size="regular" href={paths.addInquirySheet}>
      {texts.newOne}
    </ButtonLink>
  );
  const actionsOf = (row: InquiryRow): readonly RowAction[] =>
    rowActions(row, {
      mayTender: may('tender_add'),
      mayEdit: may('inquiry_edit'),
      mayPublish: quota?.refusal == null,
      start: (name) => acts.start(name, row),
    });

  return (
    <ListPage
      {...head}
      actions={
        <>
          {may('business_edit') && <AwardRule />}
          <ExportList
            list={list}
            name={head.title}
            columns={inquiryFile}
            ask={(asked: InquiryFileQuery) => exportInquiries(client, asked)}
          />
          {add}
        </>
      }
      tabs={
        <LinkTabs
          variant="states"
          label={texts.tabs}
          current={query.status ?? 'all'}
          tabs={[
            { key: 'all', label: named(texts.all, countOf(null)), href: list.href({ status: undefined }) },
            ...tabs.map(({ name, statuses }) => ({
              key: statuses.join(','),
              label: named(name, countOf(statuses)),
              href: list.href({ status: statuses.join(',') }),
            })),
          ]}
        />
      }
      filters={
        <BatchBar batch={batch}>
          <ListFilters list={list} filters={filters} kept={{ status: query.status }} />
        </BatchBar>
      }
      tools={<ColumnSettings columns={inquiryColumns} hidden={hidden} onChange={setHidden} />}
      notice={
        <>
          {acts.act.lost && <LostAct lost={acts.act.lost} />}
          {quota?.refusal && may('inquiry_publish') && <RefusedActAlert id="publish-refused" refusal={quota.refusal} />}
        </>
      }
    >
      <RecordList
        list={list}
        label={texts.table}
        columns={inquiryColumns}
        hidden={hidden}
        rowName={inquiryName}
        {...(batch.selection && { selection: batch.selection })}
        actions={actionsOf}
        empty={<EmptyState title={texts.empty} text={texts.emptyHint} action={add} />}
      />
      {acts.dialogs}
      <BatchDialog batch={batch} />
    </ListPage>
  );
}
