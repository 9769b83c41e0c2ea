import plateUrl from '../../art/party.svg?no-inline';
import { type Row, RowList } from '../../articles/row-list.tsx';
import { Icon } from '../../icon/icon.tsx';
import { Link } from '../../link/link.tsx';
import { partyMessages, sectionMessages } from '../messages.ts';
import { columns } from '../section/columns.css.ts';
import { HomeSection } from '../section/home-section.tsx';
import { SectionBody } from '../section/section-body.tsx';
import type { MoreLink, SectionContent } from '../section/section-content.ts';
import * as styles from './party.css.ts';

/** Everything of party building. */
export interface PartyData {
  /** Home of party building; opens in a new window, as the menu does. */
  readonly plateHref: string;
  /** At most five. */
  readonly rows: readonly Row[];
}

export interface PartySectionProps {
  readonly content: SectionContent<PartyData>;
  readonly more?: MoreLink;
}

/** Party building (党建引领) in its red theme. */
export function PartySection({ content, more }: PartySectionProps) {
  return (
    <HomeSection sectionKey="party" ground="party" {...sectionMessages.party} more={more}>
      <SectionBody sectionKey="party" content={content} isEmpty={(data) => data.rows.length === 0}>
        {(data) => (
          <div className={columns}>
            <Link href={data.plateHref} newWindow className={styles.plate}>
              <img className={styles.plateArt} src={plateUrl} alt="" width={560} height={272} loading="lazy" />
              <span className={styles.plateText}>
                <b className={styles.plateTitle}>{partyMessages.plateTitle}</b>
                {partyMessages.plateSlogan}
                <Icon name="arrow-up-right" className={styles.plateArrow} />
              </span>
            </Link>
            <div className={styles.rows}>
              <RowList rows={data.rows} density="party" />
            </div>
          </div>
        )}
      </SectionBody>
    </HomeSection>
  );
}
