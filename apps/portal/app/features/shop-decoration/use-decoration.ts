import { type BlockType, type EditOptions, SHOP_BLOCKS, type ShopProblem } from '@jianzhu/domain/shops';
import type { CanvasAct, CanvasBlockFacts, DragSubject } from '@jianzhu/ui/shop-editor';
import { isSamePlace } from '@jianzhu/ui/shop-editor';
import { useEffect, useReducer, useRef, useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { newKey } from '../../record/use-act.ts';
import type { OwnPage } from './decoration-calls.ts';
import { beginEditor, type EditorEvent, type EditorState, editorAfter } from './editor-state.ts';
import { settingId } from './settings/setting.ts';

/** What a key or a tool does to a block; choosing another one is the canvas's own. */
export type BlockAct = Exclude<CanvasAct, 'previous' | 'next' | 'first' | 'last'>;

const isFixedType = (type: string): boolean =>
  Object.hasOwn(SHOP_BLOCKS, type) && SHOP_BLOCKS[type as BlockType].isFixed === true; // a key of the table

/** What is edited, and every way in which a member edits it: by pointer, by key, by buttons, by fields. */
export function useDecoration(page: OwnPage, options: EditOptions, mayEdit: boolean) {
  const client = usePortalClient();
  const [state, dispatch] = useReducer(
    (before: EditorState, event: EditorEvent) => editorAfter(before, event, options),
    page.schema,
    beginEditor,
  );
  const { selected, refused, said } = state;
  const schema = state.history.present;
  const now = useRef(schema);
  now.current = schema;
  const [tab, setTab] = useState<'block' | 'page'>('block');
  const [led, setLed] = useState<{ readonly path: string; readonly n: number } | null>(null);
  const place = schema.blocks.findIndex(({ id }) => id === selected);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words once more are another refusal
  useEffect(() => {
    if (refused !== null) client.notify({ tone: 'warning', text: refused });
  }, [client, refused, said.n]);

  // Once the panel has been drawn that the field is in.
  useEffect(() => {
    if (led === null) return;
    const field = document.getElementById(settingId(led.path)) ?? document.getElementById('block-settings');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [led]);

  const placeOf = (id: string) => schema.blocks.findIndex((block) => block.id === id);
  const leadTo = (path: string) => setLed((before) => ({ path, n: (before?.n ?? 0) + 1 }));

  const acts: Readonly<Record<Exclude<BlockAct, 'settings'>, (id: string) => void>> = {
    up: (id) => dispatch({ kind: 'edit', edit: { kind: 'move', id, to: placeOf(id) - 1 } }),
    down: (id) => dispatch({ kind: 'edit', edit: { kind: 'move', id, to: placeOf(id) + 1 } }),
    copy: (id) => dispatch({ kind: 'edit', edit: { kind: 'copy', id, newId: newKey() } }),
    hide: (id) =>
      dispatch({ kind: 'edit', edit: { kind: 'hide', id, hidden: schema.blocks[placeOf(id)]?.hidden !== true } }),
    remove: (id) => dispatch({ kind: 'edit', edit: { kind: 'remove', id } }),
  };

  function addAt(type: string, at: number) {
    // The palette has the types of the catalogue alone.
    dispatch({ kind: 'edit', edit: { kind: 'add', type: type as BlockType, id: newKey(), at } });
  }

  return {
    ...{ state, schema, selected, place, tab, setTab, dispatch, leadTo },
    ledTo: led?.path ?? null,
    current: () => now.current,
    block: schema.blocks[place] ?? null,
    blocksWith: (wrong: ReadonlySet<string | null>): readonly CanvasBlockFacts[] =>
      schema.blocks.map(({ id, name, hidden, type }) => ({
        ...{ id, name, hidden, fixed: isFixedType(type), wrong: wrong.has(id) },
      })),
    /** Behind the block that is selected. */
    add: (type: string) => addAt(type, place < 0 ? schema.blocks.length : place + 1),
    drop(subject: DragSubject, to: number) {
      if (subject.kind === 'new') return addAt(subject.type, to);
      const from = now.current.blocks.findIndex(({ id }) => id === subject.id);
      if (from < 0 || isSamePlace(from, to)) return;
      dispatch({ kind: 'edit', edit: { kind: 'move', id: subject.id, to: to > from ? to - 1 : to } });
    },
    act(act: BlockAct, id: string) {
      if (act === 'settings') {
        setTab('block');
        leadTo('');
        return;
      }
      if (mayEdit) acts[act](id);
    },
    select(id: string) {
      setTab('block');
      dispatch({ kind: 'select', id });
    },
    /** To the block and the field of a problem. */
    lead({ blockId, path }: ShopProblem) {
      setTab(blockId === null ? 'page' : 'block');
      if (blockId !== null) dispatch({ kind: 'select', id: blockId });
      // The dialog gives the focus back when it closes; the field takes it after that.
      requestAnimationFrame(() => requestAnimationFrame(() => leadTo(path)));
    },
  };
}

export type Decoration = ReturnType<typeof useDecoration>;
