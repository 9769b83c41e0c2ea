import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import * as styles from './shop-frame.css.ts';

export interface ShopFrameProps {
  /** The platform that the shop stands on. */
  readonly platform: { readonly name: string; readonly href: string };
  /** Said across the top, as of a preview. */
  readonly notice?: string;
  /** Login or the own pages. */
  readonly account: ReactNode;
  readonly children: ReactNode;
}

/** What stands above a page of a shop: whose platform it is, and who is logged in. Its layout has no header and footer. */
export function ShopFrame({ platform, notice, account, children }: ShopFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.top}>
        <Link href={platform.href} className={styles.platform}>
          {platform.name}
        </Link>
        <div className={styles.account}>{account}</div>
      </div>
      {notice && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <div className={styles.page}>{children}</div>
    </div>
  );
}

export interface ShopNavProps {
  readonly label: string;
  readonly links: readonly {
    readonly key: string;
    readonly text: string;
    readonly href: string;
    readonly current: boolean;
  }[];
  /** At its end: sharing, a code, visits. */
  readonly end: ReactNode;
}

/** The ways within a shop, below its header. */
export function ShopNav({ label, links, end }: ShopNavProps) {
  return (
    <div className={styles.bar}>
      <nav aria-label={label} className={styles.ways}>
        {links.map(({ key, text, href, current }) => (
          <Link key={key} href={href} className={styles.way} {...(current && { 'aria-current': 'page' })}>
            {text}
          </Link>
        ))}
      </nav>
      <div className={styles.end}>{end}</div>
    </div>
  );
}

/** A part of a shop's page on a sheet: the list of products, what is asked for. */
export function ShopSheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.sheet}>
      <h2 className={styles.sheetTitle}>{title}</h2>
      {children}
    </section>
  );
}
