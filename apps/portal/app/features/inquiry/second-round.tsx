import type { CallData } from '@jianzhu/api-client';
import type { inquirySchemas } from '@jianzhu/api-client/schemas';
import { EmptyState } from '@jianzhu/ui';
import { ListPage } from '@jianzhu/ui/pages';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { StandingRecord } from '../../record/standing-record.tsx';
import type { SecondRound } from './inquiry-calls.ts';
import { secondTexts as texts } from './second-messages.ts';
import { SecondPrices } from './second-prices.tsx';
import { SecondProgress } from './second-progress.tsx';
import { SecondStart } from './second-start.tsx';

/** The quotations beside each other, to the buyer before the second round. */
export type Comparison = CallData<typeof inquirySchemas.compare>;

/** A second round that can still be started, or that there is. */
export type ShownSecond =
  | { readonly kind: 'start'; readonly comparison: Comparison }
  | { readonly kind: 'round'; readonly round: SecondRound };

/** The second round: how the buyer starts and follows it, and what a supplier answers (domain rules 4.5). */
export function SecondRoundPage({ loaded }: { readonly loaded: LoadedRecord<ShownSecond> }) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.myQuotations}>
      {(shown) => <FoundRound shown={shown} />}
    </StandingRecord>
  );
}

function FoundRound({ shown }: { readonly shown: ShownSecond }) {
  const head = useMemberHead();
  if (shown.kind === 'start') return <SecondStart key={shown.comparison.inquiry.id} comparison={shown.comparison} />;
  const { round } = shown;
  if (round.isOwner) return <SecondProgress round={round} />;
  if (round.quotation === null) {
    return (
      <ListPage {...head}>
        <EmptyState title={texts.notAsked} />
      </ListPage>
    );
  }
  return <SecondPrices key={round.inquiryId} round={round} quotation={round.quotation} />;
}
