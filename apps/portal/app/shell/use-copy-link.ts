import { usePortalClient } from '../portal-client.ts';
import { sharingTexts as texts } from './sharing-messages.ts';

/** Copies an address and says so; where the browser has no clipboard for the page, the reader has to take it himself. */
export function useCopyLink(): (address: string) => Promise<void> {
  const client = usePortalClient();
  return async (address) => {
    try {
      await navigator.clipboard.writeText(address);
      client.notify({ tone: 'success', text: texts.linkCopied });
    } catch {
      client.notify({ tone: 'warning', text: texts.copyFailed });
    }
  };
}
