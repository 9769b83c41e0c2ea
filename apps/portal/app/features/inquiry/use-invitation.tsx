import { type ReactNode, useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { type RecordAct, useAct } from '../../record/use-act.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { inquiryCalls } from './inquiry-calls.ts';
import { inquiryTexts as texts } from './messages.ts';

/** How a supplier answers an invitation. */
interface Invitation {
  readonly act: RecordAct;
  accept(inquiryId: string): void;
  isAccepting(inquiryId: string): boolean;
  /** Asks why, first. */
  decline(inquiryId: string): void;
  /** What asks; to be drawn once on the page. */
  readonly dialog: ReactNode;
}

/** Accepts invitations and declines them, in a list or on a page. */
export function useInvitation(): Invitation {
  const client = usePortalClient();
  const act = useAct();
  const [declined, setDeclined] = useState<string | null>(null);
  const nameOf = (inquiryId: string) => `accept ${inquiryId}`;
  return {
    act,
    accept: (id) =>
      void act.run(nameOf(id), async () => {
        await (await inquiryCalls(client)).acceptInvite({ body: { id } });
        return texts.done.accept;
      }),
    isAccepting: (id) => act.isBusy(nameOf(id)),
    decline: setDeclined,
    dialog: declined !== null && <DeclineDialog inquiryId={declined} onClose={() => setDeclined(null)} />,
  };
}
