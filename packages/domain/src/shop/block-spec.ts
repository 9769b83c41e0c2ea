import { dictionary } from '../dictionary/dictionary.ts';
import type { PropSpecs } from './prop.ts';
import type { Terminal } from './terminal.ts';

/** The groups of the palette (domain rules 14.3), in their order. */
export const BLOCK_GROUPS = dictionary([
  ['basic', '基础'],
  ['goods', '商品'],
  ['company', '企业'],
  ['marketing', '营销'],
]);

export type BlockGroup = (typeof BLOCK_GROUPS)[number]['value'];

/** One type of block: a line of the catalogue (domain rules 14.2). */
export interface BlockSpec<Props extends PropSpecs = PropSpecs> {
  readonly label: string;
  readonly group: BlockGroup;
  /** One sentence for the palette and for those who hear it. */
  readonly about: string;
  /** How many a page holds. */
  readonly max: number;
  readonly terminals: readonly Terminal[];
  /** Least level of membership that may add one. */
  readonly vipLevel: 0 | 2;
  /** It stands first and cannot be moved, copied, hidden or removed. */
  readonly isFixed?: true;
  readonly props: Props;
}
