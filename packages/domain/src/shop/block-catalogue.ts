import { basicBlocks } from './basic-blocks.ts';
import type { BlockSpec } from './block-spec.ts';
import { companyBlocks } from './company-blocks.ts';
import { goodsBlocks } from './goods-blocks.ts';
import { marketingBlocks } from './marketing-blocks.ts';
import type { ValuesOf } from './prop.ts';
import type { Terminal } from './terminal.ts';

const CATALOGUE = { ...basicBlocks, ...goodsBlocks, ...companyBlocks, ...marketingBlocks };

export type BlockType = keyof typeof CATALOGUE;

/** What a block of a type is told. */
export type BlockProps<Type extends BlockType = BlockType> = ValuesOf<(typeof CATALOGUE)[Type]['props']>;

/** All types of blocks, in the order of the palette (domain rules 14.2). */
export const SHOP_BLOCKS: Readonly<Record<BlockType, BlockSpec>> = CATALOGUE;

export const BLOCK_TYPES = Object.keys(SHOP_BLOCKS) as readonly BlockType[]; // its keys are the types

export const isBlockType = (type: string): type is BlockType => Object.hasOwn(SHOP_BLOCKS, type);

/** Whether a membership may add blocks of a type; what a page has already stays (domain rules 12.2, 14.2). */
export const isLocked = (type: BlockType, vipLevel: number): boolean => SHOP_BLOCKS[type].vipLevel > vipLevel;

/** The types that a page of a terminal can have. */
export const blockTypesOf = (terminal: Terminal): readonly BlockType[] =>
  BLOCK_TYPES.filter((type) => SHOP_BLOCKS[type].terminals.includes(terminal));
