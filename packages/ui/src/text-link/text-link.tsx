import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import * as styles from './text-link.css.ts';

export interface TextLinkProps extends LinkProps {
  /** `inline` in running text, `plain` in lists, `more` at the end of a section head (adds a chevron). */
  readonly tone?: keyof typeof styles.tone;
}

/** A link written as text. */
export function TextLink({ tone = 'inline', className, children, ...link }: TextLinkProps) {
  return (
    <Link {...link} className={classNames(styles.tone[tone], className)}>
      {children}
      {tone === 'more' && <Icon name="chevron-right" size={16} />}
    </Link>
  );
}
