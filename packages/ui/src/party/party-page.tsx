import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../record/breadcrumb.tsx';
import * as styles from './party-page.css.ts';

/** A module of party building, and its page. */
export interface PartyModuleLink {
  readonly key: string;
  readonly name: string;
  readonly href: string;
}

export interface PartyPageProps {
  /** Heading of the page, on the banner. */
  readonly title: string;
  readonly slogan: string;
  /** Drawing of the banner. */
  readonly artSrc: string;
  readonly path: BreadcrumbProps['places'];
  /** Beside the page; without any it takes the whole width. */
  readonly modules?:
    | {
        readonly label: string;
        readonly links: readonly PartyModuleLink[];
        /** Key of the one shown. */
        readonly current: string;
      }
    | undefined;
  readonly children: ReactNode;
}

/** A page of party building: its red banner, its modules on the left. */
export function PartyPage({ title, slogan, artSrc, path, modules, children }: PartyPageProps) {
  return (
    <>
      <section aria-label={title} className={styles.banner}>
        <img className={styles.art} src={artSrc} alt="" width={2560} height={260} />
        <div className={styles.bannerText}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.slogan}>{slogan}</p>
        </div>
      </section>
      <div className={styles.page}>
        <Breadcrumb places={path} />
        {modules && modules.links.length > 0 ? (
          <div className={styles.columns}>
            <nav aria-label={modules.label} className={styles.modules}>
              {modules.links.map(({ key, name, href }) => (
                <Link
                  key={key}
                  href={href}
                  className={styles.module}
                  {...(key === modules.current && { 'aria-current': 'page' })}
                >
                  {name}
                </Link>
              ))}
            </nav>
            <div className={styles.sheet}>{children}</div>
          </div>
        ) : (
          <div className={classNames(styles.sheet, styles.alone)}>{children}</div>
        )}
      </div>
    </>
  );
}
