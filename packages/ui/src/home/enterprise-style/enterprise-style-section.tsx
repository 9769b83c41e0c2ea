import { Link } from '../../link/link.tsx';
import { sizedSource } from '../../sized-source.ts';
import { Tag } from '../../tag/tag.tsx';
import { enterpriseMessages, sectionMessages } from '../messages.ts';
import { Picture } from '../picture/picture.tsx';
import { HomeSection } from '../section/home-section.tsx';
import { SectionBody } from '../section/section-body.tsx';
import type { MoreLink, SectionContent } from '../section/section-content.ts';
import * as styles from './enterprise-style.css.ts';

/** Everything of enterprise style. */
export interface EnterpriseStyleData {
  /** Number of companies on show, "4,812". */
  readonly companyCountText: string;
  /** Three companies with a picture of their work. */
  readonly featured: readonly {
    readonly href: string;
    readonly name: string;
    readonly qualification: string;
    readonly summary: string;
    readonly imageUrl: string;
  }[];
  /** Twelve companies with their logo, square or wide. */
  readonly wall: readonly { readonly href: string; readonly name: string; readonly logoUrl: string }[];
  /** Rows of links: to the companies of each district or label, to what members have. One without links is left out. */
  readonly ways?: readonly WaysRow[];
}

/** A row of links under one name. */
interface WaysRow {
  readonly name: string;
  readonly links: readonly { readonly href: string; readonly name: string; readonly countText?: string }[];
}

function Ways({ name, links }: WaysRow) {
  return (
    <nav className={styles.ways} aria-label={name}>
      <b className={styles.waysName}>{name}</b>
      <ul className={styles.wayList}>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} className={styles.way}>
              {link.name}
              {link.countText && <span className={styles.wayCount}>{link.countText}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface EnterpriseStyleSectionProps {
  readonly content: SectionContent<EnterpriseStyleData>;
  readonly more?: MoreLink;
}

/** Enterprise style (企业风采): three companies in pictures above a wall of logos. */
export function EnterpriseStyleSection({ content, more }: EnterpriseStyleSectionProps) {
  const messages = sectionMessages['enterprise-style'];
  const lead = content.status === 'ready' ? enterpriseMessages.lead(content.data.companyCountText) : messages.lead;
  return (
    <HomeSection sectionKey="enterprise-style" ground="page" {...messages} lead={lead} more={more}>
      <SectionBody
        sectionKey="enterprise-style"
        content={content}
        isEmpty={({ featured, wall }) => featured.length + wall.length === 0}
      >
        {({ featured, wall, ways = [] }) => (
          <>
            <ul className={styles.featured}>
              {featured.map((company) => (
                <li key={company.href}>
                  <Link href={company.href} className={styles.company}>
                    <Picture src={company.imageUrl} alt="" />
                    <h3 className={styles.name}>{company.name}</h3>
                    <p className={styles.qualification}>
                      <Tag tone="brand">{company.qualification}</Tag>
                    </p>
                    <p>{company.summary}</p>
                  </Link>
                </li>
              ))}
            </ul>
            <ul className={styles.wall}>
              {wall.map((company) => (
                <li key={company.href}>
                  <Link href={company.href} className={styles.brick}>
                    <img
                      className={styles.logo}
                      {...sizedSource(company.logoUrl, 24)}
                      alt=""
                      width={24}
                      height={24}
                      loading="lazy"
                    />
                    <b className={styles.brickName}>{company.name}</b>
                  </Link>
                </li>
              ))}
            </ul>
            {ways
              .filter(({ links }) => links.length > 0)
              .map((row) => (
                <Ways key={row.name} {...row} />
              ))}
          </>
        )}
      </SectionBody>
    </HomeSection>
  );
}
