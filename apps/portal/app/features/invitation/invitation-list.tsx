import { INVITATION_STATUS, invitationMachine } from '@jianzhu/domain/invitations';
import { statusItems, statusLook } from '@jianzhu/domain/records';
import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import type { Column, RowAction } from '@jianzhu/ui/data-table';
import { ListPage } from '@jianzhu/ui/pages';
import { StatusTag } from '@jianzhu/ui/record';
import { type ReactNode, useState } from 'react';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { ListFilters } from '../../record/list-filters.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordList } from '../../record/record-list.tsx';
import { useAct } from '../../record/use-act.ts';
import { useList } from '../../record/use-list.ts';
import { useMay } from '../../session/use-may.ts';
import { type InvitationPage, type InvitationQuery, type InvitationRow, invitationCalls } from './invitation-calls.ts';
import { invitationTexts as texts } from './messages.ts';

const columns: readonly Column<InvitationRow>[] = [
  { key: 'phone', title: texts.columns.phone, width: '120px', cell: ({ phoneMasked }) => phoneMasked, card: 'title' },
  { key: 'name', title: texts.columns.name, width: '104px', cell: ({ name }) => name || texts.unnamed },
  { key: 'roles', title: texts.columns.roles, cell: ({ roleNames }) => roleNames.join('、') || texts.unnamed },
  { key: 'inviter', title: texts.columns.inviter, width: '96px', cell: ({ inviterName }) => inviterName },
  { key: 'createTime', title: texts.columns.createTime, width: '136px', cell: (row) => row.createTime.slice(0, 16) },
  { key: 'expireTime', title: texts.columns.expireTime, width: '136px', cell: (row) => row.expireTime.slice(0, 16) },
  {
    key: 'status',
    title: texts.columns.status,
    width: '96px',
    cell: ({ status, isByLink }) => {
      const look = statusLook(invitationMachine, status);
      const isLinkUsed = isByLink && status === INVITATION_STATUS.joined;
      return <StatusTag look={isLinkUsed ? { ...look, label: texts.byLink } : look} />;
    },
    card: 'status',
  },
];

export interface InvitationListProps {
  readonly query: InvitationQuery;
  readonly loaded: LoadedList<InvitationPage>;
  /** Those of the page, of which this list is one. */
  readonly tabs: ReactNode;
}

/** The invitations that the company has sent; part of 成员管理 under `?tab=invitations` (domain rules 16.2). */
export function InvitationList({ query, loaded, tabs }: InvitationListProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const may = useMay();
  const list = useList<InvitationRow, InvitationQuery>(`${paths.members}?tab=invitations`, query, loaded);
  const act = useAct();
  const [revoking, setRevoking] = useState<InvitationRow | null>(null);

  const resend = ({ id, version }: InvitationRow) =>
    act.run(`resend ${id}`, async (idempotencyKey) => {
      await (await invitationCalls(client)).resend({ body: { id, version } }, { idempotencyKey });
      return texts.resent;
    });
  const revoke = ({ id, version }: InvitationRow) =>
    act.run(`revoke ${id}`, async (idempotencyKey) => {
      await (await invitationCalls(client)).revoke({ body: { id, version } }, { idempotencyKey });
      return texts.revoked;
    });

  const actionsOf = (row: InvitationRow): readonly RowAction[] => [
    { key: 'view', label: texts.view, href: `${paths.invitationInfo}?id=${row.id}` },
    ...(row.canResend ? [{ key: 'resend', label: texts.resend, onSelect: () => void resend(row) }] : []),
    ...(row.allowedActions.includes('revoke')
      ? [{ key: 'revoke', label: texts.revoke, danger: true, onSelect: () => setRevoking(row) }]
      : []),
  ];

  const invite = may('member_invite') && (
    <ButtonLink size="regular" href={paths.inviteMember}>
      {texts.invite}
    </ButtonLink>
  );
  return (
    <ListPage
      {...head}
      actions={invite}
      tabs={tabs}
      filters={
        <ListFilters
          list={list}
          filters={[
            { kind: 'text', name: 'keyword', label: texts.keyword, hint: texts.keywordHint },
            {
              kind: 'choice',
              name: 'status',
              label: texts.status,
              options: statusItems(invitationMachine),
            },
          ]}
        />
      }
      notice={act.lost && <LostAct lost={act.lost} />}
    >
      <RecordList
        list={list}
        label={texts.table}
        columns={columns}
        rowName={({ phoneMasked, name }) => `${name} ${phoneMasked}`.trim()}
        actions={actionsOf}
        empty={<EmptyState title={texts.empty} text={texts.emptyHint} action={invite} />}
      />
      <ConfirmDialog
        open={revoking !== null}
        text={revoking === null ? '' : texts.revokeText(revoking.phoneMasked)}
        confirmText={texts.revoke}
        cancelText={texts.cancel}
        pending={revoking !== null && act.isBusy(`revoke ${revoking.id}`)}
        onConfirm={() => revoking && void revoke(revoking).then(() => setRevoking(null))}
        onCancel={() => setRevoking(null)}
      />
    </ListPage>
  );
}
