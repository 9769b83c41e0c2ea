import { useEffect, useRef } from 'react';
import { AccountFacts } from '../../cashier/account-facts.tsx';
import { accountTexts as texts } from '../../cashier/messages.ts';
import { type Bill, payCalls } from '../../cashier/pay-calls.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';

interface TransferAccountProps {
  readonly bill: Bill;
  readonly payType: 1 | 2;
}

/** Where a transfer goes and what it names, before it is made: whoever chooses it gets the number at once. */
export function TransferAccount({ bill, payType }: TransferAccountProps) {
  const client = usePortalClient();
  const act = useAct();
  const { account, order, refusal, tender } = bill;
  const reserve = useRef<() => void>(() => {});
  reserve.current = () =>
    void act.run('reserve', async () => {
      const { deposit } = await payCalls(client);
      await deposit.reserve({ body: { tenderId: tender.id, payType } });
      return undefined;
    });
  const isWanted = order === null && refusal === null;
  useEffect(() => {
    if (isWanted) reserve.current();
  }, [isWanted]);

  return (
    <>
      <LostAct lost={act.lost} />
      <AccountFacts account={account} code={order?.code ?? ''} />
      {order !== null && <p>{texts.hint}</p>}
    </>
  );
}
