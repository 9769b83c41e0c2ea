import { API_KEY_MESSAGES, MOST_CALLS, OPEN_SCOPES, type OpenScope } from '@jianzhu/domain/open-api';
import { Button } from '@jianzhu/ui';
import { CodeSample } from '@jianzhu/ui/api-docs';
import { DateField } from '@jianzhu/ui/date-field';
import { Dialog } from '@jianzhu/ui/dialog';
import { Checkbox, FieldGroup, TextField } from '@jianzhu/ui/fields';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePortalClient } from '../../portal-client.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { FormDialog } from '../../record/form-dialog.tsx';
import { useSentForm } from '../../record/use-sent-form.ts';
import { useCopy } from '../../shell/use-copy.ts';
import type { ApiKeyRow } from './load-open-api.server.ts';
import { keyTexts as texts } from './messages.ts';
import { openApiCalls } from './open-api-calls.ts';

export interface KeyDialogProps {
  /** The key whose limits are changed; null for a new one. */
  readonly known: ApiKeyRow | null;
  readonly onClose: () => void;
}

const USUAL = { perMinute: '60', perDay: '5000' };

/** The form of a key. Once it is made, its text stands here until it is closed, and never again. */
export function KeyDialog({ known, onClose }: KeyDialogProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const form = useSentForm();
  const { errors, submit } = form;
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly OpenScope[]>([]);
  const [perMinute, setPerMinute] = useState(known ? String(known.perMinute) : USUAL.perMinute);
  const [perDay, setPerDay] = useState(known ? String(known.perDay) : USUAL.perDay);
  const [expireDate, setExpireDate] = useState<string | null>(known?.expireDate ?? null);
  const [secret, setSecret] = useState<string | null>(null);

  function violations(): FieldTexts {
    const isCount = (text: string, most: number) => /^[1-9]\d*$/.test(text.trim()) && Number(text) <= most;
    return {
      ...(known === null && [...name.trim()].length < 2 && { name: texts.nameShort }),
      ...(known === null && scopes.length === 0 && { scopes: API_KEY_MESSAGES.scopes }),
      ...(!isCount(perMinute, MOST_CALLS.minute) && { perMinute: API_KEY_MESSAGES.perMinute(MOST_CALLS.minute) }),
      ...(!isCount(perDay, MOST_CALLS.day) && { perDay: API_KEY_MESSAGES.perDay(MOST_CALLS.day) }),
      ...(expireDate === null && { expireDate: texts.noDay }),
    };
  }

  function send() {
    submit(violations(), known === null ? 'name' : 'perMinute', async () => {
      const openApi = await openApiCalls(client);
      const limits = { perMinute: Number(perMinute), perDay: Number(perDay), expireDate: expireDate ?? '' };
      if (known === null) {
        const made = await openApi.makeKey({ body: { name, scopes: [...scopes], ...limits } });
        setSecret(made.secret);
      } else {
        await openApi.limitKey({ body: { id: known.id, version: known.version, ...limits } });
        client.notify({ tone: 'success', text: texts.limited });
        onClose();
      }
      await revalidate();
    });
  }

  if (secret !== null) return <MadeKey secret={secret} onClose={onClose} />;
  const toggle = (code: OpenScope, isOn: boolean) =>
    setScopes((chosen) => (isOn ? [...chosen, code] : chosen.filter((other) => other !== code)));
  return (
    <FormDialog
      isRunning={form.isRunning}
      title={known === null ? texts.add : `${texts.limit}：${known.name}`}
      confirmText={known === null ? texts.make : texts.save}
      onSubmit={send}
      onClose={onClose}
    >
      {known === null && (
        <>
          <TextField
            id="name"
            label={texts.name}
            placeholder={texts.nameHint}
            required
            value={name}
            error={errors.name}
            onChange={setName}
            maxLength={30}
          />
          <FieldGroup id="scopes" label={texts.scopes} required error={errors.scopes}>
            {OPEN_SCOPES.map(({ code, name: label }) => (
              <Checkbox
                key={code}
                label={label}
                checked={scopes.includes(code)}
                onChange={(isOn) => toggle(code, isOn)}
              />
            ))}
          </FieldGroup>
        </>
      )}
      <TextField
        id="perMinute"
        label={texts.perMinute}
        required
        inputMode="numeric"
        value={perMinute}
        error={errors.perMinute}
        onChange={setPerMinute}
      />
      <TextField
        id="perDay"
        label={texts.perDay}
        required
        inputMode="numeric"
        value={perDay}
        error={errors.perDay}
        onChange={setPerDay}
      />
      <DateField
        id="expireDate"
        label={texts.expire}
        required
        value={expireDate}
        error={errors.expireDate}
        onChange={setExpireDate}
      />
    </FormDialog>
  );
}

function MadeKey({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const copy = useCopy();
  return (
    <Dialog
      open
      title={texts.madeTitle}
      text={texts.madeText}
      actions={
        <Button size="regular" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <CodeSample
        label={texts.secret}
        copy={texts.copy}
        onCopy={(text) => void copy(text)}
        texts={[{ key: 'secret', name: texts.secret, text: secret }]}
      />
    </Dialog>
  );
}
