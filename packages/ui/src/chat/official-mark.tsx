import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { listMessages } from './messages.ts';
import * as styles from './official-mark.css.ts';

/** Stands beside the name of whoever answers for the platform: 官方, read out as 官方账号. */
export function OfficialMark() {
  return (
    <span className={styles.mark}>
      {listMessages.official}
      <VisuallyHidden>{listMessages.officialAccount}</VisuallyHidden>
    </span>
  );
}
