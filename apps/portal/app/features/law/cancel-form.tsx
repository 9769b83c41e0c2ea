import { Button } from '@jianzhu/ui';
import { DrawerForm } from '@jianzhu/ui/law';
import { useCancelForm } from '../../phone-code/use-cancel-form.tsx';
import { usePortalClient } from '../../portal-client.ts';
import type { LawyerFormProps } from './booking-form.tsx';
import { lawCalls } from './law-calls.ts';
import { lawTexts as texts } from './messages.ts';

/** Asks before a consultation is given back; who has not booked with an own number proves the one that did. */
export default function CancelForm({ lawyer, onClose }: LawyerFormProps) {
  const client = usePortalClient();
  const { isRunning, send, fields } = useCancelForm({
    ...{ scene: 'law', isOwn: lawyer.own !== null, done: texts.cancelled, onClose },
    async cancel(owner, options) {
      const law = await lawCalls(client);
      await law.cancelBooking({ body: { lawyerId: lawyer.id, ...owner } }, options);
    },
  });
  return (
    <DrawerForm
      title={texts.cancel}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            {texts.back}
          </Button>
          <Button type="submit" pending={isRunning}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <p>{texts.cancelAsk}</p>
      {fields}
    </DrawerForm>
  );
}
