import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { usePortalClient } from '../../portal-client.ts';
import type { RecordAct } from '../../record/use-act.ts';
import { supplierTexts as texts } from './messages.ts';
import { type LibraryRow, supplierCalls } from './supplier-calls.ts';

export interface RemoveSupplierProps {
  /** That is asked about; null while none is. */
  readonly supplier: Pick<LibraryRow, 'id' | 'version' | 'name'> | null;
  readonly act: RecordAct;
  readonly onClose: () => void;
}

/** Asks before a supplier leaves the library: what was noted of it goes too. */
export function RemoveSupplier({ supplier, act, onClose }: RemoveSupplierProps) {
  const client = usePortalClient();
  const remove = ({ id, version }: NonNullable<RemoveSupplierProps['supplier']>) =>
    act
      .run(`remove ${id}`, async () => {
        await (await supplierCalls(client)).remove({ body: { id, version } });
        return texts.removed(1, 1);
      })
      .then(onClose);
  return (
    <ConfirmDialog
      open={supplier !== null}
      title={texts.removeLong}
      text={texts.removeConfirm(supplier?.name ?? '')}
      confirmText={texts.remove}
      pending={supplier !== null && act.isBusy(`remove ${supplier.id}`)}
      onConfirm={() => supplier && void remove(supplier)}
      onCancel={onClose}
    />
  );
}
