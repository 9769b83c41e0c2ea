import { blacklistRecord, SUPPLIER_MESSAGES, supplierRecord } from '@jianzhu/domain/suppliers';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { supplierTexts as texts } from './messages.ts';
import { type LibraryRow, supplierCalls } from './supplier-calls.ts';

/** What is asked about a company: the note that the library keeps of it, or why it is kept away. */
export type SupplierQuestion =
  | { readonly kind: 'note'; readonly name: string; readonly note: LibraryRow }
  | {
      readonly kind: 'black';
      readonly name: string;
      readonly supplierId: string;
      readonly version: number | undefined;
    };

export interface SupplierDialogProps {
  readonly question: SupplierQuestion;
  readonly onClose: () => void;
}

/** Changes the note of a supplier, or keeps it away with a reason. */
export default function SupplierDialog({ question, onClose }: SupplierDialogProps) {
  const client = usePortalClient();
  if (question.kind === 'note') {
    const { id, version, groupName, level, remark } = question.note;
    return (
      <ActDialog
        title={texts.edit}
        text={question.name}
        confirmText={texts.save}
        record={supplierRecord}
        start={{ groupName, level: level || null, remark }}
        send={async (fields) => {
          await (await supplierCalls(client)).update({ body: { ...fields, id, version } });
          return texts.saved;
        }}
        onClose={onClose}
      />
    );
  }
  const { supplierId, version } = question;
  return (
    <ActDialog
      title={texts.blacken}
      text={SUPPLIER_MESSAGES.blackConfirm}
      confirmText={texts.confirm}
      record={blacklistRecord}
      start={{ reason: '' }}
      send={async (fields) => {
        await (await supplierCalls(client)).black({ body: { ...fields, supplierId, version } });
        return texts.blackened;
      }}
      onClose={onClose}
    />
  );
}
