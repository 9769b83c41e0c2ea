export { CUBE_LAYOUTS, SHOP_ICONS, type ShopIcon } from './shop/basic-blocks.ts';
export {
  BLOCK_TYPES,
  type BlockProps,
  type BlockType,
  blockTypesOf,
  isBlockType,
  isLocked,
  SHOP_BLOCKS,
} from './shop/block-catalogue.ts';
export { BLOCK_GROUPS, type BlockGroup, type BlockSpec } from './shop/block-spec.ts';
export { themeColours } from './shop/contrast.ts';
export { defaultPage } from './shop/default-page.ts';
export { applyEdit, type EditOptions, isRefusedEdit, type PageEdit, refuseMore } from './shop/edits.ts';
export { forbiddenWords } from './shop/forbidden-words.ts';
export { GOODS_SOURCES } from './shop/goods-props.ts';
export {
  beginHistory,
  canRedo,
  canUndo,
  edit,
  endRun,
  type PageHistory,
  redo,
  UNDO_STEPS,
  undo,
} from './shop/history.ts';
export {
  isShopPhone,
  type Link,
  type LinkKind,
  NO_LINK,
  needsTarget,
  readLink,
  SHOP_LINK_KINDS,
  SHOP_PAGES,
  type ShopPageName,
  unfinishedLink,
} from './shop/link.ts';
export { SHOP_MESSAGES, SHOP_NOTICES } from './shop/messages.ts';
export { initialValue, initialValues, newBlock, newPage } from './shop/new-block.ts';
export { type PageReferences, pageReferences } from './shop/page-references.ts';
export {
  type AnyBlock,
  BLOCK_NAME_LENGTH,
  type Block,
  type BlockStyle,
  isKnownBlock,
  MOST_BLOCKS,
  PAGE_SPEC,
  type PageSchema,
  type PageSettings,
  STYLE_SPEC,
  shownBlocks,
  type UnknownBlock,
} from './shop/page-schema.ts';
export { counts, type PageValue, pageValues } from './shop/page-values.ts';
export { pageWarnings } from './shop/page-warnings.ts';
export type {
  IdsProp,
  ItemsProp,
  NumberProp,
  Point,
  PropKind,
  PropSpec,
  PropSpecs,
  Range,
  ValueOf,
  ValuesOf,
} from './shop/prop.ts';
export { publishProblems, type ShopHoldings } from './shop/publish-check.ts';
export { type PageReading, readPage, type ShopProblem, structureProblems } from './shop/read-page.ts';
export { type PropFault, type PropReading, readProp, readProps } from './shop/read-prop.ts';
export { isShopPicture, isShopVideo, SHOP_VIDEO_PATH, SHOP_VIDEOS, shopVideoId } from './shop/shop-files.ts';
export {
  AUTOSAVE_SECONDS,
  backwardOffer,
  checkShopCategories,
  checkShopPath,
  KEPT_VERSIONS,
  OFFER_KINDS,
  PREVIEW_MINUTES,
  SCHEDULE,
  SHOP_LIMITS,
  SHOP_PAGE_STATUS,
  SHOP_STATES,
  type ShopCategoriesFields,
  type ShopOffersFields,
  type ShopPageStatus,
  type ShopState,
  shopCategoriesRecord,
  shopOfferRecord,
  shopOffersRecord,
} from './shop/shop-record.ts';
export { TEMPLATES, type TemplateCode } from './shop/template-data.ts';
export { isTemplateCode, type TemplateUse, templatePage } from './shop/templates.ts';
export { onTerminal, SHOP_TERMINALS, TERMINALS, type Terminal } from './shop/terminal.ts';
export { overlappingZone, type Zone } from './shop/zones.ts';
