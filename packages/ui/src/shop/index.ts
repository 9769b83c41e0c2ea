export { isEmptyBlock } from './empty-blocks.ts';
export { GoodsCards } from './goods-cards.tsx';
export { ShopActions } from './header-block.tsx';
export { ProductGallery, type ProductGalleryProps } from './product-gallery.tsx';
export { type PriceCell, ProductOffer, type ProductOfferProps, type SpecChoices } from './product-offer.tsx';
export { PaperList, type PaperListProps, ProductFacts, ProductPage, type ProductPageProps } from './product-page.tsx';
export {
  ShopBlock,
  type ShopBlockProps,
  ShopBlocks,
  type ShopBlocksProps,
  type ShopGroundProps,
  ShopPageGround,
} from './shop-blocks.tsx';
export { ShopFrame, type ShopFrameProps, ShopNav, type ShopNavProps, ShopSheet } from './shop-frame.tsx';
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
