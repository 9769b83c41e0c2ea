import { usePortalClient } from '../../portal-client.ts';
import { secondFactorTexts as texts } from './second-factor-messages.ts';

/** Copies a text and says whether it could. */
export function useCopy(): (text: string) => Promise<void> {
  const { notify } = usePortalClient();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'success', text: texts.copied });
    } catch {
      notify({ tone: 'error', text: texts.copyFailed }); // the text stands on the page
    }
  };
}
