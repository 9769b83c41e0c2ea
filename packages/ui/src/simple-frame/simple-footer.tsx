import { FilingRows, type FilingRowsProps } from '../footer/filing-rows.tsx';
import * as styles from './simple-frame.css.ts';

/** Footer of pages without link columns, hotline and codes: the filing rows alone. */
export function SimpleFooter(props: FilingRowsProps) {
  return (
    <footer className={styles.footer}>
      <FilingRows {...props} />
    </footer>
  );
}
