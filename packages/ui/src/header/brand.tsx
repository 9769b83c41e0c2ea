import type { MouseEventHandler } from 'react';
import { Link } from '../link/link.tsx';
import * as styles from './brand.css.ts';

export interface BrandProps {
  readonly href: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Configured logo; without it the built-in mark stands in its place. */
  readonly logoSrc?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** The built-in mark: a steel I-section, which is also the character for work. */
function BuiltInMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 52 52" aria-hidden="true">
      <rect className={styles.ground} width="52" height="52" rx="4" />
      <path className={styles.shape} d="M11 11h30v7H30v16h11v7H11v-7h11V18H11z" />
    </svg>
  );
}

/** Logo, name and subtitle of the platform; leads home. */
export function Brand({ href, title, subtitle, logoSrc, onClick }: BrandProps) {
  return (
    <Link className={styles.brand} href={href} onClick={onClick}>
      {logoSrc ? <img className={styles.mark} src={logoSrc} width="52" height="52" alt="" /> : <BuiltInMark />}
      <span className={styles.words}>
        <b className={styles.title}>{title}</b>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      </span>
    </Link>
  );
}
