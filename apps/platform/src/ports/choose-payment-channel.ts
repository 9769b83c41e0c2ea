import type { Database } from '../db/database.ts';
import type { PlatformSettings } from '../env.ts';
import { createAlipay } from './alipay.ts';
import { channelsOf, type PaymentChannels } from './payment-channels.ts';
import { createQuickPay } from './quick-pay.ts';
import { sandboxChannels } from './sandbox-channel.ts';
import { createWechatPay } from './wechat-pay.ts';

/** The channels that are configured; else the sandbox in a demonstration; else none, and one pays by transfer. */
export function choosePaymentChannels(
  { pay, demo }: Pick<PlatformSettings, 'pay' | 'demo'>,
  database: Database,
): PaymentChannels {
  const { wechat, alipay, bank } = pay;
  const configured = [
    ...(wechat === undefined ? [] : [createWechatPay(wechat)]),
    ...(alipay === undefined ? [] : [createAlipay(alipay)]),
    ...(bank === undefined ? [] : [createQuickPay(bank)]),
  ];
  return configured.length === 0 && demo ? sandboxChannels(database) : channelsOf(configured);
}
