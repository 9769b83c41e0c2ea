import { createPrivateKey, createPublicKey } from 'node:crypto';
import * as v from 'valibot';
import { ALIPAY_URL, type AlipaySettings } from './alipay.ts';
import { CALLBACK_PATH, type ChannelName } from './payment-channel.ts';
import type { QuickPaySettings } from './quick-pay.ts';
import { WECHAT_PAY_URL, type WechatPaySettings } from './wechat-pay.ts';

/** The channels that an operator has set up. */
export interface PaySettings {
  readonly wechat?: WechatPaySettings;
  readonly alipay?: AlipaySettings;
  readonly bank?: QuickPaySettings;
}

const isKey = (read: () => unknown): boolean => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};
const der = (base64: string) => Buffer.from(base64, 'base64');
const privateKey = v.pipe(
  v.string(),
  v.check(
    (text) => isKey(() => createPrivateKey({ key: der(text), format: 'der', type: 'pkcs8' })),
    'must be a private key, PKCS#8 in base64 on one line',
  ),
);
const publicKey = v.pipe(
  v.string(),
  v.check(
    (text) => isKey(() => createPublicKey({ key: der(text), format: 'der', type: 'spki' })),
    'must be a public key, SPKI in base64 on one line',
  ),
);
const word = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be letters and digits'));

/** The variables of payment channels. @param origin the form of an origin */
export const payVariables = <Origin extends v.GenericSchema<string, string>>(origin: Origin) => ({
  PAY_CALLBACK_ORIGIN: v.optional(origin),
  WECHAT_PAY_MERCHANT: v.optional(word),
  WECHAT_PAY_APP: v.optional(word),
  WECHAT_PAY_SERIAL: v.optional(v.pipe(v.string(), v.regex(/^[0-9A-F]{8,64}$/, 'must be hexadecimal capitals'))),
  WECHAT_PAY_KEY: v.optional(privateKey),
  WECHAT_PAY_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^\w{32}$/, 'must be 32 letters and digits'))),
  WECHAT_PAY_URL: v.optional(origin, WECHAT_PAY_URL),
  ALIPAY_APP: v.optional(word),
  ALIPAY_KEY: v.optional(privateKey),
  ALIPAY_PUBLIC_KEY: v.optional(publicKey),
  ALIPAY_URL: v.optional(origin, ALIPAY_URL),
  QUICK_PAY_URL: v.optional(origin),
  QUICK_PAY_MERCHANT: v.optional(word),
  QUICK_PAY_KEY: v.optional(privateKey),
  QUICK_PAY_PUBLIC_KEY: v.optional(publicKey),
});

type Values = Readonly<
  Partial<Record<keyof ReturnType<typeof payVariables>, string | undefined>> & {
    WECHAT_PAY_URL: string;
    ALIPAY_URL: string;
  }
>;

/** Each channel of which all is said; the callbacks of all come to the one origin. */
export function readPaySettings(values: Values): PaySettings {
  const { PAY_CALLBACK_ORIGIN: origin } = values;
  if (origin === undefined) return {};
  const notifyUrl = (name: ChannelName) => `${origin}${CALLBACK_PATH}/${name}`;
  const { WECHAT_PAY_MERCHANT, WECHAT_PAY_APP, WECHAT_PAY_SERIAL, WECHAT_PAY_KEY, WECHAT_PAY_API_KEY } = values;
  const { ALIPAY_APP, ALIPAY_KEY, ALIPAY_PUBLIC_KEY } = values;
  const { QUICK_PAY_URL, QUICK_PAY_MERCHANT, QUICK_PAY_KEY, QUICK_PAY_PUBLIC_KEY } = values;
  return {
    ...(WECHAT_PAY_MERCHANT &&
      WECHAT_PAY_APP &&
      WECHAT_PAY_SERIAL &&
      WECHAT_PAY_KEY &&
      WECHAT_PAY_API_KEY && {
        wechat: {
          ...{ mchId: WECHAT_PAY_MERCHANT, appId: WECHAT_PAY_APP, serialNo: WECHAT_PAY_SERIAL, key: WECHAT_PAY_KEY },
          ...{ apiKey: WECHAT_PAY_API_KEY, url: values.WECHAT_PAY_URL, notifyUrl: notifyUrl('wechat') },
        },
      }),
    ...(ALIPAY_APP &&
      ALIPAY_KEY &&
      ALIPAY_PUBLIC_KEY && {
        alipay: {
          ...{ appId: ALIPAY_APP, key: ALIPAY_KEY, publicKey: ALIPAY_PUBLIC_KEY, url: values.ALIPAY_URL },
          notifyUrl: notifyUrl('alipay'),
        },
      }),
    ...(QUICK_PAY_URL &&
      QUICK_PAY_MERCHANT &&
      QUICK_PAY_KEY &&
      QUICK_PAY_PUBLIC_KEY && {
        bank: {
          ...{ url: QUICK_PAY_URL, merchantId: QUICK_PAY_MERCHANT, key: QUICK_PAY_KEY },
          ...{ publicKey: QUICK_PAY_PUBLIC_KEY, notifyUrl: notifyUrl('bank') },
        },
      }),
  };
}
