import { CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { applicationTexts as texts } from './application-messages.ts';

const { pending, approved, rejected } = CERTIFICATION_STATUS;

/**
 * Loads a page anew that waits for a decision, once there may be one (its notice comes with it, N405), and says the
 * decision: with a yes the form of a change would follow, so what is certified is shown instead.
 *
 * @param status of what is open; null where nothing is
 */
export function useDecisionNews(status: number | null): void {
  const client = usePortalClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useRecordNews('notice', async () => {
    if (status === pending) await revalidate();
  });
  const before = useRef(status);
  useEffect(() => {
    const wasPending = before.current === pending;
    before.current = status;
    if (!wasPending) return;
    if (status === rejected) client.notify({ tone: 'warning', text: texts.decidedAgainst });
    if (status !== null && status !== approved) return;
    client.notify({ tone: 'success', text: texts.decided });
    void navigate(paths.myCertification);
  }, [status, client, navigate]);
}
