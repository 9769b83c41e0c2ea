import { type HeldQualification, lackingDemands, qualificationName } from '../certification/qualification-kinds.ts';
import { type Refusal, refusal } from '../error/refusal.ts';
import { QUOTATION_MESSAGES } from '../quotation/messages.ts';

/** 供应商要求: whom a buyer wants to hear from. */
export const SUPPLIER_DEMAND = { none: 0, certified: 1, member: 2 } as const;

/** What an inquiry asks of whoever quotes. */
export interface SupplierDemand {
  /** Of `SUPPLIER_DEMAND`; null where nothing was said. */
  readonly minSupplierLevel: number | null;
  /** Ids of `QUALIFICATION_DEMANDS`. */
  readonly requiredQualifications: readonly string[];
}

/** What a supplier is. */
export interface SupplierStanding {
  readonly isCertified: boolean;
  /** Of the membership in force. */
  readonly level: number;
  readonly qualifications: readonly (HeldQualification & {
    /** `YYYY-MM-DD`; '' where it does not end. */
    readonly expireDate: string;
  })[];
}

/**
 * Why a supplier may not quote for an inquiry; null when it may (domain rules 0.13, 3.2). Nobody quotes without a
 * certification, whatever is asked.
 *
 * @param today `YYYY-MM-DD`; a certificate is good on its last day
 */
export function refuseSupplier(demand: SupplierDemand, supplier: SupplierStanding, today: string): Refusal | null {
  if (!supplier.isCertified) return refusal('certificationNeeded');
  if (demand.minSupplierLevel === SUPPLIER_DEMAND.member && supplier.level === 0) {
    return refusal('stateConflict', QUOTATION_MESSAGES.membersOnly);
  }
  const valid = supplier.qualifications.filter(({ expireDate }) => expireDate === '' || expireDate >= today);
  const [missing] = lackingDemands(demand.requiredQualifications, valid);
  return missing === undefined
    ? null
    : refusal('stateConflict', QUOTATION_MESSAGES.notQualified(qualificationName(missing.id)));
}
