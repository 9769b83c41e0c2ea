import { ADDRESS_TAGS, type AddressAct, MOST_ADDRESSES } from '@jianzhu/domain/addresses';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { ButtonLink, EmptyState, Tag } from '@jianzhu/ui';
import { type Column, ColumnSettings, type RowAction } from '@jianzhu/ui/data-table';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { ListPage } from '@jianzhu/ui/pages';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { deletes } from '../../record/batch-acts.ts';
import { BatchBar, BatchDialog } from '../../record/batch-bar.tsx';
import { ExportList } from '../../record/export-list.tsx';
import { KeywordFilters } from '../../record/keyword-filters.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordList } from '../../record/record-list.tsx';
import { useAct } from '../../record/use-act.ts';
import { useBatch } from '../../record/use-batch.ts';
import { useHiddenColumns } from '../../record/use-hidden-columns.ts';
import { type ListView, useList } from '../../record/use-list.ts';
import { useMay } from '../../session/use-may.ts';
import {
  type AddressFileQuery,
  type AddressPage,
  type AddressQuery,
  type AddressRow,
  addressCalls,
  exportAddresses,
} from './address-calls.ts';
import { addressFile } from './address-file.ts';
import { addressTexts as texts } from './messages.ts';

const tagOf = ({ tag }: AddressRow) =>
  tag === null ? null : <Tag tone="outline">{dictionaryLabel(ADDRESS_TAGS, tag)}</Tag>;

const allows = ({ allowedActions }: AddressRow, act: AddressAct) => allowedActions.includes(act);
const mayBeDeleted = (row: AddressRow) => allows(row, 'delete');

const columns: readonly Column<AddressRow>[] = [
  {
    key: 'receiver',
    title: texts.columns.receiver,
    width: '112px',
    sortable: true,
    cell: ({ receiver }) => receiver,
    card: 'title',
    fixed: true,
  },
  { key: 'phone', title: texts.columns.phone, width: '120px', cell: ({ phoneMasked }) => phoneMasked },
  { key: 'region', title: texts.columns.region, width: '176px', cell: ({ regionText }) => regionText },
  {
    key: 'detail',
    title: texts.columns.detail,
    cell: ({ detail, siteName }) => (siteName === '' ? detail : `${detail}（${siteName}）`),
  },
  { key: 'tag', title: texts.columns.tag, width: '72px', cell: (row) => tagOf(row) ?? '—' },
  {
    key: 'isDefault',
    title: texts.columns.isDefault,
    width: '72px',
    cell: ({ isDefault }) => isDefault === 1 && <Tag tone="brand">{texts.isDefault}</Tag>,
    card: 'status',
  },
];

export interface AddressListProps {
  readonly query: AddressQuery;
  readonly loaded: LoadedList<AddressPage>;
}

/** The delivery addresses of the business. */
export function AddressList({ query, loaded }: AddressListProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const may = useMay();
  const list = useList<AddressRow, AddressQuery>(paths.addresses, query, loaded);
  const act = useAct();
  const [hidden, setHidden] = useHiddenColumns('address');
  const batch = useBatch(list, act, [
    deletes<AddressRow>(texts.entity, mayBeDeleted, async (rows) => {
      const records = rows.map(({ id, version }) => ({ id, version }));
      return (await addressCalls(client)).deleteMany({ body: { records } });
    }),
  ]);

  const setDefault = ({ id, version }: AddressRow) =>
    act.run(`default ${id}`, async () => {
      await (await addressCalls(client)).setDefault({ body: { id, version } });
      return texts.defaultSet;
    });

  const actionsOf = (row: AddressRow): readonly RowAction[] => {
    const edit = { key: 'edit', label: texts.edit, href: `${paths.addressModify}?id=${row.id}` };
    const toDefault = { key: 'setDefault', label: texts.setDefault, onSelect: () => void setDefault(row) };
    return [
      ...(allows(row, 'edit') ? [edit] : []),
      ...batch.actionsOf(row),
      ...(allows(row, 'setDefault') ? [toDefault] : []),
    ];
  };

  const add = may('address_add') && (
    <ButtonLink size="regular" href={paths.addressModify}>
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
            columns={addressFile}
            ask={(asked: AddressFileQuery) => exportAddresses(client, asked)}
          />
          {add}
        </>
      }
      filters={
        <BatchBar batch={batch}>
          <AddressFilters list={list} />
        </BatchBar>
      }
      tools={
        <>
          {list.page !== null && !list.isFiltered && <span>{texts.saved(list.page.total, MOST_ADDRESSES)}</span>}
          <ColumnSettings columns={columns} hidden={hidden} onChange={setHidden} />
        </>
      }
      notice={act.lost && <LostAct lost={act.lost} />}
      note={<InlineAlert>{texts.note}</InlineAlert>}
    >
      <RecordList
        list={list}
        label={texts.table}
        columns={columns}
        hidden={hidden}
        rowName={({ receiver, detail }) => `${receiver} ${detail}`}
        {...(batch.selection && { selection: batch.selection })}
        actions={actionsOf}
        empty={<EmptyState title={texts.empty} text={texts.emptyHint} action={add} />}
      />
      <BatchDialog batch={batch} />
    </ListPage>
  );
}

function AddressFilters({ list }: { readonly list: ListView<AddressRow, AddressQuery> }) {
  const tabs = [{ value: undefined, label: texts.all }, ...ADDRESS_TAGS];
  return (
    <KeywordFilters
      list={list}
      hint={texts.keywordHint}
      others={[
        {
          key: 'tag',
          wide: true,
          field: (
            <LinkTabs
              label={texts.tag}
              current={String(list.query.tag)}
              tabs={tabs.map(({ value, label }) => ({ key: String(value), label, href: list.href({ tag: value }) }))}
            />
          ),
        },
      ]}
    />
  );
}
