import { deliverRecord, ORDER_MESSAGES } from '@jianzhu/domain/orders';
import * as v from 'valibot';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { usePortalClient } from '../../portal-client.ts';
import { FileActDialog } from '../../record/file-act-dialog.tsx';
import { orderTexts as texts } from './messages.ts';
import { type Order, orderCalls } from './order-calls.ts';

/** Its files are those of the table below it. */
const noteRecord = v.pick(deliverRecord, ['note']);

export interface DeliverDialogProps {
  readonly order: Order;
  readonly officeViewer: string | null;
  readonly onClose: () => void;
}

/** Hands over what was done: files, a note, or both. */
export function DeliverDialog({ order: { id, version }, officeViewer, onClose }: DeliverDialogProps) {
  const client = usePortalClient();
  const { label, text, done } = texts.acts.deliver;
  return (
    <FileActDialog
      title={label}
      text={`${text}。${ORDER_MESSAGES.mostFiles}`}
      record={noteRecord}
      start={{ note: '' }}
      files={{ name: `deliver-${id}`, label: texts.deliverables, rules: procurementRules.record, officeViewer }}
      send={async ({ note }, attachments) => {
        await (await orderCalls(client)).order.deliver({ body: { id, version, note, attachments } });
        return done;
      }}
      onClose={onClose}
    />
  );
}
