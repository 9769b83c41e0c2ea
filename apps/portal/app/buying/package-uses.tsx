import { packageUseMachine, packageUseRecord, refuseUseRecord } from '@jianzhu/domain/orders';
import { statusLook } from '@jianzhu/domain/records';
import { Tag } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList, TwoLines } from '@jianzhu/ui/record';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { useRecordNews } from '../live/use-record-news.ts';
import { usePortalClient } from '../portal-client.ts';
import { ActDialog } from '../record/act-dialog.tsx';
import { LostAct } from '../record/lost-act.tsx';
import { useAct } from '../record/use-act.ts';
import { useReloadAfter } from '../record/use-reload-after.ts';
import { useServerMoment } from '../record/use-server-moment.ts';
import { type PackageUsage, type PackageUse, packageUseCalls } from './package-use-calls.ts';
import { packageUseTexts as texts } from './package-use-messages.ts';

type Item = PackageUsage['items'][number] & { readonly itemNo: number };
const noteRecord = v.pick(packageUseRecord, ['note']);
const timesText = (times: number | null) => (times === null ? texts.unlimited : texts.times(times));
const stay = () => undefined;

export interface PackageUsesProps {
  readonly orderId: string;
  readonly usage: PackageUsage;
}

/** What is open above the section: a use to write, or one to answer. */
type Open =
  | { readonly kind: 'use'; readonly item: Item }
  | { readonly kind: 'confirm' | 'refuse'; readonly use: PackageUse };

/** 服务使用记录: how each item of a package stands, what was used of it, and what this side does about it. */
export function PackageUses({ orderId, usage }: PackageUsesProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  useRecordNews('order', revalidate);
  const act = useAct();
  const [open, setOpen] = useState<Open | null>(null);
  // The first of the answers that time gives.
  const next = usage.uses
    .filter(({ allowedActions }) => allowedActions.includes('refuse'))
    .map(({ confirmDeadline }) => confirmDeadline)
    .toSorted()[0];
  useReloadAfter(useServerMoment(next ?? '', usage.serverTime));
  const { items, uses, beginTime, endTime, refusal, side } = usage;
  const rows: Item[] = items.map((item, itemNo) => ({ ...item, itemNo }));
  const close = () => setOpen(null);

  const confirm = ({ id, version }: PackageUse) =>
    act
      .run('confirm', async () => {
        await (await packageUseCalls(client)).confirm({ body: { id, version } });
        return texts.confirmed;
      })
      .then(close);

  return (
    <SectionParts>
      <LostAct lost={act.lost} />
      {side === 'supply' && refusal !== '' && <InlineAlert>{refusal}</InlineAlert>}
      <DescriptionList
        columns={1}
        items={[
          {
            term: texts.valid,
            value: beginTime === '' ? texts.notBegun : texts.validFrom(beginTime.slice(0, 16), endTime.slice(0, 16)),
          },
        ]}
      />
      <DataTable
        label={texts.items}
        columns={itemColumns}
        rows={{ status: 'ready', items: rows }}
        rowKey={({ itemNo }) => String(itemNo)}
        rowName={({ name }) => name}
        actions={(item) =>
          item.mayUse ? [{ key: 'use', label: texts.useOnce, onSelect: () => setOpen({ kind: 'use', item }) }] : []
        }
        onRetry={stay}
      />
      {uses.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DataTable
          label={texts.uses}
          columns={columnsFor(side)}
          rows={{ status: 'ready', items: uses }}
          rowKey={({ id }) => id}
          rowName={({ itemName, createTime }) => `${itemName} ${createTime}`}
          actions={(use) =>
            (['confirm', 'refuse'] as const)
              .filter((name) => use.allowedActions.includes(name))
              .map((name) => ({ key: name, label: texts[name], onSelect: () => setOpen({ kind: name, use }) }))
          }
          onRetry={stay}
        />
      )}
      {open?.kind === 'use' && (
        <ActDialog
          title={texts.useOnce}
          text={texts.aboutUse(open.item.name)}
          record={noteRecord}
          start={{ note: '' }}
          send={async ({ note }, idempotencyKey) => {
            const body = { orderId, itemNo: open.item.itemNo, note };
            await (await packageUseCalls(client)).add({ body }, { idempotencyKey });
            return texts.useDone;
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'refuse' && (
        <ActDialog
          title={texts.refuse}
          text={texts.refuseText}
          record={refuseUseRecord}
          start={{ reason: '' }}
          send={async ({ reason }) => {
            const { id, version } = open.use;
            await (await packageUseCalls(client)).refuse({ body: { id, version, reason } });
            return texts.refused;
          }}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={open?.kind === 'confirm'}
        pending={act.isBusy('confirm')}
        text={open?.kind === 'confirm' ? texts.confirmText(open.use.itemName) : ''}
        confirmText={texts.confirm}
        onConfirm={() => {
          if (open?.kind === 'confirm') void confirm(open.use);
        }}
        onCancel={close}
      />
    </SectionParts>
  );
}

const itemColumns: readonly Column<Item>[] = [
  { key: 'name', title: texts.item, cell: ({ name }) => name, card: 'title' },
  { key: 'used', title: texts.used, width: '160px', cell: ({ used }) => texts.times(used) },
  { key: 'left', title: texts.left, width: '160px', cell: ({ left }) => timesText(left) },
];

/** The seller sees who wrote it; the people of the other side are nobody's business. */
const columnsFor = (side: PackageUsage['side']): readonly Column<PackageUse>[] => [
  { key: 'item', title: texts.item, width: '200px', cell: ({ itemName }) => itemName, card: 'title' },
  { key: 'note', title: texts.note, cell: ({ note }) => note },
  {
    ...{ key: 'status', title: texts.status, width: '220px', card: 'status' as const },
    cell: (use) => {
      const { label, tone } = statusLook(packageUseMachine, use.status);
      return (
        <TwoLines second={aboutAnswer(use)}>
          <Tag tone={tone}>{label}</Tag>
        </TwoLines>
      );
    },
  },
  ...(side === 'supply'
    ? [{ key: 'writer', title: texts.writer, width: '120px', cell: ({ writerName }: PackageUse) => writerName }]
    : []),
  { key: 'time', title: texts.time, width: '160px', cell: ({ createTime }) => createTime.slice(0, 16) },
];

function aboutAnswer({ refuseReason, isBySystem, answerTime, confirmDeadline }: PackageUse): string {
  if (refuseReason !== '') return texts.reason(refuseReason);
  if (isBySystem) return texts.byTime;
  return answerTime === '' ? texts.until(confirmDeadline.slice(0, 16)) : answerTime.slice(0, 16);
}
