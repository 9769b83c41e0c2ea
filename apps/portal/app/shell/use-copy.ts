import { usePortalClient } from '../portal-client.ts';
import { sharingTexts as texts } from './sharing-messages.ts';

/** Copies a text and says whether it could. */
export function useCopy(): (text: string) => Promise<void> {
  const { notify } = usePortalClient();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'success', text: texts.textCopied });
    } catch {
      notify({ tone: 'error', text: texts.textCopyFailed }); // the text stands on the page
    }
  };
}
