import { ClarificationThread } from '../../../../features/clarification/thread.tsx';
import { resultSections } from '../../../../features/evaluation/result-sections.tsx';
import type { SignUpPart } from '../../../../features/sign-up/load-sign-up-part.server.ts';
import { useSignUpPart } from '../../../../features/sign-up/use-sign-up-part.tsx';
import type { LoadedTender } from '../../../../features/tender/load-tender.server.ts';
import { TenderPage } from '../../../../features/tender/tender-page.tsx';

export interface WholeTenderProps extends LoadedTender {
  /** Of a new one that begins here. */
  readonly tenderType: number;
  readonly part: SignUpPart;
  readonly officeViewer: string | null;
}

/** A tender with what other contexts show of it: its result, sign-ups, and what was asked about it. */
export function WholeTender(props: WholeTenderProps) {
  const { loaded, officeViewer } = props;
  const record = loaded.kind === 'ready' ? loaded.record : null;
  const thread = record?.tender && record.isOut && (
    <ClarificationThread bizType="tender" bizId={record.tender.id} thread={record.thread} officeViewer={officeViewer} />
  );
  const { sections, acts } = useSignUpPart(props);
  const result = record?.result ? resultSections(record.result, officeViewer) : [];
  return <TenderPage {...props} parts={{ sections: [...result, ...sections], acts }} thread={thread || null} />;
}
