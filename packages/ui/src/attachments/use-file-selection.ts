import { useCallback, useState } from 'react';
import { toggleRow } from '../data-table/row-selection.ts';
import { type Attachment, isUnderWay } from './attachment.ts';

/** The files ticked for a download; those that have left the list count no more. */
export function useFileSelection(attachments: readonly Attachment[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selectable = attachments.filter((attachment) => !isUnderWay(attachment));
  const selected = selectable.filter(({ id }) => ticked.has(id));
  const areAllSelected = selectable.length > 0 && selected.length === selectable.length;
  const toggle = useCallback((id: string) => setTicked((before) => toggleRow(before, id)), []);
  return {
    selected,
    selectable,
    areAllSelected,
    isSelected: (id: string) => ticked.has(id),
    toggle,
    toggleAll: () => setTicked(new Set(areAllSelected ? [] : selectable.map(({ id }) => id))),
  };
}
