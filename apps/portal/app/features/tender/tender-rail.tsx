import { mayDo } from '@jianzhu/domain/member-center';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { Button, ButtonLink } from '@jianzhu/ui';
import { ContactCard } from '@jianzhu/ui/companies';
import type { ReactNode } from 'react';
import { conversationAddress } from '../../chat/conversation-address.ts';
import { useSession } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { detailTexts as texts } from './detail-messages.ts';
import { tenderTexts } from './messages.ts';
import type { TenderDetail } from './tender-calls.ts';
import { openingHref } from './tender-links.ts';
import { tenderActions } from './tender-row-actions.ts';
import { useTenderActs } from './use-tender-acts.tsx';

/** Whom to ask, and what this member can do. */
export function TenderRail({ tender, acts: others }: { readonly tender: TenderDetail; readonly acts: ReactNode }) {
  const member = useSession().userInfo ?? { permissionKeys: [] };
  const acts = useTenderActs();
  const { status, supplier } = tender;
  const mayWatch = mayDo(member, 'tender_open') || mayDo(member, 'tender_evaluate');
  const watchesOpening =
    supplier === null && mayWatch && status >= TENDER_STATUS.bidding && !tender.allowedActions.includes('open');
  const offered = tenderActions(tender, (name) => acts.start(name, tender)).filter(({ key }) => key !== 'view');
  return (
    <>
      <ContactCard
        title={supplier === null ? texts.acts : texts.contact}
        facts={[
          { term: texts.terms.contact, value: tender.contactName || '—' },
          { term: texts.terms.phone, value: tender.contactPhone || '—' },
        ]}
        action={
          <>
            <LostAct lost={acts.act.lost} />
            {others}
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
            {supplier !== null && mayDo(member, 'chat_use') && (
              <ButtonLink variant="line" wide href={conversationAddress({ contact: { businessId: supplier.buyerId } })}>
                {texts.contactOther}
              </ButtonLink>
            )}
          </>
        }
        hint={tender.buyer?.continueUntil ? texts.continueHint(tender.buyer.continueUntil.slice(0, 16)) : ''}
      />
      {acts.dialogs}
    </>
  );
}
