import type { ServiceEntry } from '@jianzhu/ui/services';
import * as paths from '../../paths.ts';
import { yuanText } from '../../record/figures.ts';
import type { ServiceSummary } from './load-services.server.ts';
import { serviceTexts as texts } from './messages.ts';

/** Address of the page of one service (domain rules 37). */
export const serviceHref = (id: string) => `${paths.servicesMore}?id=${id}`;

const BY_PACKAGES = 2;

/** What a service costs, as it is read. */
export function priceOf({ price, unit, chargeMode }: Pick<ServiceSummary, 'price' | 'unit' | 'chargeMode'>): string {
  if (price === null) return texts.agreed;
  return chargeMode === BY_PACKAGES ? texts.from(yuanText(price), unit) : texts.fixed(yuanText(price), unit);
}

/** A service as a list shows it. */
export function serviceEntry(service: ServiceSummary): ServiceEntry {
  const { id, title, cover, company, score, sales } = service;
  return {
    key: id,
    href: serviceHref(id),
    title,
    cover,
    company: company.name,
    note: score === 0 ? texts.unrated(sales) : texts.sold(score.toFixed(1), sales),
    price: priceOf(service),
  };
}
