import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import * as styles from './canvas.css.ts';
import { CanvasBlock, type CanvasBlockFacts } from './canvas-block.tsx';
import { type CanvasAct, canvasActOf } from './canvas-keys.ts';
import { shopEditorMessages as texts } from './messages.ts';
import type { BlockDrag } from './use-block-drag.ts';

export interface CanvasProps {
  readonly terminal: 'pc' | 'app';
  readonly scale: number;
  readonly blocks: readonly CanvasBlockFacts[];
  readonly selected: string | null;
  /** Most blocks of a page. */
  readonly most: number;
  readonly onSelect: (id: string) => void;
  readonly onAct: (act: Exclude<CanvasAct, 'previous' | 'next' | 'first' | 'last'>, id: string) => void;
  readonly drag: BlockDrag;
  readonly list: RefObject<HTMLOListElement | null>;
  /** What scrolls: around the page on pc, inside the phone on app. */
  readonly area: RefObject<HTMLDivElement | null>;
  readonly phone: RefObject<HTMLDivElement | null>;
  /** Draws the ground that the blocks stand on around them. */
  readonly ground?: (blocks: ReactNode) => ReactNode;
  /** What a visitor sees of a block. */
  readonly children: (id: string) => ReactNode;
  /** Beside the page, such as its QR code. */
  readonly beside?: ReactNode;
}

const steps: Readonly<Record<'previous' | 'next' | 'first' | 'last', (at: number, count: number) => number>> = {
  previous: (at) => Math.max(0, at - 1),
  next: (at, count) => Math.min(count - 1, at + 1),
  first: () => 0,
  last: (_at, count) => count - 1,
};

const isStep = (act: CanvasAct): act is keyof typeof steps => act in steps;

/**
 * The page that is built, as visitors will see it. One tab stop: arrows choose a block, Alt with them moves it, Ctrl+D
 * copies, Delete removes, F2 leads to its settings.
 */
export function Canvas(props: CanvasProps) {
  const { terminal, scale, blocks, selected, most, onSelect, onAct, drag, list, area, phone, children } = props;
  const { ground = (inside) => inside, beside } = props;
  const hasFocus = useRef(false);
  const selectedAt = blocks.findIndex(({ id }) => id === selected);
  const order = blocks.map(({ id }) => id).join();
  const firstMovable = blocks[0]?.fixed ? 1 : 0;

  // The block that a key was for keeps the focus where it has gone, and the next one takes it from one that is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order moves the block as well
  useEffect(() => {
    const cover = list.current?.querySelector<HTMLElement>('[data-selected] > [data-cover]');
    if (hasFocus.current) cover?.focus({ preventScroll: true });
    cover?.scrollIntoView({ block: 'nearest' });
  }, [selected, order, list]);

  function onKeyDown(event: KeyboardEvent) {
    // The tools of a block are buttons of their own: their keys are those of buttons.
    const isOnCover = (event.target as HTMLElement).hasAttribute('data-cover');
    const act = canvasActOf(event);
    if (act === null || !isOnCover) return;
    event.preventDefault();
    if (isStep(act)) {
      const next = blocks[steps[act](Math.max(selectedAt, 0), blocks.length)];
      if (next) onSelect(next.id);
      return;
    }
    if (selected !== null) onAct(act, selected);
  }

  return (
    <section aria-label={texts.canvas} className={styles.area}>
      <div ref={area} className={styles.scroller}>
        <div ref={phone} className={styles.page[terminal]} style={{ zoom: scale }} data-canvas={terminal}>
          {ground(
            <ol
              ref={list}
              className={styles.blocks}
              aria-label={texts.blocks}
              onKeyDown={onKeyDown}
              onFocus={() => {
                hasFocus.current = true;
              }}
              onBlur={({ relatedTarget, currentTarget }) => {
                // A block that is removed takes the focus with it, and leaves it to nobody.
                if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) hasFocus.current = false;
              }}
            >
              {blocks.map((block, place) => (
                <CanvasBlock
                  key={block.id}
                  block={block}
                  place={place}
                  count={blocks.length}
                  isSelected={block.id === selected}
                  isReachable={place === Math.max(selectedAt, 0)}
                  scale={scale}
                  canMoveUp={!block.fixed && place > firstMovable}
                  onSelect={() => onSelect(block.id)}
                  onAct={(act) => !isStep(act) && onAct(act, block.id)}
                  onPress={(event) => {
                    if (!block.fixed) drag.begin(event, { kind: 'block', id: block.id, name: block.name });
                  }}
                >
                  {children(block.id)}
                </CanvasBlock>
              ))}
            </ol>,
          )}
        </div>
        {beside}
      </div>
      <p className={styles.foot}>
        <span>{texts.count(blocks.length, most)}</span>
        <span>
          <kbd className={styles.key}>↑</kbd>
          <kbd className={styles.key}>↓</kbd>
          {texts.keys.choose}
          <kbd className={styles.key}>Alt</kbd>+<kbd className={styles.key}>↑</kbd>
          <kbd className={styles.key}>↓</kbd>
          {texts.keys.move}
          <kbd className={styles.key}>Delete</kbd>
          {texts.keys.remove}
        </span>
      </p>
      {drag.subject !== null && (
        <>
          <div ref={drag.line} className={styles.line} hidden>
            <span className={styles.lineLabel}>{texts.dropHere(drag.subject.name)}</span>
          </div>
          <div ref={drag.ghost} className={styles.ghost}>
            <span className={styles.ghostLabel}>{drag.subject.name}</span>
          </div>
        </>
      )}
    </section>
  );
}
