import { Button } from '@jianzhu/ui';
import { DescriptionList } from '@jianzhu/ui/record';
import { useEffect, useRef } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { useCopy } from '../../shell/use-copy.ts';
import { payTexts } from './messages.ts';
import { type Bill, payCalls } from './pay-calls.ts';

const texts = payTexts.account;

interface TransferAccountProps {
  readonly bill: Bill;
  readonly payType: 1 | 2;
}

/** Where a transfer goes and what it names, before it is made: whoever chooses it gets the number at once. */
export function TransferAccount({ bill, payType }: TransferAccountProps) {
  const client = usePortalClient();
  const act = useAct();
  const copy = useCopy();
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

  const postscript = order?.code.slice(-POSTSCRIPT_LENGTH) ?? '';
  const parts = [
    { term: texts.name, text: account.name },
    { term: texts.number, text: account.number },
    { term: texts.bank, text: account.bank },
    { term: texts.postscript, text: postscript },
  ];
  return (
    <>
      <LostAct lost={act.lost} />
      <DescriptionList
        columns={2}
        items={parts.map(({ term, text }) => ({
          term,
          value: text !== '' && (
            <>
              {text}{' '}
              <Button variant="link" size="compact" aria-label={texts.copyOf(term)} onClick={() => void copy(text)}>
                {texts.copy}
              </Button>
            </>
          ),
        }))}
      />
      {postscript !== '' && <p>{texts.hint}</p>}
    </>
  );
}

/** Last characters of the number of an order that a transfer names (domain rules 5.5). */
const POSTSCRIPT_LENGTH = 8;
