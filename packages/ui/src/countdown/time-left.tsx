import { countdownMessages } from './messages.ts';
import { secondsIn, splitSeconds } from './split-seconds.ts';
import * as styles from './time-left.css.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface TimeLeftProps {
  /** Moment in epoch milliseconds, by the clock of this device. */
  readonly untilMs: number;
  /** Said once it is over; 已截止 unless given. */
  readonly over?: string;
  /** As a part of a sentence that says what it is: 29:58 in the last hour, 2天3小时5分 before. */
  readonly inSentence?: boolean;
}

/** Time left until a moment as a line of a table or a card; it is not read out by itself, as a list has many. */
export function TimeLeft({ untilMs, over = countdownMessages.over, inSentence = false }: TimeLeftProps) {
  const seconds = useSecondsLeft(untilMs);
  // The line has its height before the page is alive.
  if (seconds === null) return <span className={styles.left}>{'\u00a0'}</span>;
  if (seconds === 0) return <span className={styles.left}>{over}</span>;
  const { days, hours, minutes, seconds: rest } = splitSeconds(seconds);
  if (seconds < secondsIn.hours) {
    return <span className={styles.soon}>{countdownMessages[inSentence ? 'clock' : 'soon'](minutes, rest)}</span>;
  }
  return (
    <span className={styles.left}>{countdownMessages[inSentence ? 'lasting' : 'left'](days, hours, minutes)}</span>
  );
}
