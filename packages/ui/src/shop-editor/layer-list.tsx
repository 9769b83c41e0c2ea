import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { CanvasBlockFacts } from './canvas-block.tsx';
import type { CanvasAct } from './canvas-keys.ts';
import { EditorIconButton } from './editor-frame.tsx';
import * as styles from './layer-list.css.ts';
import { shopEditorMessages as texts } from './messages.ts';

export interface LayerListProps {
  readonly blocks: readonly CanvasBlockFacts[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  readonly onAct: (act: Extract<CanvasAct, 'up' | 'down' | 'hide' | 'remove'>, id: string) => void;
}

/** The blocks of the page as a list: all of them in view, also those that are high or hidden. */
export function LayerList({ blocks, selected, onSelect, onAct }: LayerListProps) {
  const firstMovable = blocks[0]?.fixed ? 1 : 0;
  return (
    <ol aria-label={texts.blocks}>
      {blocks.map(({ id, name, hidden, fixed, wrong }, at) => (
        <li
          key={id}
          className={styles.row}
          data-selected={id === selected ? '' : undefined}
          data-hidden={hidden ? '' : undefined}
        >
          <button
            type="button"
            className={styles.name}
            aria-label={`${texts.select(name)}，${texts.block(name, at + 1)}`}
            aria-pressed={id === selected}
            onClick={() => onSelect(id)}
          >
            <span className={styles.place} data-place={at + 1} />
            {name}
            {hidden && <VisuallyHidden>{texts.hidden}</VisuallyHidden>}
            {wrong && <Icon name="warning" size={14} className={styles.wrong} />}
          </button>
          {!fixed && (
            <>
              <EditorIconButton
                icon="chevron-up"
                label={texts.moveUp(name)}
                disabled={at <= firstMovable}
                onClick={() => onAct('up', id)}
              />
              <EditorIconButton
                icon="chevron-down"
                label={texts.moveDown(name)}
                disabled={at === blocks.length - 1}
                onClick={() => onAct('down', id)}
              />
              <EditorIconButton
                icon={hidden ? 'eye' : 'eye-off'}
                label={(hidden ? texts.show : texts.hide)(name)}
                onClick={() => onAct('hide', id)}
              />
              <EditorIconButton icon="trash" label={texts.remove(name)} onClick={() => onAct('remove', id)} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
