import { expect, it } from 'vitest';
import { readPlatformSettings } from '../env.ts';
import { makeKeys } from '../testing/pay-fakes/fake-book.ts';

const { privateText, publicText } = makeKeys();
const ALL = {
  ...{ PAY_CALLBACK_ORIGIN: 'https://pay.example.cn', WECHAT_PAY_MERCHANT: '1900000001', WECHAT_PAY_APP: 'wx01' },
  ...{ WECHAT_PAY_SERIAL: '5157F09EFDC096DE15EB', WECHAT_PAY_KEY: privateText, WECHAT_PAY_API_KEY: 'a'.repeat(32) },
  ...{ ALIPAY_APP: '2021000000000001', ALIPAY_KEY: privateText, ALIPAY_PUBLIC_KEY: publicText },
  ...{ QUICK_PAY_URL: 'https://bank.example.cn', QUICK_PAY_MERCHANT: 'M1', QUICK_PAY_KEY: privateText },
  QUICK_PAY_PUBLIC_KEY: publicText,
};
const channelsOf = (variables: Record<string, string>) => {
  const settings = readPlatformSettings(variables, '1');
  return 'code' in settings ? settings.message : Object.keys(settings.pay);
};

it('has each channel of which all is said, and none where callbacks cannot come', () => {
  expect(channelsOf({})).toEqual([]);
  expect(channelsOf(ALL)).toEqual(['wechat', 'alipay', 'bank']);
  expect(channelsOf({ ...ALL, WECHAT_PAY_API_KEY: '', QUICK_PAY_URL: '' })).toEqual(['alipay']);
  expect(channelsOf({ ...ALL, PAY_CALLBACK_ORIGIN: '' })).toEqual([]);
});

it('tells each channel where to call back', () => {
  const settings = readPlatformSettings(ALL, '1');
  expect('pay' in settings && settings.pay.alipay?.notifyUrl).toBe(
    'https://pay.example.cn/api/rs-member-service/ecomm/pay/callback/alipay',
  );
});

it.each(['WECHAT_PAY_KEY', 'ALIPAY_KEY', 'QUICK_PAY_KEY'])(
  'refuses a key that is none, and does not repeat it: %s',
  (name) => {
    const told = channelsOf({ ...ALL, [name]: 'c2VjcmV0' });
    expect(told).toContain('must be a private key');
    expect(told).not.toContain('c2VjcmV0');
  },
);
