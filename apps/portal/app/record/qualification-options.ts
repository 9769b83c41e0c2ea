import { QUALIFICATION_DEMANDS } from '@jianzhu/domain/inquiries';
import type { ComboboxOption } from '@jianzhu/ui/combobox';

/** What certificates may be asked for, found by category, grade or series: of any grade, or of one and better. */
export const QUALIFICATION_OPTIONS = QUALIFICATION_DEMANDS.map(
  ({ id, series, categoryName, grade }): ComboboxOption => ({
    id,
    label: grade === '' ? categoryName : `${categoryName} ${grade}及以上`,
    detail: series,
  }),
);
