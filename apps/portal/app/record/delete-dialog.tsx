import { deleteDialog } from '@jianzhu/domain/forms';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';

export interface DeleteDialogProps {
  /** What is deleted, such as 收货地址. */
  readonly entity: string;
  /** How many of them; 1 when left out. */
  readonly count?: number;
  readonly open: boolean;
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is deleted, in the words of every context (domain rules 0.3). */
export function DeleteDialog({ entity, count, ...dialog }: DeleteDialogProps) {
  const { title, text, confirm, cancel } = deleteDialog(entity, count);
  return <ConfirmDialog {...dialog} title={title} text={text} confirmText={confirm} cancelText={cancel} />;
}
