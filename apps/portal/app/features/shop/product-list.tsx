import { BrowsePage } from '@jianzhu/ui/pages';
import { GoodsCards, type ShopGoods } from '@jianzhu/ui/shop';
import { BrowseList, facetFilter, ListSearch, sortChoices } from '../../record/browse-list.tsx';
import { countText } from '../../record/figures.ts';
import type { LoadedList } from '../../record/load-list.server.ts';
import { useList } from '../../record/use-list.ts';
import { PRODUCTS_VIEW, shopHref, shopPath } from '../../shop-blocks/shop-addresses.ts';
import type { ProductQuery, ShownList, ShownShop } from './load-shop.server.ts';
import { shopPageTexts as texts } from './messages.ts';

const CARD_HEIGHT = 380;
const COLUMNS = { pc: 4, app: 2 } as const;

export interface ProductListProps {
  readonly shop: ShownShop;
  readonly query: ProductQuery;
  readonly loaded: LoadedList<ShownList>;
}

/** The products of a shop: its own categories, search within it, orders. */
export function ProductList({ shop: { facts, terminal }, query, loaded }: ProductListProps) {
  const path = `${shopPath(terminal)}?${new URLSearchParams(PRODUCTS_VIEW)}`;
  const list = useList<ShopGoods, ProductQuery>(path, query, loaded);
  const categories = facts.categories.flatMap(({ id, name, productCount, children }) => [
    { id, name, productCount },
    ...children,
  ]);
  const facets = loaded.kind === 'ready' ? loaded.list.facets : null;
  return (
    <BrowsePage
      path={[
        { name: facts.name, href: shopHref({ businessId: facts.businessId, terminal }) },
        { name: texts.products },
      ]}
      title={texts.products}
      filters={[
        ...(categories.length === 0
          ? []
          : [
              facetFilter(list, 'shopCategoryId', {
                label: texts.categories,
                any: texts.all,
                choices: categories.map(({ id, name }) => ({ value: id, label: name })),
                counts: categories.map(({ id, productCount }) => ({ name: id, count: productCount })),
              }),
            ]),
        ...(facets === null || facets.brands.length < 2
          ? []
          : [
              facetFilter(list, 'brandName', {
                label: texts.brand,
                any: texts.all,
                choices: facets.brands.map(({ name }) => ({ value: name, label: name })),
                counts: facets.brands,
              }),
            ]),
      ]}
      search={<ListSearch list={list} hint={texts.keywordHint} />}
      {...(list.page && { count: texts.count(countText(list.page.total)) })}
      sorts={sortChoices(list, texts.order, {
        '': texts.byDefault,
        price: texts.byPrice,
        '-viewCount': texts.byViews,
        '-publishTime': texts.byTime,
      })}
    >
      <BrowseList list={list} rowHeight={CARD_HEIGHT}>
        {(rows) => <GoodsCards goods={rows} columns={COLUMNS[terminal]} />}
      </BrowseList>
    </BrowsePage>
  );
}
