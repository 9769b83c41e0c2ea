import { GROUP_LISTS, GROUP_STATUS, groupMachine } from '@jianzhu/domain/groups';
import { statusLook } from '@jianzhu/domain/records';
import { Button, EmptyState } from '@jianzhu/ui';
import { type Column, DataTable, type RowAction } from '@jianzhu/ui/data-table';
import { ListPage } from '@jianzhu/ui/pages';
import { StatusTag } from '@jianzhu/ui/record';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { StandingRecord } from '../../record/standing-record.tsx';
import { useAct } from '../../record/use-act.ts';
import { useMay } from '../../session/use-may.ts';
import type { AskedShare, GroupRow, SharedList as Shared } from './group-calls.ts';
import type { GroupQuestion } from './group-question.tsx';
import { groupTexts as texts } from './messages.ts';
import { SharedList, sharedHref } from './shared-list.tsx';

const GroupDialog = lazy(() => import('./group-question.tsx'));

/** All that the part shows. */
export interface GroupData {
  readonly links: readonly GroupRow[];
  /** The list of a subsidiary that is open; null for none. */
  readonly open: { readonly asked: AskedShare; readonly shared: Shared } | null;
}

const listed = ({ lists }: GroupRow) => lists.map((list) => GROUP_LISTS[list].label).join('、') || texts.nothingShared;

const columns: readonly Column<GroupRow>[] = [
  { key: 'name', title: texts.columns.name, cell: ({ businessName }) => businessName, card: 'title' },
  { key: 'side', title: texts.columns.side, width: '96px', cell: ({ side }) => texts.sides[side] },
  {
    key: 'lists',
    title: texts.columns.lists,
    cell: (row) => (row.status === GROUP_STATUS.joined ? listed(row) : texts.none),
  },
  { key: 'createTime', title: texts.columns.createTime, width: '136px', cell: (row) => row.createTime.slice(0, 16) },
  {
    key: 'status',
    title: texts.columns.status,
    width: '88px',
    cell: ({ status }) => <StatusTag look={statusLook(groupMachine, status)} />,
    card: 'status',
  },
];

export interface GroupPageProps {
  readonly loaded: LoadedRecord<GroupData>;
  /** Those of the page, of which this is one. */
  readonly tabs: ReactNode;
}

/** The parent and the subsidiaries of the company; part of 成员管理 under `?tab=group`. */
export function GroupPage({ loaded, tabs }: GroupPageProps) {
  return (
    <StandingRecord loaded={loaded} listHref={`${paths.members}?tab=group`}>
      {(data) => <Group data={data} tabs={tabs} />}
    </StandingRecord>
  );
}

function Group({ data: { links, open }, tabs }: { readonly data: GroupData; readonly tabs: ReactNode }) {
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  const may = useMay();
  const act = useAct();
  const [question, setQuestion] = useState<GroupQuestion | null>(null);
  const opened = links.find(({ id }) => id === open?.asked.id);

  const actionsOf = (link: GroupRow): readonly RowAction[] => {
    const ask = (kind: Exclude<GroupQuestion['kind'], 'invite'>) => () => setQuestion({ kind, link });
    const acts: readonly RowAction[] = [
      { key: 'accept', label: texts.accept, onSelect: ask('accept') },
      { key: 'refuse', label: texts.refuse, onSelect: ask('refuse') },
      { key: 'share', label: texts.share, onSelect: ask('share') },
      { key: 'revoke', label: texts.revoke, danger: true, onSelect: ask('revoke') },
      { key: 'end', label: texts.end, danger: true, onSelect: ask('end') },
    ];
    const readable = link.side === 'parent' ? link.lists.find((list) => may(GROUP_LISTS[list].permission)) : undefined;
    return [
      ...(readable ? [{ key: 'view', label: texts.view, href: sharedHref(link.id, readable) }] : []),
      ...acts.filter(({ key }) => link.allowedActions.includes(key)),
    ];
  };
  const invite = may('business_edit') && (
    <Button size="regular" onClick={() => setQuestion({ kind: 'invite' })}>
      {texts.invite}
    </Button>
  );
  return (
    <ListPage {...head} actions={invite} tabs={tabs} notice={act.lost && <LostAct lost={act.lost} />}>
      <DataTable
        label={texts.table}
        columns={columns}
        rows={{ status: 'ready', items: links }}
        rowKey={({ id }) => id}
        rowName={({ businessName }) => businessName}
        actions={actionsOf}
        empty={<EmptyState title={texts.empty} text={texts.emptyHint} action={invite} />}
        onRetry={() => void revalidate()}
      />
      {open && opened && <SharedList link={opened} {...open} />}
      {question && (
        <Suspense fallback={null}>
          <GroupDialog question={question} act={act} onClose={() => setQuestion(null)} />
        </Suspense>
      )}
    </ListPage>
  );
}
