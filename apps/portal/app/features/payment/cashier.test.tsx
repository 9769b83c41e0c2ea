import { PAY_STATUS } from '@jianzhu/domain/payments';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CashierCode } from '../../cashier/cashier-code.tsx';
import type { Cashier } from '../../cashier/pay-calls.ts';
import { PortalStage } from '../../testing/portal-stage.tsx';
import { PayResultPage } from './pay-result-page.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const NOW = '2026-11-27 10:00:00';
const order: Cashier = {
  ...{ id: '7', version: 1, updateTime: NOW, allowedActions: [], code: 'ZF2026112700001', status: PAY_STATUS.open },
  ...{
    channel: 4,
    amount: 28_310_00,
    failReason: '',
    payTime: '',
    subject: '工程项目全程法务包',
    bizType: 1,
    bizId: '1',
  },
  ...{ payee: '律师事务所', bizCode: 'FD1', bizPath: '/user/service-buy-list/detail?id=1', payer: '建设集团' },
  ...{ expireTime: '2026-11-27 10:30:00', serverTime: NOW, isOpen: true, ways: [1, 4], cards: [], balance: 0 },
  ...{ pin: { isSet: true, lockedUntil: null }, account: { name: '', number: '', bank: '' }, attempt: null },
  ...{ refundedAmount: 0, refunds: [], isSandbox: false },
};

async function show(view: React.ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await act(async () => root.render(<PortalStage>{view}</PortalStage>));
  return place;
}

const attempt = { channel: 4, isWaiting: true, code: 'weixin://pay/1', cardText: '' };
const codeOf = (over: Partial<Cashier>, onDraw = vi.fn()) =>
  show(<CashierCode order={{ ...order, ...over }} way={4} isBusy={false} onDraw={onDraw} />);

it('a code is drawn when it is asked for, and said to be on its way', async () => {
  const onDraw = vi.fn();
  const place = await codeOf({}, onDraw);
  place.querySelector('button')?.click();
  expect(onDraw).toHaveBeenCalledOnce();
  const waiting = await codeOf({ attempt: { ...attempt, code: '', expireTime: '2026-11-27 10:15:00' } });
  expect(waiting.textContent).toContain('正在生成二维码');
});

it('a code that can be scanned no more gives way to a button for another one', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T02:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const place = await codeOf({ attempt: { ...attempt, expireTime: '2026-11-27 10:15:00' } });
  expect(place.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe('微信扫码支付');
  await act(() => vi.advanceTimersByTimeAsync(15 * 60_000 + 1000));
  expect(place.querySelector('svg[role="img"]')).toBeNull();
  expect(place.textContent).toContain('二维码已过期');
});

it.each([
  [PAY_STATUS.paid, '支付成功', '下载支付凭证'],
  [PAY_STATUS.paying, '支付处理中，请稍后在订单中查看', '刷新结果'],
  [PAY_STATUS.failed, '支付失败', '重新支付'],
  [PAY_STATUS.closed, '支付单已关闭', '查看订单'],
  [PAY_STATUS.partlyRefunded, '支付成功，部分已退款', '下载支付凭证'],
])('the result of status %i says %s, and offers %s', async (status, title, act_) => {
  const place = await show(<PayResultPage order={{ ...order, status }} />);
  expect(place.querySelector('h1')?.textContent).toBe(title);
  expect(place.textContent).toContain(act_);
});
