import { SHOP_BLOCKS } from './block-catalogue.ts';
import { type Block, isKnownBlock, PAGE_SPEC, type PageSchema } from './page-schema.ts';
import type { PropSpec, PropSpecs } from './prop.ts';

/** One value of a page, with the line of the catalogue that it belongs to. */
export interface PageValue {
  /** null for the page itself. */
  readonly block: Block | null;
  /** Place of the block, from 0; -1 of the page. */
  readonly index: number;
  readonly path: string;
  readonly spec: PropSpec;
  readonly value: unknown;
  /** The values beside it, by name. */
  readonly beside: Readonly<Record<string, unknown>>;
}

type Values = Readonly<Record<string, unknown>>;

/** Whether a value counts while the values beside it are as they are. */
export const counts = (spec: PropSpec, beside: Values): boolean =>
  spec.when === undefined || spec.when.is.some((one) => one === beside[spec.when?.prop ?? '']);

function* valuesIn(
  specs: PropSpecs,
  values: Values,
  path: string,
  of: Pick<PageValue, 'block' | 'index'>,
): Generator<PageValue> {
  for (const [name, spec] of Object.entries(specs)) {
    if (!counts(spec, values)) continue;
    const value = values[name];
    const here = path === '' ? name : `${path}.${name}`;
    yield { ...of, path: here, spec, value, beside: values };
    if (spec.kind !== 'items') continue;
    // A page that was read has lists of objects where its catalogue has items.
    for (const [place, item] of (value as readonly Values[]).entries()) {
      yield* valuesIn(spec.item, item, `${here}.${place}`, of);
    }
  }
}

/** The values that count, of the page and of its known blocks, in their order. @param only which blocks */
export function* pageValues(schema: PageSchema, only: (block: Block) => boolean = () => true): Generator<PageValue> {
  // The settings of the page are made from these lines.
  yield* valuesIn(PAGE_SPEC, schema.page as unknown as Values, '', { block: null, index: -1 });
  for (const [index, block] of schema.blocks.entries()) {
    if (!isKnownBlock(block) || !only(block)) continue;
    yield* valuesIn(SHOP_BLOCKS[block.type].props, block.props as unknown as Values, 'props', { block, index });
  }
}
