import { BID_STATUS } from '@jianzhu/domain/bids';
import { owesDeposit } from '@jianzhu/domain/payments';
import { SIGN_UP_MESSAGES, SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { Button, ButtonLink } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { RailHint } from '@jianzhu/ui/pages';
import { useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { useMay } from '../../session/use-may.ts';
import { signUpTexts as texts } from './messages.ts';
import { ParticipationState } from './participation-state.tsx';
import { signUpCalls } from './sign-up-calls.ts';
import { bidFormHref, bidHref, openingHref, payHref, signUpHref } from './sign-up-links.ts';

/** What of a tender decides on what a supplier has to do. */
export interface ParticipatingTender {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly tenderType: number | null;
  readonly status: number;
  readonly docFee: number | null;
  readonly depositAmount: number | null;
  readonly depositDeadline: string;
  readonly bidDeadline: string;
  readonly supplier: {
    /** The own bid; null while there is none. */
    readonly bid: { readonly id: string; readonly status: number } | null;
    readonly signUp: {
      readonly id: string;
      readonly version: number;
      readonly status: number;
      readonly rejectReason: string;
      readonly isFeePaid: boolean;
      readonly depositStatus: number | null;
      readonly deposit: {
        readonly amount: number;
        readonly method: number | null;
        readonly payCode: string;
        readonly payTime: string;
      } | null;
      readonly allowedActions: readonly string[];
    } | null;
  } | null;
}

const { signingUp, bidding } = TENDER_STATUS;

/** How far the own company is in a tender, and what it can do next: sign up, pay, take it back. */
export function Participation({ tender }: { readonly tender: ParticipatingTender }) {
  const client = usePortalClient();
  const may = useMay();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const { id, status, docFee, supplier } = tender;
  const signUp = supplier?.signUp ?? null;
  const bid = supplier?.bid ?? null;
  if (signUp === null) {
    return status === signingUp && may('bid_signup') ? (
      <ButtonLink wide href={signUpHref(id)}>
        {texts.acts.signUp}
      </ButtonLink>
    ) : (
      <RailHint>{texts.participation.out}</RailHint>
    );
  }
  const allows = (name: string) => signUp.allowedActions.includes(name);
  const mayPay =
    signUp.status === SIGN_UP_STATUS.approved && (status === signingUp || status === bidding) && may('bid_pay');
  const isDepositDue = signUp.depositStatus !== null && owesDeposit(signUp.depositStatus);

  function cancel() {
    if (signUp === null) return;
    const body = { id: signUp.id, version: signUp.version };
    void act
      .run('cancel', async () => {
        const calls = await signUpCalls(client);
        await calls.cancel({ body });
        return texts.cancelled;
      })
      .then(() => setAsking(false));
  }

  return (
    <>
      <ParticipationState tender={tender} />
      <LostAct lost={act.lost} />
      {signUp.status === SIGN_UP_STATUS.rejected && (
        <InlineAlert tone="warning">{texts.rejected(signUp.rejectReason)}</InlineAlert>
      )}
      {allows('submit') && (
        <ButtonLink wide href={signUpHref(id)}>
          {texts.acts.again}
        </ButtonLink>
      )}
      {mayPay && (docFee ?? 0) > 0 && !signUp.isFeePaid && (
        <ButtonLink wide href={payHref(id, 1)}>
          {texts.acts.payFee}
        </ButtonLink>
      )}
      {mayPay && isDepositDue && (
        <ButtonLink wide href={payHref(id, 2)}>
          {texts.acts.payDeposit}
        </ButtonLink>
      )}
      {signUp.status === SIGN_UP_STATUS.approved && status === bidding && may('bid_add') && (
        <>
          <ButtonLink wide href={bidFormHref(id)}>
            {bid?.status === BID_STATUS.submitted ? texts.acts.editBid : texts.acts.write}
          </ButtonLink>
          <RailHint>{texts.acts.writeHint}</RailHint>
        </>
      )}
      {bid !== null && bid.status !== BID_STATUS.draft && (
        <>
          <ButtonLink variant="line" wide href={bidHref(bid.id)}>
            {texts.acts.ownBid}
          </ButtonLink>
          <ButtonLink variant="line" wide href={openingHref(id)}>
            {texts.acts.opening}
          </ButtonLink>
        </>
      )}
      {allows('cancel') && (
        <Button variant="line" wide onClick={() => setAsking(true)}>
          {texts.acts.cancel}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={SIGN_UP_MESSAGES.cancelTitle}
        text={SIGN_UP_MESSAGES.cancelConfirm}
        confirmText={texts.acts.cancel}
        pending={act.isBusy('cancel')}
        onConfirm={cancel}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
