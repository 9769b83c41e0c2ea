import { Button } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { usePortalClient } from '../portal-client.ts';
import { LostAct } from '../record/lost-act.tsx';
import { useAct } from '../record/use-act.ts';
import { sandboxTexts as texts } from './messages.ts';
import { payCalls } from './pay-calls.ts';

type Outcome = keyof typeof texts.outcomes;

/** What a person may let the channel of a demonstration answer. */
export function SandboxAnswers({
  orderId,
  outcomes,
}: {
  readonly orderId: string;
  readonly outcomes: readonly Outcome[];
}) {
  const client = usePortalClient();
  const act = useAct();
  const answer = (outcome: Outcome) =>
    void act.run(outcome, async () => {
      const { payment } = await payCalls(client);
      await payment.sandbox({ body: { id: orderId, outcome } });
      return texts.done;
    });
  return (
    <>
      <LostAct lost={act.lost} />
      <InlineAlert
        action={outcomes.map((outcome) => (
          <Button
            key={outcome}
            variant="line"
            size="compact"
            pending={act.isBusy(outcome)}
            onClick={() => answer(outcome)}
          >
            {texts.outcomes[outcome]}
          </Button>
        ))}
      >
        {`${texts.title}：${texts.hint}`}
      </InlineAlert>
    </>
  );
}
