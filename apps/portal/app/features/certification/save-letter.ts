import { loadPart } from '../../errors/load-part.ts';
import type { PortalClient } from '../../portal-client.ts';
import { applicationTexts as texts } from './application-messages.ts';
import { certificationCalls } from './certification-calls.ts';

/** Saves the letter of authorization that the platform makes of what the application says by now. */
export async function saveLetter(client: PortalClient): Promise<void> {
  try {
    const [calls, { saveFile }] = await Promise.all([
      certificationCalls(client),
      loadPart(() => import('@jianzhu/ui/xlsx')),
    ]);
    saveFile(await calls.authorizationTemplate(), texts.letterFile);
  } catch (error) {
    client.notify({ tone: 'error', text: texts.letterFailed });
    throw error;
  }
}
