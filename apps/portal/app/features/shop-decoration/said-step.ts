import type { PageEdit, PageSchema } from '@jianzhu/domain/shops';
import { stepTexts as texts } from './messages.ts';

const nameIn = ({ blocks }: PageSchema, id: string) => blocks.find((block) => block.id === id)?.name ?? '';
const placeIn = ({ blocks }: PageSchema, id: string) => blocks.findIndex((block) => block.id === id) + 1;

type Said = {
  readonly [Kind in PageEdit['kind']]: (
    edit: Extract<PageEdit, { kind: Kind }>,
    to: PageSchema,
    from: PageSchema,
  ) => string;
};

/** What is said of each edit; places count from 1. */
const SAID: Said = {
  add: ({ id }, to) => texts.added(nameIn(to, id), placeIn(to, id), to.blocks.length),
  copy: ({ newId }, to) => texts.copied(nameIn(to, newId), placeIn(to, newId), to.blocks.length),
  move: ({ id }, to, from) =>
    to === from ? texts.cannotMove(nameIn(to, id)) : texts.moved(nameIn(to, id), placeIn(to, id), to.blocks.length),
  remove: ({ id }, to, from) => texts.removed(nameIn(from, id), to.blocks.length),
  hide: ({ id, hidden }, to) => (hidden ? texts.hidden : texts.shown)(nameIn(to, id)),
  rename: ({ id }, to) => texts.renamed(nameIn(to, id)),
  props: ({ id }, to) => texts.changed(nameIn(to, id)),
  style: ({ id }, to) => texts.changed(nameIn(to, id)),
  page: () => texts.page,
  clear: (_edit, to) => texts.cleared(to.blocks.length),
  replace: (_edit, to) => texts.replaced(to.blocks.length),
};

/** What an edit has done, in a sentence for a screen reader. */
export function saidOfEdit(edit: PageEdit, to: PageSchema, from: PageSchema): string {
  // The table has a line for each kind, made for that kind.
  return (SAID[edit.kind] as (edit: PageEdit, to: PageSchema, from: PageSchema) => string)(edit, to, from);
}

/** Which block is selected, in a sentence; '' for none. */
export const saidOfSelection = (schema: PageSchema, id: string | null): string =>
  id === null ? '' : texts.selected(nameIn(schema, id), placeIn(schema, id), schema.blocks.length);
