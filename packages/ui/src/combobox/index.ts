export { Combobox, type ComboboxProps } from './combobox.tsx';
export { MultiCombobox, type MultiComboboxProps } from './multi-combobox.tsx';
export type { ComboboxOption } from './option-row.tsx';
export { type SearchOptions, useRemoteOptions } from './use-remote-options.ts';
