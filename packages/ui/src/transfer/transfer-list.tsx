import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Checkbox } from '../fields/choices.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { transferMessages } from './messages.ts';
import * as styles from './transfer.css.ts';
import { markRange, searchItems, type TransferItem, toggleAll } from './transfer-move.ts';

export interface TransferListProps {
  readonly title: string;
  readonly items: readonly TransferItem[];
  readonly marked: ReadonlySet<string>;
  readonly onMark: (marked: ReadonlySet<string>) => void;
  /** Moves what is marked, or the row where Enter was pressed. */
  readonly onMove: (ids: readonly string[]) => void;
  /** Most rows that this side takes. */
  readonly most?: number | undefined;
  readonly disabled: boolean;
}

function useRows(shown: readonly TransferItem[], marked: ReadonlySet<string>, props: TransferListProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const anchor = useRef(0);
  const active = Math.max(
    0,
    shown.findIndex(({ id }) => id === current),
  );

  function toggle(index: number) {
    const item = shown[index];
    if (!item || item.disabled || props.disabled) return;
    const next = new Set(marked);
    if (!next.delete(item.id)) next.add(item.id);
    anchor.current = index;
    props.onMark(next);
  }

  function goTo(index: number) {
    const place = Math.min(Math.max(index, 0), shown.length - 1);
    const item = shown[place];
    if (!item) return;
    setCurrent(item.id);
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  }

  function markTo(index: number) {
    goTo(index);
    if (!props.disabled) props.onMark(markRange(marked, shown, active, Math.min(Math.max(index, 0), shown.length - 1)));
  }

  function move() {
    const ids = shown.filter(({ id }) => marked.has(id)).map(({ id }) => id);
    const here = shown[active];
    if (props.disabled) return;
    props.onMove(ids.length > 0 || !here || here.disabled ? ids : [here.id]);
  }

  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => goTo(active + 1),
    ArrowUp: () => goTo(active - 1),
    Home: () => goTo(0),
    End: () => goTo(shown.length - 1),
    'Shift+ArrowDown': () => markTo(active + 1),
    'Shift+ArrowUp': () => markTo(active - 1),
    'Shift+ ': () => markTo(anchor.current),
    'Control+a': () => props.onMark(toggleAll(marked, shown)),
    'Meta+a': () => props.onMark(toggleAll(marked, shown)),
    ' ': () => toggle(active),
    Enter: move,
  };

  function onKeyDown(event: KeyboardEvent) {
    const prefix =
      (event.shiftKey ? 'Shift+' : '') + (event.ctrlKey ? 'Control+' : '') + (event.metaKey ? 'Meta+' : '');
    const act = actions[prefix + event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return { list, active, goTo, toggle, onKeyDown };
}

/**
 * One side of a transfer: several of a list (ARIA listbox pattern). Arrow keys move, Space marks, Shift marks a range,
 * Control+A all, Enter moves over to the other side.
 */
export function TransferList(props: TransferListProps) {
  const { title, items, marked, onMark, most, disabled } = props;
  const [text, setText] = useState('');
  const id = useId();
  const shown = searchItems(items, text);
  const free = shown.filter((item) => !item.disabled);
  const count = free.filter((item) => marked.has(item.id)).length;
  const rows = useRows(shown, marked, props);
  const optionId = (item: TransferItem) => `${id}-${item.id}`;
  const current = shown[rows.active];

  return (
    <div className={styles.side} data-disabled={disabled}>
      <div className={styles.head}>
        <Checkbox
          label={
            <>
              <VisuallyHidden>{title} </VisuallyHidden>
              {transferMessages.all}
            </>
          }
          checked={free.length > 0 && count === free.length}
          mixed={count > 0 && count < free.length}
          disabled={disabled || free.length === 0}
          onChange={() => onMark(toggleAll(marked, shown))}
        />
        <strong id={`${id}-title`} className={styles.title}>
          {title}
        </strong>
        <span className={styles.count}>
          {most === undefined
            ? transferMessages.count(count, items.length)
            : transferMessages.countOfMost(items.length, most)}
        </span>
      </div>
      <div className={styles.search}>
        <TextField
          label={transferMessages.search(title)}
          labelHidden
          type="search"
          placeholder={transferMessages.placeholder}
          value={text}
          onChange={setText}
          disabled={disabled}
          suffix={<Icon name="search" size={16} />}
        />
      </div>
      <div
        ref={rows.list}
        role="listbox"
        tabIndex={disabled ? -1 : 0}
        aria-multiselectable="true"
        aria-disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-activedescendant={current && optionId(current)}
        className={styles.list}
        onKeyDown={rows.onKeyDown}
      >
        {shown.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the list
          <div
            key={item.id}
            id={optionId(item)}
            role="option"
            tabIndex={-1}
            aria-selected={marked.has(item.id)}
            aria-disabled={disabled || item.disabled}
            className={styles.row}
            data-active={index === rows.active}
            onClick={() => {
              rows.goTo(index);
              rows.toggle(index);
            }}
          >
            <span className={styles.mark}>{marked.has(item.id) && <Icon name="check" size={14} />}</span>
            <span className={styles.text}>
              {item.label}
              {item.detail && <span className={styles.detail}>{item.detail}</span>}
            </span>
          </div>
        ))}
      </div>
      {shown.length === 0 && (
        <p className={styles.nothing}>{text === '' ? transferMessages.nothing : transferMessages.noHit}</p>
      )}
    </div>
  );
}
