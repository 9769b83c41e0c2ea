import { INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { supplierLook } from '@jianzhu/domain/quotations';
import { DetailPage, SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList, RecordSummary, StatusTag } from '@jianzhu/ui/record';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { ExportLines } from '../../asked-lines/export-lines.tsx';
import { FiledLines } from '../../asked-lines/filed-lines.tsx';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { LogTimeline } from '../../record/log-timeline.tsx';
import { SavedFiles } from '../../record/saved-files.tsx';
import { StandingRecord } from '../../record/standing-record.tsx';
import { useRecordFiles } from '../../record/use-record-files.tsx';
import { PrintButton } from '../../shell/print-button.tsx';
import { BuyerQuotes, DealsOfInquiry } from './buyer-quotes.tsx';
import { detailTexts as texts } from './detail-messages.ts';
import { type InquiryDetail, type Invitee, inquiryFiles, type PublishQuota } from './inquiry-calls.ts';
import { inquiryLook, inquiryName } from './inquiry-columns.tsx';
import { basicFacts, receivingFacts } from './inquiry-facts.ts';
import { InquiryRail } from './inquiry-rail.tsx';
import { InviteeTable } from './invitee-table.tsx';

interface ShownInquiry {
  readonly inquiry: InquiryDetail;
  /** To its buyer; null where they could not be loaded, or are nobody's to read. */
  readonly invitees: readonly Invitee[] | null;
  /** Of a draft that this member publishes. */
  readonly quota: PublishQuota | null;
}

export interface InquiryDetailPageProps<Found extends ShownInquiry> {
  readonly loaded: LoadedRecord<Found>;
  /** Address of the online viewer for office files, if there is one. */
  readonly officeViewer: string | null;
  /** What was asked about it. */
  readonly renderThread: (found: Found) => ReactNode;
}

/** An inquiry to its buyer, or to a supplier who may answer (domain rules 3.11). */
export function InquiryDetailPage<Found extends ShownInquiry>({
  loaded,
  officeViewer,
  renderThread,
}: InquiryDetailPageProps<Found>) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.myQuotations}>
      {(found) => <Detail key={found.inquiry.id} {...found} officeViewer={officeViewer} thread={renderThread(found)} />}
    </StandingRecord>
  );
}

function Detail({
  inquiry,
  invitees,
  quota,
  officeViewer,
  thread,
}: ShownInquiry & { readonly officeViewer: string | null; readonly thread: ReactNode }) {
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  useRecordNews('inquiry', revalidate);
  const { buyer, supplier } = inquiry;
  const look =
    supplier === null
      ? inquiryLook(inquiry.status)
      : supplierLook(inquiry.status, {
          quotationStatus: supplier.quotationStatus,
          inviteStatus: supplier.invitee?.status ?? null,
        });
  const files = useRecordFiles({
    name: `inquiry-${inquiry.id}`,
    label: texts.fileList,
    rules: procurementRules.record,
    saved: inquiry.attachments,
    officeViewer,
    readOnly: true,
  });
  const isOwner = buyer !== null;
  const isOut = inquiry.status !== INQUIRY_STATUS.draft;
  const sections = [
    { key: 'basics', title: texts.basics, content: <DescriptionList items={basicFacts(inquiry)} /> },
    { key: 'receiving', title: texts.receiving, content: <DescriptionList items={receivingFacts(inquiry)} /> },
    {
      key: 'lines',
      title: texts.lines,
      content: (
        <SectionParts>
          <FiledLines
            label={texts.linesTable}
            lines={inquiry.lines}
            isOwner={isOwner}
            hasStatus
            officeViewer={officeViewer}
          />
          <ExportLines
            ask={async (client) => (await inquiryFiles(client)).exportLines({ body: { id: inquiry.id } })}
            fileName={texts.linesFile(inquiry.code)}
            isOwner={isOwner}
          />
        </SectionParts>
      ),
    },
    inquiry.attachments.length > 0 && { key: 'files', title: texts.files, content: files.table },
    inquiry.supplements.length > 0 && {
      key: 'supplements',
      title: texts.supplements,
      content: (
        <DescriptionList
          items={inquiry.supplements.map(({ content, attachments, createTime }, index) => ({
            term: createTime.slice(0, 16),
            value:
              attachments.length === 0 ? (
                content
              ) : (
                <>
                  <p>{content}</p>
                  <SavedFiles
                    name={`notice-${inquiry.id}-${index + 1}`}
                    label={texts.noticeFiles(createTime.slice(0, 16))}
                    rules={procurementRules.record}
                    saved={attachments}
                    officeViewer={officeViewer}
                  />
                </>
              ),
            wide: true,
          }))}
        />
      ),
    },
    isOwner && isOut && { key: 'quotes', title: texts.quotes, content: <BuyerQuotes inquiry={inquiry} /> },
    isOwner && isOut && { key: 'invitees', title: texts.invitees, content: <InviteeTable invitees={invitees} /> },
    isOwner &&
      buyer.deals.length > 0 && {
        key: 'deals',
        title: texts.deals,
        content: <DealsOfInquiry deals={buyer.deals} />,
      },
    isOut && thread !== null && { key: 'thread', title: texts.thread, content: thread },
    { key: 'log', title: texts.log, content: <LogTimeline logs={inquiry.logs} names={texts.logs} /> },
  ].filter((section) => section !== false);

  return (
    <DetailPage
      {...head}
      status={<StatusTag look={look} />}
      actions={<PrintButton />}
      progress={<RecordSummary title={inquiryName(inquiry)} facts={[inquiry.code, inquiry.projectName]} />}
      sections={sections}
      rail={<InquiryRail inquiry={inquiry} refusal={inquiry.supplier?.refusal ?? quota?.refusal ?? null} />}
    />
  );
}
