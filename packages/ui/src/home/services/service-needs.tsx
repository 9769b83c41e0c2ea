import { classNames } from '../../class-names.ts';
import { rowName } from '../../layout/content.css.ts';
import { Link } from '../../link/link.tsx';
import { TextLink } from '../../text-link/text-link.tsx';
import { serviceMessages } from '../messages.ts';
import { SubHead } from '../section/sub-head.tsx';
import * as styles from './service-needs.css.ts';

/** A published need: who asks, and for what. */
export interface ServiceNeed {
  readonly href: string;
  readonly project: string;
  readonly request: string;
  /** "11-21". */
  readonly dateText: string;
  /** The same date for machines, `YYYY-MM-DD`. */
  readonly dateTime: string;
}

export interface ServiceNeedsProps {
  readonly needs: readonly ServiceNeed[];
  readonly allHref: string;
}

/** Service needs (服务需求) in two columns, one on phones. */
export function ServiceNeeds({ needs, allHref }: ServiceNeedsProps) {
  return (
    <div className={styles.sheet}>
      <SubHead title={serviceMessages.needs}>
        <TextLink tone="more" href={allHref}>
          {serviceMessages.allNeeds}
        </TextLink>
      </SubHead>
      <ul className={styles.list}>
        {needs.map((need) => (
          <li key={`${need.href} ${need.project} ${need.request}`} className={styles.item}>
            <Link href={need.href} className={styles.need}>
              <span className={classNames(styles.text, rowName)}>
                <b className={styles.project}>{need.project}</b>
                {need.request}
              </span>
              <time dateTime={need.dateTime} className={styles.date}>
                {need.dateText}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
