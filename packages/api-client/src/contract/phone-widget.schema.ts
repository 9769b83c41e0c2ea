import * as v from 'valibot';
import { captchaToken, phoneForCode } from './fields.schema.ts';

export const phoneWidgetSchemas = {
  checkRegistration: { body: v.object({ phoneNumber: phoneForCode }), data: v.object({ exist: v.boolean() }) },
  sendCode: {
    body: v.object({
      phone: phoneForCode,
      /** Which text message; the widget's page decides. */
      templateId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '短信模板不正确')),
      /** What the slider captcha gave. */
      code: captchaToken,
    }),
    data: v.null(),
  },
};
