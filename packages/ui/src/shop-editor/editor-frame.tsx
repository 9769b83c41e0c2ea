import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './editor-frame.css.ts';
import { shopEditorMessages as texts } from './messages.ts';

export interface EditorFrameProps {
  readonly bar: ReactNode;
  /** Palette, 240 px. */
  readonly left: ReactNode;
  readonly canvas: ReactNode;
  /** Settings of what is selected, 320 px. */
  readonly right: ReactNode;
  /** The last thing that was done, for who does not see it. */
  readonly said: string;
  /** What stands there below 1024 px, where there is no room to edit. */
  readonly narrow: ReactNode;
}

/** Frame of an editor that fills the window: bar, palette, canvas, settings. */
export function EditorFrame({ bar, left, canvas, right, said, narrow }: EditorFrameProps) {
  return (
    <>
      <div className={styles.frame}>
        <header className={styles.bar}>{bar}</header>
        <aside className={styles.left} aria-label={texts.palette}>
          {left}
        </aside>
        {canvas}
        <aside className={styles.right} aria-label={texts.settings}>
          {right}
        </aside>
      </div>
      <div className={styles.narrow}>{narrow}</div>
      <div role="status" aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  );
}

export interface EditorSideProps {
  /** `TabList` of the parts of the side. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** One side of the editor: its tabs stay, what they show scrolls. */
export function EditorSide({ head, children }: EditorSideProps) {
  return (
    <>
      <div className={styles.sideHead}>{head}</div>
      <div className={styles.sideBody}>{children}</div>
    </>
  );
}

export interface EditorBarProps {
  readonly title: string;
  readonly backHref: string;
  /** `Tag` with the state of what is edited. */
  readonly status: ReactNode;
  /** Terminal, history, scale. */
  readonly middle: ReactNode;
  /** Whether and when it was saved. */
  readonly note: string | null;
  /** Buttons, the main one last. */
  readonly actions: ReactNode;
}

/** The bar of the editor, 56 px. */
export function EditorBar({ title, backHref, status, middle, note, actions }: EditorBarProps) {
  return (
    <>
      <Link className={styles.iconButton} href={backHref} aria-label={texts.back}>
        <Icon name="chevron-left" size={16} />
      </Link>
      <h1 className={styles.title}>{title}</h1>
      {status}
      <div className={styles.middle}>{middle}</div>
      {note !== null && <span className={styles.note}>{note}</span>}
      {actions}
    </>
  );
}

export interface EditorIconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** How the key for it is called, such as Ctrl+Z. */
  readonly keys?: string;
}

/** A tool of the editor, an icon with a name. It keeps the focus when there is nothing for it to do. */
export function EditorIconButton({ icon, label, onClick, disabled = false, keys }: EditorIconButtonProps) {
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={label}
      title={keys === undefined ? label : `${label} ${keys}`}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
