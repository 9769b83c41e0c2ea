import { certification } from '@jianzhu/api-client/contract';
import { certificationSchemas } from '@jianzhu/api-client/schemas';
import type { BrowserApi } from '../../api/browser-api.ts';

/** What the owner does with the review of the files. */
export type ReviewAct = 'submit' | 'withdraw';

/** Hands the saved files in, or takes them back. Rejects like the call, which has shown its message. */
export async function actOnReview(api: BrowserApi, act: ReviewAct, version: number): Promise<void> {
  const calls = api.callsOf({ certification }, { certification: certificationSchemas });
  await calls.certification[act]({ body: { version } });
}
