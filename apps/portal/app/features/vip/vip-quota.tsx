import { dictionaryLabel, MEMBERSHIP_QUOTAS } from '@jianzhu/domain/forms';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { quotaTexts as texts } from './messages.ts';
import type { VipQuota } from './vip-calls.ts';

type Quota = VipQuota['quotas'][number];

const nameOf = ({ key }: Quota): string => dictionaryLabel(MEMBERSHIP_QUOTAS, key);

const columns: readonly Column<Quota>[] = [
  { key: 'name', title: texts.name, cell: nameOf, card: 'title' },
  { key: 'used', title: texts.used, width: '120px', align: 'end', cell: ({ used }) => used },
  { key: 'limit', title: texts.limit, width: '120px', align: 'end', cell: ({ limit }) => limit ?? texts.unlimited },
];

/** What a membership gives a number of, and how much of each is used. */
export function VipQuotaTable({ quota }: { readonly quota: VipQuota }) {
  return (
    <DataTable
      label={texts.table}
      columns={columns}
      rows={{ status: 'ready', items: quota.quotas }}
      rowKey={({ key }) => key}
      rowName={nameOf}
      onRetry={() => {}}
    />
  );
}
