import { classNames } from '../class-names.ts';
import * as styles from './comparison.css.ts';
import { comparisonMessages } from './messages.ts';

const { legend, highest } = comparisonMessages;

/** What the colours and the keys of a comparison mean. */
export function ComparisonLegend() {
  return (
    <p className={styles.legend}>
      <span>
        <span className={classNames(styles.swatchBox, styles.swatch.lowest)} />
        {legend.lowest}
      </span>
      <span>
        <span className={classNames(styles.swatchBox, styles.swatch.chosen)} />
        {legend.chosen}
      </span>
      <span>
        <span className={styles.note.highest}>{highest}</span> {legend.highest}
      </span>
      <span className={styles.keys}>
        <kbd>↑↓←→</kbd> {legend.move} <kbd>{legend.space}</kbd> {legend.choose} <kbd>Enter</kbd> {legend.details}
      </span>
    </p>
  );
}
