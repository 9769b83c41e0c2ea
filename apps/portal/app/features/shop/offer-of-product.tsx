import { formatMoney, formatQuantity } from '@jianzhu/domain/money';
import { ButtonLink } from '@jianzhu/ui';
import { type PriceCell, ProductOffer, type SpecChoices } from '@jianzhu/ui/shop';
import { conversationAddress } from '../../chat/conversation-address.ts';
import { FollowButton } from '../../company/follow-button.tsx';
import { countText } from '../../record/figures.ts';
import { useCountedViews } from '../../record/use-counted-views.ts';
import { ShareButton } from '../../shell/share-button.tsx';
import type { PublicPage } from '../../site/public-page.server.ts';
import { AskButton } from './ask-button.tsx';
import type { ShownProduct } from './load-shop.server.ts';
import { shopPageTexts as texts } from './messages.ts';
import { countLook } from './product-calls.ts';
import { isPossible, isSold, type ShownSku, skuText } from './sku-choice.ts';
import { amountAt, nextStep, priceAt, priceSteps } from './sku-price.ts';
import type { ProductChoice } from './use-product-choice.ts';

export interface OfferOfProductProps {
  readonly page: PublicPage;
  readonly product: ShownProduct;
  /** As it is read. */
  readonly unit: string;
  readonly choice: ProductChoice;
  readonly isFollowed: boolean | null;
}

/** What a product costs as it is chosen, and what can be done with the choice. */
export function OfferOfProduct({ page, product, unit, choice, isFollowed }: OfferOfProductProps) {
  const { id, businessId, name, brandName, standardNo, code, taxRate, priceMode } = product;
  const looks = useCountedViews(id, product.viewCount, countLook);
  const { sku, quantity, fault } = choice;
  const spec = sku === null ? '' : skuText(product.specs, sku);
  return (
    <ProductOffer
      name={name}
      tags={product.stock === 0 ? [{ text: texts.soldOut, tone: 'warning' }] : []}
      note={[brandName, standardNo && texts.standard(standardNo), texts.code(code), texts.visits(countText(looks))]
        .filter(Boolean)
        .join('，')}
      prices={sku === null ? [] : pricesOf(priceMode, sku, quantity, unit)}
      agreed={texts.agreed}
      terms={[texts.perUnit(unit), texts.taxed(taxRate)].join('，')}
      specs={specsOf(product, sku)}
      onChoose={choice.choose}
      quantity={{
        ...{ text: quantity, unit, fault, onChange: choice.write, onStep: choice.step },
        hint: hintOf(sku, product.minOrderQty, unit),
      }}
      facts={[
        {
          term: texts.supply,
          value: [product.supplyRegionNames.join('、'), texts.delivery(product.deliveryDays), product.freightNote]
            .filter((part) => part !== '')
            .join('，'),
        },
      ]}
      {...sumOf(product, sku, quantity, unit)}
      actions={
        <>
          <AskButton
            text={texts.ask}
            back={choice.address}
            fault={fault || undefined}
            write={({ inquiryOfProduct }) => inquiryOfProduct({ ...product, businessId, spec, quantity })}
          />
          <ButtonLink href={conversationAddress({ contact: { businessId } }, `product:${id}`)} variant="line">
            {texts.chat}
          </ButtonLink>
          <FollowButton id={businessId} isFollowed={isFollowed} />
          <ShareButton address={page.address} title={name} summary={product.company.name} />
        </>
      }
      hint={texts.noCart}
    />
  );
}

/** The prices of a combination, and what it costs elsewhere where that is said. */
function pricesOf(priceMode: number, sku: ShownSku, quantity: string, unit: string): readonly PriceCell[] {
  const steps = priceSteps(priceMode, sku, quantity, unit).map(
    ({ key, price, quantities, isReached }): PriceCell => ({
      ...{ key, price: formatMoney(price), note: quantities },
      look: isReached ? 'reached' : 'plain',
    }),
  );
  if (steps.length === 0 || sku.marketPrice === null) return steps;
  return [...steps, { key: 'market', price: formatMoney(sku.marketPrice), note: texts.market, look: 'struck' }];
}

function specsOf({ specs, skus }: ShownProduct, sku: ShownSku | null): readonly SpecChoices[] {
  const chosen = sku?.specValues ?? [];
  return specs.map(({ name, values }, place) => ({
    name,
    values: values.map((value) => ({
      value,
      isChosen: chosen[place] === value,
      isGone: !isSold(skus, place, value),
      mismatch: isPossible(skus, chosen, place, value) ? '' : texts.noCombination,
    })),
  }));
}

const hintOf = (sku: ShownSku | null, minOrderQty: string, unit: string): string => {
  const stock = sku === null || sku.stock === 0 ? texts.soldOut : texts.stock(countText(sku.stock), unit);
  return `${stock}，${texts.least(formatQuantity(minOrderQty), unit)}`;
};

function sumOf({ priceMode, taxRate }: ShownProduct, sku: ShownSku | null, quantity: string, unit: string) {
  const price = sku && priceAt(priceMode, sku, quantity);
  const amount = sku && amountAt(priceMode, sku, quantity, taxRate);
  if (sku === null || price === null || amount === null) return {};
  const next = nextStep(sku, quantity);
  return {
    sum: {
      formula: texts.sum(formatQuantity(quantity), unit, formatMoney(price)),
      amount: formatMoney(amount),
      unit: '',
      hint: next === null ? '' : texts.nextPrice(next.more, unit, formatMoney(next.price)),
    },
  };
}
