import { useCallback, useState } from 'react';
import { LaterConfirmDialog } from '../dialog/later-confirm-dialog.tsx';
import { leavingMessages } from './messages.ts';

/** Whether an address is one of the host's own sites, which links in messages open without a question. */
export type OwnsAddress = (address: string) => boolean;

/** The host of an address with its port; letters of other alphabets as they are sent (`xn--…`), not as they look. */
function hostOf(address: string): string {
  return URL.parse(address)?.host ?? address;
}

/**
 * Holds links in messages to other sites until the member has seen where they lead. A function that keeps its identity
 * keeps the rows of the log from being drawn again.
 */
export function useLeavingLinks(ownsAddress: OwnsAddress | undefined) {
  const [address, setAddress] = useState<string | null>(null);
  const holdLink = useCallback(
    (href: string) => {
      if (ownsAddress?.(href)) return false;
      setAddress(href);
      return true;
    },
    [ownsAddress],
  );
  return { address, holdLink, close: () => setAddress(null) };
}

export interface LeavingDialogProps {
  /** Where the link leads; null while nothing is asked. */
  readonly address: string | null;
  readonly onClose: () => void;
}

/** Asks before a link in a message leads to another site, whose window is not told of this page. */
export function LeavingDialog({ address, onClose }: LeavingDialogProps) {
  return (
    <LaterConfirmDialog
      open={address !== null}
      title={leavingMessages.title}
      text={leavingMessages.text(hostOf(address ?? ''))}
      confirmText={leavingMessages.confirm}
      cancelText={leavingMessages.cancel}
      onCancel={onClose}
      onConfirm={() => {
        if (address !== null) window.open(address, '_blank', 'noopener,noreferrer');
        onClose();
      }}
    />
  );
}
