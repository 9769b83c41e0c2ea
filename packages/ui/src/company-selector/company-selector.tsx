import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { ListState } from '../list-state.ts';
import { layout } from '../tokens/measures.ts';
import type { CompanyOption } from './company-list.tsx';
import * as styles from './company-selector.css.ts';
import { companySelectorMessages } from './messages.ts';

const CompanyList = lazy(() => import('./company-list.tsx'));

export interface CompanySelectorProps {
  readonly current: CompanyOption | null;
  readonly companies: ListState<CompanyOption>;
  readonly onSelect: (id: string) => void;
  /** The list is about to be shown: the moment to load it. */
  readonly onOpen?: () => void;
  /** A switch is under way. */
  readonly disabled?: boolean;
}

/** Width in px of the closed control at the usual text size: 45 and 16 for each character of the name, at most 380. */
export function companySelectorWidth(name: string): number {
  const characters = [...name].length;
  return Math.min(
    layout.companySelectorBase + layout.companySelectorPerCharacter * characters,
    layout.companySelectorMax,
  );
}

/** Shows the current company and lets the member change it. The list is loaded when it is first opened. */
export function CompanySelector({ current, companies, onSelect, onOpen, disabled = false }: CompanySelectorProps) {
  const [open, setOpen] = useState(false);
  const control = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const name = current?.name ?? companySelectorMessages.none;

  function toggle() {
    if (!open) onOpen?.();
    setOpen(!open);
  }
  function close() {
    setOpen(false);
    control.current?.focus();
  }
  function select(id: string) {
    close();
    if (id !== current?.id) onSelect(id);
  }

  return (
    <span className={styles.selector}>
      <button
        ref={control}
        type="button"
        className={styles.control}
        style={{ width: `calc(${companySelectorWidth(name)}px * ${styles.textScale})` }}
        aria-label={`${companySelectorMessages.current}${name}`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        disabled={disabled}
        onClick={toggle}
      >
        <span className={styles.name}>{name}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      {open && (
        <Suspense>
          <CompanyList
            id={listId}
            companies={companies}
            currentId={current?.id ?? null}
            onSelect={select}
            onClose={close}
            onLeave={() => setOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
