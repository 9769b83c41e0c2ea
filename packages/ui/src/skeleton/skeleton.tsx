import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { skeletonMessages } from './messages.ts';
import * as styles from './skeleton.css.ts';

export interface SkeletonProps {
  /** CSS lengths of what will stand here. */
  readonly width?: string;
  readonly height?: string;
}

/** Grey stand-in of the true size for one thing that is still loading. */
export function Skeleton({ width = '100%', height = '16px' }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}

export interface SkeletonRowsProps {
  readonly rows: number;
  /** Height of a row in px, that of the list which will stand here. */
  readonly rowHeight?: number;
}

/** Stand-in for a list; tells screen readers that it is loading. */
export function SkeletonRows({ rows, rowHeight = 48 }: SkeletonRowsProps) {
  return (
    <div role="status">
      <VisuallyHidden>{skeletonMessages.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_row, index) => `row-${index}`).map((key) => (
        <div key={key} className={styles.row} style={{ height: rowHeight }}>
          <Skeleton width="72%" />
        </div>
      ))}
    </div>
  );
}
