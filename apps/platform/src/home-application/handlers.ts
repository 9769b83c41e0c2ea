import type { homeApplication } from '@jianzhu/api-client/contract';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import type { Once } from '../http/idempotency.ts';
import { Refusal } from '../http/refusal.ts';
import { type CaptchaServices, giveCaptcha } from '../member/captcha/give-captcha.ts';
import { clientPlace } from '../member/network-of.ts';
import { type SendCodeServices, sendCode } from '../member/send-code.ts';
import { submitApplication } from './submit-application.ts';

export interface HomeApplicationServices extends SendCodeServices, CaptchaServices {
  readonly database: Database;
}

/** A GET has no Idempotency-Key: its captcha token, used up in the same transaction, keeps it from having an effect twice. */
const captchaIsKey: Once = (_transaction, effect) => effect();

/** Forms of the home page that anybody may send in; captcha and code prove a person with that phone. */
export function homeApplicationHandlers(services: HomeApplicationServices): ContextHandlers<typeof homeApplication> {
  const { database } = services;
  return {
    financeCaptcha: anyone((_input, context) => giveCaptcha(services, clientPlace(context))),
    applyForFinance: anyone(({ body }, context) =>
      submitApplication(
        database,
        {
          kind: 'finance',
          ...clientPlace(context),
          captchaToken: body.captchaToken,
          smsCode: body.smsCode,
          businessName: body.businessName,
          contactName: body.contactName,
          phone: body.contactPhone,
          amount: body.applyAmount,
          content: '',
          projectId: null,
        },
        context.once,
      ),
    ),
    applyForProject: anyone(async ({ query }, context) => {
      const projectId = query.projectId === undefined ? null : parseRecordId(query.projectId);
      if (projectId === undefined) return new Refusal('notFound');
      const application = {
        kind: 'project',
        ...clientPlace(context),
        captchaToken: query.captchaToken,
        smsCode: query.smsCode,
        businessName: query.businessName,
        contactName: query.contactName,
        phone: query.phone,
        amount: query.quoteAmount ?? null,
        content: query.cooperateIntent,
        projectId,
      } as const;
      return submitApplication(database, application, captchaIsKey);
    }),
    sendPhoneCode: anyone(async ({ query }, context) => {
      const sent = await sendCode(services, { ...query, ...clientPlace(context) });
      return sent instanceof Refusal ? sent : null;
    }),
  };
}
