import type { BrowseFilter } from '@jianzhu/ui/pages';
import * as paths from '../../paths.ts';
import { needTexts as texts } from './messages.ts';

/** Address where a visitor finds what was published without an account. */
export const findNeeds = `${paths.serviceNeeds}?view=mine`;

/** Keys of the tabs; each is an address. */
export type NeedTab = 'hall' | 'cases' | 'mine' | 'replied';

/** Lists of everybody, and of a member's business. */
export function needTabs(current: NeedTab, isMember: boolean): BrowseFilter {
  return {
    key: 'tab',
    label: texts.tabs,
    current,
    choices: [
      { key: 'hall', label: texts.hall, href: paths.needCases },
      { key: 'cases', label: texts.cases, href: `${paths.needCases}?isCase=1` },
      ...(isMember
        ? [
            { key: 'mine', label: texts.mine, href: `${paths.needCases}?tab=mine` },
            { key: 'replied', label: texts.replied, href: `${paths.needCases}?tab=replied` },
          ]
        : []),
    ],
  };
}
