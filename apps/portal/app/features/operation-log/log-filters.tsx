import { auditKinds, auditResults } from '@jianzhu/api-client/schemas';
import { FilterBar } from '@jianzhu/ui/data-table';
import { DateField } from '@jianzhu/ui/date-field';
import { TextField } from '@jianzhu/ui/fields';
import { Select } from '@jianzhu/ui/select';
import { useEffect, useRef, useState } from 'react';
import type { LogQuery } from './log-query.ts';
import { kindNames, resultNames, logTexts as texts } from './messages.ts';
import { useLogEntry } from './use-log-entry.ts';

/** Stands for no choice: a select has no empty value. */
const all = 'all';

export interface LogFiltersProps {
  /** What the address says; the fields begin with it. */
  readonly query: LogQuery;
  readonly members: readonly { readonly id: string; readonly name: string }[];
  readonly onSearch: (query: LogQuery) => void;
}

/** The filters of the log, which are its address: searching goes there. */
export function LogFilters({ query, members, onSearch }: LogFiltersProps) {
  const { wanted, errors, round, change, readable, reset, mayAsk } = useLogEntry(query);
  const anyone = { value: all, label: texts.all };

  const frame = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  // Once the fields are drawn with their errors.
  useEffect(() => {
    if (refusals > 0) frame.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
  }, [refusals]);

  return (
    <div ref={frame}>
      <FilterBar
        filters={[
          {
            key: 'from',
            field: (
              <DateField
                key={round}
                label={texts.from}
                error={errors.from}
                onReadable={(isReadable) => readable('from', isReadable)}
                value={wanted.from ?? null}
                onChange={(from) => change({ from: from ?? undefined })}
              />
            ),
          },
          {
            key: 'to',
            field: (
              <DateField
                key={round}
                label={texts.to}
                error={errors.to}
                onReadable={(isReadable) => readable('to', isReadable)}
                value={wanted.to ?? null}
                onChange={(to) => change({ to: to ?? undefined })}
              />
            ),
          },
          {
            key: 'userId',
            field: (
              <Select
                label={texts.actor}
                value={wanted.userId ?? all}
                options={[anyone, ...members.map(({ id, name }) => ({ value: id, label: name }))]}
                onChange={(id) => change({ userId: id === all ? undefined : id })}
              />
            ),
          },
          {
            key: 'kind',
            field: (
              <Select
                label={texts.kind}
                value={wanted.kind ?? all}
                options={[anyone, ...auditKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))]}
                onChange={(kind) => change({ kind: auditKinds.find((known) => known === kind) })}
              />
            ),
          },
          {
            key: 'result',
            field: (
              <Select
                label={texts.result}
                value={wanted.result ?? all}
                options={[anyone, ...auditResults.map((result) => ({ value: result, label: resultNames[result] }))]}
                onChange={(result) => change({ result: auditResults.find((known) => known === result) })}
              />
            ),
          },
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
        ]}
        onSearch={() => {
          if (mayAsk()) onSearch({ ...wanted, keyword: wanted.keyword?.trim(), current: 1 });
          else setRefusals((count) => count + 1);
        }}
        onReset={() => onSearch(reset())}
      />
    </div>
  );
}
