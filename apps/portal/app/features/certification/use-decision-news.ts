import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';

/** Loads a page anew that waits for a decision, once there may be one: its notice comes with it (N405). */
export function useDecisionNews(isPending: boolean): void {
  const { revalidate } = useRevalidator();
  useRecordNews('notice', async () => {
    if (isPending) await revalidate();
  });
}
