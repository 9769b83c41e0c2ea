import { mayDo } from '@jianzhu/domain/member-center';
import { statusLook } from '@jianzhu/domain/records';
import { withdrawalMachine } from '@jianzhu/domain/withdrawals';
import { Button, EmptyState, Tag } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { ListPage } from '@jianzhu/ui/pages';
import { useState } from 'react';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { ListFilters } from '../../record/list-filters.tsx';
import { filtersOf } from '../../record/list-query.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { plainAmount } from '../../record/plain-amount.ts';
import { RecordList } from '../../record/record-list.tsx';
import { useAct } from '../../record/use-act.ts';
import { useList } from '../../record/use-list.ts';
import { FundTabs, withdrawalHref } from './fund-tabs.tsx';
import type { LoadedWithdrawals } from './load-withdrawals.server.ts';
import { fundTexts } from './messages.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { type WithdrawalQuery, type WithdrawalRow, type WithdrawOptions, withdrawalCalls } from './withdrawal-calls.ts';

const texts = fundTexts.withdraw;
const { columns: titles } = texts;

/** The status of a withdrawal as a tag. */
export function WithdrawalTag({ status }: { readonly status: number }) {
  const { label, tone } = statusLook(withdrawalMachine, status);
  return <Tag tone={tone}>{label}</Tag>;
}

const columns: readonly Column<WithdrawalRow>[] = [
  { key: 'code', title: titles.code, width: '168px', cell: ({ code }) => code, card: 'title' },
  { key: 'createTime', title: titles.createTime, width: '172px', cell: ({ createTime }) => createTime },
  { key: 'account', title: titles.account, cell: ({ bankName, cardNoMasked }) => `${bankName} ${cardNoMasked}` },
  { key: 'amount', title: titles.amount, width: '144px', align: 'end', cell: ({ amount }) => plainAmount(amount) },
  { key: 'applicant', title: titles.applicant, width: '96px', cell: ({ applicantName }) => applicantName },
  {
    ...{ key: 'status', title: titles.status, width: '104px', card: 'status' },
    cell: ({ status }) => <WithdrawalTag status={status} />,
  },
];

type TabQuery = WithdrawalQuery & { readonly tab: 'withdrawals' };

const statuses = Object.entries(withdrawalMachine.statuses).map(([value, { label }]) => ({
  // Object.entries gives the numbers of the table as texts.
  value: Number(value),
  label,
}));

/** 提现记录: withdrawals of the company, and the form of a new one; part of 银行卡与资金 (domain rules 13.4). */
export function WithdrawalList({ query, list: loaded, hasPin }: Pick<LoadedWithdrawals, 'query' | 'list' | 'hasPin'>) {
  const head = useMemberHead();
  const client = usePortalClient();
  const { userInfo } = useSession();
  const all = useList<WithdrawalRow, TabQuery>(paths.bankcards, { ...query, tab: 'withdrawals' }, loaded);
  // The tab is no filter.
  const list = { ...all, isFiltered: filtersOf(query).length > 0 };
  const act = useAct();
  const [options, setOptions] = useState<WithdrawOptions | null>(null);
  const open = () =>
    void act.run('options', async () => {
      setOptions(await (await withdrawalCalls(client)).options());
      return undefined;
    });
  const apply = userInfo !== null && mayDo(userInfo, 'fund_withdraw') && (
    <Button size="regular" pending={act.isBusy('options')} onClick={open}>
      {texts.apply}
    </Button>
  );
  return (
    <ListPage
      {...head}
      actions={apply}
      tabs={<FundTabs current="withdrawals" />}
      filters={
        <ListFilters<TabQuery>
          list={list}
          kept={{ tab: 'withdrawals' }}
          filters={[{ kind: 'choice', name: 'status', label: titles.status, options: statuses }]}
        />
      }
      notice={act.lost && <LostAct lost={act.lost} />}
    >
      <RecordList
        list={list}
        label={texts.table}
        columns={columns}
        rowName={({ code }) => code}
        actions={({ id }) => [{ key: 'view', label: texts.view, href: withdrawalHref(id) }]}
        empty={<EmptyState title={texts.empty} text={texts.emptyHint} />}
      />
      {options !== null && <WithdrawDialog options={options} hasPin={hasPin} onClose={() => setOptions(null)} />}
    </ListPage>
  );
}
