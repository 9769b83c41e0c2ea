import type { phoneWidget } from '@jianzhu/api-client/contract';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { findAccount } from './accounts.ts';
import type { MemberServices } from './member-services.ts';
import { LOGIN_MESSAGES } from './messages.ts';
import { clientPlace } from './network-of.ts';
import { sendCode } from './send-code.ts';
import type { CodeScene } from './sms-codes.ts';

/** Which text message a page asks for, by its template. */
const TEMPLATES: ReadonlyMap<string, CodeScene> = new Map([
  ['register', 'register'],
  ['login', 'login'],
  ['forget', 'forget'],
]);

/** The phone widget (specification section 7). Discloses whether a phone is registered, so it is limited hard. */
export function phoneWidgetHandlers(services: MemberServices): ContextHandlers<typeof phoneWidget> {
  return {
    checkRegistration: anyone(({ body }) =>
      services.database.withCredentials(async (transaction) => ({
        exist: (await findAccount(transaction, body.phoneNumber)) !== undefined,
      })),
    ),
    sendCode: anyone(async ({ body: { phone, templateId, code } }, context) => {
      const scene = TEMPLATES.get(templateId);
      if (scene === undefined) return refuseField('templateId', LOGIN_MESSAGES.templateUnknown);
      const request = { phone, scene, captchaToken: code, ...clientPlace(context) };
      const sent = await sendCode(services, request);
      return sent instanceof Refusal ? sent : null;
    }),
  };
}
