import { Button, ButtonLink } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { useState } from 'react';
import { useLocation } from 'react-router';
import * as paths from '../../paths.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { writeCookies } from '../../session/browser-cookies.ts';
import { laterCookieLine } from './later-cookie.ts';
import type { Advice } from './load-advice.server.ts';
import { secondFactorTexts as texts } from './second-factor-messages.ts';

/**
 * Advises members who may move money to turn the second factor on, until they do or close it for the session; tells
 * those whose company asks for it why pages are missing, until they do.
 */
export function SecondFactorAdvice({ advice }: { readonly advice: Advice | null }) {
  const { cookieScope } = usePortalClient();
  const userId = useSession().userInfo?.id ?? '';
  const { pathname } = useLocation();
  const [isClosed, setIsClosed] = useState(false);
  if (advice === null || isClosed || pathname === paths.secondFactor) return null;

  function close(): void {
    writeCookies([laterCookieLine(userId, cookieScope.secure)]);
    setIsClosed(true);
  }

  return (
    <InlineAlert
      tone="warning"
      action={
        <>
          <ButtonLink size="compact" href={paths.secondFactor}>
            {texts.goTurnOn}
          </ButtonLink>
          {advice === 'advised' && (
            <Button variant="line" size="compact" onClick={close}>
              {texts.later}
            </Button>
          )}
        </>
      }
    >
      {advice === 'advised' ? texts.advisedHint : texts.requiredHint}
    </InlineAlert>
  );
}
