import * as v from 'valibot';
import { line, phoneField, recordId, smsCode, submission } from './fields.schema.ts';

export const salonSchemas = {
  signUp: {
    body: v.object({
      salonId: recordId,
      name: line('姓名', 2, 20),
      phone: phoneField,
      company: v.optional(line('企业', 0, 60)),
      /** Visitors prove their phone number; a member's is known. */
      smsCode: v.optional(smsCode),
    }),
    data: submission,
  },
};
