import { type ArticleSummary, PARTY_NEWS_ADDRESS } from '@jianzhu/domain';
import type { PartyData } from '@jianzhu/ui/home';
import * as paths from '../../paths.ts';
import { articleRow } from './news.ts';

/** Module 党建要闻 of the party-building section. */
export const partyNewsModule = '202408150002';
export const partyRows = 5;

/** The party-building section as it is shown; its plate opens the section's own pages. */
export function partyData(articles: readonly ArticleSummary[]): PartyData {
  return { plateHref: PARTY_NEWS_ADDRESS, rows: articles.map(partyRow) };
}

function partyRow(article: ArticleSummary) {
  return { ...articleRow(article), href: `${paths.partyNewsMore}?id=${article.id}` };
}
