import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './breadcrumb.css.ts';
import { recordMessages } from './messages.ts';

export interface BreadcrumbProps {
  /** From the top; the last is the page itself and needs no address. */
  readonly places: readonly { readonly name: string; readonly href?: string }[];
}

/** Where the page stands below the others. */
export function Breadcrumb({ places }: BreadcrumbProps) {
  return (
    <nav aria-label={recordMessages.path}>
      <ol className={styles.path}>
        {places.map(({ name, href }, index) => (
          <li key={name} className={styles.place}>
            {index > 0 && <Icon name="chevron-right" size={14} />}
            {href && index < places.length - 1 ? (
              <Link href={href} className={styles.link}>
                {name}
              </Link>
            ) : (
              <span aria-current={index === places.length - 1 ? 'page' : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
