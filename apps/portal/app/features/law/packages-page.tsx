import { LAW_FIELDS, PACKAGE_PRICE_BANDS } from '@jianzhu/domain/forms';
import { PackageCards } from '@jianzhu/ui/law';
import { BrowsePage } from '@jianzhu/ui/pages';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { BrowseList, facetFilter, ListSearch, sortChoices } from '../../record/browse-list.tsx';
import { useList } from '../../record/use-list.ts';
import { packageEntry } from './law-entry.ts';
import type { LegalPackage, PackageQuery, PackagesData } from './load-law.server.ts';
import { lawTexts as texts } from './messages.ts';

const CARD_HEIGHT = 240;

/** 法律服务包: packages by field and price (domain rules 11.4). */
export function PackagesPage({ name, query, loaded }: PackagesData & { readonly name: string }) {
  const list = useList<LegalPackage, PackageQuery>(paths.legalPackageList, query, loaded);
  return (
    <BrowsePage
      path={[
        { name: wayTexts.home, href: paths.home },
        { name: texts.services, href: paths.servicesMore },
        { name: texts.law, href: paths.lawServices },
        { name },
      ]}
      title={name}
      filters={[
        facetFilter(list, 'scope', {
          label: texts.scope,
          any: texts.any,
          choices: LAW_FIELDS,
          counts: loaded.kind === 'ready' ? loaded.list.scopes : [],
        }),
        facetFilter(list, 'price', { label: texts.priceBand, any: texts.any, choices: PACKAGE_PRICE_BANDS }),
      ]}
      search={<ListSearch list={list} hint={texts.packageHint} />}
      {...(list.page && { count: texts.packagesFound(list.page.total) })}
      sorts={sortChoices(list, texts.order, { '': texts.bySales, price: texts.cheapest, '-price': texts.dearest })}
    >
      <BrowseList list={list} rowHeight={CARD_HEIGHT}>
        {(packages) => <PackageCards packages={packages.map(packageEntry)} />}
      </BrowseList>
    </BrowsePage>
  );
}
