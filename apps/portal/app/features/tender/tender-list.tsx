import type { District } from '@jianzhu/domain';
import { TENDER_KINDS, TENDER_TYPE, TENDER_TYPES } from '@jianzhu/domain/tenders';
import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { ColumnSettings } from '@jianzhu/ui/data-table';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { ListPage } from '@jianzhu/ui/pages';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { type FilterSpec, ListFilters } from '../../record/list-filters.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordList } from '../../record/record-list.tsx';
import { useHiddenColumns } from '../../record/use-hidden-columns.ts';
import { useList } from '../../record/use-list.ts';
import { useMay } from '../../session/use-may.ts';
import { TENDER_TABS, tenderTexts as texts } from './messages.ts';
import type { StatusCounts, TenderPage, TenderQuery, TenderRow } from './tender-calls.ts';
import { tenderColumns } from './tender-columns.tsx';
import { newHref } from './tender-links.ts';
import { tenderName } from './tender-look.ts';
import { tenderActions } from './tender-row-actions.ts';
import { useTenderActs } from './use-tender-acts.tsx';

type City = Pick<District, 'code' | 'name'>;

const filtersOf = (cities: readonly City[]): readonly FilterSpec<TenderQuery>[] => [
  { kind: 'text', name: 'keyword', label: texts.keyword },
  { kind: 'choice', name: 'tenderType', label: texts.type, options: TENDER_TYPES },
  { kind: 'choice', name: 'tenderKind', label: texts.kind, options: TENDER_KINDS },
  {
    ...{ kind: 'choice', name: 'cityCode', label: texts.city },
    options: cities.map(({ code, name }) => ({ value: code, label: name })),
  },
  { kind: 'days', from: 'beginPublishTime', to: 'endPublishTime', label: texts.publishTime },
];

export interface TenderListProps {
  readonly query: TenderQuery;
  readonly loaded: LoadedList<TenderPage>;
  /** Null where they could not be counted. */
  readonly counts: StatusCounts | null;
  readonly cities: readonly City[];
}

/** The tenders of the business, to those who buy (domain rules 5.9). */
export function TenderList({ query, loaded, counts, cities }: TenderListProps) {
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  useRecordNews('tender', revalidate);
  const may = useMay();
  const list = useList<TenderRow, TenderQuery>(paths.tenders, query, loaded);
  const acts = useTenderActs();
  const [hidden, setHidden] = useHiddenColumns('tender');
  const where = { isListed: true, mayAudit: may('tender_audit') };

  const countOf = (statuses: readonly number[] | null) =>
    counts?.statuses
      .filter(({ status }) => statuses?.includes(status) ?? true)
      .reduce((sum, { count }) => sum + count, 0);
  const named = (name: string, count: number | undefined) => (count === undefined ? name : texts.counted(name, count));
  const add = may('tender_add') && (
    <>
      <ButtonLink size="regular" variant="line" href={newHref(TENDER_TYPE.invited)}>
        {texts.newInvited}
      </ButtonLink>
      <ButtonLink size="regular" href={newHref(TENDER_TYPE.open)}>
        {texts.newOpen}
      </ButtonLink>
    </>
  );

  return (
    <ListPage
      {...head}
      actions={add}
      tabs={
        <LinkTabs
          variant="states"
          label={texts.tabs}
          current={query.status ?? 'all'}
          tabs={[
            { key: 'all', label: named(texts.all, countOf(null)), href: list.href({ status: undefined }) },
            ...TENDER_TABS.map(({ name, statuses }) => ({
              key: statuses.join(','),
              label: named(name, countOf(statuses)),
              href: list.href({ status: statuses.join(',') }),
            })),
          ]}
        />
      }
      filters={<ListFilters list={list} filters={filtersOf(cities)} kept={{ status: query.status }} />}
      tools={<ColumnSettings columns={tenderColumns} hidden={hidden} onChange={setHidden} />}
      notice={acts.act.lost && <LostAct lost={acts.act.lost} />}
    >
      <RecordList
        list={list}
        label={texts.table}
        columns={tenderColumns}
        hidden={hidden}
        rowName={tenderName}
        actions={(row) => tenderActions(row, (name) => acts.start(name, row), where)}
        empty={<EmptyState title={texts.empty} text={texts.emptyHint} action={add} />}
      />
      {acts.dialogs}
    </ListPage>
  );
}
