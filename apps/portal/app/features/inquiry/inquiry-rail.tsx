import { INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { mayDo } from '@jianzhu/domain/member-center';
import { formatMoney } from '@jianzhu/domain/money';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import { Button, ButtonLink } from '@jianzhu/ui';
import { ContactCard } from '@jianzhu/ui/companies';
import { Countdown } from '@jianzhu/ui/countdown';
import type { ReactNode } from 'react';
import { conversationAddress } from '../../chat/conversation-address.ts';
import { useSession } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { type RefusedAct, RefusedActAlert } from '../../record/refused-act.tsx';
import { useReloadAfter } from '../../record/use-reload-after.ts';
import { useServerMoment } from '../../record/use-server-moment.ts';
import { useMay } from '../../session/use-may.ts';
import { detailTexts as texts } from './detail-messages.ts';
import type { InquiryDetail } from './inquiry-calls.ts';
import { dealHref, quotationHref, quoteHref, secondHref } from './inquiry-links.ts';
import { rowActions } from './inquiry-row-actions.ts';
import { inquiryTexts } from './messages.ts';
import { supplierActs } from './supplier-acts.ts';
import { useInquiryActs } from './use-inquiry-acts.tsx';
import { useInvitation } from './use-invitation.tsx';

/** The time that is left, and what this member can do. */
export function InquiryRail({
  inquiry,
  refusal,
}: {
  readonly inquiry: InquiryDetail;
  /** Why this company may not publish it, or not quote for it; null where nothing stands against that. */
  readonly refusal: RefusedAct | null;
}) {
  const { status, serverTime } = inquiry;
  const isSecond = status === INQUIRY_STATUS.secondRound;
  const deadline = isSecond ? inquiry.round2Deadline : inquiry.quoteDeadline;
  const untilMs = useServerMoment(deadline, serverTime);
  const isRunning = isSecond || status === INQUIRY_STATUS.quoting;
  useReloadAfter(isRunning ? untilMs : null);
  const countdown = isRunning && untilMs !== null && (
    <Countdown label={isSecond ? texts.secondUntil : texts.until} untilMs={untilMs} />
  );
  return inquiry.supplier === null ? (
    <BuyerRail inquiry={inquiry} refusal={refusal} countdown={countdown} />
  ) : (
    <SupplierRail inquiry={inquiry} refusal={refusal} supplier={inquiry.supplier} countdown={countdown} />
  );
}

interface SideProps {
  readonly inquiry: InquiryDetail;
  readonly refusal: RefusedAct | null;
  readonly countdown: ReactNode;
}

const REFUSED = 'act-refused';

function BuyerRail({ inquiry, refusal, countdown }: SideProps) {
  const may = useMay();
  const acts = useInquiryActs();
  const { buyer } = inquiry;
  const acted = { ...inquiry, invitedCount: buyer?.invitedCount ?? 0 };
  const offered = rowActions(inquiry, {
    mayEdit: may('inquiry_edit'),
    mayPublish: true,
    mayTender: may('tender_add'),
    start: (name) => acts.start(name, acted),
  }).filter(({ key }) => key !== 'view' && key !== 'result' && key !== 'deal');
  return (
    <>
      <ContactCard
        title={texts.acts}
        facts={[
          { term: texts.terms.deadline, value: inquiry.quoteDeadline.slice(0, 16) || '—' },
          { term: texts.terms.quoted, value: String(inquiry.quotedCount) },
          { term: texts.terms.invited, value: String(buyer?.invitedCount ?? 0) },
          { term: texts.terms.viewed, value: String(buyer?.viewedCount ?? 0) },
        ]}
        action={
          <>
            {countdown}
            <LostAct lost={acts.act.lost} />
            {refusal && <RefusedActAlert id={REFUSED} refusal={refusal} />}
            {offered.map((action, index) =>
              action.href === undefined ? (
                <Button
                  key={action.key}
                  variant={index === 0 && action.key !== 'copy' ? 'solid' : 'line'}
                  wide
                  {...(action.key === 'publish' && refusal && { disabled: true, 'aria-describedby': REFUSED })}
                  onClick={action.onSelect}
                >
                  {action.label}
                </Button>
              ) : (
                <ButtonLink
                  key={action.key}
                  variant={index === 0 && action.key !== 'copy' ? 'solid' : 'line'}
                  wide
                  href={action.href}
                >
                  {action.label}
                </ButtonLink>
              ),
            )}
          </>
        }
        hint={inquiry.buyer?.award?.status === 0 ? texts.awardHeldNote : ''}
      />
      {acts.dialogs}
    </>
  );
}

function SupplierRail({
  inquiry,
  refusal,
  supplier,
  countdown,
}: SideProps & { readonly supplier: NonNullable<InquiryDetail['supplier']> }) {
  const member = useSession().userInfo ?? { permissionKeys: [] };
  const invitation = useInvitation();
  const { id, status } = inquiry;
  const { invitee, quotationId, quotationStatus, dealId, buyerId, buyerName, winners } = supplier;
  const { mayQuote, hasQuoted, mayAccept, mayDecline } = supplierActs(
    { status, quotationStatus, inviteStatus: invitee?.status ?? null },
    member,
  );
  const isAsked =
    quotationStatus === QUOTATION_STATUS.secondAsked || quotationStatus === QUOTATION_STATUS.secondSubmitted;

  return (
    <>
      <ContactCard
        title={texts.mine}
        facts={[
          { term: texts.terms.buyer, value: buyerName || inquiryTexts.hall.hiddenBuyer },
          { term: texts.terms.deadline, value: inquiry.quoteDeadline.slice(0, 16) },
          ...winners.map(({ businessName, totalAmount }) => ({
            term: texts.result,
            value: totalAmount === null ? texts.won(businessName) : texts.wonAt(businessName, formatMoney(totalAmount)),
          })),
        ]}
        action={
          <>
            {countdown}
            <LostAct lost={invitation.act.lost} />
            {mayQuote && refusal && (
              <>
                <RefusedActAlert id={REFUSED} refusal={refusal} />
                <Button wide disabled aria-describedby={REFUSED}>
                  {hasQuoted ? texts.revise : texts.myQuote}
                </Button>
              </>
            )}
            {mayQuote && !refusal && (
              <ButtonLink wide href={quoteHref(id)}>
                {hasQuoted ? texts.revise : texts.myQuote}
              </ButtonLink>
            )}
            {status === INQUIRY_STATUS.secondRound && isAsked && (
              <ButtonLink wide href={secondHref(id)}>
                {texts.toSecond}
              </ButtonLink>
            )}
            {dealId !== null && (
              <ButtonLink wide href={dealHref(dealId)}>
                {texts.toDeal}
              </ButtonLink>
            )}
            {quotationId !== null && (
              <ButtonLink variant="line" wide href={quotationHref(quotationId)}>
                {texts.toQuotation}
              </ButtonLink>
            )}
            {mayAccept && (
              <Button variant="line" wide pending={invitation.isAccepting(id)} onClick={() => invitation.accept(id)}>
                {texts.accept}
              </Button>
            )}
            {mayDecline && (
              <Button variant="line" wide onClick={() => invitation.decline(id)}>
                {texts.decline}
              </Button>
            )}
            {buyerId !== null && mayDo(member, 'chat_use') && (
              <ButtonLink
                variant="line"
                wide
                href={conversationAddress({ contact: { businessId: buyerId } }, `inquiry:${id}`)}
              >
                {texts.contactOther}
              </ButtonLink>
            )}
          </>
        }
        hint=""
      />
      {invitation.dialog}
    </>
  );
}
