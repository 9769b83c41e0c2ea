import {
  beginHistory,
  canRedo,
  canUndo,
  type EditOptions,
  edit,
  endRun,
  type PageEdit,
  type PageHistory,
  type PageSchema,
  redo,
  undo,
} from '@jianzhu/domain/shops';
import { stepTexts } from './messages.ts';
import { saidOfEdit, saidOfSelection } from './said-step.ts';

/** What is edited, what is selected, and what was said of the last step. */
export interface EditorState {
  readonly history: PageHistory;
  readonly selected: string | null;
  /** For the live region; `n` tells two sentences of the same words apart. */
  readonly said: { readonly text: string; readonly n: number };
  /** Why the last step was not done; null once another one was. */
  readonly refused: string | null;
}

export type EditorEvent =
  /** `run` names edits that are one step, such as typing in one field. */
  | { readonly kind: 'edit'; readonly edit: PageEdit; readonly run?: string }
  | { readonly kind: 'select'; readonly id: string | null }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** A field was left: the next edit of it is a step of its own. */
  | { readonly kind: 'end-run' }
  /** The page as the platform has it, in place of all that was done here. */
  | { readonly kind: 'load'; readonly schema: PageSchema; readonly text?: string }
  | { readonly kind: 'say'; readonly text: string };

const idsOf = ({ blocks }: PageSchema): readonly string[] => blocks.map(({ id }) => id);

/** An editor of a page as the platform has it; its first block is selected. */
export const beginEditor = (schema: PageSchema): EditorState => ({
  history: beginHistory(schema),
  selected: schema.blocks[0]?.id ?? null,
  said: { text: '', n: 0 },
  refused: null,
});

/** The block that takes the place of one that is gone: the one that stands there now, or the last one. */
function selectionAfter(from: PageSchema, to: PageSchema, selected: string | null): string | null {
  const ids = idsOf(to);
  if (selected !== null && ids.includes(selected)) return selected;
  const place = selected === null ? 0 : idsOf(from).indexOf(selected);
  return ids[Math.min(Math.max(place, 0), ids.length - 1)] ?? null;
}

const selectedBy = (change: PageEdit): string | null =>
  change.kind === 'add' ? change.id : change.kind === 'copy' ? change.newId : null;

function say(state: EditorState, text: string, rest: Partial<EditorState> = {}): EditorState {
  return { ...state, refused: null, ...rest, said: { text, n: state.said.n + 1 } };
}

/** The one way in which the editor changes (decision 64: 100 steps of undo and redo). Pure. */
export function editorAfter(state: EditorState, event: EditorEvent, options: EditOptions): EditorState {
  const { history, selected } = state;
  const from = history.present;
  switch (event.kind) {
    case 'edit': {
      const next = edit(history, event.edit, options, event.run);
      if ('code' in next) return say(state, next.message, { refused: next.message });
      const to = next.present;
      const chosen = selectedBy(event.edit);
      return say(state, saidOfEdit(event.edit, to, from), {
        history: next,
        selected: chosen ?? selectionAfter(from, to, selected),
      });
    }
    case 'select':
      if (event.id === selected) return state;
      return say(state, saidOfSelection(from, event.id), { history: endRun(history), selected: event.id });
    case 'undo': {
      if (!canUndo(history)) return say(state, stepTexts.nothingToUndo);
      const next = undo(history);
      const to = next.present;
      return say(state, stepTexts.undone(to.blocks.length), {
        history: next,
        selected: changedBlock(from, to) ?? selectionAfter(from, to, selected),
      });
    }
    case 'redo': {
      if (!canRedo(history)) return say(state, stepTexts.nothingToRedo);
      const next = redo(history);
      const to = next.present;
      return say(state, stepTexts.redone(to.blocks.length), {
        history: next,
        selected: changedBlock(from, to) ?? selectionAfter(from, to, selected),
      });
    }
    case 'end-run':
      return history.run === '' ? state : { ...state, history: endRun(history) };
    case 'load':
      return say(state, event.text ?? stepTexts.loaded, {
        history: beginHistory(event.schema),
        selected: selectionAfter(from, event.schema, selected),
      });
    case 'say':
      return say(state, event.text);
  }
}

/** The one block that is there again or differs, which is where a step that was taken back can be seen. */
function changedBlock(from: PageSchema, to: PageSchema): string | null {
  const before = new Map(from.blocks.map((block) => [block.id, block]));
  const changed = to.blocks.filter((block) => before.get(block.id) !== block);
  const [only] = changed;
  return changed.length === 1 && only !== undefined ? only.id : null;
}
