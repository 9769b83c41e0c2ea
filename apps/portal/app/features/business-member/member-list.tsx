import {
  BUSINESS_MEMBER_ACTS,
  type BusinessMemberAct,
  MEMBERSHIP_STATUSES,
  whyNotMemberAct,
} from '@jianzhu/domain/business-members';
import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { ColumnSettings, type RowAction } from '@jianzhu/ui/data-table';
import { ListPage } from '@jianzhu/ui/pages';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { ExportList } from '../../record/export-list.tsx';
import { ListFilters } from '../../record/list-filters.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordList } from '../../record/record-list.tsx';
import { useAct } from '../../record/use-act.ts';
import { useHiddenColumns } from '../../record/use-hidden-columns.ts';
import { useList } from '../../record/use-list.ts';
import { useMay } from '../../session/use-may.ts';
import {
  exportMembers,
  type MemberChoices,
  type MemberFileQuery,
  type MemberPage,
  type MemberQuery,
  type MemberRow,
  memberCalls,
} from './member-calls.ts';
import { memberColumns, memberFile } from './member-columns.tsx';
import type { MemberQuestion } from './member-question.tsx';
import { memberTexts as texts } from './messages.ts';

const MemberDialogs = lazy(() => import('./member-question.tsx'));

export interface MemberListProps {
  readonly query: MemberQuery;
  readonly loaded: LoadedList<MemberPage>;
  /** Null where they could not be loaded. */
  readonly choices: MemberChoices | null;
  /** Those of the page, of which this list is one. */
  readonly tabs: ReactNode;
}

/** The members of the company (domain rules 16.1). */
export function MemberList({ query, loaded, choices, tabs }: MemberListProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const { userInfo } = useSession();
  const may = useMay();
  const list = useList<MemberRow, MemberQuery>(paths.members, query, loaded);
  const act = useAct();
  const [hidden, setHidden] = useHiddenColumns('member');
  const [question, setQuestion] = useState<MemberQuestion | null>(null);
  const [stopping, setStopping] = useState<MemberRow | null>(null);

  /** What a question offers is asked for with it: no list waits for it, and none is as old as the page. */
  const ask = (kind: MemberQuestion['kind'], row: MemberRow) =>
    act.run(`${kind} ${row.id}`, async () => {
      const calls = await memberCalls(client);
      const [offered, { belongings, ...seen }] = await Promise.all([
        calls.choices(),
        calls.detail({ query: { id: row.id } }),
      ]);
      setQuestion({ kind, member: seen, choices: offered, belongings });
      return undefined;
    });

  const change = (name: 'disable' | 'enable', { id, version }: MemberRow) =>
    act.run(`${name} ${id}`, async () => {
      const calls = await memberCalls(client);
      await calls[name]({ body: { id, version } });
      return name === 'disable' ? texts.disabled : texts.enabled;
    });

  const actionsOf = (row: MemberRow): readonly RowAction[] => {
    const acts: readonly (RowAction & { readonly key: BusinessMemberAct })[] = [
      { key: 'update', label: texts.edit, onSelect: () => void ask('update', row) },
      { key: 'disable', label: texts.disable, onSelect: () => setStopping(row) },
      { key: 'enable', label: texts.enable, onSelect: () => void change('enable', row) },
      { key: 'remove', label: texts.remove, danger: true, onSelect: () => void ask('remove', row) },
      { key: 'transfer', label: texts.transfer, onSelect: () => void ask('transfer', row) },
    ];
    return acts.flatMap((act) => {
      if (row.allowedActions.includes(act.key)) return [act];
      // With the permission she sees why it cannot be done to this one; without it, nothing.
      const why = may(BUSINESS_MEMBER_ACTS[act.key]) ? whyNotMemberAct(act.key, { ...row, isUsable: true }) : null;
      // Told on a press too: a finger does not hover.
      const tell = () => client.notify({ tone: 'warning', text: why ?? '' });
      return why === null ? [] : [{ ...act, why, onSelect: tell }];
    });
  };

  const invite = may('member_invite') && (
    <ButtonLink size="regular" href={paths.inviteMember}>
      {texts.invite}
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
            columns={memberFile}
            ask={(asked: MemberFileQuery) => exportMembers(client, asked)}
          />
          {invite}
        </>
      }
      tabs={tabs}
      filters={
        <ListFilters
          list={list}
          filters={[
            { kind: 'text', name: 'keyword', label: texts.keyword, hint: texts.keywordHint },
            {
              kind: 'choice',
              name: 'roleId',
              label: texts.role,
              options: (choices?.roles ?? []).map(({ id, name }) => ({ value: id, label: name })),
            },
            { kind: 'choice', name: 'status', label: texts.status, options: MEMBERSHIP_STATUSES },
          ]}
        />
      }
      tools={
        <>
          {choices && <span>{texts.seats(choices.seats.used, choices.seats.limit, userInfo?.vip?.name ?? '')}</span>}
          <ColumnSettings columns={memberColumns} hidden={hidden} onChange={setHidden} />
        </>
      }
      notice={act.lost && <LostAct lost={act.lost} />}
    >
      <RecordList
        list={list}
        label={texts.table}
        columns={memberColumns}
        hidden={hidden}
        rowName={({ realName }) => realName}
        actions={actionsOf}
        empty={<EmptyState title={texts.empty} text={texts.emptyHint} action={invite} />}
      />
      <ConfirmDialog
        open={stopping !== null}
        title={texts.disableTitle}
        text={stopping === null ? '' : texts.disableText(stopping.realName)}
        confirmText={texts.disable}
        cancelText={texts.cancel}
        pending={stopping !== null && act.isBusy(`disable ${stopping.id}`)}
        onConfirm={() => stopping && void change('disable', stopping).then(() => setStopping(null))}
        onCancel={() => setStopping(null)}
      />
      {question && (
        <Suspense fallback={null}>
          <MemberDialogs question={question} onClose={() => setQuestion(null)} />
        </Suspense>
      )}
    </ListPage>
  );
}
