import { ButtonLink } from '../../button/button.tsx';
import { matchingMessages, sectionMessages } from '../messages.ts';
import { HomeSection } from '../section/home-section.tsx';
import { SectionBody } from '../section/section-body.tsx';
import type { MoreLink, SectionContent } from '../section/section-content.ts';
import * as styles from './matching.css.ts';
import { MatchingBoard } from './matching-board.tsx';
import type { MatchingData } from './matching-data.ts';
import { PriceBoard } from './price-board.tsx';

export interface MatchingSectionProps {
  readonly content: SectionContent<MatchingData>;
  readonly more?: MoreLink;
}

/** Supply-demand matching (供需对接): what is wanted and offered, ways to publish, and material prices. */
export function MatchingSection({ content, more }: MatchingSectionProps) {
  return (
    <HomeSection sectionKey="supply-demand" {...sectionMessages['supply-demand']} more={more}>
      <SectionBody
        sectionKey="supply-demand"
        content={content}
        isEmpty={({ rows }) => rows.demand.length + rows.supply.length === 0}
      >
        {(data) => (
          <div className={styles.layout}>
            <MatchingBoard categories={data.categories} rows={data.rows} />
            <div>
              <div className={styles.actions}>
                <ButtonLink href={data.publishInquiryHref} className={styles.action} data-record="click">
                  {matchingMessages.publishInquiry}
                </ButtonLink>
                <ButtonLink href={data.publishProductHref} variant="line" className={styles.action} data-record="click">
                  {matchingMessages.publishProduct}
                </ButtonLink>
              </div>
              <ul className={styles.counters}>
                {data.counters.map((counter) => (
                  <li key={counter.label}>
                    <b className={styles.counterValue}>{counter.valueText}</b>
                    {counter.label}
                  </li>
                ))}
              </ul>
              {data.prices && <PriceBoard {...data.prices} />}
            </div>
          </div>
        )}
      </SectionBody>
    </HomeSection>
  );
}
