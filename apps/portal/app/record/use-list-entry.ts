import { useState } from 'react';
import { type ListQuery, listHref } from './list-query.ts';

interface Entry<Query> {
  /** The query that the fields began with, or last searched for, as an address. */
  readonly href: string;
  readonly wanted: Query;
  readonly round: number;
}

/** What stands in the filters of a list: its address at first, and whenever that becomes another than was searched for. */
export function useListEntry<Query extends ListQuery>(query: Query) {
  const hrefOf = (asked: Query) => listHref<ListQuery>('', asked, { current: query.current });
  const href = hrefOf(query);
  const [entry, setEntry] = useState<Entry<Query>>({ href, wanted: query, round: 0 });
  if (entry.href !== href) {
    const isAsked = hrefOf(trimmed(entry.wanted)) === href;
    setEntry(isAsked ? { ...entry, href } : { href, wanted: query, round: entry.round + 1 });
  }
  return {
    wanted: entry.wanted,
    /** Another one draws the fields anew, without what was typed into them. */
    round: entry.round,
    /** What they ask for. */
    asked: trimmed(entry.wanted),
    change: (changed: Partial<Query>) =>
      setEntry((current) => ({ ...current, wanted: { ...current.wanted, ...changed } })),
    /** Empties the fields. @returns what they then ask for */
    reset(): Query {
      const names = Object.keys(query).filter((name) => name !== 'current' && name !== 'size');
      const nothing: Query = { ...query, ...Object.fromEntries(names.map((name) => [name, undefined])), current: 1 };
      setEntry((current) => ({ href: current.href, wanted: nothing, round: current.round + 1 }));
      return nothing;
    },
  };
}

function trimmed<Query extends object>(query: Query): Query {
  return 'keyword' in query && typeof query.keyword === 'string' ? { ...query, keyword: query.keyword.trim() } : query;
}
