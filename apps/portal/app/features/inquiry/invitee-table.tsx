import { DECLINE_REASONS, dictionaryLabel } from '@jianzhu/domain/forms';
import { INVITEE_SOURCES, inviteeMachine } from '@jianzhu/domain/inquiries';
import { statusLook } from '@jianzhu/domain/records';
import { Tag, TextLink } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { useRevalidator } from 'react-router';
import * as paths from '../../paths.ts';
import { minuteOf } from '../../record/dates.ts';
import { detailTexts as texts } from './detail-messages.ts';
import type { Invitee } from './inquiry-calls.ts';

const { inviteeColumns: names } = texts;

const lookOf = (status: number) => statusLook(inviteeMachine, status);

const columns: readonly Column<Invitee>[] = [
  {
    key: 'name',
    title: names.name,
    cell: ({ businessId, businessName }) => (
      <TextLink href={`${paths.materialCompanyDetail}?businessId=${businessId}`}>{businessName}</TextLink>
    ),
    card: 'title',
  },
  { key: 'source', title: names.source, width: '96px', cell: ({ source }) => dictionaryLabel(INVITEE_SOURCES, source) },
  {
    key: 'status',
    title: names.status,
    width: '96px',
    cell: ({ inviteStatus }) => <Tag tone={lookOf(inviteStatus).tone}>{lookOf(inviteStatus).label}</Tag>,
    card: 'status',
  },
  { key: 'viewed', title: names.viewed, width: '112px', cell: ({ viewTime }) => minuteOf(viewTime) || '—' },
  { key: 'quoted', title: names.quoted, width: '112px', cell: ({ quoteTime }) => minuteOf(quoteTime) || '—' },
  {
    key: 'reason',
    title: names.reason,
    width: '128px',
    cell: ({ declineReason, declineRemark }) =>
      declineReason === null
        ? '—'
        : [dictionaryLabel(DECLINE_REASONS, declineReason), declineRemark].filter((text) => text !== '').join('：'),
  },
];

/** Who was invited and what came of it, to the buyer; null where it could not be loaded. */
export function InviteeTable({ invitees }: { readonly invitees: readonly Invitee[] | null }) {
  const { revalidate } = useRevalidator();
  if (invitees?.length === 0) return <p>{texts.noInvitees}</p>;
  return (
    <DataTable
      label={texts.inviteeTable}
      columns={columns}
      rows={invitees === null ? { status: 'failed' } : { status: 'ready', items: invitees }}
      rowKey={({ id }) => id}
      rowName={({ businessName }) => businessName}
      onRetry={() => void revalidate()}
    />
  );
}
