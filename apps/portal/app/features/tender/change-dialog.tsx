import { parseDateTime } from '@jianzhu/domain';
import { checkChange, leastMovedDeadline, MOVED_TIMES, tenderChange } from '@jianzhu/domain/tenders';
import * as v from 'valibot';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { FileActDialog } from '../../record/file-act-dialog.tsx';
import type { Values } from '../../record/form-state.ts';
import { RecordField } from '../../record/record-field.tsx';
import { changeTexts as texts } from './change-messages.ts';
import { type TenderDetail, tenderCalls } from './tender-calls.ts';

/** Files are the widget's. */
const change = v.omit(tenderChange, ['attachments']);

export interface ChangeDialogProps {
  readonly tender: TenderDetail;
  readonly onClose: () => void;
}

/** Announces a change of a tender; the times that are still ahead may be moved later (domain rules 5.3). */
export function ChangeDialog({ tender, onClose }: ChangeDialogProps) {
  const client = usePortalClient();
  const nowMs = parseDateTime(tender.serverTime) ?? 0;
  const isAhead = (time: string) => (parseDateTime(time) ?? 0) > nowMs;
  const movable = MOVED_TIMES.filter(([name]) => isAhead(tender[name]));
  const least = leastMovedDeadline(tender, nowMs);
  const start: Values = {
    content: '',
    ...Object.fromEntries(MOVED_TIMES.map(([name]) => [name, ''])),
    ...Object.fromEntries(movable.map(([name]) => [name, tender[name]])),
  };
  const check = (values: v.InferOutput<typeof change>): FieldTexts =>
    Object.fromEntries(checkChange(tender, values, nowMs).map(({ field, message }) => [field, message]));
  return (
    <FileActDialog
      title={texts.title}
      text={least === '' ? texts.text : texts.lawful(least.slice(0, 16))}
      confirmText={texts.confirm}
      files={{
        ...{ name: `change-of-${tender.id}`, label: texts.files, rules: procurementRules.record },
        officeViewer: null,
      }}
      record={change}
      start={start}
      check={check}
      send={async (values, attachments, idempotencyKey) => {
        const { id, version } = tender;
        const calls = await tenderCalls(client);
        await calls.changeNotice({ body: { id, version, ...values, attachments } }, { idempotencyKey });
        return texts.done;
      }}
      onClose={onClose}
    >
      {(form) =>
        ['content', ...movable.map(([name]) => name)].map((name) => (
          <RecordField key={name} form={{ record: change, ...form }} name={name} />
        ))
      }
    </FileActDialog>
  );
}
