import { type ArticleSummary, NEWS_COLUMNS, type SalonSummary } from '@jianzhu/domain';
import type { Row } from '@jianzhu/ui/articles';
import type { NewsData, Salon } from '@jianzhu/ui/home';
import * as paths from '../../paths.ts';
import { dateOf } from '../../record/dates.ts';
import { salonDetail } from '../../site/salon-paths.ts';

export const newsRows = 7;
export const salonRows = 3;

/** An article in one line. */
export function articleRow({ id, title, publishTime }: ArticleSummary): Row {
  return {
    href: `${paths.newsDetail}?id=${id}`,
    title,
    dateText: dateOf(publishTime),
    dateTime: dateOf(publishTime),
  };
}

export interface NewsAnswers {
  /** Articles by column, in the order of `NEWS_COLUMNS`. */
  readonly columns: readonly (readonly ArticleSummary[])[];
  readonly homeArticle: ArticleSummary | null;
  readonly salons: readonly SalonSummary[];
}

/** The news section as it is shown; the chosen article stands beside each column. */
export function newsData({ columns, homeArticle, salons }: NewsAnswers): NewsData {
  const featured = homeArticle && { ...articleRow(homeArticle), imageUrl: homeArticle.cover, imageAlt: '' };
  return {
    columns: NEWS_COLUMNS.map(({ code, label }, index) => ({
      key: code,
      label,
      moreHref: `${paths.newsList}?columnCode=${code}`,
      ...(featured && { featured }),
      rows: (columns[index] ?? []).map(articleRow),
    })),
    salons: salons.map(salonOf),
    allSalonsHref: paths.salonMore,
  };
}

function salonOf({ id, title, kind, regionName, capacity, beginTime }: SalonSummary): Salon {
  const [, month = '', day = ''] = dateOf(beginTime).split('-');
  const place = kind === '线上' ? '线上直播' : `${regionName}，线下${capacity === null ? '' : `${capacity}席`}`;
  return {
    href: salonDetail(id),
    title,
    placeText: place,
    dayText: day,
    monthText: `${Number(month)}月`,
    dateTime: dateOf(beginTime),
  };
}
