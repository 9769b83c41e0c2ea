import { isKnownBlock, isLocked, type PageSchema, SHOP_MESSAGES, type ShopProblem } from '@jianzhu/domain/shops';
import { Refusal } from '../http/refusal.ts';

/** A page is refused with everything that is wrong with it, each with its place (domain rules 14.3). */
export function refuseProblems(problems: readonly [ShopProblem, ...ShopProblem[]]): Refusal {
  const fieldErrors = problems.map(({ blockId, path, message }) => ({
    ...{ field: blockId === null ? path : `${blockId}.${path}`, row: null, message },
  }));
  return new Refusal('invalidParameter', { msg: problems[0].message, data: { fieldErrors, problems } });
}

export const hasProblems = (problems: readonly ShopProblem[]): problems is readonly [ShopProblem, ...ShopProblem[]] =>
  problems.length > 0;

const marks = (schema: PageSchema | undefined): readonly string[] =>
  schema?.blocks.map(({ id, type }) => `${id}:${type}`) ?? [];

/**
 * Blocks that a membership cannot add (domain rules 14.2). What stands in one of the pages of before stays, as all that a
 * membership has had (12.2).
 */
export function lockedProblems(
  schema: PageSchema,
  vipLevel: number,
  before: readonly (PageSchema | undefined)[],
): readonly ShopProblem[] {
  const known = new Set(before.flatMap(marks));
  return schema.blocks.flatMap((block, index) =>
    isKnownBlock(block) && isLocked(block.type, vipLevel) && !known.has(`${block.id}:${block.type}`)
      ? [{ blockId: block.id, path: '', message: SHOP_MESSAGES.inBlock(index + 1, block.name, SHOP_MESSAGES.vip) }]
      : [],
  );
}
