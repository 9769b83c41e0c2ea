import { BID_MESSAGES } from '@jianzhu/domain/bids';
import { TENDER_STATUS, type TenderStatus, tenderMachine } from '@jianzhu/domain/tenders';
import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import { ListPage } from '@jianzhu/ui/pages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { deskOf } from '../../attachment/load-upload-desk.ts';
import { attachmentTexts } from '../../attachment/messages.ts';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { type FilterSpec, ListFilters } from '../../record/list-filters.tsx';
import { filtersOf } from '../../record/list-query.ts';
import type { LoadedList } from '../../record/load-list.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordList } from '../../record/record-list.tsx';
import { useAct } from '../../record/use-act.ts';
import { useList } from '../../record/use-list.ts';
import { signUpTexts } from './messages.ts';
import { mineActions } from './my-bid-actions.ts';
import { mineColumns } from './my-bid-columns.tsx';
import {
  givenDocs,
  type MineCounts,
  type MinePage,
  type MineQuery,
  type MineRow,
  withdrawBid,
} from './sign-up-calls.ts';

const { mine: texts, acts } = signUpTexts;
const STAGES = ['pay', 'bid', 'sent', 'opened', 'won', 'lost', 'over'] as const;

/** Statuses of a tender that somebody can have signed up to. */
const SIGNED_UP = Object.values(TENDER_STATUS).filter((status) => status >= TENDER_STATUS.signingUp);

const filters: readonly FilterSpec<MineQuery>[] = [
  { kind: 'text', name: 'keyword', label: texts.keyword },
  {
    ...{ kind: 'choice', name: 'tenderStatus', label: texts.columns.status },
    options: SIGNED_UP.map((status: TenderStatus) => ({
      value: String(status),
      label: tenderMachine.statuses[status].label,
    })),
  },
  { kind: 'days', from: 'beginSubmitTime', to: 'endSubmitTime', label: texts.submitTime },
];

export interface MyBidsProps {
  readonly query: MineQuery;
  readonly loaded: LoadedList<MinePage>;
  readonly counts: MineCounts | null;
}

/** What a supplier takes part in, with what it has to do (domain rules 5.9). */
export function MyBids({ query, loaded, counts }: MyBidsProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const member = useSession().userInfo ?? { permissionKeys: [] };
  const { revalidate } = useRevalidator();
  useRecordNews('tender', revalidate);
  const act = useAct();
  const [withdrawing, setWithdrawing] = useState<MineRow | null>(null);
  const all = useList<MineRow, MineQuery>(paths.myBids, query, loaded);
  // The tab is no filter.
  const list = { ...all, isFiltered: filtersOf({ ...query, stage: undefined }).length > 0 };
  const named = (key: keyof MineCounts) =>
    counts === null ? texts.names[key] : texts.counted(texts.names[key], counts[key]);

  const download = (row: MineRow) =>
    void act.run(`docs ${row.id}`, async () => {
      const files = await givenDocs(client, row.tenderId);
      const desk = await deskOf(client);
      await desk.download(
        files.map(({ id, fileName, fileSize }) => ({ resourceId: id, fileName, fileSize })),
        attachmentTexts.archive(texts.docsOf(row.tenderCode)),
      );
      return undefined;
    });
  const withdraw = ({ bid }: MineRow) =>
    void act
      .run('withdraw', async () => {
        if (bid === null) return undefined;
        await withdrawBid(client, bid);
        return texts.withdrawn;
      })
      .then(() => setWithdrawing(null));

  return (
    <ListPage
      {...head}
      tabs={
        <LinkTabs
          variant="states"
          label={texts.tabs}
          current={query.stage ?? 'all'}
          tabs={[
            { key: 'all', label: named('all'), href: list.href({ stage: undefined }) },
            ...STAGES.map((stage) => ({ key: stage, label: named(stage), href: list.href({ stage }) })),
          ]}
        />
      }
      filters={<ListFilters list={list} filters={filters} kept={{ stage: query.stage }} />}
      notice={act.lost && <LostAct lost={act.lost} />}
    >
      <RecordList
        list={list}
        label={texts.table}
        columns={mineColumns}
        rowName={({ title }) => title}
        actions={(row) => mineActions(row, member, { download, withdraw: setWithdrawing })}
        empty={
          <EmptyState
            title={texts.empty}
            text={texts.emptyHint}
            action={
              <ButtonLink size="regular" variant="line" href={paths.tenders}>
                {texts.toHall}
              </ButtonLink>
            }
          />
        }
      />
      <ConfirmDialog
        open={withdrawing !== null}
        title={texts.withdrawTitle}
        text={BID_MESSAGES.withdrawConfirm}
        confirmText={acts.withdraw}
        pending={act.isBusy('withdraw')}
        onConfirm={() => withdrawing && withdraw(withdrawing)}
        onCancel={() => setWithdrawing(null)}
      />
    </ListPage>
  );
}
