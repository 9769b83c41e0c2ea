import { ButtonLink, EmptyState, ErrorPanel, Pagination, SkeletonRows } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import {
  type SearchChoices,
  SearchField,
  SearchHits,
  SearchPage as SearchSheet,
  SearchStart,
} from '@jianzhu/ui/search';
import { useNavigate } from 'react-router';
import * as paths from '../../paths.ts';
import { recordTexts } from '../../record/messages.ts';
import { type ListView, useList } from '../../record/use-list.ts';
import { useSuggest } from '../../shell/use-suggest.ts';
import { countText } from './count-text.ts';
import { hitRow } from './hit-row.ts';
import type { SearchData, SearchHitRow, SearchList, SearchQuery, SearchType } from './load-search.server.ts';
import { searchTexts as texts } from './messages.ts';
import { NothingFound } from './nothing-found.tsx';
import { searchAddress, wordLinks } from './search-address.ts';
import { SearchedInstead } from './searched-instead.tsx';
import { useRecentWords } from './use-recent-words.ts';

export interface SearchPageProps extends SearchData {
  readonly name: string;
  readonly isMember: boolean;
}

const TYPES: readonly SearchType[] = [
  'all',
  'news',
  'service',
  'goods',
  'company',
  'lesson',
  'need',
  'law',
  'function',
];
/** Stand among the types only where something of them was found. */
const RARE_TYPES: readonly SearchType[] = ['lesson', 'need', 'law'];
const nothingAsked = { kind: 'failed' } as const;

/** 全站搜索: what the site has for a keyword (domain rules 25). */
export function SearchPage(props: SearchPageProps) {
  const { name, query, loaded, hotWords } = props;
  const navigate = useNavigate();
  const suggest = useSuggest();
  const { keyword } = query;
  const list = useList<SearchHitRow, SearchQuery>(paths.globalSearch, query, loaded ?? nothingAsked);
  const found = loaded?.kind === 'ready' ? loaded.list : null;
  const recent = useRecentWords(found === null ? '' : keyword);
  const hasAny = found !== null && found.counts.all > 0;
  return (
    <SearchSheet
      title={name}
      field={
        <SearchField
          key={keyword}
          action={paths.globalSearch}
          defaultKeyword={keyword}
          blankHint={texts.blank}
          suggest={suggest}
          onSearch={(word) => void navigate(searchAddress(word))}
        />
      }
      {...(hasAny && {
        facets: typesOf(list, found),
        count: texts.found(countText(found, query.type ?? 'all'), found.instead || keyword),
        orders: ordersOf(list),
      })}
    >
      {loaded === null ? (
        <SearchStart
          recent={{
            title: texts.recent,
            words: wordLinks(recent.words),
            onRemove: recent.remove,
            onClear: recent.clear,
          }}
          hot={{ title: texts.hot, words: wordLinks(hotWords) }}
        />
      ) : (
        <Hits {...props} list={list} found={found} />
      )}
    </SearchSheet>
  );
}

interface HitsProps extends SearchPageProps {
  readonly list: ListView<SearchHitRow, SearchQuery>;
  readonly found: SearchList | null;
}

const SKELETON_ROWS = 5;
const ROW_HEIGHT = 132;

function Hits({ list, found, query, refusal, hotWords, isMember }: HitsProps) {
  const { keyword, size } = query;
  if (list.rows.status === 'loading') return <SkeletonRows rows={SKELETON_ROWS} rowHeight={ROW_HEIGHT} />;
  if (found === null) return <ErrorPanel {...(refusal && { message: refusal })} onRetry={list.retry} />;
  if (found.counts.all === 0) {
    return <NothingFound keyword={keyword} shorter={found.shorter} hotWords={hotWords} />;
  }
  if (found.total === 0) {
    return (
      <EmptyState
        title={texts.nothingOfType(texts.type[query.type ?? 'all'])}
        action={<ButtonLink href={list.href({ type: undefined })}>{texts.showAll}</ButtonLink>}
      />
    );
  }
  return (
    <>
      {found.instead !== '' && <SearchedInstead keyword={keyword} found={found} />}
      {list.isOffline && (
        <InlineAlert tone="warning" flush>
          {recordTexts.offline}
        </InlineAlert>
      )}
      <SearchHits
        hits={found.records.map((hit) => hitRow(hit, found.instead || keyword, isMember))}
        pager={
          <Pagination
            current={found.current}
            pageSize={found.size}
            total={found.total}
            hrefOf={(current) => list.href({ current, size })}
          />
        }
      />
    </>
  );
}

function typesOf(list: ListView<SearchHitRow, SearchQuery>, found: SearchList): SearchChoices {
  return {
    label: texts.types,
    current: list.query.type ?? 'all',
    choices: TYPES.filter(
      (type) => !RARE_TYPES.includes(type) || found.counts[type] > 0 || type === list.query.type,
    ).map((type) => ({
      key: type,
      label: texts.type[type],
      href: list.href({ type: type === 'all' ? undefined : type }),
      count: countText(found, type),
    })),
  };
}

function ordersOf({ query, href }: ListView<SearchHitRow, SearchQuery>): SearchChoices {
  return {
    label: texts.orders,
    current: query.sort ?? 'default',
    choices: [
      { key: 'default', label: texts.order.default, href: href({ sort: undefined }) },
      { key: 'latest', label: texts.order.latest, href: href({ sort: 'latest' }) },
    ],
  };
}
