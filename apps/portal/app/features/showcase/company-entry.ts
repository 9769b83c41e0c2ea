import type { CompanyCard } from '@jianzhu/domain';
import type { CompanyEntry } from '@jianzhu/ui/companies';
import * as paths from '../../paths.ts';
import { countText } from '../../record/figures.ts';
import { companyTexts as texts } from './messages.ts';

/** Address of the page of a company, and of one of its tabs. */
export const companyHref = (id: string, tab?: string): string =>
  `${paths.companyDetail}?id=${id}${tab ? `&tab=${tab}` : ''}`;

/** A company as a list shows it. */
export function companyEntry({ id, name, logo, regionName, qualification, tags, ...card }: CompanyCard): CompanyEntry {
  return {
    key: id,
    href: companyHref(id),
    name,
    logo,
    region: regionName,
    tags: [qualification, ...tags].filter((tag) => tag !== ''),
    facts: [
      { term: texts.categories, value: card.mainCategories[0] ?? texts.none },
      { term: texts.views, value: countText(card.viewCount) },
    ],
  };
}
