import { LoadingBar } from '@jianzhu/ui';
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useSite } from '../portal-client.ts';
import { showPlatformIdentity } from '../site/platform-identity.ts';

/** Loading bar while a page is on its way; title and icon are the platform's again once it is there. */
export function PageProgress() {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const { platformConfigData } = useSite();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what tells that a page has changed
  useEffect(() => showPlatformIdentity(document, platformConfigData), [pathname, platformConfigData]);

  return <LoadingBar active={state !== 'idle'} />;
}
