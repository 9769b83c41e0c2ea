import { BID_STATUS } from '@jianzhu/domain/bids';
import { TENDER_STATUS, TENDER_TYPE } from '@jianzhu/domain/tenders';
import { Tag } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage, type PageSection } from '@jianzhu/ui/pages';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { LogTimeline } from '../../record/log-timeline.tsx';
import { SavedFiles } from '../../record/saved-files.tsx';
import { PrintButton } from '../../shell/print-button.tsx';
import { detailTexts as texts } from './detail-messages.ts';
import { tenderTexts } from './messages.ts';
import { StageLine } from './stage-line.tsx';
import type { TenderDetail } from './tender-calls.ts';
import { TenderHead } from './tender-head.tsx';
import { suppliersLook, tenderLook } from './tender-look.ts';
import { TenderRail } from './tender-rail.tsx';
import { useTenderTabs } from './use-tender-tabs.tsx';

type Invitee = NonNullable<TenderDetail['buyer']>['invitees'][number];

const inviteeColumns: readonly Column<Invitee>[] = [
  { key: 'name', title: texts.inviteeColumns.name, cell: ({ businessName }) => businessName, card: 'title' },
];

/** What other contexts show in the detail of a tender: sections of its page, and what stands in its rail. */
export interface TenderParts {
  readonly sections: readonly PageSection[];
  /** How far the own company is, and what it can do next. */
  readonly acts: ReactNode;
  /** What became of its deposit. */
  readonly deposit: ReactNode;
  /** Its bid; null where it has none to have. */
  readonly ownBid: ReactNode;
  /** What was asked about the tender; null while nobody may read it. */
  readonly thread: ReactNode;
  /** How much was asked; null where it is not known. */
  readonly questionCount: number | null;
}

export interface TenderDetailPageProps {
  readonly tender: TenderDetail;
  /** Address of the online viewer for office files, if there is one. */
  readonly officeViewer: string | null;
  /** What other contexts show of it. */
  readonly parts: TenderParts;
}

/** A tender to its buyer, or to a supplier who may take part (domain rules 5). */
export function TenderDetailPage({ tender, officeViewer, parts }: TenderDetailPageProps) {
  const head = useMemberHead(tender.tenderType === TENDER_TYPE.invited ? tenderTexts.invited : tenderTexts.open);
  const { revalidate } = useRevalidator();
  useRecordNews('tender', revalidate);
  const { buyer, supplier } = tender;
  const look =
    supplier === null
      ? tenderLook(tender.status)
      : suppliersLook({ ...tender, hasWon: supplier.bid?.status === BID_STATUS.won });
  const tabs = useTenderTabs({ tender, officeViewer, parts });
  const sections = [
    ...parts.sections,
    buyer !== null &&
      buyer.docs.length > 0 && {
        key: 'docs',
        title: texts.docs,
        content: (
          <SavedFiles
            name={`tender-${tender.id}`}
            label={texts.docsTable}
            rules={procurementRules.tender}
            saved={buyer.docs}
            officeViewer={officeViewer}
          />
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
    { key: 'log', title: texts.log, content: <LogTimeline logs={tender.logs} names={texts.logs} /> },
  ].filter((section) => section !== false);

  return (
    <DetailPage
      {...head}
      status={<Tag tone={look.tone}>{look.label}</Tag>}
      actions={<PrintButton />}
      progress={
        <>
          <TenderHead tender={tender} />
          <WhyStopped tender={tender} />
          <StageLine tender={tender} />
        </>
      }
      tabs={tabs}
      sections={sections}
      rail={<TenderRail tender={tender} acts={parts.acts} deposit={parts.deposit} />}
    />
  );
}

/** Why its review sent it back, or why it ended before its award. */
function WhyStopped({ tender: { buyer, status, failReason } }: { readonly tender: TenderDetail }) {
  const rejectReason = buyer?.rejectReason ?? '';
  return (
    <>
      {rejectReason !== '' && <InlineAlert tone="warning">{texts.rejected(rejectReason)}</InlineAlert>}
      {failReason !== '' && (
        <InlineAlert tone="warning">
          {status === TENDER_STATUS.terminated ? texts.terminated(failReason) : texts.failed(failReason)}
        </InlineAlert>
      )}
    </>
  );
}
