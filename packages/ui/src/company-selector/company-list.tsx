import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { ListState } from '../list-state.ts';
import * as styles from './company-list.css.ts';
import { companySelectorMessages } from './messages.ts';

export interface CompanyOption {
  readonly id: string;
  readonly name: string;
}

export interface CompanyListProps {
  readonly id: string;
  readonly companies: ListState<CompanyOption>;
  readonly currentId: string | null;
  readonly onSelect: (id: string) => void;
  /** Escape or Tab: close and give the focus back to the control. */
  readonly onClose: () => void;
  /** Pressed elsewhere: close and leave the focus there. */
  readonly onLeave: () => void;
}

const moves: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

const note: Readonly<Record<ListState<CompanyOption>['status'], string>> = {
  loading: companySelectorMessages.loading,
  failed: companySelectorMessages.failed,
  ready: companySelectorMessages.empty,
};

/** Popup of the company selector: a listbox that holds the focus and names its active option. */
export default function CompanyList({ id, companies, currentId, onSelect, onClose, onLeave }: CompanyListProps) {
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const options = companies.status === 'ready' ? companies.items : [];
  const [moved, setMoved] = useState<number | null>(null);
  const current = options.findIndex((option) => option.id === currentId);
  const active = moved ?? Math.max(current, 0);

  useEffect(() => list.current?.focus(), []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useEffect(() => {
    function leaveWhenOutside(event: PointerEvent) {
      const selector = popup.current?.parentElement;
      if (event.target instanceof Node && !selector?.contains(event.target)) onLeave();
    }
    document.addEventListener('pointerdown', leaveWhenOutside);
    return () => document.removeEventListener('pointerdown', leaveWhenOutside);
  }, [onLeave]);

  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    const option = options[active];
    if (move) setMoved(move(active, options.length - 1));
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if ((event.key === 'Enter' || event.key === ' ') && option) onSelect(option.id);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={popup} className={styles.popup}>
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        className={styles.list}
        aria-label={companySelectorMessages.list}
        aria-activedescendant={options[active] ? `${id}-${active}` : undefined}
        aria-busy={companies.status === 'loading'}
        onKeyDown={onKeyDown}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the listbox, which holds the focus
          // biome-ignore lint/a11y/useFocusableInteractive: options are reached by aria-activedescendant
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            className={styles.option}
            aria-selected={option.id === currentId}
            data-active={index === active}
            onPointerMove={() => setMoved(index)}
            onClick={() => onSelect(option.id)}
          >
            <span className={styles.name}>{option.name}</span>
            {option.id === currentId && <Icon name="check" size={16} />}
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <p className={styles.note} role="status">
          {note[companies.status]}
        </p>
      )}
    </div>
  );
}
