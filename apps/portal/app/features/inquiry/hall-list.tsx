import type { District } from '@jianzhu/domain';
import { MATERIAL_CATEGORIES } from '@jianzhu/domain/catalogs';
import { INQUIRY_STATUS, inviteeMachine } from '@jianzhu/domain/inquiries';
import { supplierLook } from '@jianzhu/domain/quotations';
import { statusItems } from '@jianzhu/domain/records';
import { EmptyState, Tag, TextLink } from '@jianzhu/ui';
import type { Column, RowAction } from '@jianzhu/ui/data-table';
import { ListPage } from '@jianzhu/ui/pages';
import { TwoLines } from '@jianzhu/ui/record';
import type { ReactNode } from 'react';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { type FilterSpec, ListFilters } from '../../record/list-filters.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { recordTexts } from '../../record/messages.ts';
import { RecordList } from '../../record/record-list.tsx';
import { DeadlineLeft } from '../../record/server-clock.tsx';
import { useList } from '../../record/use-list.ts';
import type { HallPage, HallQuery, HallRow } from './inquiry-calls.ts';
import { inquiryHref, quoteHref } from './inquiry-links.ts';
import { inquiryTexts } from './messages.ts';
import { supplierActs } from './supplier-acts.ts';
import { useInvitation } from './use-invitation.tsx';

const { hall: texts, acts, category, cityName, publishTime, quoteDeadline, keyword, columns: names } = inquiryTexts;

type HallTab = 'hall' | 'invited';

/** Where the own side stands with an inquiry. */
function Mine({ row }: { readonly row: HallRow }) {
  const { label, tone } = supplierLook(row.status, row);
  return <Tag tone={tone}>{label}</Tag>;
}

const columns: readonly Column<HallRow>[] = [
  {
    key: 'title',
    title: texts.title,
    cell: ({ id, title, buyerName, isInvited }) => (
      <TwoLines second={buyerName || texts.hiddenBuyer}>
        <TextLink href={inquiryHref(id)}>{title}</TextLink> {isInvited && <Tag tone="outline">{texts.invitedTag}</Tag>}
      </TwoLines>
    ),
    card: 'title',
    fixed: true,
  },
  { key: 'category', title: names.category, width: '120px', cell: ({ categoryNames }) => categoryNames.join('、') },
  { key: 'city', title: texts.city, width: '96px', cell: ({ cityName }) => cityName },
  { key: 'lines', title: names.lines, width: '84px', align: 'end', cell: ({ lineCount }) => lineCount },
  {
    key: 'quoteDeadline',
    title: texts.deadline,
    width: '176px',
    sortable: true,
    cell: (row) => (
      <TwoLines
        second={
          row.status === INQUIRY_STATUS.quoting ? (
            <DeadlineLeft deadline={row.quoteDeadline} />
          ) : (
            recordTexts.deadlinePassed
          )
        }
      >
        {row.quoteDeadline.slice(0, 16)}
      </TwoLines>
    ),
  },
  { key: 'mine', title: texts.mine, width: '108px', cell: (row) => <Mine row={row} />, card: 'status' },
];

/** @param cities where buyers are */
const filtersOfHall = (cities: HallListProps['cities']): readonly FilterSpec<HallQuery>[] => [
  { kind: 'text', name: 'keyword', label: keyword },
  {
    kind: 'choice',
    name: 'categoryCode',
    label: category,
    options: MATERIAL_CATEGORIES.map(({ code, name }) => ({ value: code, label: name })),
  },
  {
    kind: 'choice',
    name: 'cityCode',
    label: cityName,
    options: cities.map(({ code, name }) => ({ value: code, label: name })),
  },
  { kind: 'days', from: 'beginQuoteDeadline', to: 'endQuoteDeadline', label: quoteDeadline },
  { kind: 'days', from: 'beginPublishTime', to: 'endPublishTime', label: publishTime },
];

const inviteStatus: FilterSpec<HallQuery> = {
  kind: 'choice',
  name: 'inviteStatus',
  label: texts.inviteStatus,
  options: statusItems(inviteeMachine),
};

export interface HallListProps {
  readonly tab: HallTab;
  readonly tabs: ReactNode;
  readonly query: HallQuery;
  readonly loaded: LoadedList<HallPage>;
  readonly cities: readonly Pick<District, 'code' | 'name'>[];
}

/** Inquiries that a supplier may answer: the public ones, or those that it was invited to. */
export function HallList({ tab, tabs, query, loaded, cities }: HallListProps) {
  const head = useMemberHead();
  const member = useSession().userInfo ?? { permissionKeys: [] };
  const path = tab === 'hall' ? paths.myQuotations : `${paths.myQuotations}?tab=${tab}`;
  const list = useList<HallRow, HallQuery>(path, query, loaded);
  const invitation = useInvitation();

  function actionsOf(row: HallRow): readonly RowAction[] {
    const { id } = row;
    const { mayQuote, hasQuoted, mayAccept, mayDecline } = supplierActs(row, member);
    return [
      ...(mayQuote ? [{ key: 'quote', label: hasQuoted ? texts.revise : texts.quote, href: quoteHref(id) }] : []),
      { key: 'view', label: acts.view, href: inquiryHref(id) },
      ...(mayAccept ? [{ key: 'accept', label: texts.accept, onSelect: () => invitation.accept(id) }] : []),
      ...(mayDecline ? [{ key: 'decline', label: texts.decline, onSelect: () => invitation.decline(id) }] : []),
    ];
  }

  const isHall = tab === 'hall';
  return (
    <ListPage
      {...head}
      tabs={tabs}
      filters={
        <ListFilters list={list} filters={isHall ? filtersOfHall(cities) : [...filtersOfHall(cities), inviteStatus]} />
      }
      notice={invitation.act.lost && <LostAct lost={invitation.act.lost} />}
    >
      <RecordList
        list={list}
        label={isHall ? texts.table : texts.invitedTable}
        columns={columns}
        rowName={({ title }) => title}
        actions={actionsOf}
        empty={
          <EmptyState
            title={isHall ? texts.empty : texts.invitedEmpty}
            text={isHall ? texts.emptyHint : texts.invitedEmptyHint}
          />
        }
      />
      {invitation.dialog}
    </ListPage>
  );
}
