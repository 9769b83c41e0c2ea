import type { ReactNode } from 'react';
import { TextLink } from '../../text-link/text-link.tsx';
import type { MoreLink } from './section-content.ts';
import * as styles from './section-head.css.ts';

export interface SectionHeadProps {
  /** Id of the heading, which names the region. */
  readonly headingId: string;
  readonly title: string;
  readonly lead: string;
  readonly more?: MoreLink | undefined;
  /** Text of the link; says where it leads. */
  readonly moreLabel: string;
  /** Tabs of the section, left of the link. */
  readonly tabs?: ReactNode;
}

/** Title and one line of explanation; on the right the section's tabs and the way to everything else. */
export function SectionHead({ headingId, title, lead, more, moreLabel, tabs }: SectionHeadProps) {
  const link = more && (
    <TextLink tone="more" href={more.href} newWindow={more.newWindow}>
      {moreLabel}
    </TextLink>
  );
  return (
    <header className={tabs ? styles.headWithTabs : styles.head}>
      <div>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {tabs ? (
        <div className={styles.aside}>
          {tabs}
          {link}
        </div>
      ) : (
        link
      )}
    </header>
  );
}
