import type { ReactNode } from 'react';
import phoneArt from '../art/phone.svg?no-inline';
import { ButtonLink } from '../button/button.tsx';
import { Brand, type BrandProps } from '../header/brand.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './download-page.css.ts';

export interface DownloadPageProps {
  readonly brand: BrandProps;
  readonly title: string;
  readonly lead: string;
  /** The one for the device at hand is solid. */
  readonly ways: readonly { readonly text: string; readonly href: string; readonly solid: boolean }[];
  /** Below the ways, such as that there is none yet. */
  readonly note?: string;
  /** Code for a phone, on larger screens. */
  readonly code: { readonly picture: ReactNode; readonly caption: string };
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  readonly links: readonly { readonly text: string; readonly href: string }[];
  /** Over the page, where its ways do not work. */
  readonly cover?: ReactNode;
}

/** The app of the platform: ways to get it on a phone, and a code for one on larger screens. */
export function DownloadPage(props: DownloadPageProps) {
  const { brand, title, lead, ways, note, code, facts, links, cover } = props;
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div>
          <div className={styles.brand}>
            <Brand {...brand} />
          </div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.get}>
            <div className={styles.ways}>
              {ways.map(({ text, href, solid }) => (
                <ButtonLink key={href} href={href} variant={solid ? 'solid' : 'line'} wide>
                  {text}
                </ButtonLink>
              ))}
              {note && <p className={styles.note}>{note}</p>}
            </div>
            <figure className={styles.code}>
              {code.picture}
              <figcaption>{code.caption}</figcaption>
            </figure>
          </div>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({ term, value }) => (
                <div key={term}>
                  <dt className={styles.term}>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <p className={styles.links}>
            {links.map(({ text, href }) => (
              <Link key={href} href={href} className={styles.link}>
                {text}
              </Link>
            ))}
          </p>
        </div>
        <div className={styles.drawing}>
          <img src={phoneArt} alt="" width={280} height={360} className={styles.phone} />
        </div>
      </div>
      {cover && <div className={styles.cover}>{cover}</div>}
    </div>
  );
}
