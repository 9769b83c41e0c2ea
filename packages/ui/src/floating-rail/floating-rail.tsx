import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './floating-rail.css.ts';
import { railMessages } from './messages.ts';

export interface FloatingRailProps {
  readonly serviceHref?: string | undefined;
  readonly mobileHref?: string | undefined;
  /** Where the last entry leads; the main region unless given. */
  readonly topHref?: string;
}

/** Customer service, mobile edition and back to top, at the right edge of the window above the footer. */
export function FloatingRail({ serviceHref, mobileHref, topHref = '#main' }: FloatingRailProps) {
  return (
    <div className={styles.anchor}>
      <aside className={styles.rail} aria-label={railMessages.tools}>
        {serviceHref && (
          <Link className={styles.entry} href={serviceHref} data-record="click">
            <Icon name="chat" />
            <span className={styles.word}>{railMessages.service}</span>
          </Link>
        )}
        {mobileHref && (
          <Link className={styles.entry} href={mobileHref}>
            <Icon name="qr-code" />
            <span className={styles.word}>{railMessages.mobile}</span>
          </Link>
        )}
        <a className={styles.entry} href={topHref}>
          <Icon name="arrow-up" />
          <span className={styles.word}>{railMessages.top}</span>
        </a>
      </aside>
    </div>
  );
}
