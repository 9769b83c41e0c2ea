import type { Violation } from '../violation.ts';
import { type BlockType, isLocked, SHOP_BLOCKS } from './block-catalogue.ts';
import { SHOP_MESSAGES as texts } from './messages.ts';
import { newBlock } from './new-block.ts';
import {
  type AnyBlock,
  BLOCK_NAME_LENGTH,
  type BlockStyle,
  isKnownBlock,
  MOST_BLOCKS,
  PAGE_SPEC,
  type PageSchema,
  type PageSettings,
  STYLE_SPEC,
} from './page-schema.ts';
import type { PropSpecs } from './prop.ts';
import { readPage } from './read-page.ts';
import { readProps } from './read-prop.ts';
import type { Terminal } from './terminal.ts';

/** What an editor does to a page. Ids of new blocks come from outside, so the same edit always gives the same page. */
export type PageEdit =
  /** `at` counts from 0 before the block is there; nothing comes before the fixed header. */
  | { readonly kind: 'add'; readonly type: BlockType; readonly id: string; readonly at: number }
  /** The copy stands behind its original. */
  | { readonly kind: 'copy'; readonly id: string; readonly newId: string }
  /** `to` is its place afterwards. */
  | { readonly kind: 'move'; readonly id: string; readonly to: number }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'hide'; readonly id: string; readonly hidden: boolean }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  /** Values of a block by name; the others stay. */
  | { readonly kind: 'props'; readonly id: string; readonly props: Readonly<Record<string, unknown>> }
  | { readonly kind: 'style'; readonly id: string; readonly style: Partial<BlockStyle> }
  | { readonly kind: 'page'; readonly page: Partial<PageSettings> }
  /** 清空: the fixed header stays. */
  | { readonly kind: 'clear' }
  /** Another page in place of this one: a template, a version of before, what another window has saved. */
  | { readonly kind: 'replace'; readonly schema: PageSchema };

/** Whose page it is. */
export interface EditOptions {
  readonly terminal: Terminal;
  readonly vipLevel: number;
}

const refuse = (code: string, message: string): Violation => ({ code, message });

export const isRefusedEdit = (result: PageSchema | Violation): result is Violation => 'code' in result;

const isFixed = (block: AnyBlock | undefined): boolean =>
  block !== undefined && isKnownBlock(block) && SHOP_BLOCKS[block.type].isFixed === true;

/**
 * The page after an edit; the same object where the edit changes nothing, and a violation where it is not allowed.
 * What it gets stays as it is.
 */
export function applyEdit(schema: PageSchema, edit: PageEdit, options: EditOptions): PageSchema | Violation {
  switch (edit.kind) {
    case 'add':
      return (
        refuseMore(schema, edit.type, edit.id, options) ??
        inserted(schema, edit.at, newBlock(edit.type, edit.id, options.terminal))
      );
    case 'copy':
      return copied(schema, edit, options);
    case 'move':
      return moved(schema, edit);
    case 'remove':
      return isFixed(find(schema, edit.id))
        ? refuse('fixed', texts.headerFirst)
        : within(schema, edit.id, (blocks, index) => blocks.toSpliced(index, 1));
    case 'hide':
      return isFixed(find(schema, edit.id))
        ? refuse('fixed', texts.headerFirst)
        : changed(schema, edit.id, { hidden: edit.hidden });
    case 'rename':
      return changed(schema, edit.id, { name: [...edit.name].slice(0, BLOCK_NAME_LENGTH).join('') });
    case 'props':
      return told(schema, edit, options);
    case 'style':
      return read(STYLE_SPEC, edit.style, options, (style) =>
        within(schema, edit.id, (blocks, index) =>
          blocks.map((block, place) => (place === index ? { ...block, style: { ...block.style, ...style } } : block)),
        ),
      );
    case 'page':
      return read(PAGE_SPEC, edit.page, options, (page) => ({ ...schema, page: { ...schema.page, ...page } }));
    case 'clear':
      return { ...schema, blocks: schema.blocks.filter(isFixed) };
    case 'replace':
      return replaced(edit.schema, options);
  }
}

const find = ({ blocks }: PageSchema, id: string): AnyBlock | undefined => blocks.find((block) => block.id === id);

