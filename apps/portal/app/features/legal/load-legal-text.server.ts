import { type RichTextPart, sanitizeInParts } from '@jianzhu/ui/rich-text/sanitize';
import { answerRecord, type LoadedRecord, loadRecord } from '../../record/load-record.server.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { publicPage } from '../../site/public-page.server.ts';
import { compareTexts, type TextPiece } from './compare-texts.server.ts';

/** The texts by which the platform may be used, by their fixed codes (decision 50). */
export type LegalCode = 'privacy_policy' | 'user_agreement' | 'copyright_notice';

/** A legal text as its page shows it. */
export interface LegalPage {
  readonly version: number;
  /** `YYYY-MM-DD` */
  readonly effectiveDate: string;
  /** The newest first. */
  readonly versions: readonly { readonly version: number; readonly effectiveDate: string }[];
  /** The one in force; null before the day of the first. */
  readonly current: number | null;
  readonly state: 'current' | 'past' | 'coming';
  readonly parts: readonly RichTextPart[];
  /** What it says otherwise than an older version; null where nobody asked. */
  readonly comparison: { readonly from: number; readonly pieces: readonly TextPiece[] } | null;
}

const VERSION = /^[1-9]\d{0,5}$/;
const versionOf = (search: URLSearchParams, name: string) =>
  VERSION.test(search.get(name) ?? '') ? { version: search.get(name) ?? '' } : null;

/** What the page of a legal text shows, and as what it is found; 404 for a version that there is not. */
export async function loadLegalRoute(code: LegalCode, url: URL, services: RequestServices) {
  const loaded = await loadLegalText(code, url, services);
  const page = publicPage(url, services.origin, ['version']);
  return answerRecord({ page, loaded });
}

/** The version that the query `version` names, else the one in force; with `compare` what changed since that one. */
function loadLegalText(
  code: LegalCode,
  { searchParams }: URL,
  services: RequestServices,
): Promise<LoadedRecord<LegalPage>> {
  const ask = (asked: { readonly version?: string } | null) =>
    services.api.article.legalText({ query: { code, ...asked } });
  const compared = versionOf(searchParams, 'compare');
  return loadRecord(async () => {
    const [shown, older] = await Promise.all([
      ask(versionOf(searchParams, 'version')),
      compared === null ? null : ask(compared),
    ]);
    const { version, effectiveDate, versions, current } = shown;
    return {
      version,
      effectiveDate,
      versions,
      current,
      state: version === current ? 'current' : version > (current ?? 0) ? 'coming' : 'past',
      parts: sanitizeInParts(shown.content),
      comparison: older && { from: older.version, pieces: compareTexts(older.content, shown.content) },
    };
  }, services);
}
