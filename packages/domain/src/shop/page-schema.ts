import type { BlockProps, BlockType } from './block-catalogue.ts';
import { isBlockType } from './block-catalogue.ts';
import { colour, image, number, text, toggle, type ValuesOf } from './prop.ts';

/** Blocks of one page at most (domain rules 14.1). */
export const MOST_BLOCKS = 40;
/** Characters of a block's own name. */
export const BLOCK_NAME_LENGTH = 20;

/** What the page itself is told, as the panel 页面设置 has it. */
export const PAGE_SPEC = {
  title: text('页面标题', 30, { needed: true, min: 1 }),
  background: colour('背景颜色', '#f5f6f8'),
  bgImage: image('背景图片'),
  themeColor: colour('主题色', '#006ce4'),
  showHeader: toggle('显示店铺招牌', true),
  shareTitle: text('分享标题', 30, { hint: '不填写则用页面标题' }),
  shareDesc: text('分享描述', 60),
} as const;

export type PageSettings = ValuesOf<typeof PAGE_SPEC>;

/** What every block is told of its looks; pixels. */
export const STYLE_SPEC = {
  marginTop: number('上边距', [0, 100], 0, '像素'),
  marginBottom: number('下边距', [0, 100], 12, '像素'),
  paddingX: number('左右边距', [0, 60], 0, '像素'),
  background: colour('背景颜色'),
  radius: number('圆角', [0, 40], 0, '像素'),
} as const;

export type BlockStyle = ValuesOf<typeof STYLE_SPEC>;

interface Frame {
  /** Given by who adds it; unique in its page. */
  readonly id: string;
  /** 1 to 20 characters. */
  readonly name: string;
  readonly hidden: boolean;
  readonly style: BlockStyle;
}

/** A block of a type that this version knows. */
export type Block<Type extends BlockType = BlockType> = {
  readonly [Each in Type]: Frame & { readonly type: Each; readonly props: BlockProps<Each> };
}[Type];

/** A block that a later version has added: kept as it is, drawn by nobody (domain rules 14.1). */
export interface UnknownBlock extends Frame {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

export type AnyBlock = Block | UnknownBlock;

/** A page of a shop as it is kept and published (domain rules 14.1). */
export interface PageSchema {
  readonly schemaVersion: 1;
  readonly page: PageSettings;
  readonly blocks: readonly AnyBlock[];
}

/** Whether this version knows how to check and draw a block. */
export const isKnownBlock = (block: AnyBlock): block is Block => isBlockType(block.type);

/** The blocks that a visitor sees, in their order. */
export const shownBlocks = ({ blocks }: PageSchema): readonly Block[] =>
  blocks.filter(isKnownBlock).filter(({ hidden }) => !hidden);
