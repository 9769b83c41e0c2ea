import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './search-page.css.ts';

/** One way to narrow or order what was found. */
interface SearchChoice {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  /** How many it leaves, as it is to be read. */
  readonly count?: string;
}

export interface SearchChoices {
  /** Accessible name, and the head of those at the side. */
  readonly label: string;
  readonly choices: readonly SearchChoice[];
  /** Key of the one in force. */
  readonly current: string;
}

export interface SearchPageProps {
  /** Heading for screen readers; what was searched for stands in the field. */
  readonly title: string;
  /** Usually `SearchField`. */
  readonly field: ReactNode;
  /** Kinds of what was found, with their counts. */
  readonly facets?: SearchChoices | undefined;
  /** How much was found for what. */
  readonly count?: string | undefined;
  readonly orders?: SearchChoices | undefined;
  /** Hits with their pager, or what stands in their place. */
  readonly children: ReactNode;
}

/** The search of the whole site: field, kinds, hits. Kinds and orders are links, so that each view has an address. */
export function SearchPage({ title, field, facets, count, orders, children }: SearchPageProps) {
  return (
    <div className={styles.page}>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers older than the search element are still in use */}
      <div role="search" className={styles.field}>
        {field}
      </div>
      <div className={facets ? styles.columns : undefined}>
        {facets && <Facets {...facets} />}
        <div className={styles.sheet}>
          {(count || orders) && (
            <div className={styles.bar}>
              <p role="status">{count}</p>
              {orders && <Orders {...orders} />}
            </div>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

const currentOf = (isCurrent: boolean) => isCurrent && { 'aria-current': 'true' as const };

function Facets({ label, choices, current }: SearchChoices) {
  return (
    <nav aria-label={label} className={styles.facets}>
      <p className={styles.facetsHead}>{label}</p>
      <ul className={styles.facetList}>
        {choices.map(({ key, label: name, href, count }) => (
          <li key={key}>
            <Link href={href} className={styles.facet} {...currentOf(key === current)}>
              <span>{name}</span>
              <span className={styles.facetCount}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Orders({ label, choices, current }: SearchChoices) {
  return (
    <nav aria-label={label} className={styles.orders}>
      {choices.map(({ key, label: name, href }) => (
        <Link key={key} href={href} className={styles.order} {...currentOf(key === current)}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
