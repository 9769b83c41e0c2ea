import { Button } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { useState } from 'react';
import { applicationTexts as texts } from './application-messages.ts';
import type { ApplicationForm } from './use-application.ts';

export interface ChangeNoticeProps {
  readonly form: Pick<ApplicationForm, 'giveUp' | 'sent'>;
  /** A change was saved, maybe by itself, and its member may give it up. */
  readonly mayGiveUp: boolean;
}

/** Says that what is in force stays so while a change of it is filled in, and lets it be given up. */
export function ChangeNotice({ form, mayGiveUp }: ChangeNoticeProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <InlineAlert
        action={
          mayGiveUp && (
            <Button variant="line" size="compact" disabled={form.sent.isRunning} onClick={() => setAsked(true)}>
              {texts.giveUp}
            </Button>
          )
        }
      >
        {texts.changing}
      </InlineAlert>
      <ConfirmDialog
        open={isAsked}
        pending={form.sent.isRunning}
        title={texts.giveUpTitle}
        text={texts.giveUpText}
        confirmText={texts.giveUp}
        cancelText={texts.giveUpCancel}
        onConfirm={() => {
          setAsked(false);
          form.giveUp();
        }}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
