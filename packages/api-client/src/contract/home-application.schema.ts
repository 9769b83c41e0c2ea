import * as v from 'valibot';
import { captchaPicture } from './captcha.schema.ts';
import {
  applicationScene,
  captchaToken,
  line,
  phoneField,
  phoneForCode,
  recordId,
  smsCode,
  submission,
} from './fields.schema.ts';

const quoteMessage = '意向报价不正确';
const amountMessage = '申请金额须在10000到100000000元之间';

export const homeApplicationSchemas = {
  financeCaptcha: { data: captchaPicture },
  applyForFinance: {
    body: v.object({
      businessName: line('企业名称', 2, 60),
      /** In fen. */
      applyAmount: v.pipe(
        v.number(amountMessage),
        v.integer(amountMessage),
        v.minValue(1_000_000, amountMessage),
        v.maxValue(10_000_000_000, amountMessage),
      ),
      contactName: line('联系人', 2, 20),
      contactPhone: phoneField,
      captchaToken,
      smsCode,
    }),
    data: submission,
  },
  applyForProject: {
    query: v.object({
      projectId: v.optional(recordId),
      businessName: line('企业名称', 2, 60),
      contactName: line('联系人', 2, 20),
      phone: phoneField,
      captchaToken,
      smsCode,
      cooperateIntent: line('合作意向说明', 5, 500),
      /** In fen; a query carries it as text. */
      quoteAmount: v.optional(
        v.pipe(
          v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,13}$/))], quoteMessage),
          v.transform(Number),
          v.integer(quoteMessage),
          v.minValue(0, quoteMessage),
          v.maxValue(9_999_999_999_999, quoteMessage),
        ),
      ),
    }),
    data: submission,
  },
  sendPhoneCode: { query: v.object({ phone: phoneForCode, captchaToken, scene: applicationScene }), data: v.null() },
};
