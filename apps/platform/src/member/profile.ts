import { dictionaryLabel, MEMBERSHIP_LEVELS } from '@jianzhu/domain/forms';
import './tables.ts';
import { type CompanyInfo, type MemberDetail, maskPhone, shownAvatar } from '@jianzhu/domain';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { Member } from '../http/caller.ts';
import { permissionKeys } from './permission-keys.ts';

/** The user and, while acting for a business, what the user may do there. */
export async function readMemberDetail(transaction: Transaction, caller: Member): Promise<MemberDetail> {
  const account = await transaction
    .selectFrom('account')
    .select(['id', 'phone', 'real_name', 'nick_name', 'avatar', 'cert_status'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const business = await readBusiness(transaction, caller.acting?.businessId);
  const phoneMasked = maskPhone(account.phone);
  return {
    id: account.id,
    account: account.nick_name || phoneMasked,
    realName: account.real_name,
    avatar: shownAvatar(account.avatar),
    phoneMasked,
    permissionKeys: caller.acting === undefined ? [] : permissionKeys(caller.acting),
    ...(caller.acting?.isSecondFactorDue && { isSecondFactorDue: true }),
    dataScope: caller.acting?.dataScope ?? null,
    certStatus: { personal: account.cert_status, corporate: business?.cert_status ?? null },
    vip: business === undefined ? null : vipOf(business),
    companyRoles: business?.company_roles ?? [],
  };
}

interface Subscription {
  readonly vip_level: number;
  readonly vip_until: Date | null;
}

/** The membership of a business, in words. */
export function vipOf({ vip_level, vip_until }: Subscription) {
  return {
    level: vip_level,
    name: dictionaryLabel(MEMBERSHIP_LEVELS, vip_level),
    expireTime: timeText(vip_until),
  };
}

/** The company of the session; undefined when it is not visible. */
export async function readCompany(transaction: Transaction, businessId: string): Promise<CompanyInfo | undefined> {
  const business = await readBusiness(transaction, businessId);
  return (
    business && {
      id: business.id,
      niceName: business.nice_name || business.name,
      tenantId: business.tenant_id,
      accountHeader: business.account_header,
    }
  );
}

function readBusiness(transaction: Transaction, businessId: string | undefined) {
  return businessId === undefined
    ? undefined
    : transaction.selectFrom('business').selectAll().where('id', '=', businessId).executeTakeFirst();
}
