import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Tag } from '../tag/tag.tsx';
import * as styles from './company-cards.css.ts';
import { CompanyLogo } from './company-logo.tsx';

/** A company as a list shows it; texts are as they are to be read. */
export interface CompanyEntry {
  readonly key: string;
  readonly href: string;
  readonly name: string;
  /** '' for none. */
  readonly logo: string;
  readonly region: string;
  readonly tags: readonly string[];
  readonly facts: readonly { readonly term: string; readonly value: string }[];
}

/** Companies as cards, three in a row. */
export function CompanyCards({ companies }: { readonly companies: readonly CompanyEntry[] }) {
  return (
    <ul className={styles.cards}>
      {companies.map(({ key, href, name, logo, region, tags, facts }) => (
        <li key={key} className={styles.card}>
          <div className={styles.head}>
            <CompanyLogo src={logo} size={56} />
            <div>
              <h2 className={styles.name}>
                <Link href={href} className={styles.link}>
                  {name}
                </Link>
              </h2>
              <p className={styles.region}>
                <Icon name="pin" size={16} />
                {region}
              </p>
            </div>
          </div>
          <p className={styles.tags}>
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </p>
          <dl className={styles.facts}>
            {facts.map(({ term, value }) => (
              <div key={term} className={styles.fact}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
