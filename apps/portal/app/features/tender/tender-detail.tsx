import { BID_STATUS } from '@jianzhu/domain/bids';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { EVAL_KINDS, TENDER_STATUS, TENDER_TYPE } from '@jianzhu/domain/tenders';
import { Tag } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage, type PageSection, SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { ExportLines } from '../../asked-lines/export-lines.tsx';
import { FiledLines } from '../../asked-lines/filed-lines.tsx';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { LogTimeline } from '../../record/log-timeline.tsx';
import { SavedFiles } from '../../record/saved-files.tsx';
import { PrintButton } from '../../shell/print-button.tsx';
import { changeTexts } from './change-messages.ts';
import { detailTexts as texts } from './detail-messages.ts';
import { tenderTexts } from './messages.ts';
import { StageLine } from './stage-line.tsx';
import { type TenderDetail, tenderLines } from './tender-calls.ts';
import { TenderChanges } from './tender-changes.tsx';
import { basicFacts, demandFacts, feeFacts, scheduleFacts } from './tender-facts.ts';
import { TenderHead } from './tender-head.tsx';
import { suppliersLook, tenderLook } from './tender-look.ts';
import { TenderRail } from './tender-rail.tsx';

type EvalItem = TenderDetail['evalItems'][number];
type Invitee = NonNullable<TenderDetail['buyer']>['invitees'][number];

const evalColumns: readonly Column<EvalItem>[] = [
  { key: 'name', title: texts.evalColumns.name, cell: ({ name }) => name, card: 'title' },
  {
    key: 'kind',
    title: texts.evalColumns.kind,
    width: '120px',
    cell: ({ kind }) => (kind === null ? '—' : dictionaryLabel(EVAL_KINDS, kind)),
  },
  { key: 'score', title: texts.evalColumns.score, width: '120px', align: 'end', cell: ({ maxScore }) => maxScore },
];

const inviteeColumns: readonly Column<Invitee>[] = [
  { key: 'name', title: texts.inviteeColumns.name, cell: ({ businessName }) => businessName, card: 'title' },
];

/** What other contexts show in the detail of a tender: sections, and what a supplier can do, in its rail. */
export interface TenderParts {
  readonly sections: readonly PageSection[];
  readonly acts: ReactNode;
}

export interface TenderDetailPageProps {
  readonly tender: TenderDetail;
  /** Address of the online viewer for office files, if there is one. */
  readonly officeViewer: string | null;
  /** What other contexts show of it. */
  readonly parts: TenderParts;
  /** What was asked about it; null while nobody may read it. */
  readonly thread: ReactNode;
}

/** A tender to its buyer, or to a supplier who may take part (domain rules 5). */
export function TenderDetailPage({ tender, officeViewer, parts, thread }: TenderDetailPageProps) {
  const head = useMemberHead(tender.tenderType === TENDER_TYPE.invited ? tenderTexts.invited : tenderTexts.open);
  const { revalidate } = useRevalidator();
  useRecordNews('tender', revalidate);
  const { buyer, supplier, failReason } = tender;
  const look =
    supplier === null
      ? tenderLook(tender.status)
      : suppliersLook({ ...tender, hasWon: supplier.bid?.status === BID_STATUS.won });
  const rejectReason = buyer?.rejectReason ?? '';
  const sections = [
    {
      key: 'stages',
      title: texts.stages,
      content: (
        <SectionParts>
          {rejectReason !== '' && <InlineAlert tone="warning">{texts.rejected(rejectReason)}</InlineAlert>}
          {failReason !== '' && (
            <InlineAlert tone="warning">
              {tender.status === TENDER_STATUS.terminated ? texts.terminated(failReason) : texts.failed(failReason)}
            </InlineAlert>
          )}
          <StageLine tender={tender} />
        </SectionParts>
      ),
    },
    ...parts.sections,
    tender.changes.length > 0 && {
      key: 'changes',
      title: changeTexts.section,
      content: <TenderChanges tender={tender} officeViewer={officeViewer} />,
    },
    { key: 'basics', title: texts.basics, content: <DescriptionList items={basicFacts(tender)} /> },
    { key: 'schedule', title: texts.schedule, content: <DescriptionList items={scheduleFacts(tender)} /> },
    tender.lines.length > 0 && {
      key: 'lines',
      title: texts.lines,
      content: (
        <SectionParts>
          <FiledLines
            label={texts.linesTable}
            lines={tender.lines}
            isOwner={buyer !== null}
            officeViewer={officeViewer}
          />
          <ExportLines
            ask={(client) => tenderLines(client, tender.id)}
            fileName={texts.linesFile(tender.code)}
            isOwner={buyer !== null}
          />
        </SectionParts>
      ),
    },
    { key: 'demands', title: texts.demands, content: <DescriptionList items={demandFacts(tender)} /> },
    tender.evalItems.length > 0 && {
      key: 'evaluation',
      title: texts.evaluation,
      content: (
        <DataTable
          label={texts.evalTable}
          columns={evalColumns}
          rows={{ status: 'ready', items: tender.evalItems }}
          rowKey={({ name, kind }) => `${kind} ${name}`}
          rowName={({ name }) => name}
          onRetry={() => {}}
        />
      ),
    },
    {
      key: 'fees',
      title: texts.fees,
      content: (
        <SectionParts>
          <DescriptionList items={feeFacts(tender)} />
          {buyer !== null && buyer.docs.length > 0 && (
            <SavedFiles
              name={`tender-${tender.id}`}
              label={texts.docsTable}
              rules={procurementRules.tender}
              saved={buyer.docs}
              officeViewer={officeViewer}
            />
          )}
        </SectionParts>
      ),
    },
    buyer !== null &&
      buyer.invitees.length > 0 && {
        key: 'invitees',
        title: texts.invitees,
        content: (
          <DataTable
            label={texts.inviteeTable}
            columns={inviteeColumns}
            rows={{ status: 'ready', items: buyer.invitees }}
            rowKey={({ businessId }) => businessId}
            rowName={({ businessName }) => businessName}
            onRetry={() => {}}
          />
        ),
      },
    thread !== null && { key: 'thread', title: texts.thread, content: thread },
    { key: 'log', title: texts.log, content: <LogTimeline logs={tender.logs} names={texts.logs} /> },
  ].filter((section) => section !== false);

  return (
    <DetailPage
      {...head}
      status={<Tag tone={look.tone}>{look.label}</Tag>}
      actions={<PrintButton />}
      progress={<TenderHead tender={tender} />}
      sections={sections}
      rail={<TenderRail tender={tender} acts={parts.acts} />}
    />
  );
}
