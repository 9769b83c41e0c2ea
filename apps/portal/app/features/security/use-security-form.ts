import { useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { useLeadToWrong } from '../../record/use-lead-to-wrong.ts';
import { useActs } from '../../use-acts.ts';
import { type FieldTexts, refusedFields, securityCalls } from './security-calls.ts';

type Calls = Awaited<ReturnType<typeof securityCalls>>;

export interface SecurityForm {
  readonly errors: FieldTexts;
  readonly isRunning: boolean;
  /**
   * Sends the form.
   *
   * @param found what the browser itself finds wrong; then nothing is sent
   * @param mainField the field that a refusal is about which names none
   */
  submit(found: FieldTexts, mainField: string, send: (calls: Calls) => Promise<void>): void;
  /** Says what is wrong, and leads there. */
  setErrors(errors: FieldTexts): void;
}

/** One form of 账户安全: checked here first, then by the platform, with what is wrong beside its field. */
export function useSecurityForm(): SecurityForm {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  const [errors, setErrors] = useState<FieldTexts>({});
  const leadToWrong = useLeadToWrong();

  function tell(found: FieldTexts): void {
    setErrors(found);
    if (Object.keys(found).length > 0) leadToWrong();
  }

  function submit(found: FieldTexts, mainField: string, send: (calls: Calls) => Promise<void>): void {
    tell(found);
    if (Object.keys(found).length > 0) return;
    void start('send', async () => {
      try {
        await send(await securityCalls(client));
      } catch (error) {
        tell(refusedFields(client, error, mainField));
      }
    });
  }

  return { errors, isRunning: isRunning('send'), submit, setErrors: tell };
}
