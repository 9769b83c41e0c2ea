import { joinRequestRecord } from '@jianzhu/domain/invitations';
import { Button, ButtonLink } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { useState } from 'react';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { RecordField, type RecordFieldProps } from '../../record/record-field.tsx';
import { applicationTexts as texts } from './application-messages.ts';
import { askToJoin } from './certification-calls.ts';

export interface TakenCompanyProps {
  readonly company: { readonly businessId: string; readonly businessName: string };
  readonly form: RecordFieldProps['form'];
}

/** Of a code that certifies another company: to be asked to be let in, or claimed where nobody can be reached. */
export function TakenCompany({ company: { businessId, businessName }, form }: TakenCompanyProps) {
  const client = usePortalClient();
  const [isAsking, setAsking] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <InlineAlert
        tone="warning"
        action={
          isAsked ? (
            <ButtonLink variant="line" size="compact" href={paths.ownCompanies}>
              {texts.ownRequests}
            </ButtonLink>
          ) : (
            <Button variant="line" size="compact" onClick={() => setAsking(true)}>
              {texts.join}
            </Button>
          )
        }
      >
        {isAsked ? texts.joinAsked(businessName) : texts.takenBy(businessName)}
      </InlineAlert>
      <RecordField form={form} name="isClaim" />
      <InlineAlert>{texts.claimHint}</InlineAlert>
      {isAsking && (
        <ActDialog
          title={texts.joinTitle(businessName)}
          text={texts.joinText}
          confirmText={texts.join}
          record={joinRequestRecord}
          start={{ reason: '' }}
          send={async ({ reason }, idempotencyKey) => {
            await askToJoin(client, { businessId, reason }, idempotencyKey);
            setAsked(true);
            return texts.joinSent;
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
