import { Link } from '../link/link.tsx';
import { Tag } from '../tag/tag.tsx';
import * as styles from './law-cards.css.ts';

/** What a package holds, and how often; texts are as they are to be read. */
export interface ServiceItem {
  readonly name: string;
  readonly times: string;
}

/** A package of services as a list shows it. */
export interface PackageEntry {
  readonly key: string;
  readonly href: string;
  readonly name: string;
  readonly scope: readonly string[];
  readonly items: readonly ServiceItem[];
  readonly price: string;
  /** The price before, with what says so to those who hear it; left out when it is the same. */
  readonly before?: string;
  /** Who gives it, how long it lasts, how many have it. */
  readonly facts: string;
}

/** What a package holds, line by line. */
export function ServiceItems({ items }: { readonly items: readonly ServiceItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ name, times }) => (
        <li key={name} className={styles.item}>
          <span>{name}</span>
          <span className={styles.times}>{times}</span>
        </li>
      ))}
    </ul>
  );
}

/** Packages of services as cards, three in a row. */
export function PackageCards({ packages }: { readonly packages: readonly PackageEntry[] }) {
  return (
    <ul className={styles.cards}>
      {packages.map(({ key, href, name, scope, items, price, before, facts }) => (
        <li key={key} className={styles.card}>
          <h2 className={styles.name}>
            <Link href={href} className={styles.link}>
              {name}
            </Link>
          </h2>
          <p className={styles.tags}>
            {scope.map((field) => (
              <Tag key={field}>{field}</Tag>
            ))}
          </p>
          <ServiceItems items={items} />
          <div className={styles.foot}>
            <span>
              <span className={styles.price}>{price}</span>
              {before && <del className={styles.before}>{before}</del>}
            </span>
            <span className={styles.note}>{facts}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
