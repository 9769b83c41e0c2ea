import { PUBLISH_SCOPE } from '@jianzhu/domain/inquiries';
import { ButtonLink } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { FieldGroup } from '@jianzhu/ui/fields';
import { DescriptionList } from '@jianzhu/ui/record';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import * as paths from '../../paths.ts';
import { detailTexts } from './detail-messages.ts';
import { editorTexts as texts } from './editor-messages.ts';
import { editHref, inviteHref } from './inquiry-links.ts';
import type { InquiryEditor } from './use-inquiry-editor.ts';

/** A delivery address to choose from. */
export interface AddressOption {
  readonly id: string;
  readonly receiver: string;
  readonly phoneMasked: string;
  readonly regionText: string;
  readonly detail: string;
  readonly siteName: string;
  readonly isDefault: number;
}

/** Leads to another page that fills in a part of the sheet, once all of it is kept. */
function useKeptLink(editor: InquiryEditor, hrefOf: (id: string) => string) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    event.preventDefault();
    void editor.keep().then((isKept) => {
      const { id } = editor.seen();
      if (isKept && id !== undefined) void navigate(hrefOf(id));
    });
  };
}

const cardHref = (id: string, chosen: string) => {
  const search = new URLSearchParams({ back: editHref(id), ...(chosen !== '' && { addressId: chosen }) });
  return `${paths.addressCard}?${search}`;
};

export interface AddressChoiceProps {
  readonly editor: InquiryEditor;
  readonly addresses: readonly AddressOption[];
}

/** The delivery address of the sheet, and the way to another one. */
export function AddressChoice({ editor, addresses }: AddressChoiceProps) {
  const addressId = String(editor.values.addressId ?? '');
  const chosen = addresses.find(({ id }) => id === addressId);
  const go = useKeptLink(editor, (id) => cardHref(id, addressId));
  return (
    <FieldGroup id="addressId" label={texts.address} required error={editor.errors.addressId}>
      {chosen ? (
        <DescriptionList
          items={[
            { term: detailTexts.terms.region, value: chosen.regionText },
            {
              term: detailTexts.terms.address,
              value: [chosen.detail, chosen.siteName].filter((text) => text !== '').join('，'),
            },
            { term: detailTexts.terms.receiver, value: `${chosen.receiver} ${chosen.phoneMasked}` },
          ]}
        />
      ) : (
        <p>{texts.noAddress}</p>
      )}
      <div>
        <ButtonLink variant="line" size="regular" href={paths.addressCard} onClick={go}>
          {chosen ? texts.changeAddress : texts.chooseAddress}
        </ButtonLink>
      </div>
    </FieldGroup>
  );
}

export interface SupplierChoiceProps {
  readonly editor: InquiryEditor;
  /** Names of those that were chosen before. */
  readonly invitees: readonly { readonly businessId: string; readonly businessName: string }[];
}

interface Chosen {
  readonly id: string;
  readonly name: string;
}

const columns: readonly Column<Chosen>[] = [
  { key: 'name', title: detailTexts.inviteeColumns.name, cell: ({ name }) => name, card: 'title' },
];

/** Who is invited, and the way to choosing others. */
export function SupplierChoice({ editor, invitees }: SupplierChoiceProps) {
  const ids = (editor.values.inviteeIds ?? []) as readonly string[]; // the form holds nothing else there
  const go = useKeptLink(editor, inviteHref);
  const nameOf = (id: string) => invitees.find(({ businessId }) => businessId === id)?.businessName ?? id;
  const rows = ids.map((id): Chosen => ({ id, name: nameOf(id) }));
  const isPublic = editor.values.publishScope === PUBLISH_SCOPE.open;
  return (
    <FieldGroup id="inviteeIds" label={texts.suppliers} labelHidden error={editor.errors.inviteeIds}>
      {isPublic && <p>{texts.publicHint}</p>}
      {rows.length === 0 ? (
        <p>{texts.noSuppliers}</p>
      ) : (
        <DataTable
          label={texts.suppliers}
          columns={columns}
          rows={{ status: 'ready', items: rows }}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          actions={({ id }) => [
            {
              key: 'remove',
              label: detailTexts.removeInvitee,
              onSelect: () => editor.set({ inviteeIds: ids.filter((other) => other !== id) }),
            },
          ]}
          onRetry={() => {}}
        />
      )}
      <div>
        <ButtonLink variant="line" size="regular" href={paths.inviteSupplier} onClick={go}>
          {texts.chooseSuppliers}
        </ButtonLink>
      </div>
    </FieldGroup>
  );
}
