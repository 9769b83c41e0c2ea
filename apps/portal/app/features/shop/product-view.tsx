import { ButtonLink, EmptyState, ErrorPanel, TextLink } from '@jianzhu/ui';
import { RichText } from '@jianzhu/ui/rich-text';
import { GoodsCards, ProductFacts, ProductGallery, ProductPage } from '@jianzhu/ui/shop';
import { useRevalidator } from 'react-router';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { countText } from '../../record/figures.ts';
import { productsHref, shopHref } from '../../shop-blocks/shop-addresses.ts';
import type { PublicPage } from '../../site/public-page.server.ts';
import type { ShopView, ShownProduct, ShownShop } from './load-shop.server.ts';
import { shopPageTexts as texts } from './messages.ts';
import { OfferOfProduct } from './offer-of-product.tsx';
import { ProductVideo } from './product-media.tsx';
import { ProductRail } from './product-rail.tsx';
import { useProductChoice } from './use-product-choice.ts';

export interface ProductViewProps {
  readonly page: PublicPage;
  readonly shop: ShownShop;
  readonly view: Extract<ShopView, { readonly kind: 'product' }>;
}

/** One product of a shop (domain rules 10.2), or what stands in its place. */
export function ProductView({ page, shop, view }: ProductViewProps) {
  const { revalidate, state } = useRevalidator();
  const { loaded } = view;
  if (loaded.kind === 'failed') {
    return <ErrorPanel onRetry={() => void revalidate()} retrying={state === 'loading'} />;
  }
  if (loaded.kind === 'missing') {
    const place = { businessId: shop.facts.businessId, terminal: shop.terminal };
    return (
      <EmptyState
        title={texts.missingProduct}
        action={<ButtonLink href={productsHref(place)}>{texts.toProducts}</ButtonLink>}
      />
    );
  }
  return <FoundProduct key={loaded.record.id} page={page} shop={shop} product={loaded.record} asked={view} />;
}

interface FoundProductProps {
  readonly page: PublicPage;
  readonly shop: ShownShop;
  readonly product: ShownProduct;
  readonly asked: Pick<ProductViewProps['view'], 'sku' | 'quantity'>;
}

const COLUMNS = { pc: 4, app: 2 } as const;

function FoundProduct({ page, shop: { facts, terminal }, product, asked }: FoundProductProps) {
  const { id, name, mainImages, video, detail, sameShop } = product;
  const place = { businessId: facts.businessId, terminal };
  const unit = product.unitText;
  const choice = useProductChoice(product, place, unit, asked);
  return (
    <ProductPage
      path={[
        { name: wayTexts.home, href: paths.home },
        { name: facts.name, href: shopHref(place) },
        { name: texts.products, href: productsHref(place) },
        { name },
      ]}
      gallery={
        <ProductGallery
          pictures={mainImages}
          name={name}
          chosen={choice.sku?.image ?? ''}
          {...(video && { video: <ProductVideo productId={id} fileId={video.id} name={name} /> })}
        />
      }
      offer={<OfferOfProduct page={page} product={product} unit={unit} choice={choice} isFollowed={facts.isFollowed} />}
      parts={[
        { key: 'parameters', title: texts.parameters, content: <ProductFacts facts={product.parameters} /> },
        { key: 'detail', title: texts.detail, content: <RichText html={detail} /> },
        ...(sameShop.length === 0
          ? []
          : [
              {
                key: 'same-shop',
                title: texts.sameShop,
                more: (
                  <TextLink href={productsHref(place)}>
                    {texts.allOfShop(countText(product.company.productCount))}
                  </TextLink>
                ),
                content: <GoodsCards goods={sameShop} columns={COLUMNS[terminal]} />,
              },
            ]),
      ]}
      rail={<ProductRail product={product} facts={facts} shopAddress={shopHref(place)} />}
    />
  );
}
