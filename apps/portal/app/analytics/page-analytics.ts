import {
  type AnalyticsQueue,
  analyticsTransport,
  createAnalyticsQueue,
  whenPageHides,
} from '@jianzhu/api-client/analytics';
import { requestSource, type SiteStore } from '@jianzhu/domain';
import { readSessionCookies } from '../session/cookies.ts';

/**
 * The queue of this page's records. They go to the platform in batches and when the page is hidden, with the tokens in
 * the headers, from which the server takes the user; no record names one, and none holds a token (decision 57).
 */
export function openPageAnalytics(site: SiteStore): AnalyticsQueue {
  const source = () => requestSource(site.platformConfigData);
  // The cookies, not the store: they are there before it is filled, and gone as soon as the login is.
  const tokens = () => {
    const { token, jianzhuToken, companyId } = readSessionCookies(document.cookie);
    return { token, jianzhuToken, businessId: companyId };
  };
  return createAnalyticsQueue({
    send: analyticsTransport({ source, session: { tokens } }),
    facts: () => ({
      dataSource: site.platformConfigData?.dataSource || source(),
      resolution: `${window.screen.width}x${window.screen.height}`,
    }),
    secrets: () => {
      const { token, jianzhuToken } = tokens();
      return [token, jianzhuToken];
    },
    onHide: whenPageHides(window),
  });
}
