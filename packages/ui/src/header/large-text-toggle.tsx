import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './header.css.ts';
import { sideEntry } from './menu-bar.css.ts';
import { headerMessages } from './messages.ts';

/** The visitor's choice of text size. */
export interface LargeText {
  readonly on: boolean;
  readonly onToggle: () => void;
}

const styleAt = {
  /** Among the actions of a header. */
  header: { button: classNames(styles.foldedAction, styles.lastWhenFolded), word: styles.foldedWord },
  /** The same where a menu bar below offers it in wide windows. */
  'header-above-menu': {
    button: classNames(styles.foldedAction, styles.lastWhenFolded, styles.narrowOnly),
    word: styles.foldedWord,
  },
  /** Alone beside the name. */
  'simple-header': { button: styles.action, word: styles.word },
  menu: { button: sideEntry, word: undefined },
} as const;

export interface LargeTextToggleProps extends LargeText {
  readonly place: keyof typeof styleAt;
}

/** Switches large text on and off, and tells its state. */
export function LargeTextToggle({ on, onToggle, place }: LargeTextToggleProps) {
  const { button, word } = styleAt[place];
  return (
    <button type="button" className={button} aria-pressed={on} onClick={onToggle}>
      <Icon name="text-size" size={place === 'menu' ? 16 : 20} />
      <span className={word}>{headerMessages.largeText}</span>
    </button>
  );
}
