import { currentCompanyId } from '@jianzhu/domain';
import { INVITATION_MESSAGES, INVITATION_STATUS, invitationMachine } from '@jianzhu/domain/invitations';
import { statusLook } from '@jianzhu/domain/records';
import { Button, ButtonLink, Tag } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage } from '@jianzhu/ui/pages';
import { type Description, DescriptionList, StatusTag } from '@jianzhu/ui/record';
import { type ReactNode, useState } from 'react';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { DeadlineLeft, ServerClock } from '../../record/server-clock.tsx';
import { type RecordAct, useAct } from '../../record/use-act.ts';
import { type InvitationDetail, invitationCalls, type LinkDetail } from './invitation-calls.ts';
import { answerTexts as texts } from './messages.ts';

const { waiting, joined, refused } = INVITATION_STATUS;

/** What a link that leads in no more says of itself. */
const LINK_ENDS = {
  usedUp: INVITATION_MESSAGES.linkUsedUp,
  revoked: INVITATION_MESSAGES.linkEnded,
  expired: INVITATION_MESSAGES.linkEnded,
} as const;

/** An invitation to the member's phone, or one that the own company has sent (domain rules 16.2). */
export function InvitationAnswer({ found }: { readonly found: InvitationDetail }) {
  const client = usePortalClient();
  const act = useAct();
  const [isRefusing, setRefusing] = useState(false);
  const { id, version, status, isInvitee, allowedActions } = found;
  const look = statusLook(invitationMachine, status);

  const accept = () =>
    act.run('accept', async (idempotencyKey) => {
      await (await invitationCalls(client)).accept({ body: { id, version } }, { idempotencyKey });
      return INVITATION_MESSAGES.joined;
    });
  const refuse = () =>
    act.run('refuse', async (idempotencyKey) => {
      await (await invitationCalls(client)).refuse({ body: { id, version } }, { idempotencyKey });
      return texts.refused;
    });

  const answers = (
    <>
      {allowedActions.includes('refuse') && (
        <Button variant="line" size="regular" onClick={() => setRefusing(true)}>
          {texts.refuse}
        </Button>
      )}
      {allowedActions.includes('accept') && (
        <Button size="regular" pending={act.isBusy('accept')} onClick={() => void accept()}>
          {texts.accept}
        </Button>
      )}
    </>
  );
  return (
    <Offer
      found={found}
      act={act}
      notice={isInvitee ? invitedNotice(found) : <InlineAlert>{look.label}</InlineAlert>}
      actions={isInvitee ? answers : null}
      back={isInvitee ? null : `${paths.members}?tab=invitations`}
      left={status === waiting && <DeadlineLeft deadline={found.expireTime} />}
      facts={[
        ...(isInvitee ? [] : [{ term: texts.invitee, value: `${found.name} ${found.phoneMasked}`.trim() }]),
        { term: texts.status, value: <StatusTag look={look} /> },
        { term: texts.sentTime, value: found.createTime.slice(0, 16) },
      ]}
    >
      <ConfirmDialog
        open={isRefusing}
        text={texts.refuseText}
        confirmText={texts.refuse}
        cancelText={texts.cancel}
        pending={act.isBusy('refuse')}
        onConfirm={() => void refuse().then(() => setRefusing(false))}
        onCancel={() => setRefusing(false)}
      />
    </Offer>
  );
}

/** What stands above an invitation that its person can no longer answer. */
function invitedNotice({ status, isMember, company }: InvitationDetail) {
  if (isMember) return <Joined businessId={company.id} />;
  if (status === waiting) return null;
  if (status === refused) return <InlineAlert tone="warning">{texts.declined}</InlineAlert>;
  return (
    <InlineAlert tone="warning">
      {status === joined ? INVITATION_MESSAGES.ended : `${INVITATION_MESSAGES.ended}。${texts.endedHint}`}
    </InlineAlert>
  );
}

