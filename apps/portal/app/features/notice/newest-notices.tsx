import type { Notice } from '@jianzhu/domain';
import { EmptyState, ErrorPanel } from '@jianzhu/ui';
import { MessageRows } from '@jianzhu/ui/message-rows';
import { useRevalidator } from 'react-router';
import { messageRow } from './message-rows.ts';
import { noticeMessages } from './messages.ts';
import { useNoticeActs } from './use-notice-acts.ts';

export interface NewestNoticesProps {
  /** Null when the platform could not be asked. */
  readonly notices: readonly Notice[] | null;
  readonly readAtMs: number;
}

/** The newest notices of all kinds as a part of a page, which loads them. */
export function NewestNotices({ notices, readAtMs }: NewestNoticesProps) {
  const { revalidate } = useRevalidator();
  const { open } = useNoticeActs({
    refreshCounts: (session) => Promise.all([session.refreshUnread(), revalidate()]),
  });
  if (notices === null) return <ErrorPanel message={noticeMessages.failed} onRetry={() => void revalidate()} />;
  if (notices.length === 0) return <EmptyState title={noticeMessages.none} drawing={null} />;

  function openMessage(id: string): void {
    const notice = notices?.find((item) => item.id === id);
    if (notice) open(notice);
  }

  return <MessageRows items={notices.map((notice) => messageRow(notice, readAtMs))} onOpen={openMessage} />;
}
