import { auditKinds, auditResults } from '@jianzhu/api-client/schemas';
import { FilterBar } from '@jianzhu/ui/data-table';
import { DateField } from '@jianzhu/ui/date-field';
import { TextField } from '@jianzhu/ui/fields';
import { Select } from '@jianzhu/ui/select';
import { useState } from 'react';
import { useLeadToWrong } from '../../record/use-lead-to-wrong.ts';
import { useListEntry } from '../../record/use-list-entry.ts';
import { isReversed, type LogQuery } from './log-query.ts';
import { kindNames, resultNames, logTexts as texts } from './messages.ts';

/** Stands for no choice: a select has no empty value. */
const all = { value: 'all', label: texts.all };

type End = 'from' | 'to';

export interface LogFiltersProps {
  /** What the address says; the fields begin with it. */
  readonly query: LogQuery;
  readonly members: readonly { readonly id: string; readonly name: string }[];
  readonly onSearch: (query: LogQuery) => void;
}

/** The filters of the log, which are its address: searching goes there. Days that cannot be stay as they were typed. */
export function LogFilters({ query, members, onSearch }: LogFiltersProps) {
  const { wanted, asked, round, change, reset } = useListEntry(query);
  const [unreadable, setUnreadable] = useState<readonly End[]>([]);
  const [refusedRound, setRefusedRound] = useState<number | null>(null);
  const leadToWrong = useLeadToWrong();

  function errorOf(end: End): string | undefined {
    if (refusedRound !== round && !isReversed(query)) return undefined;
    if (unreadable.includes(end)) return texts.wrongDay;
    return end === 'to' && isReversed(wanted) ? texts.reversed : undefined;
  }

  function search() {
    const isWrong = unreadable.length > 0 || isReversed(wanted);
    setRefusedRound(isWrong ? round : null);
    if (isWrong) leadToWrong();
    else onSearch({ ...asked, current: 1 });
  }

  const dayField = (end: End) => ({
    key: end,
    field: (
      <DateField
        key={round}
        label={texts[end]}
        error={errorOf(end)}
        onReadable={(isReadable) =>
          setUnreadable((ends) => [...ends.filter((known) => known !== end), ...(isReadable ? [] : [end])])
        }
        value={wanted[end] ?? null}
        onChange={(day) => change({ [end]: day ?? undefined })}
      />
    ),
  });

  return (
    <FilterBar
      filters={[
        dayField('from'),
        dayField('to'),
        {
          key: 'keyword',
          field: (
            <TextField
              label={texts.keyword}
              placeholder={texts.keywordHint}
              maxLength={50}
              value={wanted.keyword ?? ''}
              onChange={(keyword) => change({ keyword })}
            />
          ),
        },
        {
          key: 'userId',
          field: (
            <Select
              label={texts.actor}
              value={wanted.userId ?? all.value}
              options={[all, ...members.map(({ id, name }) => ({ value: id, label: name }))]}
              onChange={(id) => change({ userId: id === all.value ? undefined : id })}
            />
          ),
        },
        {
          key: 'kind',
          field: (
            <Select
              label={texts.kind}
              value={wanted.kind ?? all.value}
              options={[all, ...auditKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))]}
              onChange={(kind) => change({ kind: auditKinds.find((known) => known === kind) })}
            />
          ),
        },
        {
          key: 'result',
          field: (
            <Select
              label={texts.result}
              value={wanted.result ?? all.value}
              options={[all, ...auditResults.map((result) => ({ value: result, label: resultNames[result] }))]}
              onChange={(result) => change({ result: auditResults.find((known) => known === result) })}
            />
          ),
        },
      ]}
      onSearch={search}
      onReset={() => {
        setUnreadable([]);
        setRefusedRound(null);
        onSearch(reset());
      }}
    />
  );
}
