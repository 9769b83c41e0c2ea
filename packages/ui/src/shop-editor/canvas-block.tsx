import type { PointerEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import * as styles from './canvas.css.ts';
import type { CanvasAct } from './canvas-keys.ts';
import { shopEditorMessages as texts } from './messages.ts';

/** A block as the canvas shows it. */
export interface CanvasBlockFacts {
  readonly id: string;
  readonly name: string;
  readonly hidden: boolean;
  /** It stays first, and cannot be removed. */
  readonly fixed: boolean;
  /** Something in it keeps the page from being published. */
  readonly wrong: boolean;
}

export interface CanvasBlockProps {
  readonly block: CanvasBlockFacts;
  /** Its place, from 0, and how many there are. */
  readonly place: number;
  readonly count: number;
  readonly isSelected: boolean;
  /** In the tab order: one of all. */
  readonly isReachable: boolean;
  /** By which the canvas is drawn smaller; the tools keep their size. */
  readonly scale: number;
  readonly canMoveUp: boolean;
  readonly onSelect: () => void;
  readonly onAct: (act: CanvasAct) => void;
  readonly onPress: (event: PointerEvent) => void;
  /** What a visitor sees; it takes no focus and no clicks here. */
  readonly children: ReactNode;
}

interface Tool {
  readonly act: CanvasAct;
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
}

function toolsOf({ block, place, count, canMoveUp }: CanvasBlockProps): readonly Tool[] {
  const { name, hidden, fixed } = block;
  return [
    { act: 'up', icon: 'chevron-up', label: texts.moveUp(name), isOff: !canMoveUp },
    { act: 'down', icon: 'chevron-down', label: texts.moveDown(name), isOff: fixed || place === count - 1 },
    { act: 'copy', icon: 'copy', label: texts.copy(name), isOff: fixed },
    { act: 'hide', icon: hidden ? 'eye' : 'eye-off', label: (hidden ? texts.show : texts.hide)(name), isOff: fixed },
    { act: 'remove', icon: 'trash', label: texts.remove(name), isOff: fixed },
  ];
}

/** A block on the canvas: what visitors see, a cover to choose and drag it by, and its tools once it is chosen. */
export function CanvasBlock(props: CanvasBlockProps) {
  const { block, place, isSelected, isReachable, scale, onSelect, onAct, onPress, children } = props;
  return (
    <li
      className={styles.block}
      data-block={block.id}
      data-selected={isSelected ? '' : undefined}
      data-hidden={block.hidden ? '' : undefined}
      data-wrong={block.wrong ? '' : undefined}
    >
      <div className={styles.content} inert aria-hidden="true">
        {children}
      </div>
      <button
        type="button"
        className={styles.cover}
        data-cover=""
        aria-label={[
          texts.block(block.name, place + 1),
          ...(block.hidden ? [texts.hidden] : []),
          ...(block.fixed ? [texts.fixed] : []),
        ].join('，')}
        aria-pressed={isSelected}
        tabIndex={isReachable ? 0 : -1}
        onClick={onSelect}
        onPointerDown={onPress}
      />
      {block.hidden && (
        <span className={styles.hiddenMark} style={{ zoom: 1 / scale }} aria-hidden="true">
          {texts.hidden}
        </span>
      )}
      {isSelected && (
        <div className={styles.tools} style={{ zoom: 1 / scale }} data-inside={place === 0 ? '' : undefined}>
          <span className={styles.toolsName} aria-hidden="true" onPointerDown={onPress}>
            {block.name}
          </span>
          {toolsOf(props).map(({ act, icon, label, isOff }) => (
            <button
              key={act}
              type="button"
              className={styles.tool}
              aria-label={label}
              title={label}
              aria-disabled={isOff || undefined}
              onClick={() => !isOff && onAct(act)}
            >
              <Icon name={icon} size={16} />
            </button>
          ))}
        </div>
      )}
    </li>
  );
}
