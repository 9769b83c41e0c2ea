import { classNames } from '../class-names.ts';
import * as styles from './comparison.css.ts';
import { comparisonMessages } from './messages.ts';

const { legend, highest } = comparisonMessages;

export interface ComparisonLegendProps {
  /** Whether somebody still chooses. */
  readonly canChoose: boolean;
  /** Whether choices are shown; as long as somebody chooses unless it is given. */
  readonly hasChosen?: boolean;
}

/** What the colours and the keys of a comparison mean; of choosing only where there is any. */
export function ComparisonLegend({ canChoose, hasChosen = canChoose }: ComparisonLegendProps) {
  return (
    <p className={styles.legend}>
      <span>
        <span className={classNames(styles.swatchBox, styles.swatch.lowest)} />
        {legend.lowest}
      </span>
      {hasChosen && (
        <span>
          <span className={classNames(styles.swatchBox, styles.swatch.chosen)} />
          {legend.chosen}
        </span>
      )}
      <span>
        <span className={styles.note.highest}>{highest}</span> {legend.highest}
      </span>
      <span className={styles.keys}>
        <kbd>↑↓←→</kbd> {legend.move}{' '}
        {canChoose && (
          <>
            <kbd>{legend.space}</kbd> {legend.choose}{' '}
          </>
        )}
        <kbd>Enter</kbd> {legend.details}
      </span>
    </p>
  );
}
