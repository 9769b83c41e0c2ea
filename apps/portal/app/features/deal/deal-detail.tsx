import { DEAL_SOURCES, DEAL_STATUS } from '@jianzhu/domain/deals';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { formatMoney } from '@jianzhu/domain/money';
import { ButtonLink, Tag } from '@jianzhu/ui';
import { Countdown } from '@jianzhu/ui/countdown';
import { DetailPage } from '@jianzhu/ui/pages';
import { DescriptionList, RecordSummary, StatusTag, type Step, Steps } from '@jianzhu/ui/record';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { LogTimeline } from '../../record/log-timeline.tsx';
import { StandingRecord } from '../../record/standing-record.tsx';
import { useReloadAfter } from '../../record/use-reload-after.ts';
import { useServerMoment } from '../../record/use-server-moment.ts';
import { PrintButton } from '../../shell/print-button.tsx';
import { amountFacts } from './amount-facts.ts';
import type { Deal } from './deal-calls.ts';
import { DealContracts } from './deal-contracts.tsx';
import { DealLines } from './deal-lines.tsx';
import { dealLook } from './deal-list.tsx';
import { DealRail } from './deal-rail.tsx';
import { DealRatings } from './deal-ratings.tsx';
import { dealDetailTexts as texts } from './messages.ts';

const { waiting, confirmed, finished } = DEAL_STATUS;
const { facts: terms } = texts;

export interface DealDetailPageProps {
  readonly loaded: LoadedRecord<Deal>;
  readonly officeViewer: string | null;
}

/** A deal to both of its sides (domain rules 4.8). */
export function DealDetailPage({ loaded, officeViewer }: DealDetailPageProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.myQuotations}>
      {(deal) => <Detail key={deal.id} deal={deal} officeViewer={officeViewer} />}
    </StandingRecord>
  );
}

function Detail({ deal, officeViewer }: { readonly deal: Deal; readonly officeViewer: string | null }) {
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  useRecordNews('deal', revalidate);
  const look = dealLook(deal.status);
  const untilMs = useServerMoment(deal.confirmDeadline, deal.serverTime);
  useReloadAfter(untilMs);
  const isWaiting = deal.status === waiting;
  const sections = [
    { key: 'parties', title: texts.parties, content: <DescriptionList items={factsOf(deal)} /> },
    {
      key: 'lines',
      title: texts.lines,
      content: <DealLines deal={deal} />,
    },
    {
      key: 'contracts',
      title: texts.contracts,
      content: <DealContracts deal={deal} officeViewer={officeViewer} />,
    },
    deal.status === finished && { key: 'rating', title: texts.rating, content: <DealRatings deal={deal} /> },
    { key: 'log', title: texts.log, content: <LogTimeline logs={deal.logs} names={texts.logs} /> },
  ].filter((section) => section !== false);

  return (
    <DetailPage
      {...head}
      status={<StatusTag look={look} />}
      actions={
        <>
          <ButtonLink variant="line" size="compact" href={`${paths.dealNotice}?id=${deal.id}`}>
            {texts.notice}
          </ButtonLink>
          <PrintButton />
        </>
      }
      progress={
        <>
          <RecordSummary
            title={deal.title}
            tags={<Tag tone="outline">{texts.source(dictionaryLabel(DEAL_SOURCES, deal.sourceType))}</Tag>}
            facts={[deal.code, deal.createTime.slice(0, 16)]}
            aside={
              isWaiting &&
              untilMs !== null && (
                <>
                  <span>{texts.confirmUntil}</span>
                  <Countdown label={texts.confirmUntil} untilMs={untilMs} />
                  <span>{texts.expires(deal.confirmDeadline.slice(0, 16))}</span>
                </>
              )
            }
          />
          <Steps steps={stepsOf(deal)} />
        </>
      }
      sections={sections}
      rail={<DealRail deal={deal} />}
    />
  );
}

function factsOf(deal: Deal) {
  return [
    { term: terms.buyer, value: deal.buyer.businessName },
    { term: terms.supplier, value: deal.supplier.businessName },
    { term: terms.created, value: deal.createTime.slice(0, 16) },
    { term: terms.total, value: <b>{formatMoney(deal.totalAmount)}</b> },
    ...amountFacts(deal),
    { term: terms.words, value: deal.amountInWords, wide: true },
    ...(deal.refuseReason === '' ? [] : [{ term: terms.refused, value: deal.refuseReason, wide: true }]),
  ];
}

/** How far the deal is; one that ended early says where. */
function stepsOf(deal: Deal): readonly Step[] {
  const { status } = deal;
  const { steps, stepNotes } = texts;
  const isEnded = status !== waiting && status !== confirmed && status !== finished;
  const isConfirmed = status === confirmed || status === finished;
  const hasContract = deal.contractAttachments.length > 0;
  // Each side says it once; the other may leave it.
  const isRated = deal.ownRating !== null;
  const after = (isDone: boolean, isCurrent: boolean): Step['state'] =>
    isDone ? 'done' : isCurrent && !isEnded ? 'current' : 'waiting';
  return [
    { label: steps.award, state: 'done', note: deal.createTime.slice(5, 16) },
    {
      label: steps.confirm,
      state: isEnded ? 'failed' : after(isConfirmed, status === waiting),
      note: deal.confirmTime === '' ? stepNotes.confirm : deal.confirmTime.slice(5, 16),
    },
    { label: steps.contract, state: after(hasContract, status === confirmed), note: stepNotes.contract },
    {
      label: steps.perform,
      state: after(status === finished, status === confirmed && hasContract),
      note: stepNotes.perform,
    },
    {
      label: steps.finish,
      state: after(status === finished, false),
      note: deal.finishTime === '' ? stepNotes.finish : deal.finishTime.slice(5, 16),
    },
    { label: steps.rate, state: after(isRated, status === finished), note: stepNotes.rate },
  ];
}
