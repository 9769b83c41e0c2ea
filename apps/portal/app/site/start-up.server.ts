import { type ApiErrorKind, isApiError } from '@jianzhu/api-client';
import {
  branding,
  type DictionaryEntry,
  frontCssFlag,
  initialSiteStore,
  type LinkedText,
  matchPlatformConfig,
  type PlatformConfig,
  type SiteStore,
  topBannerTexts,
} from '@jianzhu/domain';
import type { ServerApi } from '../api/server-api.server.ts';
import { editionOf, ofEdition } from './edition.ts';

export type StartUpCalls = ServerApi['platformConfig'];

/** Hears of a failed server call; `degrades` says that defaults now stand where the platform's answer should. */
export type FailureReport = (failure: { readonly error: unknown; readonly degrades: boolean }) => void;

/** Failures in which the platform itself was not reached or not well. */
const transportFailures: ReadonlySet<ApiErrorKind> = new Set(['timeout', 'network', 'status', 'session-ended']);

/**
 * Runs a call whose failure leaves a default (specification 7 and 8): `success: false` is ignored in silence, an
 * answer that cannot be read and a platform that cannot be reached are reported.
 */
export async function orDefault<Data, Default>(
  call: Promise<Data>,
  fallback: Default,
  report: FailureReport,
): Promise<Data | Default> {
  try {
    return await call;
  } catch (error) {
    const kind = isApiError(error) ? error.kind : undefined;
    if (kind !== 'business') report({ error, degrades: kind !== undefined && transportFailures.has(kind) });
    return fallback;
  }
}

/** The announcements of the banner that an edition shows: an operator may keep one dictionary for all. */
function announcementsOfEdition(
  dictionary: readonly DictionaryEntry[] | null,
  config: PlatformConfig | null,
): LinkedText[] {
  const edition = editionOf(config);
  const own = dictionary?.map((root) => ({ ...root, children: ofEdition(root.children, edition) }));
  return topBannerTexts(own, branding(config).title);
}

/** First start-up call: the configuration of the platform that this host belongs to, null when none matches. */
export async function loadPlatformConfig(
  calls: StartUpCalls,
  host: string,
  report: FailureReport,
): Promise<PlatformConfig | null> {
  const configs = await orDefault(calls.list(), [], report);
  return matchPlatformConfig(configs, host);
}

/** The start-up calls that follow, in parallel: footer, top-banner text, front-style flag. */
export async function loadSiteStore(
  calls: StartUpCalls,
  config: PlatformConfig | null,
  report: FailureReport,
): Promise<SiteStore> {
  const [footerData, topText, cssFlag] = await Promise.all([
    orDefault(calls.footer({ query: { menuCode: 'INDUSTRY_NAVIGATE_FOOT' } }), [], report),
    orDefault(calls.topText({ query: { code: 'industry_top_txt' } }), null, report),
    orDefault(calls.frontCssFlag({ query: { code: 'industry_front_css_flag' } }), null, report),
  ]);
  return {
    ...initialSiteStore(),
    footerData,
    industryTopTxt: announcementsOfEdition(topText, config),
    industryFrontCss: { flag: frontCssFlag(config?.platformCode ?? null, cssFlag) },
    platformConfigData: config,
  };
}
