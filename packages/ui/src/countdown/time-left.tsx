import { countdownMessages } from './messages.ts';
import { secondsIn, splitSeconds } from './split-seconds.ts';
import * as styles from './time-left.css.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface TimeLeftProps {
  /** Moment in epoch milliseconds, by the clock of this device. */
  readonly untilMs: number;
  /** Said once it is over; 已截止 unless given. */
  readonly over?: string;
}

/** Time left until a moment as a line of a table or a card; it is not read out by itself, as a list has many. */
export function TimeLeft({ untilMs, over = countdownMessages.over }: TimeLeftProps) {
  const seconds = useSecondsLeft(untilMs);
  // The line has its height before the page is alive.
  if (seconds === null) return <span className={styles.left}>{'\u00a0'}</span>;
  if (seconds === 0) return <span className={styles.left}>{over}</span>;
  const parts = splitSeconds(seconds);
  return (
    <span className={seconds < secondsIn.hours ? styles.soon : styles.left}>
      {seconds < secondsIn.hours
        ? countdownMessages.soon(parts.minutes, parts.seconds)
        : countdownMessages.left(parts.days, parts.hours, parts.minutes)}
    </span>
  );
}
