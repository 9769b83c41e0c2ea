import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePortalClient } from '../portal-client.ts';

/** Records each page that is shown, and what is clicked on it. Shows nothing. */
export function AnalyticsOutlet() {
  const { site, usage } = usePortalClient();
  const { pathname, search } = useLocation();
  useEffect(() => {
    usage.route(pathname + search);
  }, [usage, pathname, search]);
  useEffect(() => {
    usage.start(async () => (await import('./page-analytics.ts')).openPageAnalytics(site));
  }, [usage, site]);
  return null;
}
