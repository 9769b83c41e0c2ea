import { useCancelForm } from '../../phone-code/use-cancel-form.tsx';
import { usePortalClient } from '../../portal-client.ts';
import { FormDialog } from '../../record/form-dialog.tsx';
import { salonTexts as texts } from './messages.ts';
import { salonCalls } from './salon-calls.ts';
import { cancelQuestion } from './salon-entry.ts';
import type { SeatDialogProps } from './sign-up-dialog.tsx';
import { keepVisitorSeat } from './use-visitor-seat.ts';

/** Asks before a seat is given back; who is not signed up with an own number proves the one that is. */
export default function CancelDialog({ salon, onClose }: SeatDialogProps) {
  const client = usePortalClient();
  const isOwn = salon.own !== null;
  const form = useCancelForm({
    ...{ scene: 'salon', isOwn, done: texts.cancelled, onClose },
    async cancel(owner, options) {
      const calls = await salonCalls(client);
      await calls.cancel({ body: { salonId: salon.id, ...owner } }, options);
      if (!isOwn) keepVisitorSeat(salon.id, null);
    },
  });
  return (
    <FormDialog
      isRunning={form.isRunning}
      title={texts.cancel}
      text={cancelQuestion(salon)}
      cancelText={texts.keep}
      confirmText={texts.cancel}
      onSubmit={form.send}
      onClose={onClose}
    >
      {form.fields}
    </FormDialog>
  );
}