/** What a link leads to. */
export function LinkAnswer({ token, found }: { readonly token: string; readonly found: LinkDetail }) {
  const client = usePortalClient();
  const act = useAct();
  const { state, isMember, company } = found;
  const accept = () =>
    act.run('accept', async (idempotencyKey) => {
      await (await invitationCalls(client)).acceptLink({ body: { token } }, { idempotencyKey });
      return INVITATION_MESSAGES.joined;
    });
  // Roles that were deleted since let nobody in: said before it is tried.
  const hasRoles = found.roleNames.length > 0;
  const isOpen = state === 'open' && hasRoles && !isMember;
  const why = state === 'open' ? (hasRoles ? null : INVITATION_MESSAGES.rolesGone) : LINK_ENDS[state];
  const ended = why !== null && <InlineAlert tone="warning">{why}</InlineAlert>;
  return (
    <Offer
      found={found}
      act={act}
      notice={isMember ? <Joined businessId={company.id} /> : ended}
      actions={
        isOpen && (
          <Button size="regular" pending={act.isBusy('accept')} onClick={() => void accept()}>
            {texts.accept}
          </Button>
        )
      }
      back={null}
      left={isOpen && <DeadlineLeft deadline={found.expireTime} />}
      facts={[]}
    />
  );
}

/** The way into the company that was joined. */
function Joined({ businessId }: { readonly businessId: string }) {
  const client = usePortalClient();
  const session = useSession();
  const isCurrent = currentCompanyId(session.user) === businessId;
  const switchTo = async () => (await client.memberSession()).chooseCompany(businessId);
  return (
    <InlineAlert
      action={
        !isCurrent && (
          <Button size="compact" pending={session.isSwitchingCompany} onClick={() => void switchTo()}>
            {texts.switchTo}
          </Button>
        )
      }
    >
      {isCurrent ? `${INVITATION_MESSAGES.joined}，${texts.current}` : INVITATION_MESSAGES.joined}
    </InlineAlert>
  );
}

interface OfferProps {
  readonly found: InvitationDetail | LinkDetail;
  readonly act: RecordAct;
  readonly notice: ReactNode;
  readonly actions: ReactNode;
  /** Address of the list that it belongs to; null for who is invited. */
  readonly back: string | null;
  readonly left: ReactNode;
  readonly facts: readonly Description[];
  readonly children?: ReactNode;
}

/** Who invites into what. */
function Offer({ found, act, notice, actions, back, left, facts, children }: OfferProps) {
  const { company } = found;
  const head = useMemberHead();
  return (
    <ServerClock serverTime={found.serverTime}>
      {act.lost && <LostAct lost={act.lost} />}
      {notice}
      <DetailPage
        {...head}
        actions={
          <>
            <ButtonLink variant="line" size="regular" href={back ?? paths.notices}>
              {back === null ? texts.toNotices : texts.toMembers}
            </ButtonLink>
            {actions}
          </>
        }
        sections={[
          {
            key: 'company',
            title: texts.title(company.name),
            content: (
              <DescriptionList
                items={[
                  {
                    term: texts.ofCompany,
                    value: (
                      <>
                        {company.name} {company.isCertified && <Tag tone="success">{texts.certified}</Tag>}
                      </>
                    ),
                  },
                  { term: texts.city, value: company.cityName },
                  { term: texts.inviter, value: found.inviterName },
                ]}
              />
            ),
          },
          {
            key: 'offer',
            title: texts.offer,
            content: (
              <DescriptionList
                items={[
                  { term: texts.roles, value: found.roleNames.join('、') },
                  { term: texts.department, value: found.department },
                  { term: texts.position, value: found.position },
                  ...facts,
                  { term: texts.expireTime, value: found.expireTime.slice(0, 16) },
                  ...(left ? [{ term: texts.left, value: left }] : []),
                  { term: texts.message, value: found.message, wide: true },
                ]}
              />
            ),
          },
        ]}
      />
      {children}
    </ServerClock>
  );
}
