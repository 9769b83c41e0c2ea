import { classNames } from '../class-names.ts';
import * as styles from './comparison.css.ts';
import type { ComparedFact, ComparedOffer } from './comparison.ts';
import { roles } from './grid-roles.ts';

interface ComparisonFactsProps {
  readonly facts: readonly ComparedFact[];
  readonly offers: readonly ComparedOffer[];
  readonly canDrop: boolean;
}

/** What each offer says as a whole: sums, terms, what is known of who makes it. */
export function ComparisonFacts({ facts, offers, canDrop }: ComparisonFactsProps) {
  if (facts.length === 0) return null;
  return (
    <tfoot {...roles.group} className={styles.foot}>
      {facts.map(({ key, label, isStrong = false, values }) => (
        <tr key={key} {...roles.row} className={styles.factRow}>
          <th
            {...roles.rowHead}
            scope="row"
            colSpan={3}
            className={classNames(styles.factName, isStrong && styles.strong)}
          >
            {label}
          </th>
          {offers.map(({ id, name }) => {
            const value = values.get(id);
            return (
              <td
                key={id}
                {...roles.cell}
                data-offer={name}
                className={classNames(styles.fact, isStrong && styles.strong)}
              >
                {value && (
                  <span className={value.tone && styles.note[value.tone]}>
                    {value.text}
                    {value.note !== undefined && <span className={styles.sub}>{value.note}</span>}
                  </span>
                )}
              </td>
            );
          })}
          {canDrop && <td {...roles.cell} className={styles.fact} />}
        </tr>
      ))}
    </tfoot>
  );
}
