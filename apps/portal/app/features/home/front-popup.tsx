import { bindCalls, createApiClient } from '@jianzhu/api-client';
import { content } from '@jianzhu/api-client/contract';
import { contentSchemas } from '@jianzhu/api-client/schemas';
import { type Popup as FrontPopupData, requestSource } from '@jianzhu/domain';
import type { Popup as PopupDialog } from '@jianzhu/ui/popup';
import { useEffect, useState } from 'react';
import { checkAgainst } from '../../api/answer-check.ts';
import { loadPart } from '../../errors/load-part.ts';
import { usePortalClient } from '../../portal-client.ts';
import { createBrowserStorage } from '../../session/browser-storage.ts';
import { isPopupDue, rememberPopup } from './popup-memory.ts';

/** What there is to say, and the dialog that says it, which is loaded only then. */
interface Announcement {
  readonly popup: FrontPopupData;
  readonly Popup: typeof PopupDialog;
}

/** The announcement that the server may have for the home page. Loaded when the browser is idle; a failure is silent. */
export default function FrontPopup() {
  const { site, usage } = usePortalClient();
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
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
      .then(async (popup) => {
        if (!popup || !isPopupDue(popup, createBrowserStorage(), Date.now())) return;
        const { Popup } = await loadPart(() => import('@jianzhu/ui/popup'));
        setAnnouncement({ popup, Popup });
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.warn('The front popup could not be loaded', error);
      });
    return () => leaving.abort();
  }, [site, usage]);

  if (!announcement) return null;
  const { popup, Popup } = announcement;
  return (
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
  );
}

/** Rich text as plain text; nothing of it is ever put into the page as markup. */
function plainText(richText: string): string {
  return new DOMParser().parseFromString(richText, 'text/html').body.textContent?.trim() ?? '';
}
