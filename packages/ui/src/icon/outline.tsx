import { classNames } from '../class-names.ts';
import * as styles from './icon.css.ts';

export interface OutlineProps {
  /** Path on a 24 grid. */
  readonly path: string;
  /** Side in px. */
  readonly size?: keyof typeof styles.size;
  readonly className?: string | undefined;
}

/**
 * A line icon whose outline comes along with a part that is loaded later, so that the first page, which carries the
 * set of `Icon`, does not. Always decoration.
 */
export function Outline({ path, size = 20, className }: OutlineProps) {
  return (
    <svg className={classNames(styles.icon, styles.size[size], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
