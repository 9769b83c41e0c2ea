import { ClarificationThread } from '../../../../features/clarification/thread.tsx';
import type { LoadedTender } from '../../../../features/tender/load-tender.server.ts';
import { TenderPage } from '../../../../features/tender/tender-page.tsx';

export interface ThreadedTenderProps extends LoadedTender {
  /** Of a new one that begins here. */
  readonly tenderType: number;
  readonly officeViewer: string | null;
}

/** A tender with what was asked about it. */
export function ThreadedTender(props: ThreadedTenderProps) {
  const { loaded, officeViewer } = props;
  const record = loaded.kind === 'ready' ? loaded.record : null;
  const thread = record?.tender && record.isOut && (
    <ClarificationThread bizType="tender" bizId={record.tender.id} thread={record.thread} officeViewer={officeViewer} />
  );
  return <TenderPage {...props} thread={thread || null} />;
}
