import { LAW_FIELDS, PACKAGE_PRICE_BANDS } from '@jianzhu/domain/forms';
import { PackageCards } from '@jianzhu/ui/law';
import { BrowsePage } from '@jianzhu/ui/pages';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { BrowseList, ListSearch, sortChoices } from '../../record/browse-list.tsx';
import { useList } from '../../record/use-list.ts';
import { packageEntry } from './law-entry.ts';
import type { LegalPackage, PackageQuery, PackagesData } from './load-law.server.ts';
import { lawTexts as texts } from './messages.ts';

const CARD_HEIGHT = 240;

/** 法律服务包: packages by field and price (domain rules 11.4). */
export function PackagesPage({ name, query, loaded }: PackagesData & { readonly name: string }) {
  const list = useList<LegalPackage, PackageQuery>(paths.legalPackageList, query, loaded);
  const counts = new Map((loaded.kind === 'ready' ? loaded.list.scopes : []).map((scope) => [scope.name, scope.count]));
  const { href } = list;
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
        {
          key: 'scope',
          label: texts.scope,
          current: String(query.scope ?? ''),
          choices: [
            { key: '', label: texts.any, href: href({ scope: undefined }) },
            ...LAW_FIELDS.map(({ value, label }) => ({
              key: String(value),
              label: texts.choice(label, counts.get(String(value)) ?? 0),
              href: href({ scope: value }),
            })),
          ],
        },
        {
          key: 'price',
          label: texts.priceBand,
          current: String(query.price ?? ''),
          choices: [
            { key: '', label: texts.any, href: href({ price: undefined }) },
            ...PACKAGE_PRICE_BANDS.map(({ value, label }) => ({
              key: String(value),
              label,
              href: href({ price: value }),
            })),
          ],
        },
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
