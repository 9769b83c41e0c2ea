import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { RecordField, type RecordFieldProps } from '../../record/record-field.tsx';
import { applicationTexts as texts } from './application-messages.ts';

export interface TakenCompanyProps {
  readonly company: { readonly businessId: string; readonly businessName: string };
  readonly form: RecordFieldProps['form'];
}

/** Of a code that certifies another company: to be asked for an invitation, or claimed where nobody can be reached. */
export function TakenCompany({ company, form }: TakenCompanyProps) {
  return (
    <>
      <InlineAlert tone="warning">{texts.takenBy(company.businessName)}</InlineAlert>
      <RecordField form={form} name="isClaim" />
      <InlineAlert>{texts.claimHint}</InlineAlert>
    </>
  );
}
