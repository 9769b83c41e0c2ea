import { SHELF_MESSAGES, shelfPictureId } from '@jianzhu/domain/shelves';
import {
  type AnyBlock,
  isKnownBlock,
  type PageSchema,
  pageValues,
  readPage,
  SHOP_BLOCKS,
  SHOP_MESSAGES,
  type ShopProblem,
  shopVideoId,
  type Terminal,
} from '@jianzhu/domain/shops';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { cleanRich, ownFiles } from '../shelf/shelf-pictures.ts';
import { hasProblems, refuseProblems } from './page-problems.ts';
import { SHOP_VIDEO_OWNER } from './shop-videos.ts';

/**
 * A page as it is kept: read by the catalogue, its markup made safe, its files those of its business (domain rules 14.1);
 * or every reason why not.
 */
export async function cleanPage(
  transaction: Transaction,
  businessId: string,
  input: PageSchema,
  terminal: Terminal,
): Promise<PageSchema | Refusal> {
  const reading = readPage(input, terminal);
  if (reading === null) return refuseField('schema', SHOP_MESSAGES.notPage);
  if (hasProblems(reading.problems)) return refuseProblems(reading.problems);
  const safe = safeMarkup(reading.schema);
  if (safe instanceof Refusal) return safe;
  const foreign = await foreignFiles(transaction, businessId, safe.schema, safe.pictures);
  return hasProblems(foreign) ? refuseProblems(foreign) : safe.schema;
}

interface SafePage {
  readonly schema: PageSchema;
  /** Addresses of pictures in its rich texts, by the block. */
  readonly pictures: ReadonlyMap<string, readonly string[]>;
}

function safeMarkup(schema: PageSchema): SafePage | Refusal {
  const blocks: AnyBlock[] = [];
  const pictures = new Map<string, readonly string[]>();
  for (const block of schema.blocks) {
    const rich = isKnownBlock(block) ? richNames(block.type) : [];
    let props: Readonly<Record<string, unknown>> = { ...block.props };
    for (const name of rich) {
      const clean = cleanRich(String(props[name]), `${block.id}.props.${name}`);
      if (clean instanceof Refusal) return clean;
      props = { ...props, [name]: clean.html };
      pictures.set(block.id, clean.pictures);
    }
    // The same values, the markup among them made safe.
    blocks.push(rich.length === 0 ? block : ({ ...block, props } as unknown as AnyBlock));
  }
  return { schema: { ...schema, blocks }, pictures };
}

const richNames = (type: keyof typeof SHOP_BLOCKS): readonly string[] =>
  Object.entries(SHOP_BLOCKS[type].props).flatMap(([name, { kind }]) => (kind === 'rich' ? [name] : []));

/** A file that a page shows, and what is said where it is another company's. */
interface ShownFile {
  readonly id: string;
  readonly problem: ShopProblem;
}

async function foreignFiles(
  transaction: Transaction,
  businessId: string,
  schema: PageSchema,
  inMarkup: ReadonlyMap<string, readonly string[]>,
): Promise<readonly ShopProblem[]> {
  const shown = [...valueFiles(schema), ...markupFiles(schema, inMarkup)];
  const ids = shown.map(({ id }) => id);
  const known = await ownFiles(transaction, businessId, ids, ['shelf_picture', SHOP_VIDEO_OWNER]);
  return shown.filter(({ id }) => !known.has(id)).map(({ problem }) => problem);
}

function valueFiles(schema: PageSchema): ShownFile[] {
  return [...pageValues(schema)].flatMap(({ spec, value, block, index, path }) => {
    if (spec.kind !== 'image' && spec.kind !== 'video') return [];
    const id = spec.kind === 'image' ? shelfPictureId(String(value)) : shopVideoId(String(value));
    if (id === null) return [];
    const text = spec.kind === 'image' ? SHELF_MESSAGES.notOwnPicture : SHOP_MESSAGES.badVideo;
    const message = block === null ? text : SHOP_MESSAGES.inBlock(index + 1, block.name, text);
    return [{ id, problem: { blockId: block?.id ?? null, path, message } }];
  });
}

const markupFiles = (schema: PageSchema, inMarkup: ReadonlyMap<string, readonly string[]>): ShownFile[] =>
  schema.blocks.flatMap((block, index) =>
    (inMarkup.get(block.id) ?? []).flatMap((address) => {
      const id = shelfPictureId(address);
      if (id === null) return [];
      const message = SHOP_MESSAGES.inBlock(index + 1, block.name, SHELF_MESSAGES.notOwnPicture);
      return [{ id, problem: { blockId: block.id, path: 'props.content', message } }];
    }),
  );
