import { FORM_MESSAGES } from '@jianzhu/domain';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { usePortalClient } from '../portal-client.ts';
import { isLeaving, type SessionStore } from '../session/session-store.ts';
import { leaveTexts as texts } from './messages.ts';

/** The logout and the switch of companies have been asked for, and end the page by themselves. */
function endsByItself(session: SessionStore): boolean {
  return isLeaving(session) || session.isSwitchingCompany;
}

export interface LeaveGuardProps {
  readonly isNeeded: boolean;
  /** What our dialog asks, where it is not about what was filled in. */
  readonly text?: string;
}

/**
 * Asks before the member leaves a page whose changes would be lost: for another page with a dialog of ours, for another
 * site or a closed tab with the one of the browser, which takes no words.
 */
export function LeaveGuard({ isNeeded, text = FORM_MESSAGES.unsavedChanges }: LeaveGuardProps) {
  const { session } = usePortalClient();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isNeeded && !endsByItself(session) && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (!isNeeded) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!endsByItself(session)) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isNeeded, session]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      text={text}
      confirmText={texts.leave}
      cancelText={texts.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
