import { classNames } from '../class-names.ts';
import * as styles from './icon.css.ts';
import { type IconName, shapes } from './shapes.ts';

export interface IconProps {
  readonly name: IconName;
  /** Side in px. */
  readonly size?: keyof typeof styles.size;
  readonly className?: string;
}

/** A line icon. Always decoration: the control or text beside it carries the name. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, styles.size[size], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
