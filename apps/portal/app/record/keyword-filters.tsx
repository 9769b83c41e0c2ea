import { FilterBar, type FilterBarProps } from '@jianzhu/ui/data-table';
import { TextField } from '@jianzhu/ui/fields';
import type { ListQuery } from './list-query.ts';
import { recordTexts as texts } from './messages.ts';
import type { ListView } from './use-list.ts';
import { useListEntry } from './use-list-entry.ts';

interface KeywordQuery extends ListQuery {
  readonly keyword?: string | undefined;
}

export interface KeywordFiltersProps {
  readonly list: ListView<unknown, KeywordQuery>;
  /** What a keyword is looked for in. */
  readonly hint: string;
  /** Filters beside the keyword, whose addresses lead on by themselves. */
  readonly others: FilterBarProps['filters'];
}

/** The filters of a list that is searched by a keyword; what else its address says stays. Works without scripts. */
export function KeywordFilters({ list, hint, others }: KeywordFiltersProps) {
  const { wanted, asked, change, reset } = useListEntry(list.query);
  const [, kept = ''] = list.href({ keyword: undefined }).split('?');
  return (
    <FilterBar
      action={list.path}
      kept={Object.fromEntries(new URLSearchParams(kept))}
      filters={[
        {
          key: 'keyword',
          field: (
            <TextField
              label={texts.keyword}
              name="keyword"
              placeholder={hint}
              maxLength={50}
              value={wanted.keyword ?? ''}
              onChange={(keyword) => change({ keyword })}
            />
          ),
        },
        ...others,
      ]}
      onSearch={() => list.go({ keyword: asked.keyword })}
      resetHref={list.path}
      onReset={reset}
    />
  );
}
