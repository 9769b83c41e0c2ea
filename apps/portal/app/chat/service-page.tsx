import { HOTLINE_HOURS } from '@jianzhu/domain';
import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { ContactButton } from '@jianzhu/ui/chat/contact-button';
import { ArticlePage } from '@jianzhu/ui/pages';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import * as paths from '../paths.ts';
import { useSession } from '../portal-client.ts';
import { useLoginLinks } from '../session/use-login-links.ts';
import { hotline } from '../site/operator.ts';
import { conversationAddress } from './conversation-address.ts';
import { chatTexts } from './messages.ts';

/** Online customer service: what is asked often, when and how the platform's own service is reached, and the way into its chat. */
export function ServicePage({ children }: { readonly children: ReactNode }) {
  return (
    <ArticlePage
      path={[{ name: chatTexts.home, href: paths.home }, { name: chatTexts.serviceTitle }]}
      title={chatTexts.serviceTitle}
      facts={[
        { term: chatTexts.serviceHotline, value: hotline },
        { term: chatTexts.serviceHours, value: HOTLINE_HOURS },
      ]}
      rail={<Way />}
    >
      <p>{chatTexts.serviceIntro}</p>
      {children}
    </ArticlePage>
  );
}

/** Into the chat, or for a visitor to the login first. */
function Way() {
  const { login } = useLoginLinks();
  const { kind } = useSession();
  const navigate = useNavigate();
  const isMember = kind === 'member';
  return (
    <EmptyState
      title={chatTexts.serviceWay}
      text={isMember ? chatTexts.serviceOpen : chatTexts.serviceLogin}
      drawing={null}
      action={
        isMember ? (
          <ContactButton
            whom="service"
            variant="solid"
            onContact={() => void navigate(conversationAddress({ contact: 'platform' }))}
          />
        ) : (
          <ButtonLink href={login}>{chatTexts.login}</ButtonLink>
        )
      }
    />
  );
}
