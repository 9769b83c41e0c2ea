export { isEmptyBlock } from './empty-blocks.ts';
export { GoodsCards } from './goods-cards.tsx';
export { labelColorOn } from './label-color.ts';
export {
  ShopBlock,
  type ShopBlockProps,
  ShopBlocks,
  type ShopBlocksProps,
  type ShopGroundProps,
  ShopPageGround,
} from './shop-blocks.tsx';
export { ShopLeaving, ShopLink, type ShopLinkProps } from './shop-link.tsx';
export type {
  ShopBlockStyle,
  ShopBlockType,
  ShopBlockView,
  ShopBlockViews,
  ShopCertificate,
  ShopCubeLayout,
  ShopFact,
  ShopGoods,
  ShopGround,
  ShopIcon,
  ShopNavItem,
  ShopPicture,
  ShopTerminal,
  ShopWay,
} from './shop-view.ts';
