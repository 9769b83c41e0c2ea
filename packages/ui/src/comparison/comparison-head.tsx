import { Icon } from '../icon/icon.tsx';
import * as styles from './comparison.css.ts';
import type { ComparedOffer } from './comparison.ts';
import { roles } from './grid-roles.ts';
import { comparisonMessages as texts } from './messages.ts';

interface ComparisonHeadProps {
  readonly offers: readonly ComparedOffer[];
  readonly canDrop: boolean;
  readonly onHide: ((offerId: string) => void) | undefined;
}

/** Who offers, with the total and what is to be known of it at a glance. */
export function ComparisonHead({ offers, canDrop, onHide }: ComparisonHeadProps) {
  return (
    <>
      <colgroup>
        <col className={styles.widths.number} />
        <col className={styles.widths.name} />
        <col className={styles.widths.quantity} />
        {offers.map(({ id }) => (
          <col key={id} className={styles.widths.offer} />
        ))}
        {canDrop && <col className={styles.widths.drop} />}
      </colgroup>
      <thead {...roles.group} className={styles.head}>
        <tr {...roles.row}>
          <th {...roles.head} scope="col" className={styles.headCell.number}>
            {texts.number}
          </th>
          <th {...roles.head} scope="col" className={styles.headCell.name}>
            {texts.line}
          </th>
          <th {...roles.head} scope="col" className={styles.headCell.quantity}>
            {texts.quantity}
          </th>
          {offers.map(({ id, name, total, note, noteTone }) => (
            <th key={id} {...roles.head} scope="col" className={styles.headCell.offer}>
              <span className={styles.offerName} title={name}>
                {name}
              </span>
              <span className={styles.offerTotal}>{total}</span>
              <span className={styles.offerLine}>
                {onHide ? (
                  <button
                    type="button"
                    className={styles.hide}
                    aria-label={texts.hide(name)}
                    onClick={() => onHide(id)}
                  >
                    <Icon name="eye-off" size={16} />
                  </button>
                ) : (
                  <span />
                )}
                <span className={styles.note[noteTone]}>{note}</span>
              </span>
            </th>
          ))}
          {canDrop && (
            <th {...roles.head} scope="col" className={styles.headCell.offer}>
              {texts.drop}
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}
