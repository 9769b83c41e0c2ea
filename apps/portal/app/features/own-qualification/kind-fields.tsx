import { QUALIFICATION_KINDS, QUALIFICATION_SERIES } from '@jianzhu/domain/qualifications';
import { Combobox, type ComboboxOption } from '@jianzhu/ui/combobox';
import { Select } from '@jianzhu/ui/select';
import { useState } from 'react';
import { RecordField } from '../../record/record-field.tsx';
import type { RecordForm } from '../../record/use-record-form.ts';
import { ownQualificationTexts as texts } from './messages.ts';

const OPTIONS: readonly ComboboxOption[] = QUALIFICATION_KINDS.map(({ id, series, categoryName }) => ({
  id,
  label: categoryName,
  detail: series,
}));

const seriesCode = (name: string | undefined) =>
  QUALIFICATION_SERIES.find(({ label }) => label === name)?.value ?? null;

/** 序列 → 类别 → 等级: each leaves what the ones before it allow; a category that is found by its name brings its series. */
export function KindFields({ form }: { readonly form: RecordForm }) {
  const [text, setText] = useState('');
  const { series, categoryCode, grade } = form.values;
  const seriesName = QUALIFICATION_SERIES.find(({ value }) => value === series)?.label;
  const kind = QUALIFICATION_KINDS.find(({ id }) => id === categoryCode);
  const found = OPTIONS.filter(
    ({ label, detail = '' }) =>
      (seriesName === undefined || detail === seriesName) && `${detail} ${label}`.includes(text.trim()),
  );

  function choose(id: string | null): void {
    const chosen = QUALIFICATION_KINDS.find((one) => one.id === id);
    const [only] = chosen?.grades.length === 1 ? chosen.grades : [];
    const stays = chosen?.grades.some((one) => one === grade) === true;
    form.set({
      categoryCode: id,
      ...(chosen !== undefined && { series: seriesCode(chosen.series) }),
      grade: only ?? (stays ? grade : null),
    });
  }

  const gradesOf = kind?.grades ?? [];
  return (
    <>
      <RecordField
        form={{
          ...form,
          // Another series has other categories.
          set: (changed) =>
            form.set(
              changed.series === series ? changed : { ...changed, categoryCode: null, grade: null, isLongTerm: 0 },
            ),
        }}
        name="series"
      />
      <Combobox
        id="categoryCode"
        label={texts.category}
        required
        help={texts.categoryHelp}
        error={form.errors.categoryCode}
        value={OPTIONS.find(({ id }) => id === categoryCode) ?? null}
        onChange={(option) => choose(option?.id ?? null)}
        options={{ status: 'ready', items: found }}
        onSearch={setText}
      />
      <Select
        id="grade"
        label={texts.grade}
        required
        help={kind === undefined ? texts.chooseCategory : undefined}
        error={form.errors.grade}
        options={gradesOf.map((one) => ({ value: one, label: one }))}
        value={gradesOf.find((one) => one === grade) ?? null}
        onChange={(chosen) => form.set({ grade: chosen })}
      />
    </>
  );
}
