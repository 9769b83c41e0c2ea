import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import type { PartyModuleLink } from './party-page.tsx';
import * as styles from './party-tiles.css.ts';

export interface PartyTilesProps {
  /** Accessible name, such as 党建栏目. */
  readonly label: string;
  readonly links: readonly PartyModuleLink[];
}

/** Ways into the modules of party building. */
export function PartyTiles({ label, links }: PartyTilesProps) {
  return (
    <nav aria-label={label} className={styles.tiles}>
      {links.map(({ key, name, href }) => (
        <Link key={key} href={href} className={styles.tile}>
          {name}
          <Icon name="arrow-right" size={20} />
        </Link>
      ))}
    </nav>
  );
}
