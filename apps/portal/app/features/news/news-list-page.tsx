import { type ArticleSummary, NEWS_COLUMNS, POLICY_LEVELS } from '@jianzhu/domain';
import { ArticleRows } from '@jianzhu/ui/articles';
import { type BrowseFilter, BrowsePage, SideLinks } from '@jianzhu/ui/pages';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { BrowseList, ListSearch, sortChoices, yearFilter } from '../../record/browse-list.tsx';
import { monthDayOf } from '../../record/dates.ts';
import { type ListView, useList } from '../../record/use-list.ts';
import { salonDetail } from '../../site/salon-paths.ts';
import { articleRow } from './article-row.ts';
import type { NewsListData, NewsQuery } from './load-news-list.server.ts';
import { newsTexts as texts } from './messages.ts';

export interface NewsListPageProps extends NewsListData {
  readonly name: string;
}

const ROW_HEIGHT = 140;

/** 新闻资讯: news, policies and industry dynamics (domain rules 24). */
export function NewsListPage({ name, year, query, loaded, policies, salons }: NewsListPageProps) {
  const list = useList<ArticleSummary, NewsQuery>(paths.newsList, query, loaded);
  return (
    <BrowsePage
      path={[{ name: wayTexts.home, href: paths.home }, { name }]}
      title={name}
      tabs={columnsOf(query)}
      filters={filtersOf(list, year)}
      search={<ListSearch list={list} hint={texts.keywordHint} />}
      {...(list.page && { count: texts.count(list.page.total) })}
      sorts={sortChoices(list, texts.order, { '': texts.newest, '-viewCount': texts.mostRead })}
      rail={
        <>
          {policies.length > 0 && (
            <SideLinks
              title={texts.latestPolicies}
              more={{ text: texts.more, href: `${paths.newsList}?columnCode=policy` }}
              links={policies.map(({ id, title, publishTime }) => ({
                key: id,
                text: title,
                href: `${paths.newsDetail}?id=${id}`,
                note: monthDayOf(publishTime),
              }))}
            />
          )}
          {salons.length > 0 && (
            <SideLinks
              title={texts.salons}
              more={{ text: texts.more, href: paths.salonMore }}
              links={salons.map(({ id, title, beginTime }) => ({
                key: id,
                text: title,
                href: salonDetail(id),
                note: monthDayOf(beginTime),
              }))}
            />
          )}
        </>
      }
    >
      <BrowseList list={list} rowHeight={ROW_HEIGHT}>
        {(articles) => <ArticleRows rows={articles.map(articleRow)} />}
      </BrowseList>
    </BrowsePage>
  );
}

/** Another column begins anew: years and levels of one mean nothing to another. */
function columnsOf({ columnCode }: NewsQuery): BrowseFilter {
  const choices = NEWS_COLUMNS.map(({ code, label }) => ({
    key: code,
    label,
    href: `${paths.newsList}?columnCode=${code}`,
  }));
  return { key: 'column', label: texts.columnLabel, choices, current: columnCode };
}

function filtersOf(list: ListView<ArticleSummary, NewsQuery>, newest: number): readonly BrowseFilter[] {
  const { query, href } = list;
  const byYear = yearFilter(list, newest);
  if (query.columnCode !== 'policy') return [byYear];
  const byLevel: BrowseFilter = {
    key: 'level',
    label: texts.level,
    current: query.policyLevel ?? '',
    choices: [
      { key: '', label: texts.allLevels, href: href({ policyLevel: undefined }) },
      ...POLICY_LEVELS.map((level) => ({ key: level, label: level, href: href({ policyLevel: level }) })),
    ],
  };
  return [byLevel, byYear];
}
