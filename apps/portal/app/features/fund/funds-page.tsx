import { FUND_ACCOUNTS, FUND_REASONS, type FundAccount } from '@jianzhu/domain/funds';
import { EmptyState } from '@jianzhu/ui';
import { ListPage } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePortalClient } from '../../portal-client.ts';
import { ExportList } from '../../record/export-list.tsx';
import { type FilterSpec, ListFilters } from '../../record/list-filters.tsx';
import { plainAmount } from '../../record/plain-amount.ts';
import { RecordList } from '../../record/record-list.tsx';
import { useList } from '../../record/use-list.ts';
import { flowColumns, flowFile } from './flow-columns.tsx';
import { type Balances, exportFlow, type Flow, type FlowQuery } from './fund-calls.ts';
import { FundTabs, fundsHref } from './fund-tabs.tsx';
import type { LoadedFunds } from './load-funds.server.ts';
import { fundTexts as texts } from './messages.ts';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const filters: readonly FilterSpec<FlowQuery>[] = [
  { kind: 'choice', name: 'account', label: texts.account, options: optionsOf(FUND_ACCOUNTS) },
  { kind: 'choice', name: 'reason', label: texts.reason, options: optionsOf(FUND_REASONS) },
  { kind: 'days', from: 'from', to: 'to', label: texts.days },
  { kind: 'text', name: 'keyword', label: texts.keyword, hint: texts.keywordHint },
];

// Object.keys of the table gives exactly its names.
const accounts = Object.keys(FUND_ACCOUNTS) as FundAccount[];

interface FundsPageProps extends Omit<LoadedFunds, 'balances'> {
  readonly balances: Balances;
}

/** 资金明细: what the platform holds of the company and for it, and each movement of it (domain rules 13.4). */
export function FundsPage({ query, flow, balances }: FundsPageProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const list = useList<Flow, FlowQuery>(fundsHref, query, flow);
  return (
    <ListPage
      {...head}
      actions={
        <ExportList list={list} name={texts.table} columns={flowFile} ask={(body) => exportFlow(client, body)} />
      }
      tabs={<FundTabs current="funds" />}
      notice={
        <DescriptionList
          items={accounts.map((account) => ({
            term: `${FUND_ACCOUNTS[account]} · ${texts.notes[account]}`,
            value: <strong>{texts.yuan(plainAmount(balances[account]))}</strong>,
          }))}
        />
      }
      filters={<ListFilters list={list} filters={filters} />}
    >
      <RecordList
        list={list}
        label={texts.table}
        columns={flowColumns}
        rowName={({ time, subject }) => `${time} ${subject}`}
        empty={<EmptyState title={texts.empty} text={texts.emptyHint} />}
      />
    </ListPage>
  );
}
