import { BusinessError } from '@jianzhu/api-client';
import { SHELF_MESSAGES } from '@jianzhu/domain/shelves';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { InferOutput } from 'valibot';
import { usePortalClient } from '../portal-client.ts';
import type { RecordSchema } from '../record/form-state.ts';
import { newKey } from '../record/use-act.ts';
import type { DraftTarget } from '../record/use-draft.ts';
import { type FoundForm, useRecordForm } from '../record/use-record-form.ts';
import { shelfTexts as texts } from './messages.ts';
import type { Seen, ShelfCaller } from './shelf-calls.ts';

interface ShelfFormOptions<Fields> {
  readonly form: DraftTarget['form'];
  readonly found: FoundForm;
  /** What was said of single fields when it was sent back. */
  readonly fieldReasons: readonly { readonly field: string; readonly reason: string }[];
  readonly listHref: string;
  readonly calls: ShelfCaller;
  readonly save: (
    body: Fields & { readonly id?: string | undefined; readonly version?: number | undefined },
    idempotencyKey: string,
  ) => Promise<Seen>;
}

/** The form of a record of the shelf: saved, or saved and handed in for review. */
export function useShelfForm<Schema extends RecordSchema>(
  record: Schema,
  { form: name, found, fieldReasons, listHref, calls, save }: ShelfFormOptions<InferOutput<Schema>>,
) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const isHandedIn = useRef(false);
  const form = useRecordForm(record, {
    ...{ form: name, found },
    save: async (body, idempotencyKey) => {
      const saved = await save(body, idempotencyKey);
      if (isHandedIn.current) await handIn(saved);
      return saved;
    },
    onSaved: () => navigate(listHref),
  });

  /** What was saved stays so, whatever becomes of its submission. */
  async function handIn({ id, version }: Seen): Promise<void> {
    try {
      await (await calls(client)).submit({ body: { id, version } }, { idempotencyKey: newKey() });
      client.notify({ tone: 'success', text: SHELF_MESSAGES.submitted });
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      client.notify({ tone: 'warning', text: texts.submitFailed(error.message) });
    }
  }

  function send(thenHandIn: boolean): void {
    isHandedIn.current = thenHandIn;
    form.submit();
  }

  // What a reviewer has said of a field stands beside it until the field is another one.
  const stored = found.record;
  const asked = Object.fromEntries(
    fieldReasons
      .filter(({ field }) => JSON.stringify(stored?.[field]) === JSON.stringify(form.values[field]))
      .map(({ field, reason }) => [field, reason]),
  );
  return { form: { ...form, errors: { ...asked, ...form.errors } }, send };
}
