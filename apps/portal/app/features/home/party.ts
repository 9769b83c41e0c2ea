import { type ArticleSummary, PARTY_NEWS_ADDRESS } from '@jianzhu/domain';
import type { PartyData } from '@jianzhu/ui/home';
import { articleRow } from './news.ts';

export const partyRows = 5;

/** The party-building section as it is shown; its plate opens the section's own pages. */
export function partyData(articles: readonly ArticleSummary[]): PartyData {
  return { plateHref: PARTY_NEWS_ADDRESS, rows: articles.map(articleRow) };
}
