import { joinRefusal, joinRequestMachine } from '@jianzhu/domain/invitations';
import { statusItems, statusLook } from '@jianzhu/domain/records';
import { givenRoleIds, MOST_ROLES } from '@jianzhu/domain/roles';
import { EmptyState } from '@jianzhu/ui';
import type { Column, RowAction } from '@jianzhu/ui/data-table';
import { ListPage } from '@jianzhu/ui/pages';
import { StatusTag, TwoLines } from '@jianzhu/ui/record';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { ListFilters } from '../../record/list-filters.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import { RecordList } from '../../record/record-list.tsx';
import { SeveralField } from '../../record/several-field.tsx';
import { useList } from '../../record/use-list.ts';
import {
  type JoinRequestPage,
  type JoinRequestQuery,
  type JoinRequestRow,
  joinRequestCalls,
} from './join-request-calls.ts';
import { joinRequestTexts as texts } from './messages.ts';

/** What is asked for with a yes. */
const givenRoles = v.object({ roleIds: givenRoleIds });

const columns: readonly Column<JoinRequestRow>[] = [
  { key: 'name', title: texts.columns.name, width: '112px', cell: ({ name }) => name || texts.none, card: 'title' },
  { key: 'phone', title: texts.columns.phone, width: '120px', cell: ({ phoneMasked }) => phoneMasked },
  { key: 'reason', title: texts.columns.reason, cell: ({ reason }) => reason || texts.none },
  { key: 'createTime', title: texts.columns.createTime, width: '136px', cell: (row) => row.createTime.slice(0, 16) },
  {
    key: 'handled',
    title: texts.columns.handled,
    width: '208px',
    cell: ({ handleTime, handlerName, refuseReason }) =>
      handleTime === '' ? (
        texts.none
      ) : (
        <TwoLines second={refuseReason}>{texts.handledBy(handlerName, handleTime.slice(0, 16))}</TwoLines>
      ),
  },
  {
    key: 'status',
    title: texts.columns.status,
    width: '88px',
    cell: ({ status }) => <StatusTag look={statusLook(joinRequestMachine, status)} />,
    card: 'status',
  },
];

type Question = { readonly kind: 'agree' | 'refuse'; readonly row: JoinRequestRow };

export interface JoinRequestListProps {
  readonly query: JoinRequestQuery;
  readonly loaded: LoadedList<JoinRequestPage>;
  /** The roles that may be given; empty where they could not be loaded, or may not be given. */
  readonly roles: readonly { readonly id: string; readonly name: string }[];
  /** Those of the page, of which this list is one. */
  readonly tabs: ReactNode;
}

/** Who asks to join the company; part of 成员管理 under `?tab=requests` (domain rules 16.2). */
export function JoinRequestList({ query, loaded, roles, tabs }: JoinRequestListProps) {
  const head = useMemberHead();
  const list = useList<JoinRequestRow, JoinRequestQuery>(`${paths.members}?tab=requests`, query, loaded);
  const [question, setQuestion] = useState<Question | null>(null);

  const actionsOf = (row: JoinRequestRow): readonly RowAction[] =>
    (
      [
        { key: 'agree', label: texts.agree, onSelect: () => setQuestion({ kind: 'agree', row }) },
        { key: 'refuse', label: texts.refuse, danger: true, onSelect: () => setQuestion({ kind: 'refuse', row }) },
      ] as const
    ).filter(({ key }) => row.allowedActions.includes(key));

  return (
    <ListPage
      {...head}
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
              options: statusItems(joinRequestMachine),
            },
          ]}
        />
      }
    >
      <RecordList
        list={list}
        label={texts.table}
        columns={columns}
        rowName={({ name, phoneMasked }) => `${name} ${phoneMasked}`.trim()}
        actions={actionsOf}
        empty={<EmptyState title={texts.empty} text={texts.emptyHint} />}
      />
      {question && <Answer question={question} roles={roles} onClose={() => setQuestion(null)} />}
    </ListPage>
  );
}

function Answer(props: {
  readonly question: Question;
  readonly roles: JoinRequestListProps['roles'];
  readonly onClose: () => void;
}) {
  const { question, roles, onClose } = props;
  const client = usePortalClient();
  const { id, version, name, phoneMasked } = question.row;
  const who = name || phoneMasked;
  if (question.kind === 'refuse') {
    return (
      <ActDialog
        title={texts.refuseTitle(who)}
        confirmText={texts.refuse}
        record={joinRefusal}
        start={{ reason: '' }}
        send={async ({ reason }, idempotencyKey) => {
          const body = { id, version, agree: 0 as const, roleIds: [], reason };
          await (await joinRequestCalls(client)).handle({ body }, { idempotencyKey });
          return texts.refused;
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <ActDialog
      title={texts.agreeTitle(who)}
      confirmText={texts.agree}
      record={givenRoles}
      start={{ roleIds: [] }}
      send={async ({ roleIds }, idempotencyKey) => {
        const body = { id, version, agree: 1 as const, roleIds, reason: '' };
        await (await joinRequestCalls(client)).handle({ body }, { idempotencyKey });
        return texts.agreed;
      }}
      onClose={onClose}
    >
      {(form) => (
        <SeveralField
          form={form}
          name="roleIds"
          label={texts.roles}
          help={texts.rolesHelp(MOST_ROLES)}
          max={MOST_ROLES}
          options={roles.map(({ id: roleId, name: label }) => ({ id: roleId, label }))}
        />
      )}
    </ActDialog>
  );
}
