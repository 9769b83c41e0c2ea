import { INQUIRY_MESSAGES, INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { Button, ButtonLink } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { Countdown } from '@jianzhu/ui/countdown';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { DetailPage } from '@jianzhu/ui/pages';
import { RecordSummary, StatusTag } from '@jianzhu/ui/record';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { useAskedAct } from '../../record/use-asked-act.ts';
import { useReloadAfter } from '../../record/use-reload-after.ts';
import { useServerMoment } from '../../record/use-server-moment.ts';
import { inquiryCalls, type SecondRound } from './inquiry-calls.ts';
import { inquiryLook } from './inquiry-columns.tsx';
import { selectingHref } from './inquiry-links.ts';
import { secondTexts as texts } from './second-messages.ts';

type Participant = SecondRound['participants'][number];

const columns: readonly Column<Participant>[] = [
  { key: 'name', title: texts.columns.name, cell: ({ businessName }) => businessName, card: 'title' },
];

/** A second round to the buyer who started it: how many have answered, and nothing else. */
export function SecondProgress({ round }: { readonly round: SecondRound }) {
  const head = useMemberHead();
  const client = usePortalClient();
  const act = useAct();
  const untilMs = useServerMoment(round.deadline, round.serverTime);
  useReloadAfter(untilMs);
  const { revalidate } = useRevalidator();
  useRecordNews('inquiry', revalidate);
  const { inquiryId, inquiryVersion, status, progress, participants, allowedActions } = round;
  const look = inquiryLook(status);
  const isRunning = status === INQUIRY_STATUS.secondRound;

  const end = useAskedAct(act, 'end', async () => {
    await (await inquiryCalls(client)).endSecond({ body: { id: inquiryId, version: inquiryVersion } });
    return texts.endDone;
  });

  return (
    <DetailPage
      {...head}
      status={<StatusTag look={look} />}
      progress={
        <RecordSummary
          title={round.title}
          facts={[round.code, INQUIRY_MESSAGES.secondProgress(progress.done, progress.all)]}
          aside={
            isRunning &&
            untilMs !== null && (
              <>
                <span>{texts.until}</span>
                <Countdown label={texts.until} untilMs={untilMs} />
                <span>{round.deadline.slice(0, 16)}</span>
              </>
            )
          }
        />
      }
      sections={[
        {
          key: 'progress',
          title: texts.progress,
          content: (
            <>
              <p>{INQUIRY_MESSAGES.secondProgress(progress.done, progress.all)}</p>
              <p>{isRunning ? texts.sealed : texts.ended}</p>
              <LostAct lost={act.lost} />
              {allowedActions.includes('endSecond') && (
                <Button variant="line" size="regular" onClick={end.ask}>
                  {texts.end}
                </Button>
              )}
              {!isRunning && (
                <ButtonLink size="regular" href={selectingHref(inquiryId)}>
                  {texts.toSelecting}
                </ButtonLink>
              )}
              <ConfirmDialog {...end.dialog} text={INQUIRY_MESSAGES.secondEndConfirm} confirmText={texts.end} />
            </>
          ),
        },
        {
          key: 'suppliers',
          title: texts.suppliers,
          content: (
            <DataTable
              label={texts.suppliersTable}
              columns={columns}
              rows={{ status: 'ready', items: participants }}
              rowKey={({ quotationId }) => quotationId}
              rowName={({ businessName }) => businessName}
              onRetry={() => {}}
            />
          ),
        },
      ]}
    />
  );
}
