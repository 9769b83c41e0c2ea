import { Link } from '../../link/link.tsx';
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
  /** Ways to the companies of each district. */
  readonly districts?: readonly { readonly href: string; readonly name: string; readonly countText: string }[];
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
        {({ featured, wall, districts = [] }) => (
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
                    <img className={styles.logo} src={company.logoUrl} alt="" width={24} height={24} loading="lazy" />
                    <b className={styles.brickName}>{company.name}</b>
                  </Link>
                </li>
              ))}
            </ul>
            {districts.length > 0 && (
              <nav className={styles.districts} aria-label={enterpriseMessages.byDistrict}>
                <b className={styles.districtsTitle}>{enterpriseMessages.byDistrict}</b>
                <ul className={styles.districtList}>
                  {districts.map((district) => (
                    <li key={district.href}>
                      <Link href={district.href} className={styles.district}>
                        {district.name}
                        <span className={styles.districtCount}>{district.countText}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </>
        )}
      </SectionBody>
    </HomeSection>
  );
}
