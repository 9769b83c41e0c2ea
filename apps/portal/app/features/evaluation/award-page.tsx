import { decisionRecord, EVALUATION_MESSAGES } from '@jianzhu/domain/evaluations';
import { statusLook } from '@jianzhu/domain/records';
import {
  supplierTenderLook,
  TENDER_MESSAGES,
  TENDER_STATUS,
  TENDER_TYPE,
  tenderMachine,
} from '@jianzhu/domain/tenders';
import { Button, ButtonLink } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage, SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList, RecordSummary, StatusTag } from '@jianzhu/ui/record';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { SavedFiles } from '../../record/saved-files.tsx';
import { UnloadedRecord } from '../../record/unloaded-record.tsx';
import { PrintButton } from '../../shell/print-button.tsx';
import { AwardForm } from './award-form.tsx';
import { evaluationCalls, type TenderResult } from './evaluation-calls.ts';
import { resultTexts as texts } from './result-messages.ts';
import { resultSections } from './result-sections.tsx';

export interface AwardPageProps {
  readonly loaded: LoadedRecord<TenderResult>;
  readonly officeViewer: string | null;
}

/** Candidates, publicity and objections, and the confirmation of who wins (domain rules 5.8). */
export function AwardPage({ loaded, officeViewer }: AwardPageProps) {
  if (loaded.kind !== 'ready') return <UnloadedRecord loaded={loaded} listHref={paths.tenders} />;
  return <Award key={loaded.record.id} result={loaded.record} officeViewer={officeViewer} />;
}

function Award({ result, officeViewer }: { readonly result: TenderResult; readonly officeViewer: string | null }) {
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  useRecordNews('tender', revalidate);
  const { id, title, code, status, candidates, reports, award, allowedActions, isOwner } = result;
  const hasWon = candidates.some((candidate) => candidate.isOwn && candidate.hasWon);
  const look = isOwner ? statusLook(tenderMachine, status) : supplierTenderLook(status, hasWon);
  const isPublic = status === TENDER_STATUS.publicity;
  const sections = [
    ...resultSections(result, officeViewer),
    reports.length > 0 && {
      ...{ key: 'report', title: texts.report },
      content: (
        <SavedFiles
          name={`report-of-${id}`}
          label={texts.reportFiles}
          rules={procurementRules.award}
          saved={reports}
          officeViewer={officeViewer}
        />
      ),
    },
    isOwner && isPublic && { key: 'checks', title: texts.checks, content: <Checks result={result} /> },
    allowedActions.includes('award') && {
      ...{ key: 'award', title: texts.award },
      // Whoever stands now is what the form begins with.
      content: <AwardForm key={candidates.map(({ hasRefused }) => hasRefused).join()} result={result} />,
    },
    award !== null && { key: 'result', title: texts.result, content: <Awarded award={award} /> },
  ].filter((section) => section !== false);
  return (
    <DetailPage
      {...head}
      status={<StatusTag look={look} />}
      actions={
        <>
          <ButtonLink
            variant="line"
            size="compact"
            href={isOwner ? `${paths.bidTable}?tenderId=${id}` : detailOf(result)}
          >
            {isOwner ? texts.toTable : texts.toTender}
          </ButtonLink>
          <PrintButton />
          <Decisions result={result} />
        </>
      }
      progress={<RecordSummary title={title} facts={[code]} />}
      sections={
        sections.length > 0
          ? sections
          : [{ key: 'none', title: texts.candidates, content: <InlineAlert>{texts.noResult}</InlineAlert> }]
      }
    />
  );
}

/** The notice of the tender, which a bidder goes back to. */
const detailOf = ({ id, tenderType }: TenderResult) =>
  `${tenderType === TENDER_TYPE.invited ? paths.tenderDetail : paths.publicTender}?id=${id}&mode=view`;

/** What still stands in the way of a confirmation. */
function Checks({ result: { objections, publicityEnd, reports } }: { readonly result: TenderResult }) {
  const open = objections.filter(({ answerTime }) => answerTime === '').length;
  const { check } = texts;
  return (
    <SectionParts>
      {open > 0 && <InlineAlert tone="warning">{TENDER_MESSAGES.openObjection}</InlineAlert>}
      <DescriptionList
        items={[
          { term: check.objections, value: open > 0 ? check.open(open) : check.done },
          { term: check.publicity, value: check.left(publicityEnd.slice(0, 16)) },
          { term: check.report, value: reports.length > 0 ? check.done : '—' },
        ]}
      />
    </SectionParts>
  );
}

function Awarded({ award }: { readonly award: NonNullable<TenderResult['award']> }) {
  const terms = texts.awardFacts;
  return (
    <SectionParts>
      <DescriptionList
        items={[
          { term: terms.time, value: award.awardTime.slice(0, 16) },
          { term: terms.deal, value: award.dealCode },
          { term: terms.days, value: texts.days(award.contractDays) },
          ...(award.reason === '' ? [] : [{ term: terms.reason, value: award.reason, wide: true }]),
        ]}
      />
      <div>
        <ButtonLink variant="line" href={`${paths.dealDetail}?id=${award.dealId}`}>
          {texts.deal}
        </ButtonLink>{' '}
        <ButtonLink variant="line" href={`${paths.dealNotice}?id=${award.dealId}`}>
          {texts.print}
        </ButtonLink>
      </div>
    </SectionParts>
  );
}

const DECISIONS = {
  reEvaluate: { title: texts.reEvaluate, text: EVALUATION_MESSAGES.againConfirm, done: texts.reEvaluated },
  fail: { title: texts.fail, text: EVALUATION_MESSAGES.failConfirm, done: texts.failed },
} as const;

/** Evaluates anew, or lets the tender fail, each with its reason. */
function Decisions({ result }: { readonly result: TenderResult }) {
  const client = usePortalClient();
  const [asked, setAsked] = useState<keyof typeof DECISIONS | null>(null);
  const offered = (['reEvaluate', 'fail'] as const).filter((name) => result.allowedActions.includes(name));
  return (
    <>
      {offered.map((name) => (
        <Button key={name} variant="line" size="compact" onClick={() => setAsked(name)}>
          {DECISIONS[name].title}
        </Button>
      ))}
      {asked !== null && (
        <ActDialog
          title={DECISIONS[asked].title}
          text={DECISIONS[asked].text}
          record={decisionRecord}
          start={{ reason: '' }}
          send={async ({ reason }) => {
            const { id, version } = result;
            await (await evaluationCalls(client))[asked]({ body: { id, version, reason } });
            return DECISIONS[asked].done;
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
