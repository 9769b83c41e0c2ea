import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as styles from './icon-button.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** What it does, read out and shown while the pointer rests on it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A square button with an icon alone. */
export function IconButton({ label, className, children, ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className={classNames(styles.button, className)} aria-label={label} title={label}>
      {children}
    </button>
  );
}
