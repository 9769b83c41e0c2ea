import { BusinessError } from '@jianzhu/api-client';
import { BUSINESS_CODES } from '@jianzhu/domain';
import { useState } from 'react';
import { usePortalClient } from '../portal-client.ts';
import { useActs } from '../use-acts.ts';
import { type FieldTexts, refusedFields } from './field-texts.ts';
import { useLeadToWrong } from './use-lead-to-wrong.ts';

export interface SentForm {
  readonly errors: FieldTexts;
  readonly isRunning: boolean;
  /**
   * Sends the form.
   *
   * @param found what the browser itself finds wrong; then nothing is sent
   * @param mainField the field that a refusal is about which names none
   */
  submit(found: FieldTexts, mainField: string, send: () => Promise<void>): void;
  /** Says what is wrong, and leads there. */
  setErrors(errors: FieldTexts): void;
}

const ofRecord: ReadonlySet<number> = new Set([BUSINESS_CODES.stateConflict.code, BUSINESS_CODES.deadlinePassed.code]);

/** Whether a call is refused for what its record has come to meanwhile, which no field can mend. */
const isOutdated = (error: unknown): error is BusinessError =>
  error instanceof BusinessError && error.fieldErrors.length === 0 && ofRecord.has(error.code);

/**
 * A form of few fields without a draft: checked here first, then by the platform, with what is wrong beside its field.
 *
 * @param onOutdated leaves a form whose record is no more what the page shows; why is told beforehand
 */
export function useSentForm(onOutdated?: () => void): SentForm {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  const [errors, setErrors] = useState<FieldTexts>({});
  const leadToWrong = useLeadToWrong();

  function tell(found: FieldTexts): void {
    setErrors(found);
    if (Object.keys(found).length > 0) leadToWrong();
  }

  function submit(found: FieldTexts, mainField: string, send: () => Promise<void>): void {
    tell(found);
    if (Object.keys(found).length > 0) return;
    void start('send', async () => {
      try {
        await send();
      } catch (error) {
        if (onOutdated === undefined || !isOutdated(error)) return tell(refusedFields(client, error, mainField));
        client.notify({ tone: 'warning', text: error.message });
        onOutdated();
      }
    });
  }

  return { errors, isRunning: isRunning('send'), submit, setErrors: tell };
}
