import { awardRefusal } from '@jianzhu/domain/inquiries';
import { Button } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { inquiryCalls } from './inquiry-calls.ts';
import type { Comparison } from './second-round.tsx';
import { selectingTexts as texts } from './selecting-messages.ts';

export interface HeldAwardProps {
  readonly inquiry: Comparison['inquiry'];
  readonly award: NonNullable<Comparison['inquiry']['award']>;
}

/** An award that waits for its approval, with what this member can do about it (domain rules 4.7). */
export function HeldAward({ inquiry: { id, version }, award }: HeldAwardProps) {
  const client = usePortalClient();
  const act = useAct();
  const [isRefusing, setRefusing] = useState(false);
  const may = (name: string) => award.allowedActions.includes(name);

  const agree = () =>
    act.run('agree', async (idempotencyKey) => {
      const calls = await inquiryCalls(client);
      await calls.awardApprove({ body: { id, version, agree: 1, reason: '' } }, { idempotencyKey });
      return texts.agreed;
    });
  const withdraw = () =>
    act.run('withdraw', async () => {
      await (await inquiryCalls(client)).awardWithdraw({ body: { id, version } });
      return texts.withdrawn;
    });

  return (
    <>
      <LostAct lost={act.lost} />
      <InlineAlert
        tone="warning"
        action={
          <>
            {may('agree') && (
              <Button size="compact" pending={act.isBusy('agree')} onClick={() => void agree()}>
                {texts.agree}
              </Button>
            )}
            {may('refuse') && (
              <Button variant="line" size="compact" onClick={() => setRefusing(true)}>
                {texts.refuse}
              </Button>
            )}
            {may('withdraw') && (
              <Button variant="line" size="compact" pending={act.isBusy('withdraw')} onClick={() => void withdraw()}>
                {texts.withdraw}
              </Button>
            )}
          </>
        }
      >
        {[texts.heldBy(award.authorName), award.limitNote].filter((text) => text !== '').join('，')}
      </InlineAlert>
      {isRefusing && (
        <ActDialog
          title={texts.refuse}
          record={awardRefusal}
          start={{ reason: '' }}
          send={async ({ reason }, idempotencyKey) => {
            const calls = await inquiryCalls(client);
            await calls.awardApprove({ body: { id, version, agree: 0, reason } }, { idempotencyKey });
            return texts.refused;
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}
