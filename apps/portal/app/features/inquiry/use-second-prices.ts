import { quotation as quotationContract } from '@jianzhu/api-client/contract';
import { quotationSchemas } from '@jianzhu/api-client/schemas';
import { BUSINESS_CODES } from '@jianzhu/domain';
import type { SecondPrice } from '@jianzhu/domain/quotations';
import { type LineItem, lineItemErrors } from '@jianzhu/ui/line-item-grid';
import { useMemo, useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { useAct } from '../../record/use-act.ts';
import { useLeadToWrong } from '../../record/use-lead-to-wrong.ts';
import { useSendLimit } from '../../record/use-send-limit.ts';
import type { SecondRound } from './inquiry-calls.ts';
import { secondTexts as texts } from './second-messages.ts';
import { pricesOf, secondColumns, secondItem, withFirstPrices } from './second-price-rows.ts';

/** Prices that are asked about before they are sent, and what stands in the form again where they are not. */
interface Asked {
  readonly lines: readonly SecondPrice[];
  readonly before: readonly LineItem[];
}

/** A second round, and the quotation of the supplier who was asked in it. */
export interface AskedRound {
  readonly round: SecondRound;
  readonly quotation: NonNullable<SecondRound['quotation']>;
}

/** What was handed in, or what the form began with. */
interface Kept {
  readonly version: number;
  readonly items: readonly LineItem[];
}

/**
 * State of the second prices. What was typed stays whatever the page learns meanwhile: the deadline shuts the form, and
 * prices that a colleague has handed in are offered.
 */
export function useSecondPrices({ round, quotation }: AskedRound) {
  const client = usePortalClient();
  const act = useAct();
  const leadToWrong = useLeadToWrong();
  const loaded = useMemo(
    (): Kept => ({ version: quotation.version, items: round.lines.map(secondItem) }),
    [round, quotation],
  );
  const [kept, setKept] = useState(loaded);
  const [items, setItems] = useState(loaded.items);
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayAnswer = round.allowedActions.includes('submitSecond');
  const [wasOpen] = useState(mayAnswer);
  const limit = useSendLimit(round, mayAnswer || !wasOpen ? null : BUSINESS_CODES.deadlinePassed.msg);
  const isShut = !mayAnswer || limit.shut !== null;
  const errors = useMemo(() => lineItemErrors(items, secondColumns), [items]);
  const isTouched = items !== kept.items;
  const isNewer = loaded.version !== kept.version;

  const takeLoaded = () => {
    setKept(loaded);
    setItems(loaded.items);
  };
  if (isNewer && !isTouched) takeLoaded();

  function send(lines: readonly SecondPrice[]) {
    void act
      .run('second', async (idempotencyKey) => {
        const { api } = await client.memberSession();
        const calls = api.callsOf({ quotation: quotationContract }, { quotation: quotationSchemas }, 'quiet').quotation;
        await calls.submitSecond({ body: { id: quotation.id, version: kept.version, lines } }, { idempotencyKey });
        // What the platform has is what is shown from now on.
        setKept({ ...kept, items });
        return texts.done;
      })
      .then(() => setAsked(null));
  }

  return {
    act,
    items,
    setItems,
    wasOpen,
    isShut,
    isTouched,
    untilMs: limit.untilMs,
    /** Why it cannot be sent any more though it could when the page was opened; null otherwise. */
    shut: wasOpen ? limit.shut : null,
    errorCount: errors.length,
    isAsked: asked !== null && !isShut,
    /** Shows what a colleague has handed in since; null where nobody has, or it is too late to choose. */
    takeNewer: isNewer && isTouched && !isShut && !act.isBusy('second') ? takeLoaded : null,
    submit() {
      if (isShut) return;
      if (errors.length > 0) leadToWrong();
      else setAsked({ lines: pricesOf(items), before: items });
    },
    keepFirst() {
      const same = withFirstPrices(items);
      setItems(same);
      setAsked({ lines: pricesOf(same), before: items });
    },
    confirm() {
      if (asked) send(asked.lines);
    },
    cancel() {
      if (asked) setItems(asked.before);
      setAsked(null);
    },
  };
}
