import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { Button, ButtonLink } from '@jianzhu/ui';
import { RailButtons, RailCard, RailCards, RailFacts, RailHint } from '@jianzhu/ui/pages';
import type { ReactNode } from 'react';
import { conversationAddress } from '../../chat/conversation-address.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useMay } from '../../session/use-may.ts';
import { detailTexts as texts } from './detail-messages.ts';
import { tenderTexts } from './messages.ts';
import type { TenderDetail } from './tender-calls.ts';
import { openingHref, questionHref } from './tender-links.ts';
import { tenderActions } from './tender-row-actions.ts';
import { useTenderActs } from './use-tender-acts.tsx';

interface TenderRailProps {
  readonly tender: TenderDetail;
  /** How far the own company is, and what it can do next; null for the buyer. */
  readonly acts: ReactNode;
  readonly deposit: ReactNode;
}

/** What this member can do, what became of the own deposit, and whom to ask. */
export function TenderRail({ tender, acts: own, deposit }: TenderRailProps) {
  const may = useMay();
  const acts = useTenderActs();
  const { status, supplier } = tender;
  const mayWatch = may('tender_open') || may('tender_evaluate');
  const watchesOpening =
    supplier === null && mayWatch && status >= TENDER_STATUS.bidding && !tender.allowedActions.includes('open');
  const offered = tenderActions(tender, (name) => acts.start(name, tender)).filter(({ key }) => key !== 'view');
  const continueUntil = tender.buyer?.continueUntil ?? '';
  const hasActs = supplier !== null || watchesOpening || offered.length > 0 || acts.act.lost !== null;
  return (
    <RailCards>
      {hasActs && (
        <RailCard title={supplier === null ? texts.acts : texts.participation}>
          <LostAct lost={acts.act.lost} />
          {own}
          {watchesOpening && (
            <ButtonLink variant="line" wide href={openingHref(tender.id)}>
              {tenderTexts.acts.opening}
            </ButtonLink>
          )}
          {offered.map((action, index) =>
            action.href === undefined ? (
              <Button
                key={action.key}
                variant={index === 0 && action.key !== 'copy' ? 'solid' : 'line'}
                wide
                onClick={action.onSelect}
              >
                {action.label}
              </Button>
            ) : (
              <ButtonLink key={action.key} wide href={action.href}>
                {action.label}
              </ButtonLink>
            ),
          )}
          {continueUntil !== '' && <RailHint>{texts.continueHint(continueUntil.slice(0, 16))}</RailHint>}
        </RailCard>
      )}
      {deposit}
      <RailCard title={texts.contact}>
        <RailFacts
          facts={[
            { term: texts.terms.contact, value: tender.contactName || '—' },
            { term: texts.terms.phone, value: tender.contactPhone || '—' },
          ]}
        />
        {supplier !== null && (
          <RailButtons>
            {may('chat_use') && (
              <ButtonLink
                variant="line"
                size="compact"
                href={conversationAddress({ contact: { businessId: supplier.buyerId } })}
              >
                {texts.contactOther}
              </ButtonLink>
            )}
            {status >= TENDER_STATUS.published && (
              <ButtonLink variant="line" size="compact" href={questionHref(tender.id)}>
                {texts.toAsk}
              </ButtonLink>
            )}
          </RailButtons>
        )}
      </RailCard>
      {acts.dialogs}
    </RailCards>
  );
}
