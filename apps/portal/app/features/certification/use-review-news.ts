import { certification } from '@jianzhu/api-client/contract';
import { certificationSchemas } from '@jianzhu/api-client/schemas';
import { REVIEW_STATUS } from '@jianzhu/domain/records';
import { useRecordNews } from '../../live/use-record-news.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { MaterialReview } from './load-materials.server.ts';
import { certificationTexts as texts } from './messages.ts';

/**
 * Loads the page anew once its review is another than the one shown, and says a decision. It is asked for beforehand: a
 * page that cannot be loaded would take the place of this one, and of what was not saved.
 */
export function useReviewNews(review: MaterialReview, reload: () => Promise<void>): void {
  const client = usePortalClient();
  useRecordNews('review', async () => {
    const { api } = await client.memberSession();
    const calls = api.callsOf({ certification }, { certification: certificationSchemas }, 'quiet');
    const now = await calls.certification.review();
    if (now.version === review?.version && now.status === review.status) return;
    await reload();
    if (review?.status !== REVIEW_STATUS.pending) return;
    if (now.status === REVIEW_STATUS.approved) client.notify({ tone: 'success', text: texts.approved });
    if (now.status === REVIEW_STATUS.rejected) client.notify({ tone: 'warning', text: texts.rejected });
  });
}
