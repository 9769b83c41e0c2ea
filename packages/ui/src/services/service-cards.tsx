import { Link } from '../link/link.tsx';
import { sizedSource } from '../sized-source.ts';
import * as styles from './service-cards.css.ts';

/** A service as a list shows it; texts are as they are to be read. */
export interface ServiceEntry {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  /** Address of the picture, '' for none. */
  readonly cover: string;
  readonly company: string;
  /** Rating and sales, in one line. */
  readonly note: string;
  readonly price: string;
}

/** Services as cards, four in a row. */
export function ServiceCards({ services }: { readonly services: readonly ServiceEntry[] }) {
  return (
    <ul className={styles.cards}>
      {services.map(({ key, href, title, cover, company, note, price }) => (
        <li key={key} className={styles.card}>
          {cover === '' ? (
            <span className={styles.cover} />
          ) : (
            <img
              className={styles.cover}
              {...sizedSource(cover, 304)}
              alt=""
              width={304}
              height={228}
              loading="lazy"
              decoding="async"
            />
          )}
          <div className={styles.text}>
            <h2 className={styles.title}>
              <Link href={href} className={styles.link}>
                {title}
              </Link>
            </h2>
            <p className={styles.note}>{company}</p>
            <p className={styles.note}>{note}</p>
            <p className={styles.price}>{price}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
