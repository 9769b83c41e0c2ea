import { INQUIRY_STATUS, MOST_INVITEES } from '@jianzhu/domain/inquiries';
import { EmptyState } from '@jianzhu/ui';
import { ColumnSettings, type RowAction } from '@jianzhu/ui/data-table';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { ListPage } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { lazy, Suspense, useState } from 'react';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { ExportList } from '../../record/export-list.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordList } from '../../record/record-list.tsx';
import { StandingRecord } from '../../record/standing-record.tsx';
import { useAct } from '../../record/use-act.ts';
import { useHiddenColumns } from '../../record/use-hidden-columns.ts';
import { useList } from '../../record/use-list.ts';
import { useMay } from '../../session/use-may.ts';
import { InvitePanel } from './invite-panel.tsx';
import type { SuppliersData, SupplierTab } from './load-suppliers.server.ts';
import { supplierTexts as texts } from './messages.ts';
import { RemoveSupplier } from './remove-supplier.tsx';
import {
  exportSuppliers,
  type LibraryFileQuery,
  type LibraryQuery,
  type LibraryRow,
  type ShownSupplier,
  supplierCalls,
} from './supplier-calls.ts';
import { groupColumn, pointsColumn, supplierColumns, supplierFile } from './supplier-columns.tsx';
import type { SupplierQuestion } from './supplier-dialog.tsx';
import { SupplierFilters } from './supplier-filters.tsx';
import { useChosen } from './use-chosen.ts';

const SupplierDialog = lazy(() => import('./supplier-dialog.tsx'));

const COLUMNS = {
  own: [...supplierColumns, groupColumn],
  recommended: [...supplierColumns, pointsColumn],
  all: supplierColumns,
} as const;

/** 邀请供应商: the library, what fits the inquiry and everybody (domain rules 3.7); without an inquiry the library alone. */
export function SuppliersPage({ data }: { readonly data: SuppliersData }) {
  const { inquiry } = data;
  if (inquiry === null) return <Suppliers data={data} />;
  return (
    <StandingRecord loaded={inquiry} listHref={paths.myQuotations}>
      {(record) => <Suppliers data={{ ...data, inquiry: { kind: 'ready', record } }} />}
    </StandingRecord>
  );
}

