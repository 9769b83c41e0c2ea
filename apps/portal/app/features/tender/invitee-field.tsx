import type { ListState } from '@jianzhu/ui';
import { type ComboboxOption, MultiCombobox } from '@jianzhu/ui/combobox';
import { useEffect, useRef, useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { editorTexts as texts } from './editor-messages.ts';
import { findCompanies } from './tender-calls.ts';
import type { TenderEditor } from './use-tender-editor.ts';

const MOST_INVITEES = 50;

export interface InviteeFieldProps {
  readonly editor: TenderEditor;
  /** Names of those that were chosen before. */
  readonly invitees: readonly { readonly businessId: string; readonly businessName: string }[];
}

/** Who is invited to a tender, found by their names. */
export function InviteeField({ editor, invitees }: InviteeFieldProps) {
  const client = usePortalClient();
  const [options, setOptions] = useState<ListState<ComboboxOption>>({ status: 'loading' });
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(invitees.map(({ businessId, businessName }) => [businessId, businessName])),
  );
  const asked = useRef('');
  const ids = (editor.values.inviteeIds ?? []) as readonly string[]; // the form holds nothing else there

  async function search(text: string): Promise<void> {
    asked.current = text;
    try {
      const found = await findCompanies(client, text.trim());
      // An answer to what was typed before is not shown.
      if (asked.current !== text) return;
      const items = found.map(
        ({ supplierId, name, cityName }): ComboboxOption => ({ id: supplierId, label: name, detail: cityName }),
      );
      setOptions({ status: 'ready', items });
    } catch {
      if (asked.current === text) setOptions({ status: 'failed' });
    }
  }
  // What can be chosen before anything is typed.
  const first = useRef(search);
  useEffect(() => void first.current(''), []);

  return (
    <MultiCombobox
      id="inviteeIds"
      label={texts.invitees}
      help={texts.inviteesSearch}
      required
      error={editor.errors.inviteeIds}
      value={ids.map((id) => ({ id, label: names.get(id) ?? id }))}
      onChange={(chosen) => {
        setNames((known) => new Map([...known, ...chosen.map(({ id, label }) => [id, label] as const)]));
        editor.set({ inviteeIds: chosen.map(({ id }) => id) });
      }}
      options={options}
      onSearch={(text) => void search(text)}
      max={MOST_INVITEES}
    />
  );
}
