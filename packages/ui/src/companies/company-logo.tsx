import { Icon } from '../icon/icon.tsx';
import { sizedSource } from '../sized-source.ts';
import * as styles from './company-logo.css.ts';

export interface CompanyLogoProps {
  /** '' for a company without one. */
  readonly src: string;
  /** Of its side, in px. */
  readonly size: number;
}

/** The sign of a company, or a building in its place; its name stands beside it. */
export function CompanyLogo({ src, size }: CompanyLogoProps) {
  const side = size / 2;
  return (
    <span className={styles.logo} style={{ width: size, height: size }}>
      {src === '' ? (
        <Icon name="building" size={24} />
      ) : (
        <img {...sizedSource(src, side)} alt="" width={side} height={side} loading="lazy" />
      )}
    </span>
  );
}
