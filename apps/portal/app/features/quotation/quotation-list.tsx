import { MATERIAL_CATEGORIES } from '@jianzhu/domain/catalogs';
import { QUOTATION_MESSAGES, QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import type { RowAction } from '@jianzhu/ui/data-table';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { ListPage } from '@jianzhu/ui/pages';
import { type ReactNode, useState } from 'react';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { ExportList } from '../../record/export-list.tsx';
import { type FilterSpec, ListFilters } from '../../record/list-filters.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordList } from '../../record/record-list.tsx';
import { useAct } from '../../record/use-act.ts';
import { useList } from '../../record/use-list.ts';
import { quotationTexts as texts } from './messages.ts';
import {
  exportQuotations,
  type QuotationFileQuery,
  type QuotationPage,
  type QuotationQuery,
  type QuotationRow,
  quotationCalls,
} from './quotation-calls.ts';
import { dealHref, quotationHref, quotationsHref, quoteHref, secondHref } from './quotation-links.ts';
import { listColumns, listFile } from './quotation-list-columns.tsx';

const { draft, submitted, withdrawn, secondAsked, secondSubmitted, won, partlyWon, lost } = QUOTATION_STATUS;
const nothing = QUOTATION_STATUS.void;

/** The views of the list, by the statuses that each shows (domain rules 4.4). */
const views = [
  { name: '草稿', statuses: [draft] },
  { name: '已报价', statuses: [submitted, secondSubmitted] },
  { name: '待二次报价', statuses: [secondAsked] },
  { name: '已中标', statuses: [won, partlyWon] },
  { name: '未中标', statuses: [lost] },
  { name: '已失效', statuses: [withdrawn, nothing] },
] as const;

const filters: readonly FilterSpec<QuotationQuery>[] = [
  { kind: 'text', name: 'keyword', label: texts.keyword },
  { kind: 'text', name: 'buyerName', label: texts.buyer },
  {
    kind: 'choice',
    name: 'categoryCode',
    label: texts.category,
    options: MATERIAL_CATEGORIES.map(({ code, name }) => ({ value: code, label: name })),
  },
  { kind: 'days', from: 'beginSubmitTime', to: 'endSubmitTime', label: texts.submitTime },
  { kind: 'money', name: 'minTotalAmount', label: texts.minTotal },
  { kind: 'money', name: 'maxTotalAmount', label: texts.maxTotal },
  { kind: 'days', from: 'beginQuoteDeadline', to: 'endQuoteDeadline', label: texts.quoteDeadline },
];

export interface QuotationListProps {
  /** Leads to the other lists of a supplier. */
  readonly tabs: ReactNode;
  readonly query: QuotationQuery;
  readonly loaded: LoadedList<QuotationPage>;
  /** Of each status; null where they could not be counted. */
  readonly counts: readonly { readonly status: number; readonly count: number }[] | null;
}

/** The own quotations, in every status (domain rules 4.4). */
export function QuotationList({ tabs, query, loaded, counts }: QuotationListProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const list = useList<QuotationRow, QuotationQuery>(quotationsHref, query, loaded);
  const act = useAct();
  const [withdrawing, setWithdrawing] = useState<QuotationRow | null>(null);

  const countOf = (statuses: readonly number[] | null) =>
    counts?.filter(({ status }) => statuses?.includes(status) ?? true).reduce((sum, { count }) => sum + count, 0);
  const named = (name: string, statuses: readonly number[] | null) =>
    counts === null ? name : `${name} ${countOf(statuses)}`;

  function withdraw({ id, version }: QuotationRow) {
    void act
      .run(`withdraw ${id}`, async () => {
        await (await quotationCalls(client)).withdraw({ body: { id, version } });
        return texts.withdrawn;
      })
      .then(() => setWithdrawing(null));
  }

  return (
    <ListPage
      {...head}
      actions={
        <ExportList
          list={list}
          name={head.title}
          columns={listFile}
          ask={(asked: QuotationFileQuery) => exportQuotations(client, asked)}
        />
      }
      tabs={tabs}
      filters={<ListFilters list={list} filters={filters} kept={{ status: query.status }} />}
      tools={
        <LinkTabs
          label={texts.states}
          current={query.status ?? 'all'}
          tabs={[
            { key: 'all', label: named(texts.all, null), href: list.href({ status: undefined }) },
            ...views.map(({ name, statuses }) => ({
              key: statuses.join(','),
              label: named(name, statuses),
              href: list.href({ status: statuses.join(',') }),
            })),
          ]}
        />
      }
      notice={act.lost && <LostAct lost={act.lost} />}
      note={<InlineAlert>{texts.sealedNote}</InlineAlert>}
    >
      <RecordList
        list={list}
        label={texts.table}
        columns={listColumns}
        rowName={({ title }) => title}
        actions={(row) => rowActions(row, () => setWithdrawing(row))}
        empty={
          <EmptyState
            title={texts.empty}
            text={texts.emptyHint}
            action={<ButtonLink href={paths.myQuotations}>{texts.toHall}</ButtonLink>}
          />
        }
      />
      <ConfirmDialog
        open={withdrawing !== null}
        text={QUOTATION_MESSAGES.withdrawConfirm}
        confirmText={texts.acts.withdraw}
        pending={withdrawing !== null && act.isBusy(`withdraw ${withdrawing.id}`)}
        onConfirm={() => withdrawing && withdraw(withdrawing)}
        onCancel={() => setWithdrawing(null)}
      />
    </ListPage>
  );
}

function rowActions(row: QuotationRow, onWithdraw: () => void): readonly RowAction[] {
  const { id, inquiryId, status, dealId, allowedActions } = row;
  const may = (name: string) => allowedActions.includes(name);
  const editLabels: Readonly<Partial<Record<number, string>>> = {
    [draft]: texts.acts.resume,
    [withdrawn]: texts.acts.again,
  };
  const isDecided = status === won || status === partlyWon || status === lost;
  return [
    { key: 'view', label: isDecided ? texts.acts.result : texts.acts.view, href: quotationHref(id) },
    ...(may('submit')
      ? [{ key: 'edit', label: editLabels[status] ?? texts.acts.edit, href: quoteHref(inquiryId) }]
      : []),
    ...(may('submitSecond') ? [{ key: 'second', label: texts.acts.second, href: secondHref(inquiryId) }] : []),
    ...(may('withdraw') ? [{ key: 'withdraw', label: texts.acts.withdraw, onSelect: onWithdraw }] : []),
    ...(dealId === null ? [] : [{ key: 'deal', label: texts.acts.deal, href: dealHref(dealId) }]),
  ];
}
