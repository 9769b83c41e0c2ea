import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as cards from './cards.css.ts';
import * as styles from './data-table.css.ts';
import { tableMessages } from './messages.ts';

export interface MoreButtonProps extends ComponentProps<'button'> {
  /** Name of the row. */
  readonly name: string;
}

/** What opens the menu of a row. */
export function MoreButton({ name, ...button }: MoreButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...button}
      className={classNames(styles.more, cards.more)}
      aria-label={tableMessages.moreActions(name)}
    >
      <Icon name="more" size={16} />
    </button>
  );
}
