import { QUALIFICATION_KINDS } from '@jianzhu/domain/inquiries';
import type { ComboboxOption } from '@jianzhu/ui/combobox';

/** Kinds of certificates to choose from, found by category or series. */
export const QUALIFICATION_OPTIONS = QUALIFICATION_KINDS.map(
  ({ id, series, categoryName }): ComboboxOption => ({ id, label: categoryName, detail: series }),
);
