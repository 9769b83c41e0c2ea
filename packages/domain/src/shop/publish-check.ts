import { FORM_MESSAGES } from '../form/messages.ts';
import { CUBE_LAYOUTS } from './basic-blocks.ts';
import { type Link, unfinishedLink } from './link.ts';
import { SHOP_MESSAGES as texts } from './messages.ts';
import { type Block, type PageSchema, shownBlocks } from './page-schema.ts';
import { type PageValue, pageValues } from './page-values.ts';
import type { IdsProp, PropKind, PropSpec } from './prop.ts';
import { problemIn, type ShopProblem, structureProblems } from './read-page.ts';
import type { Terminal } from './terminal.ts';
import { overlappingZone, type Zone } from './zones.ts';

/** What a business has that its pages may show or lead to: ids. */
export interface ShopHoldings {
  readonly products: ReadonlySet<string>;
  readonly services: ReadonlySet<string>;
  readonly certificates: ReadonlySet<string>;
  readonly offers: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
}

const GONE: Readonly<Record<IdsProp['kind'], string>> = {
  products: texts.goodsGone,
  services: texts.serviceGone,
  certificates: texts.certificateGone,
  offers: texts.offerGone,
};

const isBlankMarkup = (html: string): boolean =>
  !/<img\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

const asked = (spec: PropSpec, isMissing: boolean, text: string): string | null =>
  spec.needed === true && isMissing ? (spec.missing ?? text) : null;

type Demand = (spec: PropSpec, value: never) => string | null;

const chosen: Demand = (spec, value: string) => asked(spec, value === '', FORM_MESSAGES.selectionEmpty(spec.label));
const atLeast: Demand = (spec, value: readonly unknown[]) => {
  if (!('min' in spec) || value.length >= spec.min) return null;
  const name = spec.kind === 'items' ? spec.itemLabel : spec.label;
  return value.length === 0 ? (spec.missing ?? FORM_MESSAGES.listEmpty(name)) : texts.fewest(name, spec.min);
};

/** What a value of each kind still lacks when its page is published; kinds that are never empty have no line. */
const DEMANDS: Readonly<Partial<Record<PropKind, Demand>>> = {
  text: (spec, value: string) => asked(spec, value.trim() === '', FORM_MESSAGES.textEmpty(spec.label)),
  rich: (spec, value: string) => asked(spec, isBlankMarkup(value), FORM_MESSAGES.textEmpty(spec.label)),
  image: (spec, value: string) => asked(spec, value === '', FORM_MESSAGES.uploadEmpty(spec.label)),
  video: (spec, value: string) => asked(spec, value === '', FORM_MESSAGES.uploadEmpty(spec.label)),
  link: (_spec, value: Link) => unfinishedLink(value),
  choices: (spec, value: readonly string[]) =>
    asked(spec, value.length === 0, FORM_MESSAGES.selectionEmpty(spec.label)),
  shopCategory: chosen,
  materialCategory: chosen,
  date: chosen,
  phone: chosen,
  products: atLeast,
  services: atLeast,
  certificates: atLeast,
  offers: atLeast,
  items: (spec, value: readonly Zone[]) => {
    const few = atLeast(spec, value as never); // it takes what every list has
    if (few !== null) return few;
    // Items of a line with zones have their measures (read-prop.ts).
    return spec.kind === 'items' && spec.areZones && overlappingZone(value) >= 0 ? texts.zonesOverlap : null;
  },
};

const lacks = ({ spec, value }: PageValue): string | null =>
  // The page was read by the same lines: each value is of the kind of its line.
  DEMANDS[spec.kind]?.(spec, value as never) ?? null;

/** What no single value says: an image cube has a picture for each of its cells. */
function cubeLacks(block: Block): string | null {
  if (block.type !== 'cube') return null;
  const cells = CUBE_LAYOUTS.find(({ value }) => value === block.props.layout)?.cells ?? 0;
  return block.props.items.length < cells ? texts.cells(cells) : null;
}

/**
 * Why a page that was read cannot be published (domain rules 14.3), each with its place. Hidden blocks are not asked.
 *
 * @param holdings what the business has now; left out where only the page itself is judged
 */
export function publishProblems(
  schema: PageSchema,
  terminal: Terminal,
  holdings?: ShopHoldings,
): readonly ShopProblem[] {
  const problems: ShopProblem[] = [...structureProblems(schema, terminal)];
  for (const value of pageValues(schema, ({ hidden }) => !hidden)) {
    const text = lacks(value) ?? (holdings === undefined ? null : gone(value, holdings));
    if (text !== null) problems.push(at(value, text));
  }
  for (const block of shownBlocks(schema)) {
    const text = cubeLacks(block);
    if (text !== null) problems.push(problemIn(schema.blocks.indexOf(block), block, { path: 'props.items', text }));
  }
  return problems;
}

/** A problem at the place of a value. */
export const at = ({ block, index, path }: PageValue, text: string): ShopProblem =>
  block === null ? { blockId: null, path, message: text } : problemIn(index, block, { path, text });

function gone({ spec, value }: PageValue, holdings: ShopHoldings): string | null {
  if (spec.kind === 'shopCategory') {
    return value === '' || holdings.categories.has(String(value)) ? null : texts.categoryGone;
  }
  if (!(spec.kind in GONE)) return null;
  const kind = spec.kind as IdsProp['kind']; // the table has these kinds
  return (value as readonly string[]).every((id) => holdings[kind].has(id)) ? null : GONE[kind];
}
