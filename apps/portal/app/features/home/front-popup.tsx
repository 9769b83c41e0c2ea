import { bindCalls, createApiClient } from '@jianzhu/api-client';
import { content } from '@jianzhu/api-client/contract';
import { contentSchemas } from '@jianzhu/api-client/schemas';
import { type Popup as FrontPopupData, requestSource } from '@jianzhu/domain';
import { lazy, Suspense, useEffect, useState } from 'react';
import { checkAgainst } from '../../api/answer-check.ts';
import { usePortalClient } from '../../portal-client.ts';
import { createBrowserStorage } from '../../session/browser-storage.ts';
import { isPopupDue, rememberPopup } from './popup-memory.ts';

// The dialog is loaded only when there is something to say.
const Popup = lazy(() => import('@jianzhu/ui/popup').then((module) => ({ default: module.Popup })));

/** The announcement that the server may have for the home page. Loaded when the browser is idle; a failure is silent. */
export default function FrontPopup() {
  const { site, usage } = usePortalClient();
  const [popup, setPopup] = useState<FrontPopupData | null>(null);
  const [isOpen, setOpen] = useState(true);

  useEffect(() => {
    const leaving = new AbortController();
    const client = createApiClient({
      source: () => requestSource(site.platformConfigData),
      check: checkAgainst({ content: contentSchemas }),
      onFailure: usage.failure,
    });
    bindCalls(client, { content })
      .content.popup({}, { signal: leaving.signal })
      .then((found) => found && isPopupDue(found, createBrowserStorage(), Date.now()) && setPopup(found))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.warn('The front popup could not be loaded', error);
      });
    return () => leaving.abort();
  }, [site, usage]);

  if (!popup) return null;
  return (
    <Suspense>
      <Popup
        open={isOpen}
        onClose={() => {
          rememberPopup(popup, createBrowserStorage(), Date.now());
          setOpen(false);
        }}
        title={popup.title}
        text={plainText(popup.content)}
        {...(popup.image && { picture: { src: popup.image, alt: '' } })}
        {...(popup.link && { href: popup.link })}
      />
    </Suspense>
  );
}

/** Rich text as plain text; nothing of it is ever put into the page as markup. */
function plainText(richText: string): string {
  return new DOMParser().parseFromString(richText, 'text/html').body.textContent?.trim() ?? '';
}
