import { currentCompanyId, unreadBadge } from '@jianzhu/domain';
import { CompanySelector, MemberActions, VisitorActions } from '@jianzhu/ui';
import { HeaderChatEntry } from '@jianzhu/ui/chat/header-chat-entry';
import * as paths from '../paths.ts';
import { usePortalClient, useSession } from '../portal-client.ts';
import { useLoginLinks } from '../session/use-login-links.ts';

/** Right side of the header: login and register, or what a member has there (specification 2, Header). */
export function AccountActions({ inCentre = false }: { readonly inCentre?: boolean }) {
  const client = usePortalClient();
  const session = useSession();
  const { login, register } = useLoginLinks();
  if (session.kind === 'anonymous') {
    return <VisitorActions loginHref={login} registerHref={register} />;
  }
  return (
    <MemberActions
      companySelector={<CompanyChoice />}
      centreHref={paths.personalCenter}
      picture={session.userInfo?.avatar || undefined}
      {...(inCentre && { person: session.userInfo?.realName, portalHref: paths.home })}
      chatEntry={<HeaderChatEntry href={paths.customerMessages} unreadCount={session.unreadChat} />}
      unread={unreadBadge(session.unread)}
      messagesOpen={session.isMessageDrawerOpen}
      onOpenMessages={() => {
        client.session.isMessageDrawerOpen = true;
      }}
      onLogout={async () => (await client.memberSession()).requestLogout()}
    />
  );
}

function CompanyChoice() {
  const client = usePortalClient();
  const { user, businesses, isSwitchingCompany } = useSession();
  const currentId = currentCompanyId(user);
  const options =
    businesses.status === 'ready'
      ? businesses.items.map(({ businessId, businessName }) => ({ id: businessId, name: businessName }))
      : [];
  const known = options.find(({ id }) => id === currentId);
  const ownName = user.companyInfo?.niceName;
  const current = known ?? (ownName ? { id: currentId, name: ownName } : null);
  return (
    <CompanySelector
      current={current}
      companies={businesses.status === 'ready' ? { status: 'ready', items: options } : { status: businesses.status }}
      disabled={isSwitchingCompany}
      onSelect={async (businessId) => (await client.memberSession()).chooseCompany(businessId)}
    />
  );
}
