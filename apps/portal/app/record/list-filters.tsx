import { FORM_MESSAGES } from '@jianzhu/domain';
import { parseYuan, yuanText } from '@jianzhu/domain/money';
import { FilterBar, type FilterBarProps } from '@jianzhu/ui/data-table';
import { DateRangeField } from '@jianzhu/ui/date-field';
import { MoneyField, TextField } from '@jianzhu/ui/fields';
import { Select } from '@jianzhu/ui/select';
import { useState } from 'react';
import { changeOf, type ListQuery } from './list-query.ts';
import { recordTexts as texts } from './messages.ts';
import type { ListView } from './use-list.ts';
import { useListEntry } from './use-list-entry.ts';

/** A filter of a list, by the names that its query has for it. */
export type FilterSpec<Query> = { readonly label: string } & (
  | { readonly kind: 'text'; readonly name: keyof Query & string; readonly hint?: string }
  | {
      readonly kind: 'choice';
      readonly name: keyof Query & string;
      readonly options: readonly { readonly value: string | number; readonly label: string }[];
    }
  | { readonly kind: 'days'; readonly from: keyof Query & string; readonly to: keyof Query & string }
  /** An amount in fen. */
  | { readonly kind: 'money'; readonly name: keyof Query & string }
);

export interface ListFiltersProps<Query extends ListQuery> {
  readonly list: ListView<unknown, Query>;
  /** The most used first. */
  readonly filters: readonly FilterSpec<Query>[];
  /** What the list keeps of its query when the filters are emptied, such as the tab. */
  readonly kept?: Partial<Query>;
}

const all = 'all';

/** The filters of a list from their descriptions; searching goes to the address that says them. */
export function ListFilters<Query extends ListQuery>({ list, filters, kept = {} }: ListFiltersProps<Query>) {
  const { wanted, asked, round, change, reset } = useListEntry(list.query);
  /** Amounts that cannot be read: without them the list would show what was not asked for. */
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  const [isRefused, setRefused] = useState(false);
  const textOf = (name: keyof Query) => String(wanted[name] ?? '');
  const nameOf = (filter: FilterSpec<Query>) => (filter.kind === 'days' ? filter.from : filter.name);
  const set = (name: keyof Query, value: unknown) => change(changeOf<Query>(name, value));

  function fieldOf(filter: FilterSpec<Query>): FilterBarProps['filters'][number]['field'] {
    const { label } = filter;
    if (filter.kind === 'text') {
      return (
        <TextField
          label={label}
          name={filter.name}
          placeholder={filter.hint}
          maxLength={50}
          value={textOf(filter.name)}
          onChange={(text) => set(filter.name, text || undefined)}
        />
      );
    }
    if (filter.kind === 'days') {
      const { from, to } = filter;
      return (
        <DateRangeField
          key={round}
          label={label}
          value={{ from: textOf(from) || null, to: textOf(to) || null }}
          onChange={(days) =>
            change({ ...changeOf<Query>(from, days.from ?? undefined), ...changeOf<Query>(to, days.to ?? undefined) })
          }
        />
      );
    }
    if (filter.kind === 'money') {
      const fen = wanted[filter.name];
      return (
        <MoneyField
          key={round}
          label={label}
          name={filter.name}
          value={typeof fen === 'number' ? fen : null}
          error={isRefused && unread.has(filter.name) ? FORM_MESSAGES.moneyFormat(label) : undefined}
          onChange={(amount, text) => {
            const others = [...unread].filter((name) => name !== filter.name);
            setUnread(new Set(amount === null && text.trim() !== '' ? [...others, filter.name] : others));
            set(filter.name, amount ?? undefined);
          }}
          parse={parseYuan}
          format={yuanText}
        />
      );
    }
    const options = filter.options.map((option) => ({ value: String(option.value), label: option.label }));
    return (
      <Select
        label={label}
        value={textOf(filter.name) || all}
        options={[{ value: all, label: texts.anyChoice }, ...options]}
        onChange={(chosen) => {
          const option = filter.options.find(({ value }) => String(value) === chosen);
          set(filter.name, option?.value);
        }}
      />
    );
  }

  return (
    <FilterBar
      filters={filters.map((filter) => ({
        key: nameOf(filter),
        wide: filter.kind === 'days',
        field: fieldOf(filter),
      }))}
      onSearch={() => {
        setRefused(unread.size > 0);
        if (unread.size === 0) list.go({ ...asked, current: 1 });
      }}
      onReset={() => {
        setUnread(new Set());
        list.go({ ...reset(), ...kept });
      }}
    />
  );
}
