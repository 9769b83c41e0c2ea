import sitePlanUrl from '../../art/site-plan.svg?no-inline';
import { Icon } from '../../icon/icon.tsx';
import { Link } from '../../link/link.tsx';
import { sectionMessages, supervisionMessages } from '../messages.ts';
import { HomeSection } from '../section/home-section.tsx';
import { SectionBody } from '../section/section-body.tsx';
import type { MoreLink, SectionContent } from '../section/section-content.ts';
import * as styles from './supervision.css.ts';

/** Everything of the supervision band. */
export interface SupervisionData {
  /** Four figures of the whole region. */
  readonly figures: readonly { readonly label: string; readonly valueText: string; readonly unit: string }[];
  /** Six subjects in the order of the numbers on the plan. */
  readonly subjects: readonly { readonly href: string; readonly name: string; readonly summary: string }[];
  /** When the figures were taken, "11-21 10:00". */
  readonly updatedText: string;
}

export interface SupervisionSectionProps {
  readonly content: SectionContent<SupervisionData>;
  readonly more?: MoreLink;
}

/** Smart construction supervision (智慧监管): figures, a site plan, and the subjects that its numbers stand for. */
export function SupervisionSection({ content, more }: SupervisionSectionProps) {
  return (
    <HomeSection sectionKey="supervision" ground="deep" {...sectionMessages.supervision} more={more}>
      <SectionBody
        sectionKey="supervision"
        content={content}
        isEmpty={({ figures, subjects }) => figures.length + subjects.length === 0}
      >
        {(data) => (
          <div className={styles.layout}>
            <dl className={styles.figures}>
              {data.figures.map((figure) => (
                <div key={figure.label} className={styles.figure}>
                  <dt>{figure.label}</dt>
                  <dd className={styles.value}>
                    {figure.valueText}
                    <small className={styles.unit}>{figure.unit}</small>
                  </dd>
                </div>
              ))}
            </dl>
            <figure className={styles.plan}>
              <img
                className={styles.planArt}
                src={sitePlanUrl}
                width={900}
                height={520}
                alt={supervisionMessages.plan}
                loading="lazy"
              />
              <figcaption className={styles.updated}>{supervisionMessages.updated(data.updatedText)}</figcaption>
            </figure>
            <ol className={styles.subjects}>
              {data.subjects.map((subject, index) => (
                <li key={subject.name} className={styles.subjectItem}>
                  <Link href={subject.href} className={styles.subject}>
                    <span className={styles.number}>{index + 1}</span>
                    <span className={styles.subjectText}>
                      <b className={styles.subjectName}>{subject.name}</b>
                      {subject.summary}
                    </span>
                    <Icon name="chevron-right" size={16} />
                  </Link>
                </li>
              ))}
            </ol>
          </div>
        )}
      </SectionBody>
    </HomeSection>
  );
}
