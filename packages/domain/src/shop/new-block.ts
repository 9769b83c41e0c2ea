import { type BlockProps, type BlockType, SHOP_BLOCKS } from './block-catalogue.ts';
import { NO_LINK } from './link.ts';
import { type AnyBlock, type Block, PAGE_SPEC, type PageSchema, STYLE_SPEC } from './page-schema.ts';
import type { ItemsProp, PropSpec, PropSpecs, ValuesOf } from './prop.ts';
import { onTerminal, type Terminal } from './terminal.ts';

const EMPTY = {
  ...{ rich: '', image: '', video: '', shopCategory: '', materialCategory: '', phone: '', date: '' },
  ...{ link: NO_LINK, products: [], services: [], certificates: [], offers: [] },
  ...{ point: null, money: null },
} as const;

/** Pictures are uploaded one by one; of the rest there are as many as there have to be. */
const startsEmpty = ({ item }: ItemsProp): boolean => item.image?.needed === true;

/** What stands in a line of the catalogue before anybody has said anything. */
export function initialValue(spec: PropSpec, terminal: Terminal): unknown {
  if (spec.kind === 'number') return onTerminal(spec.initial, terminal);
  if ('initial' in spec) return spec.initial;
  if (spec.kind !== 'items') return EMPTY[spec.kind];
  return Array.from({ length: startsEmpty(spec) ? 0 : spec.min }, () => initialValues(spec.item, terminal));
}

/** The same for several lines, by their names. */
export const initialValues = <Specs extends PropSpecs>(specs: Specs, terminal: Terminal): ValuesOf<Specs> =>
  // Each value is that of its line.
  Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, initialValue(spec, terminal)]),
  ) as ValuesOf<Specs>;

/** A new block of a type as it is first shown. @param id unique in its page; @param props what differs from the start */
export const newBlock = <Type extends BlockType>(
  type: Type,
  id: string,
  terminal: Terminal,
  props: Partial<BlockProps<Type>> = {},
): Block<Type> =>
  // The catalogue's line of the type is what its props are made from.
  ({
    ...{ id, type, name: SHOP_BLOCKS[type].label, hidden: false, style: initialValues(STYLE_SPEC, terminal) },
    props: { ...initialValues(SHOP_BLOCKS[type].props, terminal), ...props },
  }) as unknown as Block<Type>;

/** A page of some blocks. @param title of the page, the company's name as a rule */
export const newPage = (title: string, terminal: Terminal, blocks: readonly AnyBlock[]): PageSchema => ({
  schemaVersion: 1,
  page: { ...initialValues(PAGE_SPEC, terminal), title: [...title].slice(0, PAGE_SPEC.title.max).join('') },
  blocks,
});
