import { describePaymentChannel } from '../testing/pay-fakes/channel-suite.ts';
import { startFakeAlipay } from '../testing/pay-fakes/fake-alipay.ts';
import { startFakeBank } from '../testing/pay-fakes/fake-quick-bank.ts';
import { startFakeWechat } from '../testing/pay-fakes/fake-wechat.ts';

describePaymentChannel('wechat', { start: startFakeWechat, forgeries: ['changed', 'stranger', 'old'] });
// Alipay tells of a payment for a day, under the signature of its first time.
describePaymentChannel('alipay', { start: startFakeAlipay, forgeries: ['changed', 'stranger'] });
describePaymentChannel('bank', { start: startFakeBank, forgeries: ['changed', 'stranger', 'old'] });
