import type { LinkTabsProps } from '@jianzhu/ui/link-tabs';
import { companyHref } from './company-entry.ts';
import type { ShownCompany } from './load-companies.server.ts';
import { companyTexts as texts } from './messages.ts';

const TABS = ['intro', 'certificates', 'projects', 'goods', 'activities'] as const;

/** What of a company its page shows: the query `tab` names it. */
export type CompanyTab = (typeof TABS)[number];

/** The part that an address asks for, the first unless it names one. */
export const readCompanyTab = (search: URLSearchParams): CompanyTab =>
  TABS.find((tab) => tab === search.get('tab')) ?? 'intro';

/** The parts of a company as tabs, with how many there are of each. */
export function companyTabs(
  { id, qualifications, projects, offers }: ShownCompany,
  current: CompanyTab,
): Pick<LinkTabsProps, 'label' | 'tabs' | 'current'> {
  const totals: Partial<Record<CompanyTab, number>> = {
    certificates: qualifications.length,
    projects: projects.length,
    goods: offers.length,
  };
  const tabs = TABS.map((key) => {
    const total = totals[key];
    const href = companyHref(id, key === 'intro' ? undefined : key);
    return { key, label: texts.tabs[key], href, ...(total !== undefined && { total: String(total) }) };
  });
  return { label: texts.parts, tabs, current };
}
