import { Icon } from '../../icon/icon.tsx';
import { Link } from '../../link/link.tsx';
import { platformDrawings } from '../../platform-cards/drawings.ts';
import { sectionMessages } from '../messages.ts';
import { HomeSection } from '../section/home-section.tsx';
import { SectionBody } from '../section/section-body.tsx';
import type { MoreLink, SectionContent } from '../section/section-content.ts';
import * as styles from './platforms.css.ts';

/** An entrance to one of the sibling platforms or to the open interface. */
export interface PlatformTile {
  /** Chooses the drawing. */
  readonly kind: keyof typeof platformDrawings;
  readonly href: string;
  readonly newWindow?: boolean;
  readonly name: string;
  readonly summary: string;
  /** "商品 128,406"; empty when the figure is unknown. */
  readonly countText: string;
}

export interface PlatformsSectionProps {
  readonly content: SectionContent<readonly PlatformTile[]>;
  readonly more?: MoreLink;
}

/** Entrances of the digital platforms (数字平台), six tiles. */
export function PlatformsSection({ content, more }: PlatformsSectionProps) {
  return (
    <HomeSection sectionKey="platforms" tight {...sectionMessages.platforms} more={more}>
      <SectionBody sectionKey="platforms" content={content} isEmpty={(tiles) => tiles.length === 0}>
        {(tiles) => (
          <ul className={styles.tiles}>
            {tiles.map((tile) => (
              <li key={tile.kind} className={styles.item}>
                <Link href={tile.href} newWindow={tile.newWindow} className={styles.tile} data-record="click">
                  <img
                    className={styles.drawing}
                    src={platformDrawings[tile.kind]}
                    alt=""
                    width={144}
                    height={146}
                    loading="lazy"
                  />
                  <b className={styles.name}>{tile.name}</b>
                  <span className={styles.summary}>{tile.summary}</span>
                  <span className={styles.foot}>
                    {tile.countText}
                    <Icon name="arrow-right" className={styles.arrow} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </SectionBody>
    </HomeSection>
  );
}
