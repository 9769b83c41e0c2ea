import {
  checkShopCategories,
  SHOP_MESSAGES,
  type ShopCategoriesFields,
  shopCategoriesRecord,
} from '@jianzhu/domain/shops';
import * as v from 'valibot';
import type { ShopSettings } from '../decoration-calls.ts';

/** A category as it stands in the form. */
export interface DraftLeaf {
  /** Tells it from the others, one without an id as well. */
  readonly key: string;
  /** Undefined for one that is not saved yet. */
  readonly id: string | undefined;
  readonly name: string;
  /** Products on the shelf in it or below it. */
  readonly productCount: number;
}

export interface DraftBranch extends DraftLeaf {
  readonly children: readonly DraftLeaf[];
}

export type CategoryDraft = readonly DraftBranch[];

/** What is done to the categories. `parent` is the key of the branch that it happens below; null for the first level. */
export type CategoryEdit =
  | { readonly kind: 'add'; readonly parent: string | null; readonly key: string }
  | { readonly kind: 'rename'; readonly parent: string | null; readonly key: string; readonly name: string }
  | { readonly kind: 'move'; readonly parent: string | null; readonly key: string; readonly by: 1 | -1 }
  | { readonly kind: 'remove'; readonly parent: string | null; readonly key: string };

export const draftOf = (categories: ShopSettings['categories']): CategoryDraft =>
  categories.map(({ children, ...branch }) => ({
    ...{ ...branch, key: branch.id },
    children: children.map((leaf) => ({ ...leaf, key: leaf.id })),
  }));

const savedLeaf = ({ id, name }: DraftLeaf) => ({ ...(id !== undefined && { id }), name: name.trim() });

/** The fields as they are saved. */
export const fieldsOf = (draft: CategoryDraft): ShopCategoriesFields['categories'] =>
  draft.map((branch) => ({ ...savedLeaf(branch), children: branch.children.map(savedLeaf) }));

export function draftAfter(draft: CategoryDraft, edit: CategoryEdit): CategoryDraft {
  const { parent, key } = edit;
  if (parent !== null) {
    return draft.map((branch) =>
      branch.key === parent ? { ...branch, children: levelAfter(branch.children, edit, blank(key)) } : branch,
    );
  }
  return levelAfter(draft, edit, { ...blank(key), children: [] });
}

const blank = (key: string): DraftLeaf => ({ key, id: undefined, name: '', productCount: 0 });

function levelAfter<Row extends DraftLeaf>(rows: readonly Row[], edit: CategoryEdit, added: Row): readonly Row[] {
  const at = rows.findIndex(({ key }) => key === edit.key);
  const row = rows[at];
  if (edit.kind === 'add') return [...rows, added];
  if (row === undefined) return rows;
  if (edit.kind === 'rename') return rows.with(at, { ...row, name: edit.name });
  const rest = rows.toSpliced(at, 1);
  if (edit.kind === 'remove') return rest;
  const to = at + edit.by;
  return to < 0 || to > rest.length ? rows : rest.toSpliced(to, 0, row);
}

/** What is wrong with the categories: with each by its key, with all of them by ''. */
export function draftProblems(draft: CategoryDraft): Readonly<Record<string, string>> {
  const categories = fieldsOf(draft);
  const { issues = [] } = v.safeParse(shopCategoriesRecord, { categories });
  const broken = issues.map(
    ({ path = [], message }) =>
      [
        keyAt(
          draft,
          path.map(({ key }) => key),
        ),
        message,
      ] as const,
  );
  const twice = [draft, ...draft.map(({ children }) => children)].flatMap(repeated);
  const all = checkShopCategories({ categories });
  return {
    ...(all !== null && twice.length === 0 && { '': all.message }),
    ...Object.fromEntries(twice.map((key) => [key, SHOP_MESSAGES.categoryTwice])),
    ...Object.fromEntries(broken.toReversed()),
  };
}

/** The category that a path of the record leads to: `categories.0.children.1.name`. */
function keyAt(draft: CategoryDraft, [, at, , below]: readonly unknown[]): string {
  const branch = typeof at === 'number' ? draft[at] : undefined;
  const leaf = typeof below === 'number' ? branch?.children[below] : undefined;
  return (leaf ?? branch)?.key ?? '';
}

/** Keys of those that are called as one before them on their level; nothing is no name. */
function repeated(rows: readonly DraftLeaf[]): readonly string[] {
  const names = rows.map(({ name }) => name.trim());
  return rows.filter((_, at) => names[at] !== '' && names.indexOf(names[at] ?? '') < at).map(({ key }) => key);
}
