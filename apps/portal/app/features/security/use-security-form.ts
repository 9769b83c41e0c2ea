import { usePortalClient } from '../../portal-client.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { type SentForm, useSentForm } from '../../record/use-sent-form.ts';
import { securityCalls } from './security-calls.ts';

type Calls = Awaited<ReturnType<typeof securityCalls>>;

export interface SecurityForm extends Omit<SentForm, 'submit'> {
  submit(found: FieldTexts, mainField: string, send: (calls: Calls) => Promise<void>): void;
}

/** One form of 账户安全. */
export function useSecurityForm(): SecurityForm {
  const client = usePortalClient();
  const form = useSentForm();
  return {
    ...form,
    submit: (found, mainField, send) => form.submit(found, mainField, async () => send(await securityCalls(client))),
  };
}
