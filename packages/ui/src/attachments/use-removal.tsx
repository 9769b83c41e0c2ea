import { type RefObject, useCallback, useRef, useState } from 'react';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { type Attachment, isUnderWay } from './attachment.ts';
import { attachmentMessages as messages } from './messages.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/**
 * Taking a file out of a list: an uploaded one only after a question, one on its way at once. The focus stays in the
 * list. `dialog` is to be drawn once beside it.
 */
export function useRemoval(
  list: RefObject<HTMLElement | null>,
  attachments: readonly Attachment[],
  onRemove: (id: string) => void,
) {
  const [isAsking, setIsAsking] = useState(false);
  // Kept while the dialog closes, so that its sentence stays whole.
  const [asked, setAsked] = useState<Attachment | null>(null);
  const { leave } = useFocusAfterRemoval(list, attachments);

  function remove(id: string) {
    setIsAsking(false);
    leave(id);
    onRemove(id);
  }

  // Rows are drawn anew only when what they are given changes, so the function they get stays the same.
  const latest = useRef(remove);
  latest.current = remove;
  const ask = useCallback((attachment: Attachment) => {
    if (isUnderWay(attachment)) {
      latest.current(attachment.id);
      return;
    }
    setAsked(attachment);
    setIsAsking(true);
  }, []);

  const dialog = (
    <ConfirmDialog
      open={isAsking}
      text={messages.confirmRemove(asked?.name ?? '')}
      confirmText={messages.confirmRemoveAction}
      onConfirm={() => asked && remove(asked.id)}
      onCancel={() => setIsAsking(false)}
    />
  );
  return { ask, dialog };
}
