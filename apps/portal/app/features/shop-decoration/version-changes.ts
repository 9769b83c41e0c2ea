import type { AnyBlock, PageSchema } from '@jianzhu/domain/shops';

/** What tells a version from the draft, by its kind. */
export interface VersionChange {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed' | 'page';
  /** Of the block; '' for the page. */
  readonly name: string;
  /** Places from 1: in the version, and in the draft; null where it is not. */
  readonly from: number | null;
  readonly to: number | null;
}

const text = (value: unknown) => JSON.stringify(value);
const contentOf = ({ name, hidden, style, props }: AnyBlock) => text([name, hidden, style, props]);

/** Order of the blocks that both have, so that one block that is added moves no other. */
function common(of: PageSchema, other: PageSchema): readonly string[] {
  const ids = new Set(other.blocks.map(({ id }) => id));
  return of.blocks.flatMap(({ id }) => (ids.has(id) ? [id] : []));
}

/** What the draft has made of a version, in the order of the draft, with what it has no more at the end. */
export function versionChanges(version: PageSchema, draft: PageSchema): readonly VersionChange[] {
  const before = new Map(version.blocks.map((block, at) => [block.id, { block, at: at + 1 }]));
  const was = common(version, draft);
  const is = common(draft, version);
  const changes = draft.blocks.flatMap((block, at): readonly VersionChange[] => {
    const { name, id } = block;
    const old = before.get(id);
    if (old === undefined) return [{ kind: 'added', name, from: null, to: at + 1 }];
    const places = { name, from: old.at, to: at + 1 };
    return [
      ...(was.indexOf(id) === is.indexOf(id) ? [] : [{ kind: 'moved', ...places } as const]),
      ...(contentOf(old.block) === contentOf(block) ? [] : [{ kind: 'changed', ...places } as const]),
    ];
  });
  const now = new Set(draft.blocks.map(({ id }) => id));
  const removed = version.blocks.flatMap(({ id, name }, at): readonly VersionChange[] =>
    now.has(id) ? [] : [{ kind: 'removed', name, from: at + 1, to: null }],
  );
  const page: readonly VersionChange[] =
    text(version.page) === text(draft.page) ? [] : [{ kind: 'page', name: '', from: null, to: null }];
  return [...page, ...changes, ...removed];
}
