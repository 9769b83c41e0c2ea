import type { ArticleSummary } from '@jianzhu/domain';
import { useCallback, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { listHref } from '../../record/list-query.ts';
import type { NewsPages } from './load-news-list.server.ts';

/** The news loaded so far. */
export interface MoreNews {
  readonly articles: readonly ArticleSummary[];
  /** The page to come; null at the end. */
  readonly next: number | null;
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  readonly load: () => void;
}

const pageOf = ({ loaded }: NewsPages) => (loaded.kind === 'ready' ? loaded.list : null);

/** Appends the pages behind the first, one at a time; an article that moved down meanwhile is not shown twice. */
export function useMoreNews(path: string, first: NewsPages): MoreNews {
  const fetcher = useFetcher<{ readonly news: NewsPages }>();
  const [later, setLater] = useState<readonly NewsPages[]>([]);
  const came = fetcher.data?.news;
  useEffect(() => {
    if (came && pageOf(came)) setLater((pages) => (pages.includes(came) ? pages : [...pages, came]));
  }, [came]);

  const lists = [first, ...later].flatMap((page) => pageOf(page) ?? []);
  const last = lists.at(-1);
  const next = last && last.current * last.size < last.total ? last.current + 1 : null;
  const { load: fetchPage } = fetcher;
  const { query } = first;
  const load = useCallback(() => {
    if (next !== null) void fetchPage(listHref(path, query, { current: next }));
  }, [fetchPage, path, query, next]);
  return {
    articles: [...new Map(lists.flatMap(({ records }) => records).map((each) => [each.id, each])).values()],
    next,
    hasFailed: came !== undefined && pageOf(came) === null,
    isLoading: fetcher.state !== 'idle',
    load,
  };
}
