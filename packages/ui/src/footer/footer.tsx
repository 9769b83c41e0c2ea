import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import { layout } from '../tokens/measures.ts';
import { FilingRows, type FilingRowsProps } from './filing-rows.tsx';
import * as styles from './footer.css.ts';
import { footerMessages } from './messages.ts';

export interface FooterLink {
  readonly text: string;
  readonly href: string;
  readonly newWindow?: boolean;
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

export interface QrCode {
  /** Words below the code; they also name the picture. */
  readonly caption: string;
  readonly src: string;
}

export interface FooterProps extends FilingRowsProps {
  /** Link columns; none on pages whose layout has a footer without them. */
  readonly columns: readonly FooterColumn[];
  readonly hotline: string;
  readonly codes: readonly QrCode[];
}

function Column({ title, links }: FooterColumn) {
  return (
    <div className={styles.column}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={`${link.href} ${link.text}`} className={styles.columnItem}>
            <Link className={styles.columnLink} href={link.href} newWindow={link.newWindow}>
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Dark footer: link columns, hotline, three QR codes of 130 px, filing rows. */
export function Footer({ columns, hotline, codes, ...filings }: FooterProps) {
  const hasColumns = columns.length > 0;
  return (
    <footer className={styles.footer}>
      <div className={classNames(styles.top, !hasColumns && styles.withoutColumns)}>
        {hasColumns && (
          <nav className={styles.columns} aria-label={footerMessages.columns}>
            {columns.map((column) => (
              <Column key={column.title} {...column} />
            ))}
          </nav>
        )}
        <div>
          <h2 className={styles.heading}>{footerMessages.hotline}</h2>
          <p className={styles.hotlineNumber}>{hotline}</p>
          <p className={styles.muted}>{footerMessages.hours}</p>
        </div>
        <div className={styles.codes}>
          {codes.map((code) => (
            <figure key={code.caption}>
              <img
                className={styles.code}
                src={code.src}
                width={layout.qrCodeSize}
                height={layout.qrCodeSize}
                alt={`${code.caption}二维码`}
                loading="lazy"
              />
              <figcaption className={styles.caption}>{code.caption}</figcaption>
            </figure>
          ))}
        </div>
      </div>
      <FilingRows {...filings} />
    </footer>
  );
}
