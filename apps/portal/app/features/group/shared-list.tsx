import { GROUP_LISTS } from '@jianzhu/domain/groups';
import { mayDo } from '@jianzhu/domain/member-center';
import { formatMoney } from '@jianzhu/domain/money';
import { EmptyState, Tag } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { SheetSection } from '@jianzhu/ui/pages';
import { useRevalidator } from 'react-router';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import type { AskedShare, GroupRow, SharedList as Shared } from './group-calls.ts';
import { groupTexts as texts } from './messages.ts';

type SharedRow = Shared['records'][number];

const { sharedColumns: titles } = texts;

const columns: readonly Column<SharedRow>[] = [
  { key: 'title', title: titles.title, cell: ({ title }) => title, card: 'title' },
  { key: 'code', title: titles.code, width: '176px', cell: ({ code }) => code || texts.none },
  { key: 'detail', title: titles.detail, cell: ({ detail }) => detail || texts.none },
  {
    key: 'amount',
    title: titles.amount,
    width: '144px',
    cell: ({ amount }) => (amount === null ? texts.none : formatMoney(amount)),
  },
  { key: 'time', title: titles.time, width: '136px', cell: ({ time }) => time.slice(0, 16) },
  {
    key: 'status',
    title: titles.status,
    width: '104px',
    cell: ({ statusName }) => <Tag tone="neutral">{statusName}</Tag>,
    card: 'status',
  },
];

/** Where a list of a subsidiary is read. */
export const sharedHref = (id: string, list: string): string => `${paths.members}?tab=group&of=${id}&list=${list}`;

export interface SharedListProps {
  readonly link: GroupRow;
  readonly asked: AskedShare;
  readonly shared: Shared;
}

/** What a subsidiary shows its parent, to read. */
export function SharedList({ link, asked, shared }: SharedListProps) {
  const { revalidate } = useRevalidator();
  const member = useSession().userInfo ?? { permissionKeys: [] };
  const { label } = GROUP_LISTS[asked.list];
  const isOfDeals = shared.records.some(({ amount }) => amount !== null);
  return (
    <SheetSection
      id="shared"
      title={texts.sharedBy(shared.businessName)}
      hint={texts.sharedTotal(shared.records.length, shared.total)}
    >
      <LinkTabs
        label={texts.lists}
        current={asked.list}
        tabs={link.lists
          .filter((key) => mayDo(member, GROUP_LISTS[key].permission))
          .map((key) => ({ key, label: GROUP_LISTS[key].label, href: sharedHref(link.id, key) }))}
      />
      <DataTable
        label={texts.sharedTable(label)}
        columns={columns}
        hidden={new Set(isOfDeals ? [] : ['amount'])}
        rows={{ status: 'ready', items: shared.records }}
        rowKey={({ id }) => id}
        rowName={({ title, code }) => `${title} ${code}`.trim()}
        empty={<EmptyState title={texts.sharedEmpty} />}
        onRetry={() => void revalidate()}
      />
    </SheetSection>
  );
}
