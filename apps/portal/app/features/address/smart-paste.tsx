import { isApiError } from '@jianzhu/api-client';
import { ADDRESS_MESSAGES } from '@jianzhu/domain/addresses';
import { Button } from '@jianzhu/ui';
import { TextArea } from '@jianzhu/ui/fields';
import { useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import type { Values } from '../../record/form-state.ts';
import { useActs } from '../../use-acts.ts';
import { addressCalls } from './address-calls.ts';
import { addressTexts as texts } from './messages.ts';
import { readOver } from './read-over.ts';

const id = 'paste';

export interface SmartPasteProps {
  /** What stands in the form. */
  readonly standing: Values;
  readonly onRead: (fields: Values) => void;
}

/** Takes a pasted text apart; what could be told apart goes into the fields. */
export function SmartPaste({ standing, onRead }: SmartPasteProps) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  const [text, setText] = useState('');
  const [before, setBefore] = useState<Values>({});
  const [error, setError] = useState<string>();

  async function read() {
    try {
      const parts = await (await addressCalls(client)).parse({ body: { text } });
      const known = Object.entries(parts).filter(([, part]) => part !== null && part !== '');
      setError(known.length === 0 ? ADDRESS_MESSAGES.unreadable : undefined);
      const fields: Values = Object.fromEntries(known);
      onRead(readOver(before, fields, standing));
      if (known.length > 0) setBefore(fields);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure.message);
    }
  }

  return (
    <>
      <TextArea
        id={id}
        label={texts.paste}
        labelHidden
        placeholder={texts.pasteHint}
        maxLength={300}
        value={text}
        error={error}
        onChange={setText}
      />
      <div>
        <Button variant="line" size="regular" pending={isRunning(id)} onClick={() => void start(id, read)}>
          {texts.read}
        </Button>
      </div>
    </>
  );
}
