import { bid } from '@jianzhu/api-client/contract';
import { bidSchemas } from '@jianzhu/api-client/schemas';
import { MOST_OPENERS } from '@jianzhu/domain/tenders';
import { Checkbox, CheckboxRow, FieldGroup } from '@jianzhu/ui/fields';
import { useEffect, useState } from 'react';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import { usePortalClient } from '../../portal-client.ts';
import { editorTexts as texts } from './editor-messages.ts';
import type { TenderEditor } from './use-tender-editor.ts';

interface Opener {
  readonly userId: string;
  readonly name: string;
}

export interface OpenerFieldProps {
  readonly editor: TenderEditor;
  /** Those who were chosen before. */
  readonly chosen: readonly Opener[];
}

/** Who of the buyer's opens the bids together (开标人, domain rules 5.2). */
export function OpenerField({ editor, chosen }: OpenerFieldProps) {
  const client = usePortalClient();
  const [choices, setChoices] = useState<readonly Opener[]>(chosen);
  useEffect(() => {
    client
      .memberSession()
      .then(({ api }) => api.callsOf({ bid }, { bid: bidSchemas }, 'quiet').bid.openerChoices())
      .then(setChoices)
      .catch(logUnlessShown);
  }, [client]);
  const ids = (editor.values.openerIds ?? []) as readonly string[]; // the form holds nothing else there
  return (
    <FieldGroup id="openerIds" label={texts.openers} help={texts.openersHint} error={editor.errors.openerIds}>
      <CheckboxRow>
        {choices.map(({ userId, name }) => (
          <Checkbox
            key={userId}
            label={name}
            checked={ids.includes(userId)}
            disabled={!ids.includes(userId) && ids.length >= MOST_OPENERS}
            onChange={(isOn) => editor.set({ openerIds: isOn ? [...ids, userId] : ids.filter((id) => id !== userId) })}
          />
        ))}
      </CheckboxRow>
    </FieldGroup>
  );
}