function within(
  schema: PageSchema,
  id: string,
  change: (blocks: readonly AnyBlock[], index: number) => readonly AnyBlock[],
): PageSchema {
  const index = schema.blocks.findIndex((block) => block.id === id);
  return index < 0 ? schema : { ...schema, blocks: change(schema.blocks, index) };
}

const changed = (schema: PageSchema, id: string, change: Partial<Pick<AnyBlock, 'hidden' | 'name'>>): PageSchema =>
  within(schema, id, (blocks, index) =>
    blocks.map((block, place) => (place === index ? { ...block, ...change } : block)),
  );

/** Takes values as the catalogue reads them: what could not be saved does not come into a page. */
function read(
  specs: PropSpecs,
  values: Readonly<Record<string, unknown>>,
  { terminal }: EditOptions,
  take: (values: Readonly<Record<string, unknown>>) => PageSchema,
): PageSchema | Violation {
  const named = Object.fromEntries(Object.entries(specs).filter(([name]) => Object.hasOwn(values, name)));
  const { value, faults } = readProps(named, values, terminal);
  const [fault] = faults;
  return fault === undefined ? take(value) : refuse('value', fault.text);
}

function told(
  schema: PageSchema,
  { id, props }: Extract<PageEdit, { readonly kind: 'props' }>,
  options: EditOptions,
): PageSchema | Violation {
  const block = find(schema, id);
  if (block === undefined) return schema;
  if (!isKnownBlock(block)) return refuse('unknown', texts.notPage);
  return read(SHOP_BLOCKS[block.type].props, props, options, (values) =>
    within(schema, id, (blocks, index) =>
      // Read by the lines of its type.
      blocks.with(index, { ...block, props: { ...block.props, ...values } } as unknown as AnyBlock),
    ),
  );
}

function replaced(schema: PageSchema, { terminal }: EditOptions): PageSchema | Violation {
  const reading = readPage(schema, terminal);
  if (reading === null) return refuse('page', texts.notPage);
  const [problem] = reading.problems;
  return problem === undefined ? reading.schema : refuse('page', problem.message);
}

/** Why one more block of a type cannot be added; null when it can. */
export function refuseMore(
  { blocks }: PageSchema,
  type: BlockType,
  id: string,
  { terminal, vipLevel }: EditOptions,
): Violation | null {
  const { label, max, terminals } = SHOP_BLOCKS[type];
  if (!terminals.includes(terminal)) return refuse('terminal', texts.wrongTerminal(label));
  if (isLocked(type, vipLevel)) return refuse('locked', texts.locked(label));
  if (blocks.some((block) => block.id === id)) return refuse('id', texts.notPage);
  if (blocks.filter((block) => block.type === type).length >= max) {
    return refuse('most', texts.tooManyOfType(label, max));
  }
  return blocks.length >= MOST_BLOCKS ? refuse('full', texts.tooManyBlocks) : null;
}

/** A place among the blocks, behind those that are fixed. */
const placeIn = (blocks: readonly AnyBlock[], at: number): number =>
  Math.min(Math.max(at, blocks.filter(isFixed).length), blocks.length);

const inserted = (schema: PageSchema, at: number, block: AnyBlock): PageSchema => ({
  ...schema,
  blocks: schema.blocks.toSpliced(placeIn(schema.blocks, at), 0, block),
});

function copied(
  schema: PageSchema,
  { id, newId }: Extract<PageEdit, { readonly kind: 'copy' }>,
  options: EditOptions,
): PageSchema | Violation {
  const block = find(schema, id);
  if (block === undefined) return schema;
  if (!isKnownBlock(block)) return refuse('unknown', texts.notPage);
  const refusal = refuseMore(schema, block.type, newId, options);
  return refusal ?? inserted(schema, schema.blocks.indexOf(block) + 1, { ...block, id: newId });
}

function moved(schema: PageSchema, { id, to }: Extract<PageEdit, { readonly kind: 'move' }>): PageSchema | Violation {
  const block = find(schema, id);
  if (block === undefined) return schema;
  if (isFixed(block)) return refuse('fixed', texts.headerFirst);
  const from = schema.blocks.indexOf(block);
  const others = schema.blocks.toSpliced(from, 1);
  const place = placeIn(others, to);
  return place === from ? schema : { ...schema, blocks: others.toSpliced(place, 0, block) };
}
