import { BusinessError, type CallData } from '@jianzhu/api-client';
import { payment } from '@jianzhu/api-client/contract';
import { paymentSchemas } from '@jianzhu/api-client/schemas';
import { BUSINESS_CODES } from '@jianzhu/domain';
import type { PinPurpose } from '@jianzhu/domain/payments';
import { Button, ButtonLink } from '@jianzhu/ui';
import { Dialog } from '@jianzhu/ui/dialog';
import { PinField, PinPad } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { useState } from 'react';
import { useLocation } from 'react-router';
import * as paths from '../paths.ts';
import { type PortalClient, usePortalClient } from '../portal-client.ts';
import { refusedFields } from '../record/field-texts.ts';
import { useActs } from '../use-acts.ts';
import { pinTexts as texts } from './messages.ts';

export interface PinDialogProps {
  readonly title?: string;
  /** What the PIN is given for, in words. */
  readonly text: string;
  /** The act that takes the ticket: no other does. */
  readonly use: { readonly purpose: PinPurpose; readonly bizId: string; readonly amount: number };
  /** False where the member has none yet: it is set first, and the way leads back here. */
  readonly hasPin: boolean;
  /** Does the act with the ticket, and closes the dialog. */
  readonly onProven: (pinTicket: string) => Promise<void>;
  readonly onClose: () => void;
}

type Ticket = CallData<typeof paymentSchemas.pinVerify>;

async function verifyPin(client: PortalClient, pin: string, use: PinDialogProps['use']): Promise<Ticket> {
  const { api } = await client.memberSession();
  const calls = api.callsOf({ payment }, { payment: paymentSchemas }, 'quiet').payment;
  return calls.pinVerify({ body: { pin, ...use } });
}

/** Asks for the payment PIN: six digits, sent with the sixth; what is wrong with it stands beside it (domain rules 13.2). */
export function PinDialog({ title = texts.title, text, use, hasPin, onProven, onClose }: PinDialogProps) {
  const client = usePortalClient();
  const { pathname, search } = useLocation();
  const { start, isRunning } = useActs();
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const [isLocked, setLocked] = useState(false);
  const isSending = isRunning('pin');
  const back = `type=pay&back=${encodeURIComponent(pathname + search)}`;

  function send(given: string) {
    void start('pin', async () => {
      try {
        const { pinTicket } = await verifyPin(client, given, use);
        setError(undefined);
        await onProven(pinTicket);
      } catch (refused) {
        setPin('');
        setError(refusedFields(client, refused, 'pin').pin);
        setLocked(refused instanceof BusinessError && refused.code === BUSINESS_CODES.locked.code);
      }
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      text={text}
      actions={
        <>
          {hasPin && (
            <ButtonLink variant="link" size="regular" href={`${paths.refindPassword}?${back}`}>
              {texts.forgotten}
            </ButtonLink>
          )}
          <Button variant="line" size="regular" pending={isSending} onClick={onClose}>
            {isSending ? texts.running : texts.cancel}
          </Button>
        </>
      }
    >
      {hasPin ? (
        <>
          <PinField
            id="pin"
            label={texts.label}
            required
            value={pin}
            error={error}
            disabled={isLocked}
            onChange={setPin}
            onComplete={send}
          />
          <PinPad value={pin} disabled={isLocked || isSending} onChange={setPin} onComplete={send} />
        </>
      ) : (
        <InlineAlert
          tone="warning"
          action={
            <ButtonLink variant="line" size="compact" href={`${paths.setPassword}?${back}`}>
              {texts.set}
            </ButtonLink>
          }
        >
          {texts.notSet}
        </InlineAlert>
      )}
    </Dialog>
  );
}
