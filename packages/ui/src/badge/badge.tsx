import { classNames } from '../class-names.ts';
import * as styles from './badge.css.ts';

export interface BadgeProps {
  /** Count as it is to be read, "7" or "99+"; null or empty shows nothing. */
  readonly text: string | null;
  readonly className?: string;
}

/** Count of unread things. The control around it says in words what is counted. */
export function Badge({ text, className }: BadgeProps) {
  return text ? <b className={classNames(styles.badge, className)}>{text}</b> : null;
}
