import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { content } from '../../layout/content.css.ts';
import * as styles from './home-section.css.ts';
import { type SectionKey, sectionKeys } from './section-content.ts';
import { SectionHead, type SectionHeadProps } from './section-head.tsx';

export interface HomeSectionProps extends Omit<SectionHeadProps, 'headingId'> {
  readonly sectionKey: SectionKey;
  /** White and grey grounds alternate; one deep band and one red section break the row. */
  readonly ground?: keyof typeof styles.ground;
  /** No space above, because the section before it stands on the same ground. */
  readonly tight?: boolean;
  readonly children: ReactNode;
}

/** One section of the home page: a region named by its heading, whose id is the section's key. */
export function HomeSection(props: HomeSectionProps) {
  const { sectionKey, ground = 'sheet', tight = false, children, ...head } = props;
  const headingId = `${sectionKey}-heading`;
  return (
    <section
      id={sectionKey}
      aria-labelledby={headingId}
      className={classNames(
        styles.section,
        styles.ground[ground],
        tight && styles.tight,
        ground === 'party' && styles.partyTheme,
      )}
    >
      <div className={classNames(content, styles.frame)}>
        <span className={styles.axis} aria-hidden="true">
          {sectionKeys.indexOf(sectionKey) + 1}
        </span>
        <SectionHead {...head} headingId={headingId} />
        {children}
      </div>
    </section>
  );
}
