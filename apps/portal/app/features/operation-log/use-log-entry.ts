import { useState } from 'react';
import { isReversed, type LogQuery, logHref } from './log-query.ts';
import { logTexts as texts } from './messages.ts';

type End = 'from' | 'to';

interface Entry {
  /** The address that the fields began with. */
  readonly href: string;
  readonly wanted: LogQuery;
  /** Another one draws the fields anew, without what was typed into them. */
  readonly round: number;
  readonly unreadable: readonly End[];
  /** Somebody has searched with days that cannot be. */
  readonly isRefused: boolean;
}

const begin = (query: LogQuery, round: number): Entry => ({
  href: logHref(query),
  wanted: query,
  round,
  unreadable: [],
  isRefused: isReversed(query),
});

/**
 * What stands in the filters: the address at first and whenever that becomes another one than was searched for. Days
 * that cannot be stay as they were typed.
 */
export function useLogEntry(query: LogQuery) {
  const [entry, setEntry] = useState(() => begin(query, 0));
  const { wanted, round, unreadable, isRefused } = entry;
  const href = logHref(query);
  if (entry.href !== href) {
    const wasAsked = logHref({ ...wanted, keyword: wanted.keyword?.trim(), current: query.current }) === href;
    setEntry(wasAsked ? { ...entry, href } : begin(query, round + 1));
  }
  const change = (changed: Partial<LogQuery>) =>
    setEntry((current) => ({ ...current, wanted: { ...current.wanted, ...changed } }));
  const errorOf = (end: End) => (unreadable.includes(end) ? texts.wrongDay : undefined);

  return {
    wanted,
    round,
    errors: isRefused
      ? { from: errorOf('from'), to: errorOf('to') ?? (isReversed(wanted) ? texts.reversed : undefined) }
      : { from: undefined, to: undefined },
    change,
    readable: (end: End, isReadable: boolean) =>
      setEntry((current) => {
        const others = current.unreadable.filter((known) => known !== end);
        return { ...current, unreadable: isReadable ? others : [...others, end] };
      }),
    /** Whether these days can be asked for; if not, the fields say why. */
    mayAsk(): boolean {
      const isRight = unreadable.length === 0 && !isReversed(wanted);
      setEntry((current) => ({ ...current, isRefused: !isRight }));
      return isRight;
    },
    /** Empties the fields. @returns what they then ask for */
    reset(): LogQuery {
      const nothing = { current: 1, size: query.size };
      setEntry({ ...begin(nothing, round + 1), href });
      return nothing;
    },
  };
}
