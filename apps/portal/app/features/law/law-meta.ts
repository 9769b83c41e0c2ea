import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import type { PublicPage } from '../../site/public-page.server.ts';
import { offerOf, shareMeta } from '../../site/share-meta.ts';
import { fieldNames, lawyerFacts } from './law-entry.ts';
import type { LawyersData, ShownPackage } from './load-law.server.ts';
import { lawTexts as texts } from './messages.ts';

type Place = readonly [name: string, path: string];

const TO_LAW: readonly Place[] = [
  [texts.services, paths.servicesMore],
  [texts.law, paths.lawServices],
];

const wayOf = (page: PublicPage, ...places: readonly Place[]) =>
  [...TO_LAW, ...places].map(([name, path]) => ({ name, address: new URL(path, page.address).href }));

/** What other sites are told of the list of lawyers, or of the one who is looked at. */
export function lawyersMeta(page: PublicPage, lawyer: LawyersData['lawyer']) {
  if (lawyer?.kind !== 'ready') return shareMeta({ ...page, way: wayOf(page) });
  const { name, firmName, regionName, fields } = lawyer.record;
  return shareMeta({
    ...page,
    name: texts.lawyerName(name),
    description: [firmName, fieldNames(fields).join('、'), lawyerFacts(lawyer.record)].join('，'),
    way: wayOf(page, [texts.toLawyers, paths.lawyerList]),
    subject: {
      '@type': 'Person',
      name,
      jobTitle: '律师',
      worksFor: { '@type': 'LegalService', name: firmName, address: regionName },
      knowsAbout: fieldNames(fields),
    },
  });
}

/** What other sites are told of a package; of one that is not there, the page's name. */
export function packageMeta(page: PublicPage, loaded: LoadedRecord<ShownPackage>) {
  if (loaded.kind !== 'ready') return shareMeta(page);
  const { name, suitable, firmName, scope, price } = loaded.record;
  return shareMeta({
    ...page,
    name,
    description: suitable,
    way: wayOf(page, [texts.toPackages, paths.legalPackageList]),
    subject: {
      '@type': 'Service',
      name,
      description: suitable,
      serviceType: fieldNames(scope),
      provider: { '@type': 'LegalService', name: firmName },
      offers: { ...offerOf(price), url: page.address },
    },
  });
}
