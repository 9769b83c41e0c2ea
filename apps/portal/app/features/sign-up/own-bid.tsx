import { BID_STATUS, bidMachine } from '@jianzhu/domain/bids';
import { statusLook } from '@jianzhu/domain/records';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { ButtonLink } from '@jianzhu/ui';
import { RailButtons, SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList, StatusTag } from '@jianzhu/ui/record';
import { useMay } from '../../session/use-may.ts';
import { signUpTexts as texts } from './messages.ts';
import type { ParticipatingTender } from './participation.tsx';
import { bidFormHref, bidHref, openingHref } from './sign-up-links.ts';

/** 我的投标: how far the own bid is, until when it can be changed, and the ways to it. */
export function OwnBid({ tender }: { readonly tender: ParticipatingTender }) {
  const may = useMay();
  const { id, status, bidDeadline, supplier } = tender;
  const bid = supplier?.bid ?? null;
  const isOut = bid !== null && bid.status !== BID_STATUS.draft;
  const look = bid === null ? null : statusLook(bidMachine, bid.status);
  const mayWrite =
    supplier?.signUp?.status === SIGN_UP_STATUS.approved && status === TENDER_STATUS.bidding && may('bid_add');
  const { participation, acts } = texts;
  return (
    <SectionParts>
      <DescriptionList
        columns={2}
        items={[
          {
            term: participation.state,
            value: look === null ? participation.none : <StatusTag look={look} />,
          },
          { term: participation.until, value: bidDeadline.slice(0, 16) },
        ]}
      />
      {mayWrite && <p>{acts.writeHint}</p>}
      <RailButtons>
        {mayWrite && (
          <ButtonLink variant="line" href={bidFormHref(id)}>
            {bid?.status === BID_STATUS.submitted ? acts.editBid : acts.write}
          </ButtonLink>
        )}
        {isOut && (
          <ButtonLink variant="line" href={bidHref(bid.id)}>
            {acts.ownBid}
          </ButtonLink>
        )}
        {isOut && (
          <ButtonLink variant="line" href={openingHref(id)}>
            {acts.opening}
          </ButtonLink>
        )}
      </RailButtons>
    </SectionParts>
  );
}
