import { actorOf, SYSTEM } from '../record/actor-of.ts';
import './tables.ts';
import {
  checkSignUp,
  SIGN_UP_MESSAGES,
  SIGN_UP_NOTICES,
  SIGN_UP_STATUS,
  type SignUpFields,
} from '@jianzhu/domain/sign-ups';
import { tenderPage } from '@jianzhu/domain/tenders';
import { sql } from 'kysely';
import { setFiles, takeFiles } from '../attachment/record-files.ts';
import { businessNow, readNow } from '../db/business-clock.ts';
import { withDrawnNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { readStanding } from '../member/standing.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { refuseViolations } from '../record/refuse-violations.ts';
import type { SavedOf } from '../record/save-record.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import type { Tender } from '../tender/own-tender.ts';
import { admitSignUp } from './admit-sign-up.ts';
import { certificatesInForce } from './certificates.ts';
import { changeSignUp, factsOf, lockOffered, type SignUp } from './own-sign-up.ts';

/** A company signs up once; who took it back or was rejected signs up with the same record again. */
const MAY_SIGN_UP: readonly number[] = [SIGN_UP_STATUS.rejected, SIGN_UP_STATUS.cancelled];

/** Whose identity number it is: nothing else opens it. */
export const idCardPurpose = (tenderId: string, businessId: string): string =>
  JSON.stringify(['sign-up', tenderId, businessId, 'authorized person']);

/** Why a company cannot sign up to a tender, whatever it would fill in; in `withWorker`, or in its session. */
export async function refuseSignUp(
  transaction: Transaction,
  tender: Tender,
  businessId: string,
  now: Date,
): Promise<Refusal | null> {
  if (tender.business_id === businessId) return new Refusal('noPermission', { msg: SIGN_UP_MESSAGES.own });
  if (!factsOf(tender, now, false).takesSignUps) return new Refusal('deadlinePassed');
  if (!(await readStanding(transaction, businessId)).isCertified) return new Refusal('certificationNeeded');
  return null;
}

/** Signs a company up to a tender, by the clock that is read behind the tender's lock; in `withWorker`. */
export async function submitSignUp(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  { tenderId, id, version, ...fields }: SignUpFields & SavedOf & { readonly tenderId: string },
): Promise<SignUp | Refusal> {
  const { businessId } = caller.acting;
  const tender = await lockOffered(transaction, caller, tenderId);
  if (tender instanceof Refusal) return tender;
  const now = await readNow(transaction);
  const refused = await refuseSignUp(transaction, tender, businessId, now);
  if (refused) return refused;
  const known = await transaction
    .selectFrom('sign_up')
    .selectAll()
    .where('tender_id', '=', tender.id)
    .where('business_id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
  if (known !== undefined && !MAY_SIGN_UP.includes(known.status)) {
    return new Refusal('stateConflict', { msg: SIGN_UP_MESSAGES.twice });
  }
  const broken = await breaks(transaction, tender, businessId, fields);
  if (broken) return broken;
  const keep = await takeFiles(
    transaction,
    caller,
    { type: 'sign_up', id: known?.id ?? null },
    fields.authorizationLetter,
  );
  if (keep instanceof Refusal) return keep;
  const signUp = known ?? (await addSignUp(transaction, caller, tender, now));
  const letter = keep(fields.authorizationLetter);
  const changed = await changeSignUp(
    transaction,
    { tender, signUp, facts: factsOf(tender, now, false) },
    {
      ...{ action: 'submit', actor: actorOf(caller, 'supplier'), userId: caller.userId },
      seen: { id: signUp.id, version: known === undefined ? signUp.version : (version ?? 0) },
      columns: {
        ...{ contact_name: fields.contactName, contact_phone: fields.contactPhone, email: fields.email },
        authorized_person: fields.authorizedPerson,
        authorized_id_card: await keeper.wrap(
          Buffer.from(fields.authorizedIdCard),
          idCardPurpose(tender.id, businessId),
        ),
        authorization_letter: JSON.stringify(letter),
        qualification_ids: sql`${fields.qualificationIds}::bigint[]`,
        consortium: JSON.stringify(fields.consortium),
        ...{ reject_reason: '', audit_time: null, audit_user_id: null },
        submit_time: sql`${businessNow}`,
      },
    },
  );
  if (changed instanceof Refusal) return changed;
  await setFiles(transaction, { type: 'sign_up', id: changed.id }, letter);
  if (!tender.need_audit) {
    return admitSignUp(transaction, { tender, signUp: changed, now }, { actor: SYSTEM, userId: null, audit: 'call' });
  }
  await tellBuyer(transaction, tender, businessId);
  return changed;
}

async function breaks(
  transaction: Transaction,
  tender: Tender,
  businessId: string,
  fields: SignUpFields,
): Promise<Refusal | null> {
  const own = await certificatesInForce(transaction, businessId);
  const chosen = own.filter(({ id }) => fields.qualificationIds.includes(id));
  const errors =
    chosen.length < new Set(fields.qualificationIds).size
      ? [{ field: 'qualificationIds', message: SIGN_UP_MESSAGES.foreignCertificate }]
      : checkSignUp(
          fields,
          { requiredQualifications: tender.required_qualifications, allowConsortium: tender.allow_consortium },
          chosen,
        );
  return errors.length === 0 ? null : refuseViolations(errors);
}

/**
 * A sign-up that nothing holds yet: it begins as one that was taken back, and `submit` fills it. How many have signed up
 * is the buyer's alone to know: their numbers do not count them.
 */
const addSignUp = (transaction: Transaction, { acting, userId }: BusinessMember, tender: Tender, now: Date) =>
  withDrawnNumber('signUp', now.getTime(), (code) =>
    transaction
      .insertInto('sign_up')
      .values({
        ...{ business_id: acting.businessId, create_user_id: userId, update_user_id: userId, code },
        ...{ create_time: businessNow, update_time: sql<Date>`${businessNow}`, submit_time: sql<Date>`${businessNow}` },
        ...{ tender_id: tender.id, buyer_business_id: tender.business_id, status: SIGN_UP_STATUS.cancelled },
        ...{ contact_name: '', contact_phone: '', email: '', authorized_person: '' },
        ...{ authorized_id_card: Buffer.alloc(0), qualification_ids: [], authorization_letter: '[]', consortium: '[]' },
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returningAll()
      .executeTakeFirst(),
  );

async function tellBuyer(transaction: Transaction, tender: Tender, businessId: string): Promise<void> {
  const { name: company } = await readStanding(transaction, businessId);
  const { title, content } = SIGN_UP_NOTICES.N204;
  await tellHolders(
    transaction,
    { businessIds: [tender.business_id], permission: 'tender_audit' },
    {
      ...{ noticeType: 1, title, content: content({ company, title: tender.title }) },
      ...{ jumpUrl: tenderPage(tender.tender_type), optId: tender.id },
    },
  );
}
