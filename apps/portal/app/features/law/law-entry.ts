import { dictionaryLabel, LAW_FIELDS } from '@jianzhu/domain/forms';
import type { PackageEntry, ServiceItem } from '@jianzhu/ui/law';
import * as paths from '../../paths.ts';
import { yuanText } from '../../record/figures.ts';
import type { Lawyer, LegalPackage } from './load-law.server.ts';
import { lawTexts as texts } from './messages.ts';

export const fieldNames = (fields: readonly number[]): string[] =>
  fields.map((code) => dictionaryLabel(LAW_FIELDS, code));

/** A lawyer by an address of its own, before the list. */
export const lawyerHref = (id: string): string => `${paths.lawyerList}?lawyerId=${id}`;

const packageHref = (id: string): string => `${paths.legalPackageDetail}?id=${id}`;

export const lawyerFacts = ({ years, score, serviceCount }: Lawyer): string =>
  texts.lawyerFacts(years, score.toFixed(1), serviceCount);

/** What a package holds, in words. */
export const serviceItems = (items: LegalPackage['items']): ServiceItem[] =>
  items.map(({ name, times }) => ({ name, times: times === null ? texts.unlimited : texts.times(times) }));

/** A package as a list shows it. */
export function packageEntry(found: LegalPackage): PackageEntry {
  const { id, name, scope, items, price, originalPrice, validDays, sales } = found;
  return {
    key: id,
    href: packageHref(id),
    name,
    scope: fieldNames(scope),
    items: serviceItems(items),
    price: texts.yuan(yuanText(price)),
    ...(originalPrice > price && { before: texts.yuan(yuanText(originalPrice)) }),
    facts: texts.packageFacts(validDays, sales),
  };
}
