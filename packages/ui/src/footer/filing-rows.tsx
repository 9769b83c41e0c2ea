import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './filing-rows.css.ts';
import { footerMessages } from './messages.ts';

export interface LegalLink {
  readonly text: string;
  readonly href: string;
}

export interface Filing {
  /** Number as it is registered, such as 吉ICP备00000000号. */
  readonly text: string;
  /** Page of the register; opens a new window. */
  readonly href?: string | undefined;
  /** Public-security filings carry a shield. */
  readonly shield?: boolean;
}

export interface FilingRowsProps {
  readonly legalLinks: readonly LegalLink[];
  /** Where the footer has no other place for it. */
  readonly hotline?: string | undefined;
  readonly operator?: string | undefined;
  readonly filings: readonly Filing[];
}

function FilingText({ text, shield }: Filing) {
  return (
    <>
      {shield && <Icon name="shield" size={14} />}
      {text}
    </>
  );
}

/** Legal links and operator, then the filing numbers, centred at the very bottom of the page as the rule asks. */
export function FilingRows({ legalLinks, hotline, operator, filings }: FilingRowsProps) {
  return (
    <div className={styles.filings}>
      <div className={styles.inner}>
        <ul className={styles.row}>
          {legalLinks.map((link) => (
            <li key={link.href} className={styles.item}>
              <Link className={styles.link} href={link.href}>
                {link.text}
              </Link>
            </li>
          ))}
          {hotline && (
            <li className={styles.item}>
              {footerMessages.hotline} {hotline}（{footerMessages.openHours}）
            </li>
          )}
          {operator && (
            <li className={styles.item}>
              {footerMessages.operator}
              {operator}
            </li>
          )}
        </ul>
        <ul className={styles.row}>
          {filings.map((filing) => (
            <li key={filing.text} className={styles.item}>
              {filing.href ? (
                <Link className={styles.link} href={filing.href} newWindow>
                  <FilingText {...filing} />
                </Link>
              ) : (
                <FilingText {...filing} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
