import { type ArticleSummary, NEWS_COLUMNS } from '@jianzhu/domain';
import { ButtonLink, EmptyState, ErrorPanel } from '@jianzhu/ui';
import { ArticleRows } from '@jianzhu/ui/articles';
import { BrowsePage } from '@jianzhu/ui/pages';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { listHref } from '../../record/list-query.ts';
import { recordTexts } from '../../record/messages.ts';
import { articleRow } from './article-row.ts';
import type { NewsPages } from './load-news-list.server.ts';
import { newsTexts as texts } from './messages.ts';
import { useMoreNews } from './use-more-news.ts';

export interface NewsListH5Props extends NewsPages {
  readonly name: string;
}

/** 手机资讯: the news for phones; more comes as its end is reached (domain rules 24). */
export function NewsListH5({ name, query, loaded }: NewsListH5Props) {
  return (
    <BrowsePage
      path={[{ name: wayTexts.home, href: paths.home }, { name }]}
      title={name}
      tabs={{
        key: 'column',
        label: texts.columnLabel,
        current: query.columnCode,
        choices: NEWS_COLUMNS.map(({ code, label }) => ({
          key: code,
          label,
          href: `${paths.newsListH5}?columnCode=${code}`,
        })),
      }}
    >
      <Rows key={query.columnCode} query={query} loaded={loaded} />
    </BrowsePage>
  );
}

function Rows({ query, loaded }: NewsPages) {
  const { revalidate } = useRevalidator();
  const { articles, next, hasFailed, isLoading, load } = useMoreNews(paths.newsListH5, { query, loaded });
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current === null || next === null || hasFailed || isLoading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load());
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [next, hasFailed, isLoading, load]);

  if (loaded.kind === 'failed') return <ErrorPanel onRetry={() => void revalidate()} />;
  if (articles.length === 0) return <EmptyState title={recordTexts.noMatch} />;
  function more(event: MouseEvent) {
    event.preventDefault();
    load();
  }
  return (
    <>
      <ArticleRows rows={articles.map((article: ArticleSummary) => articleRow(article))} />
      <div ref={end} role="status">
        {next === null ? (
          texts.allShown
        ) : (
          <ButtonLink
            variant="line"
            wide
            href={listHref(paths.newsListH5, query, { current: next })}
            aria-busy={isLoading}
            onClick={more}
          >
            {hasFailed ? texts.moreFailed : texts.loadMore}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
