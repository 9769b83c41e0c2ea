import { type PageSchema, publishProblems, type ShopProblem, type Terminal } from '@jianzhu/domain/shops';
import type { CheckedPage } from './decoration-calls.ts';

/** What the platform has said of a page, and of which. */
export interface Checked extends CheckedPage {
  readonly schema: PageSchema;
}

const keyOf = ({ blockId, path }: ShopProblem) => `${blockId} ${path}`;

/**
 * What is wrong by now: what the page itself shows, and what only the platform knew (such as products off the shelf) as
 * long as the block is as it was then. Nothing before the page was checked for the first time.
 */
export function problemsNow(checked: Checked | null, schema: PageSchema, terminal: Terminal): readonly ShopProblem[] {
  if (checked === null) return [];
  const own = publishProblems(schema, terminal);
  const said = new Set(own.map(keyOf));
  const before = new Map(checked.schema.blocks.map((block) => [block.id, block]));
  const asBefore = new Set(schema.blocks.flatMap((block) => (before.get(block.id) === block ? [block.id] : [])));
  const others = checked.problems.filter(
    (problem) => !said.has(keyOf(problem)) && problem.blockId !== null && asBefore.has(problem.blockId),
  );
  return [...own, ...others];
}

/** What is wrong with one block, or with the page itself, by path. */
export const wrongOf = (problems: readonly ShopProblem[], blockId: string | null): ReadonlyMap<string, string> =>
  new Map(problems.filter((problem) => problem.blockId === blockId).map(({ path, message }) => [path, message]));
