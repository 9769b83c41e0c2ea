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
    body: v.object({
      projectId: v.optional(recordId),
      businessName: line('企业名称', 2, 60),
      contactName: line('联系人', 2, 20),
      phone: phoneField,
      captchaToken,
      smsCode,
      cooperateIntent: line('合作意向说明', 5, 500),
      /** In fen. */
      quoteAmount: v.optional(
        v.pipe(
          v.number(),
          v.integer(),
          v.minValue(0, '意向报价不正确'),
          v.maxValue(9_999_999_999_999, '意向报价不正确'),
        ),
      ),
    }),
    data: submission,
  },
  sendPhoneCode: { body: v.object({ phone: phoneForCode, captchaToken, scene: applicationScene }), data: v.null() },
};
