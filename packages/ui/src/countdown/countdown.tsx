import { Fragment } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './countdown.css.ts';
import { countdownMessages } from './messages.ts';
import { secondsIn, splitSeconds } from './split-seconds.ts';
import { passedMark, useSecondsLeft } from './use-seconds-left.ts';

export { TimeLeft, type TimeLeftProps } from './time-left.tsx';

export interface CountdownProps {
  /** What ends then, such as 距报价截止. */
  readonly label: string;
  /** Moment in epoch milliseconds. */
  readonly untilMs: number;
}

const spokenAtMinutes = [60, 30, 10, 0];

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Time left until a moment. Spoken at 60, 30, 10 and 0 minutes only, not each second. */
export function Countdown({ label, untilMs }: CountdownProps) {
  const left = useSecondsLeft(untilMs);
  const parts = left === null ? null : splitSeconds(left);
  const mark = passedMark(left === null ? null : Math.ceil(left / secondsIn.minutes), spokenAtMinutes);
  return (
    <div>
      <span role="timer" aria-label={label} className={styles.countdown}>
        {left === 0 ? (
          <b className={styles.figure}>{countdownMessages.over}</b>
        ) : (
          units.map((unit) => (
            <Fragment key={unit}>
              <b className={styles.figure}>
                {parts === null ? countdownMessages.waiting : String(parts[unit]).padStart(2, '0')}
              </b>
              <span className={styles.unit}>{countdownMessages.units[unit]}</span>
            </Fragment>
          ))
        )}
      </span>
      <span role="status">
        <VisuallyHidden>
          {mark !== null &&
            `${label}${mark === 0 ? countdownMessages.over : countdownMessages.left(0, Math.floor(mark / 60), mark % 60)}`}
        </VisuallyHidden>
      </span>
    </div>
  );
}
