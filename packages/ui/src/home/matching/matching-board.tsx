import { useState } from 'react';
import { matchingMessages } from '../messages.ts';
import * as styles from './matching.css.ts';
import type { MatchingData, MatchingSide } from './matching-data.ts';
import { MatchingTable } from './matching-table.tsx';

const sides: readonly MatchingSide[] = ['demand', 'supply'];
const visibleRows = 7;

/** The table with its two sides and the filter by category. Without scripts it shows every demand. */
export function MatchingBoard({ categories, rows }: Pick<MatchingData, 'categories' | 'rows'>) {
  const [side, setSide] = useState<MatchingSide>('demand');
  const [category, setCategory] = useState<string | null>(null);
  const shown = rows[side].filter((row) => category === null || row.category === category).slice(0, visibleRows);
  const choices = [{ key: null, label: matchingMessages.allCategories }, ...categories];
  return (
    <div>
      <div className={styles.bar}>
        <fieldset className={styles.segments} aria-label={matchingMessages.side}>
          {sides.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.segment}
              aria-pressed={each === side}
              onClick={() => setSide(each)}
            >
              {matchingMessages[each].label}
            </button>
          ))}
        </fieldset>
        <fieldset className={styles.categories} aria-label={matchingMessages.category}>
          {choices.map(({ key, label }) => (
            <button
              key={label}
              type="button"
              className={styles.category}
              aria-pressed={key === category}
              onClick={() => setCategory(key)}
            >
              {label}
            </button>
          ))}
        </fieldset>
      </div>
      <MatchingTable side={side} rows={shown} />
    </div>
  );
}
