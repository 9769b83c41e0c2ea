import type { ShopBlockType, ShopBlockView } from './shop-view.ts';

type IsEmpty<Type extends ShopBlockType> = (view: Extract<ShopBlockView, { readonly type: Type }>['view']) => boolean;

/** When a kind of block has nothing to show; kinds that always have are not named. */
const EMPTY: { readonly [Type in ShopBlockType]?: IsEmpty<Type> } = {
  carousel: ({ items }) => items.length === 0,
  notice: ({ texts }) => texts.length === 0,
  imageNav: ({ items }) => items.length === 0,
  title: ({ text }) => text === '',
  productGroup: ({ goods }) => goods.length === 0,
  productSlide: ({ goods }) => goods.length === 0,
  serviceGroup: ({ goods }) => goods.length === 0,
  cube: ({ cells }) => cells.every(({ src }) => src === ''),
  hotImage: ({ src }) => src === '',
  singleImage: ({ picture }) => picture.src === '',
  video: ({ src }) => src === '',
  richText: ({ html }) => html === '',
  companyIntro: ({ paragraphs, facts }) => paragraphs.length === 0 && facts.length === 0,
  qualificationWall: ({ certificates }) => certificates.length === 0,
  caseList: ({ items }) => items.length === 0,
  contact: ({ facts, map, chat }) => facts.length === 0 && map === null && chat === null,
  coupon: ({ offers }) => offers.length === 0,
  tabs: ({ tabs }) => tabs.length === 0,
  floatBar: ({ phone, chat, top }) => phone === null && chat === null && !top,
  bottomNav: ({ items }) => items.length === 0,
};

/** Whether a block has nothing to show, as one of products that are all off the shelf. */
export function isEmptyBlock(block: ShopBlockView): boolean {
  const isEmpty = EMPTY[block.type] as IsEmpty<ShopBlockType> | undefined; // The type of the block names its own rule.
  return isEmpty?.(block.view) ?? false;
}
