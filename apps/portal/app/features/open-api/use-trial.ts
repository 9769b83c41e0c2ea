import { BusinessError, type Endpoint, isApiError } from '@jianzhu/api-client';
import { BUSINESS_CODES } from '@jianzhu/domain';
import { useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { useActs } from '../../use-acts.ts';
import { type Filled, requestParts } from './call-samples.ts';
import type { DescribedCall } from './load-open-api.server.ts';
import { callTexts as texts } from './messages.ts';

/** What came of a trial. */
export interface TrialOutcome {
  /** Body code, or what happened instead of an answer. */
  readonly status: string;
  readonly ms: number;
  /** The envelope as JSON. */
  readonly text: string;
}

const INDENT = 2;
const json = (envelope: object): string => JSON.stringify(envelope, null, INDENT);

/** Makes a call with the session that the visitor has; its tokens stay with the portal's client. */
export function useTrial({ id, path, auth, parameters }: DescribedCall) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  const [outcome, setOutcome] = useState<TrialOutcome | null>(null);
  const endpoint: Endpoint = { id, method: 'GET', path, auth: auth === 'none' ? 'none' : 'business', source: 'ours' };

  const run = (filled: Filled) =>
    start('try', async () => {
      const { api } = await client.memberSession();
      const { trial } = api.callsOf({ trial: { call: endpoint } }, { trial: {} }, 'quiet');
      const begun = performance.now();
      const found = await trial.call(requestParts({ path, parameters }, filled)).then(
        (data) => {
          const { code, msg } = BUSINESS_CODES.ok;
          return { status: String(code), text: json({ code, success: true, msg, data }) };
        },
        (error: unknown) => failureOf(error),
      );
      setOutcome({ ...found, ms: Math.round(performance.now() - begun) });
    });

  return { outcome, isRunning: isRunning('try'), run: (filled: Filled) => void run(filled) };
}

function failureOf(error: unknown): Omit<TrialOutcome, 'ms'> {
  if (!isApiError(error)) throw error;
  if (error instanceof BusinessError) {
    const { code, message: msg, fieldErrors } = error;
    const data = fieldErrors.length > 0 ? { fieldErrors } : null;
    return { status: String(code), text: json({ code, success: false, msg, data }) };
  }
  return { status: error.kind, text: error.message || texts.failed };
}
