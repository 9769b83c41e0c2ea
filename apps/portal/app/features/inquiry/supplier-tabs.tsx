import { LinkTabs } from '@jianzhu/ui/link-tabs';
import * as paths from '../../paths.ts';
import type { StatusCounts } from './inquiry-calls.ts';
import { inquiryTexts } from './messages.ts';

const { hall: texts, counted } = inquiryTexts;

/** The lists of a supplier, on one page (domain rules 4.4). */
const SUPPLIER_TABS = ['hall', 'invited', 'quotations', 'deals'] as const;

export type SupplierTab = (typeof SUPPLIER_TABS)[number];

/** The tab that an address names; the hall where it names none. */
export function supplierTab(search: URLSearchParams): SupplierTab {
  return SUPPLIER_TABS.find((tab) => tab === search.get('tab')) ?? 'hall';
}

const supplierTabHref = (tab: SupplierTab) =>
  tab === 'hall' ? paths.myQuotations : `${paths.myQuotations}?tab=${tab}`;

/** Leads from one list of a supplier to the others, with how many each holds. */
export function SupplierTabs({
  current,
  counts,
}: {
  readonly current: SupplierTab;
  readonly counts: StatusCounts | null;
}) {
  const countOf = (tab: SupplierTab) => {
    if (counts === null) return null;
    if (tab !== 'quotations') return counts[tab];
    return counts.statuses.reduce((sum, { count }) => sum + count, 0);
  };
  return (
    <LinkTabs
      variant="states"
      label={texts.tabs}
      current={current}
      tabs={SUPPLIER_TABS.map((tab) => {
        const count = countOf(tab);
        const name = texts.names[tab];
        return { key: tab, label: count === null ? name : counted(name, count), href: supplierTabHref(tab) };
      })}
    />
  );
}
