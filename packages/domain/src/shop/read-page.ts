import { isBlockType, SHOP_BLOCKS } from './block-catalogue.ts';
import { SHOP_MESSAGES as texts } from './messages.ts';
import {
  type AnyBlock,
  BLOCK_NAME_LENGTH,
  isKnownBlock,
  MOST_BLOCKS,
  PAGE_SPEC,
  type PageSchema,
  type PageSettings,
  STYLE_SPEC,
} from './page-schema.ts';
import { type PropFault, readProps, under } from './read-prop.ts';
import type { Terminal } from './terminal.ts';

/** What is wrong with a page, so that an editor can lead there. */
export interface ShopProblem {
  /** null for the page itself. */
  readonly blockId: string | null;
  /** 'props.items.0.image', 'style.radius', 'title' of the page; '' for a block as a whole. */
  readonly path: string;
  /** For the user, with the place and the name of the block. */
  readonly message: string;
}

/** A page that was read, and why it cannot be saved: nothing, as a rule. */
export interface PageReading {
  readonly schema: PageSchema;
  readonly problems: readonly ShopProblem[];
}

const MOST_UNKNOWN_LETTERS = 50_000;
/** Ids name what blocks show (`resolved`): one that begins with a letter or a digit is no name that objects have already. */
const ID = /^[a-z0-9][\w-]{0,39}$/i;

/** Names a block as the user counts them (domain rules 14.3). @param index from 0 */
export const problemIn = (index: number, block: AnyBlock, { path, text }: PropFault): ShopProblem => ({
  ...{ blockId: block.id, path },
  message: texts.inBlock(index + 1, block.name, text),
});

const ofPage = (message: string, path = ''): ShopProblem => ({ blockId: null, path, message });

type Loose = Readonly<Record<string, unknown>>;
const isObject = (input: unknown): input is Loose =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/**
 * Reads a page as a draft is saved (domain rules 14.1): every block of a known type by the catalogue, others as they
 * are. A block may still be empty; `publishProblems` asks for the rest.
 *
 * @returns null for what is no page at all, or one of a later version
 */
export function readPage(input: unknown, terminal: Terminal): PageReading | null {
  if (!isObject(input) || input.schemaVersion !== 1 || !Array.isArray(input.blocks)) return null;
  const page = readProps(PAGE_SPEC, input.page, terminal);
  const read = input.blocks.map((block) => readBlock(block, terminal));
  if (read.some((one) => one === null)) return null;
  const blocks = read.flatMap((one) => (one === null ? [] : [one]));
  const schema: PageSchema = {
    schemaVersion: 1,
    // The lines of the page are what its settings are made from.
    page: page.value as unknown as PageSettings,
    blocks: blocks.map(({ block }) => block),
  };
  return {
    schema,
    problems: [
      ...page.faults.map(({ path, text }) => ofPage(text, path)),
      ...structureProblems(schema, terminal),
      ...blocks.flatMap(({ block, faults }, index) => faults.map((fault) => problemIn(index, block, fault))),
    ],
  };
}

function readBlock(
  input: unknown,
  terminal: Terminal,
): { readonly block: AnyBlock; readonly faults: readonly PropFault[] } | null {
  if (!isObject(input)) return null;
  const { id, type, name, hidden, style, props } = input;
  if (typeof id !== 'string' || !ID.test(id) || typeof type !== 'string' || !/^\w{1,40}$/.test(type)) return null;
  const looks = readProps(STYLE_SPEC, style, terminal);
  const label = isBlockType(type) ? SHOP_BLOCKS[type].label : type;
  const typed = typeof name === 'string' ? name.trim() : '';
  const frame = {
    ...{ id, type, hidden: hidden === true, style: looks.value },
    name: [...(typed === '' ? label : typed)].slice(0, BLOCK_NAME_LENGTH).join(''),
  };
  if (!isBlockType(type)) {
    if (!isObject(props) || JSON.stringify(props).length > MOST_UNKNOWN_LETTERS) return null;
    return { block: { ...frame, props } as unknown as AnyBlock, faults: under('style', looks.faults) };
  }
  const told = readProps(SHOP_BLOCKS[type].props, props, terminal);
  return {
    // The catalogue's line of the type is what its props were read by.
    block: { ...frame, props: told.value } as unknown as AnyBlock,
    faults: [...under('style', looks.faults), ...under('props', told.faults)],
  };
}

/** What the blocks make of each other: how many, which, where the header stands. */
export function structureProblems({ blocks }: PageSchema, terminal: Terminal): readonly ShopProblem[] {
  const problems: ShopProblem[] = [];
  if (blocks.length > MOST_BLOCKS) problems.push(ofPage(texts.tooManyBlocks, 'blocks'));
  if (new Set(blocks.map(({ id }) => id)).size < blocks.length) problems.push(ofPage(texts.notPage, 'blocks'));
  if (blocks[0]?.type !== 'shopHeader') problems.push(ofPage(texts.headerFirst, 'blocks'));
  const counts = new Map<string, number>();
  for (const [index, block] of blocks.entries()) {
    if (!isKnownBlock(block)) continue;
    const { label, max, terminals } = SHOP_BLOCKS[block.type];
    const count = (counts.get(block.type) ?? 0) + 1;
    counts.set(block.type, count);
    if (count === max + 1) problems.push(problemIn(index, block, { path: '', text: texts.tooManyOfType(label, max) }));
    if (!terminals.includes(terminal)) {
      problems.push(problemIn(index, block, { path: '', text: texts.wrongTerminal(label) }));
    }
  }
  return problems;
}
