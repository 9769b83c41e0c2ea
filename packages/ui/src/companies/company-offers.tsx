import { Link } from '../link/link.tsx';
import * as styles from './company-offers.css.ts';

/** Something that a company offers; texts are as they are to be read. */
export interface OfferEntry {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly price: string;
  /** Its own page, where it has one. */
  readonly href?: string;
}

/** What a company offers, each with its price. */
export function OfferList({ offers }: { readonly offers: readonly OfferEntry[] }) {
  return (
    <ul className={styles.offers}>
      {offers.map(({ key, name, text, price, href }) => (
        <li key={key} className={styles.offer}>
          <span>
            {href ? (
              <Link href={href} className={styles.offerLink}>
                {name}
              </Link>
            ) : (
              <span className={styles.offerName}>{name}</span>
            )}
            <span className={styles.note}>{text}</span>
          </span>
          <span className={styles.price}>{price}</span>
        </li>
      ))}
    </ul>
  );
}

export interface OfferPanelProps {
  readonly title: string;
  readonly more: { readonly text: string; readonly href: string };
  readonly offers: readonly OfferEntry[];
}

/** The first of them, beside the page. */
export function OfferPanel({ title, more, offers }: OfferPanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.panelHead}>
        <p className={styles.panelTitle}>{title}</p>
        <Link href={more.href} className={styles.more}>
          {more.text}
        </Link>
      </div>
      <OfferList offers={offers} />
    </section>
  );
}
