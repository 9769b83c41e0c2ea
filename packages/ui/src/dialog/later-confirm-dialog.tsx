import { lazy, Suspense, useState } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

/** A `ConfirmDialog` that is loaded when it first opens, for pages whose hydration shall not wait for it. */
export function LaterConfirmDialog(props: ConfirmDialogProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (props.open && !isAsked) setIsAsked(true);
  return (
    isAsked && (
      <Suspense>
        <ConfirmDialog {...props} />
      </Suspense>
    )
  );
}
