import { Button, ButtonLink } from '@jianzhu/ui';
import { loginSiteLinks } from '../../portal-addresses.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAsk } from './use-ask.ts';

export interface AskButtonProps {
  readonly text: string;
  /** Where a visitor comes back to from the login, with the choice kept in the address. */
  readonly back: string;
  /** Why it cannot be asked for as it is chosen; undefined where it can. */
  readonly fault?: string | undefined;
  readonly write: Parameters<ReturnType<typeof useAsk>['ask']>[0];
}

/** Begins an inquiry; a visitor logs in first and comes back to the same choice. */
export function AskButton({ text, back, fault, write }: AskButtonProps) {
  const { origins } = usePortalClient();
  const { isVisitor, why, isBusy, lost, ask } = useAsk();
  if (isVisitor) return <ButtonLink href={loginSiteLinks(origins, back).login}>{text}</ButtonLink>;
  const reason = why ?? fault;
  return (
    <>
      <Button pending={isBusy} why={reason} onClick={() => reason === undefined && void ask(write)}>
        {text}
      </Button>
      <LostAct lost={lost} />
    </>
  );
}
