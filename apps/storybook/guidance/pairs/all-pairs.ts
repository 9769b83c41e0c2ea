import type { Pair } from '../guidance.ts';
import { buttonPairs, dialogPairs, pendingPairs, toastPairs } from './action-pairs.tsx';
import { badgePairs, emptyPairs, tablePairs, tabsPairs, tagPairs } from './data-pairs.tsx';
import { fieldPairs } from './field-pairs.tsx';

/** Pairs of good and bad use by the component's name, for the components that are misused most. */
export const allPairs: Readonly<Record<string, readonly Pair[]>> = {
  Button: [...buttonPairs, ...pendingPairs],
  Tag: tagPairs,
  Badge: badgePairs,
  Toast: toastPairs,
  Dialog: dialogPairs,
  DataTable: tablePairs,
  Fields: fieldPairs,
  States: emptyPairs,
  Tabs: tabsPairs,
};
