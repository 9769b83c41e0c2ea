import { supplierTenderLook, TENDER_TYPE } from '@jianzhu/domain/tenders';
import { ButtonLink } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage, type PageSection } from '@jianzhu/ui/pages';
import { RecordSummary, StatusTag } from '@jianzhu/ui/record';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { threadTexts } from './messages.ts';

const { page: texts } = threadTexts;

export interface QuestionPageProps {
  readonly tender: {
    readonly id: string;
    readonly title: string;
    readonly code: string;
    readonly status: number;
    readonly tenderType: number | null;
  };
  /** The own bid has won. */
  readonly hasWon: boolean;
  /** What was asked about it and answered. */
  readonly thread: ReactNode;
  /** Its candidates and what is objected to them; none before they are public. */
  readonly result: readonly PageSection[];
}

/** 答疑与异议: what a supplier asks about a tender, and what a bidder objects to its candidates (domain rules 5.1). */
export function QuestionPage({ tender, hasWon, thread, result }: QuestionPageProps) {
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  useRecordNews('tender', revalidate);
  const look = supplierTenderLook(tender.status, hasWon);
  const { id, title, code, tenderType } = tender;
  const detail = tenderType === TENDER_TYPE.invited ? paths.tenderDetail : paths.publicTender;
  const none = { key: 'objections', title: texts.objections, content: <InlineAlert>{texts.noObjections}</InlineAlert> };
  return (
    <DetailPage
      {...head}
      status={<StatusTag look={look} />}
      actions={
        <ButtonLink variant="line" size="regular" href={`${detail}?id=${id}&mode=view`}>
          {texts.tender}
        </ButtonLink>
      }
      progress={<RecordSummary title={title} facts={[code]} />}
      sections={[{ key: 'thread', title: texts.thread, content: thread }, ...(result.length > 0 ? result : [none])]}
    />
  );
}
