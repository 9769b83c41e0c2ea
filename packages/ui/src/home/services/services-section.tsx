import lawUrl from '../../art/law.svg?no-inline';
import { classNames } from '../../class-names.ts';
import { Icon } from '../../icon/icon.tsx';
import type { IconName } from '../../icon/shapes.ts';
import { Link } from '../../link/link.tsx';
import { sectionMessages, serviceMessages } from '../messages.ts';
import { HomeSection } from '../section/home-section.tsx';
import { SectionBody } from '../section/section-body.tsx';
import type { MoreLink, SectionContent } from '../section/section-content.ts';
import { type ServiceNeed, ServiceNeeds } from './service-needs.tsx';
import * as styles from './services.css.ts';

/** A kind of service with its lowest price. */
export interface ServiceCell {
  readonly icon: IconName;
  readonly href: string;
  readonly name: string;
  readonly summary: string;
  /** "300元起", or "按项目报价". */
  readonly priceText: string;
}

/** Everything of the comprehensive services. */
export interface ServicesData {
  readonly law: {
    readonly summary: string;
    readonly entries: readonly { readonly href: string; readonly label: string; readonly countText: string }[];
  };
  readonly cells: readonly ServiceCell[];
  readonly needs: readonly ServiceNeed[];
  readonly allNeedsHref: string;
}

export interface ServicesSectionProps {
  readonly content: SectionContent<ServicesData>;
  readonly more?: MoreLink;
}

/** Comprehensive services (综合服务): legal services, six kinds of service, and what is being asked for. */
export function ServicesSection({ content, more }: ServicesSectionProps) {
  return (
    <HomeSection sectionKey="services" ground="page" {...sectionMessages.services} more={more}>
      <SectionBody
        sectionKey="services"
        content={content}
        isEmpty={({ law, cells, needs }) => law.entries.length + cells.length + needs.length === 0}
      >
        {(data) => (
          <div className={styles.layout}>
            <LawCard {...data.law} />
            <div className={styles.side}>
              <ul className={styles.cells}>
                {data.cells.map((cell) => (
                  <li key={cell.name}>
                    <Link href={cell.href} className={styles.cell}>
                      <Icon name={cell.icon} size={24} className={styles.cellIcon} />
                      <b className={styles.cellName}>{cell.name}</b>
                      <span className={styles.muted}>{cell.summary}</span>
                      <span className={styles.price}>{cell.priceText}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              <ServiceNeeds needs={data.needs} allHref={data.allNeedsHref} />
            </div>
          </div>
        )}
      </SectionBody>
    </HomeSection>
  );
}

function LawCard({ summary, entries }: ServicesData['law']) {
  return (
    <article className={styles.law}>
      <img className={styles.lawArt} src={lawUrl} alt="" width={420} height={224} loading="lazy" />
      <h3 className={styles.lawTitle}>{serviceMessages.law}</h3>
      <p className={classNames(styles.lawSummary, styles.muted)}>{summary}</p>
      <ul className={styles.lawEntries}>
        {entries.map((entry) => (
          <li key={entry.href} className={styles.lawItem}>
            <Link href={entry.href} className={styles.lawEntry}>
              {entry.label}
              <span className={styles.lawCount}>{entry.countText}</span>
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
