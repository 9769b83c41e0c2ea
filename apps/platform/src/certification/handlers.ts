import type { certification } from '@jianzhu/api-client/contract';
import { checkCreditCode, normalizeCreditCode } from '@jianzhu/domain/forms';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { readBusinesses } from '../member/accounts.ts';
import { phoneOf } from '../member/identity.ts';
import { clientPlace } from '../member/network-of.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { answerPdf } from '../pdf/answer-pdf.ts';
import type { PdfMaker } from '../pdf/make-pdf.ts';
import type { DocumentReader } from '../ports/document-reader.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { authorizationLetter } from './authorization-letter.ts';
import { checkedVideo } from './checked-video.ts';
import { saveCompany, submitCompany, withdrawCompany } from './company-acts.ts';
import {
  applicationsOfCompany,
  type CompanyApplication,
  fieldsOf,
  inForceOfCompany,
  lastInForce,
  openOfCompany,
  toCompanyApplication,
} from './company-application.ts';
import { companyOfCode } from './credit-code.ts';
import { AUTHORIZATION_TEXTS } from './messages.ts';
import { certifiedBy, companyOverview, personCard } from './overview.ts';
import { pastOf } from './past-applications.ts';
import { savePerson, submitPerson, withdrawPerson } from './person-acts.ts';
import {
  applicationsOfPerson,
  inForceOfPerson,
  openOfPerson,
  type PersonApplication,
  realNameOf,
  toPersonApplication,
} from './person-application.ts';
import { recognise } from './recognise.ts';
import { saveMaterials } from './save-materials.ts';
import { readCertificationReview, submitMaterials, withdrawMaterials } from './submit-materials.ts';

export interface CertificationServices {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly keeper: KeyKeeper;
  readonly pdfs: PdfMaker;
  readonly documents: DocumentReader;
}

/** The certification of persons and of companies (domain rules 15), and the files of a business's own. */
export function certificationHandlers(services: CertificationServices): ContextHandlers<typeof certification> {
  const { database, keeper, pdfs } = services;
  const ofBusiness = <T>({ caller }: CallContext<BusinessMember>, work: (transaction: Transaction) => Promise<T>) =>
    database.withSession(caller.session, work);
  // A person's own belongs to no business, which is all that a session sees; each act looks itself whose it is.
  const ofPerson = database.withWorker;
  const person = async (done: Promise<PersonApplication | Refusal>) => {
    const row = await done;
    return row instanceof Refusal ? row : toPersonApplication(row);
  };
  const company = async (caller: BusinessMember, done: Promise<CompanyApplication | Refusal>) => {
    const row = await done;
    return row instanceof Refusal ? row : toCompanyApplication(row, caller);
  };
  return {
    overview: asBusiness(async (_input, context) => {
      const personal = await ofPerson((transaction) => personCard(transaction, context.caller));
      const business = await ofBusiness(context, (transaction) => companyOverview(transaction, context.caller));
      const { userId, acting } = context.caller;
      const certified = await ofPerson((transaction) => certifiedBy(transaction, userId));
      const all = await database.withCredentials((transaction) => readBusinesses(transaction, userId));
      const ownCompanies = all.filter(
        ({ businessId }) => certified.has(businessId) && businessId !== acting.businessId,
      );
      return { personal, ...business, ownCompanies };
    }),
    personal: asBusiness(async (_input, { caller: { userId } }) => {
      const loginPhone = await database.withCredentials((transaction) => phoneOf(transaction, userId));
      return ofPerson(async (transaction) => {
        const open = await openOfPerson(transaction, userId);
        const inForce = await inForceOfPerson(transaction, userId);
        const all = await applicationsOfPerson(transaction, userId);
        return {
          application: open ? toPersonApplication(open) : null,
          inForce: inForce ? toPersonApplication(inForce) : null,
          loginPhone,
          history: await pastOf(transaction, 'personal_certification', all, realNameOf),
        };
      });
    }),
    savePersonal: asBusiness(({ body }, { caller }) =>
      ofPerson((transaction) => person(savePerson(transaction, caller, keeper, body))),
    ),
    submitPersonal: asBusiness(async ({ body }, context) => {
      const video = await checkedVideo(services, context.caller.userId);
      if (video instanceof Refusal) return video;
      return ofPerson((transaction) =>
        context.once(transaction, () =>
          person(submitPerson(transaction, context.caller, database, { ...body, ...clientPlace(context), ...video })),
        ),
      );
    }),
    withdrawPersonal: asBusiness(({ body }, { caller }) =>
      ofPerson((transaction) => person(withdrawPerson(transaction, caller, body))),
    ),
    corporate: asBusiness((_input, context) =>
      ofBusiness(context, async (transaction) => {
        const { caller } = context;
        const { businessId } = caller.acting;
        const open = await openOfCompany(transaction, businessId);
        const inForce = await inForceOfCompany(transaction, businessId);
        const last = inForce ?? (await lastInForce(transaction, businessId));
        const all = await applicationsOfCompany(transaction, businessId);
        return {
          application: open ? toCompanyApplication(open, caller) : null,
          inForce: inForce ? toCompanyApplication(inForce, caller) : null,
          last: last ? toCompanyApplication(last, caller) : null,
          history: await pastOf(transaction, 'corporate_certification', all, (row) => fieldsOf(row).businessName),
        };
      }),
    ),
    saveCorporate: asBusiness(({ body }, context) =>
      ofBusiness(context, (transaction) =>
        company(context.caller, saveCompany(transaction, context.caller, keeper, body)),
      ),
    ),
    submitCorporate: asBusiness(({ body }, context) =>
      ofBusiness(context, (transaction) =>
        context.once(transaction, () =>
          company(
            context.caller,
            submitCompany(transaction, context.caller, database, { ...body, ...clientPlace(context) }),
          ),
        ),
      ),
    ),
    withdrawCorporate: asBusiness(({ body }, context) =>
      ofBusiness(context, (transaction) => company(context.caller, withdrawCompany(transaction, context.caller, body))),
    ),
    checkCreditCode: asBusiness(({ query }, context) =>
      ofBusiness(context, async (transaction) => {
        const code = normalizeCreditCode(query.code);
        const valid = checkCreditCode(code) === null;
        const found = valid ? await companyOfCode(transaction, code) : undefined;
        const other = found?.business_id === context.caller.acting.businessId ? undefined : found;
        const shown = { businessId: other?.business_id ?? '', businessName: other?.name ?? '' };
        return { valid, occupied: other !== undefined, ...shown };
      }),
    ),
    recognise: asBusiness(({ body }, { caller }) => recognise(services, caller, body)),
    authorizationTemplate: asBusiness(async (_input, context) => {
      const letter = await ofBusiness(context, (transaction) =>
        authorizationLetter(transaction, context.caller.acting.businessId),
      );
      return answerPdf(pdfs, letter, AUTHORIZATION_TEXTS.fileName, context);
    }),
    saveMaterials: asBusiness(({ body }, { caller }) => saveMaterials(services, caller, body.materials)),
    review: asBusiness((_input, { caller }) =>
      database.withSession(caller.session, (transaction) => readCertificationReview(transaction, caller)),
    ),
    submit: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, (transaction) => submitMaterials(transaction, caller, body.version)),
    ),
    withdraw: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, (transaction) => withdrawMaterials(transaction, caller, body.version)),
    ),
  };
}
