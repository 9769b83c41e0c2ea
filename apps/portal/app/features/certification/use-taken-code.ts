import { CERTIFICATION_RULES } from '@jianzhu/domain/certifications';
import { useEffect, useState } from 'react';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import { usePortalClient } from '../../portal-client.ts';
import { certificationCalls } from './certification-calls.ts';
import type { ApplicationForm } from './use-application.ts';

/** A company that the credit code of the form certifies already. */
export interface TakenBy {
  readonly businessId: string;
  readonly businessName: string;
}

/**
 * Whom the credit code of a form certifies: asked when its step is left, when the form is opened with a claim, and when
 * the code is refused later, somebody else having been certified meanwhile.
 */
export function useTakenCode({ form, sent }: Pick<ApplicationForm, 'form' | 'sent'>) {
  const client = usePortalClient();
  const [taken, setTaken] = useState<TakenBy | null>(null);
  const { creditCode, isClaim } = form.values;
  const isRefused = sent.errors.creditCode === CERTIFICATION_RULES.codeTaken;
  const isAsked = taken === null && (isRefused || isClaim === 1);

  /** @returns whether it is another company; one that it certifies no longer is not to be claimed */
  async function ask(): Promise<boolean> {
    const calls = await certificationCalls(client);
    const other = await calls.checkCreditCode({ query: { code: String(creditCode) } });
    setTaken(other.occupied ? other : null);
    if (!other.occupied) form.set({ isClaim: 0 });
    return other.occupied;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for what has become known, not at each change
  useEffect(() => {
    // What it fails with is told when the step is left.
    if (isAsked && creditCode !== '') void ask().catch(logUnlessShown);
  }, [isAsked]);

  return { taken, ask, forget: () => setTaken(null) };
}
