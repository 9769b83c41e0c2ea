import type { Database } from '../db/database.ts';
import type { PlatformSettings } from '../env.ts';
import { createHttpSmsSender } from './http-sms-sender.ts';
import { createPageSmsSender } from './page-sms-sender.ts';
import type { SmsSender } from './sms-sender.ts';

const noSender: SmsSender = {
  send: () => Promise.reject(new Error('SMS_URL is not set: text messages cannot be sent')),
};

/** The provider that is configured; else, in a demonstration, the page of sent texts; else every message fails. */
export function chooseSmsSender({ sms, demo }: PlatformSettings, database: Database): SmsSender {
  if (sms !== undefined) return createHttpSmsSender(sms);
  return demo ? createPageSmsSender(database) : noSender;
}
