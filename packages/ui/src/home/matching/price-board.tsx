import { matchingMessages } from '../messages.ts';
import { SubHead } from '../section/sub-head.tsx';
import type { MaterialPrice } from './matching-data.ts';
import * as styles from './price-board.css.ts';
import { sparklinePoints } from './sparkline-points.ts';

export interface PriceBoardProps {
  /** Place and week of the prices, "长春，11月第3周". */
  readonly scopeText: string;
  readonly items: readonly MaterialPrice[];
}

/** Prices of common materials (建材行情) with their recent course. */
export function PriceBoard({ scopeText, items }: PriceBoardProps) {
  return (
    <>
      <SubHead title={matchingMessages.prices}>
        <span className={styles.scope}>{scopeText}</span>
      </SubHead>
      <ul>
        {items.map((item) => (
          <li key={item.name} className={styles.row}>
            <span className={styles.name}>
              {item.name}
              <small className={styles.unit}>{item.unit}</small>
            </span>
            <svg className={styles.sparkline} viewBox="0 0 64 22" aria-hidden="true">
              <polyline points={sparklinePoints(item.trend)} />
            </svg>
            <span className={styles.price}>{item.priceText}</span>
            <span className={styles.change[item.direction]}>{item.changeText}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
