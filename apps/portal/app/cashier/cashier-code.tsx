import { Button } from '@jianzhu/ui';
import { TimeLeft } from '@jianzhu/ui/countdown';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { QrCode } from '@jianzhu/ui/qr-code';
import { useState } from 'react';
import { useAtMoment } from '../record/use-at-moment.ts';
import { useServerMoment } from '../record/use-server-moment.ts';
import { cashierTexts as texts } from './messages.ts';
import type { Cashier } from './pay-calls.ts';

const SIZE = 200;

interface CashierCodeProps {
  readonly order: Cashier;
  /** Of `PAY_CHANNEL`. */
  readonly way: number;
  readonly isBusy: boolean;
  /** Has a code drawn, or another one. */
  readonly onDraw: () => void;
}

/** The code that the payer's phone scans: drawn when it is asked for, counted down, and another one once it is over. */
export function CashierCode({ order, way, isBusy, onDraw }: CashierCodeProps) {
  const { attempt } = order;
  const isOurs = attempt?.channel === way && attempt.isWaiting;
  const untilMs = useServerMoment(isOurs ? attempt.expireTime : '', order.serverTime);
  const [overMs, setOverMs] = useState<number | null>(null);
  useAtMoment(untilMs, () => setOverMs(untilMs));
  if (!isOurs) {
    return (
      <Button variant="line" pending={isBusy} onClick={onDraw}>
        {texts.drawCode}
      </Button>
    );
  }
  if (attempt.code === '') return <InlineAlert>{texts.drawing}</InlineAlert>;
  const isOver = untilMs !== null && overMs === untilMs;
  const renew = (
    <Button variant="line" size="compact" pending={isBusy} onClick={onDraw}>
      {texts.renew}
    </Button>
  );
  if (isOver) {
    return (
      <InlineAlert tone="warning" action={renew}>
        {texts.codeOver}
      </InlineAlert>
    );
  }
  return (
    <div>
      <QrCode value={attempt.code} label={texts.scan[way] ?? ''} size={SIZE} />
      <p>{texts.scanHint[way]}</p>
      <p>
        {texts.codeLeft} <TimeLeft untilMs={untilMs ?? 0} over={texts.codeOver} /> {renew}
      </p>
    </div>
  );
}