function Suppliers({ data }: { readonly data: SuppliersData }) {
  const head = useMemberHead();
  const client = usePortalClient();
  const may = useMay();
  const { tab, query, loaded } = data;
  const inquiry = data.inquiry?.kind === 'ready' ? data.inquiry.record : null;
  const list = useList<ShownSupplier, LibraryQuery>(hrefOf(tab, inquiry?.id), query, loaded);
  const act = useAct();
  const isDraft = inquiry?.status === INQUIRY_STATUS.draft;
  const invitees = inquiry?.buyer?.invitees ?? [];
  const [before] = useState(() =>
    isDraft ? invitees.map(({ businessId, businessName }) => ({ id: businessId, name: businessName, detail: '' })) : [],
  );
  const chosen = useChosen({
    inquiryId: inquiry?.id ?? null,
    before,
    invited: isDraft ? [] : invitees.map(({ businessId }) => businessId),
    most: isDraft ? MOST_INVITEES : MOST_INVITEES - invitees.length,
  });
  const [hidden, setHidden] = useHiddenColumns('supplier');
  const [question, setQuestion] = useState<SupplierQuestion | null>(null);
  const [leaving, setLeaving] = useState<LibraryRow | null>(null);

  const add = ({ supplierId }: ShownSupplier) =>
    act.run(`add ${supplierId}`, async () => {
      const body = { supplierId, groupName: '', level: null, remark: '' };
      await (await supplierCalls(client)).add({ body });
      return texts.added;
    });
  const whiten = ({ id, version }: LibraryRow) =>
    act.run(`unblack ${id}`, async () => {
      await (await supplierCalls(client)).unblack({ body: { id, version } });
      return texts.whitened;
    });

  const actionsOf = (row: ShownSupplier): readonly RowAction[] => {
    const { note, supplierId, name } = row;
    const allows = (wanted: string) => note?.allowedActions.includes(wanted) === true;
    const isFree = row.refusal === '' && (chosen.has(row.id) || !chosen.isFull);
    const choose = {
      key: 'choose',
      label: chosen.has(row.id) ? texts.chosen : texts.choose,
      onSelect: () => chosen.toggle({ id: row.id, name, detail: note?.groupName || row.cityName }),
    };
    const black = () => setQuestion({ kind: 'black', name, supplierId, version: note?.version });
    return [
      ...(inquiry !== null && isFree ? [choose] : []),
      ...(!row.isKept && may('supplier_add') ? [{ key: 'add', label: texts.add, onSelect: () => void add(row) }] : []),
      ...(note !== null && allows('update')
        ? [{ key: 'edit', label: texts.edit, onSelect: () => setQuestion({ kind: 'note', name, note }) }]
        : []),
      ...(note !== null && allows('unblack')
        ? [{ key: 'unblack', label: texts.whiten, onSelect: () => void whiten(note) }]
        : []),
      ...(allows('black') ? [{ key: 'black', label: texts.blacken, danger: true, onSelect: black }] : []),
      ...(note !== null && allows('remove')
        ? [{ key: 'remove', label: texts.remove, danger: true, onSelect: () => setLeaving(note) }]
        : []),
    ];
  };

  const tabs: readonly SupplierTab[] = inquiry === null ? ['own', 'all'] : ['own', 'recommended', 'all'];
  return (
    <ListPage
      {...head}
      actions={
        tab === 'own' && (
          <ExportList
            list={list}
            name={texts.entity}
            columns={supplierFile}
            ask={(asked: LibraryFileQuery) => exportSuppliers(client, asked)}
          />
        )
      }
      tabs={
        <LinkTabs
          label={texts.tabLabel}
          variant="states"
          current={tab}
          tabs={tabs.map((key) => ({ key, label: texts.tabs[key], href: hrefOf(key, inquiry?.id) }))}
        />
      }
      filters={tab === 'recommended' ? undefined : <SupplierFilters list={list} data={data} />}
      tools={<ColumnSettings columns={COLUMNS[tab]} hidden={hidden} onChange={setHidden} />}
      notice={
        <>
          {act.lost && <LostAct lost={act.lost} />}
          {inquiry && (
            <DescriptionList
              columns={2}
              items={[
                { term: texts.inquiry, value: inquiry.title },
                { term: texts.deadline, value: inquiry.quoteDeadline.slice(0, -3) },
              ]}
            />
          )}
        </>
      }
      note={tab === 'recommended' && <InlineAlert>{texts.recommendNote}</InlineAlert>}
      {...(inquiry && { rail: <InvitePanel inquiry={inquiry} chosen={chosen} act={act} /> })}
    >
      <RecordList
        list={list}
        label={texts.table}
        columns={COLUMNS[tab]}
        hidden={hidden}
        rowName={({ name }) => name}
        actions={actionsOf}
        empty={
          tab === 'recommended' ? (
            <EmptyState title={texts.noRecommended} text={texts.noRecommendedHint} />
          ) : (
            <EmptyState title={texts.empty} text={texts.emptyHint} />
          )
        }
      />
      <RemoveSupplier supplier={leaving} act={act} onClose={() => setLeaving(null)} />
      {question && (
        <Suspense>
          <SupplierDialog question={question} onClose={() => setQuestion(null)} />
        </Suspense>
      )}
    </ListPage>
  );
}

/** Address of a list; of an inquiry it stays with it. */
function hrefOf(tab: SupplierTab, inquiryId: string | undefined): string {
  const said = new URLSearchParams({
    ...(inquiryId !== undefined && { inquiryId }),
    ...(tab !== 'own' && { tab }),
  }).toString();
  return said === '' ? paths.inviteSupplier : `${paths.inviteSupplier}?${said}`;
}
