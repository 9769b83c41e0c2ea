import * as styles from './seat-meter.css.ts';

export interface SeatMeterProps {
  /** Seats there are; null without limit, then there is no bar. */
  readonly capacity: number | null;
  readonly taken: number;
  /** What the bar shows, in words. */
  readonly label: string;
}

/** How many of the seats are taken. */
export function SeatMeter({ capacity, taken, label }: SeatMeterProps) {
  if (capacity === null) return null;
  return <meter className={styles.meter} min={0} max={capacity} value={Math.min(taken, capacity)} aria-label={label} />;
}
