import { overlaps } from '../catalog/material-categories.ts';
import { SUPPLIER_MESSAGES } from './messages.ts';

/** Points of a recommendation (domain rules 3.7); together at most 100. */
const POINTS = { categories: 50, sameCity: 20, sameProvince: 10, responseRate: 15, certified: 10, member: 5 } as const;

/** A supplier is recommended from this many points on. */
export const LEAST_POINTS = 50;

/** What is known of a supplier before it is recommended. */
export interface SupplierFacts {
  readonly categoryCodes: readonly string[];
  readonly cityCode: string;
  /** 0 to 1; null where it was never invited. */
  readonly responseRate: number | null;
  readonly isCertified: boolean;
  readonly isMember: boolean;
}

/** What is asked for, and where to. */
export interface Demand {
  readonly categoryCodes: readonly string[];
  readonly cityCode: string;
}

/** Points of a supplier for a demand: the share of its categories that he has, his place, and how he answers. */
export function recommendationPoints(supplier: SupplierFacts, demand: Demand): number {
  const met = demand.categoryCodes.filter((code) => supplier.categoryCodes.some((own) => overlaps(own, code)));
  const share = demand.categoryCodes.length === 0 ? 0 : met.length / demand.categoryCodes.length;
  return Math.round(
    share * POINTS.categories +
      placePoints(supplier.cityCode, demand.cityCode) +
      (supplier.responseRate ?? 0) * POINTS.responseRate +
      (supplier.isCertified ? POINTS.certified : 0) +
      (supplier.isMember ? POINTS.member : 0),
  );
}

function placePoints(own: string, asked: string): number {
  if (own === '' || asked === '') return 0;
  if (own === asked) return POINTS.sameCity;
  return own.slice(0, 2) === asked.slice(0, 2) ? POINTS.sameProvince : 0;
}

/** Why a business cannot be invited; null when it can. */
export function refuseInvitee(business: {
  readonly isOwn: boolean;
  readonly isBlacklisted: boolean;
  readonly isCertified: boolean;
}): string | null {
  if (business.isOwn) return SUPPLIER_MESSAGES.ownBusiness;
  if (business.isBlacklisted) return SUPPLIER_MESSAGES.blacklisted;
  return business.isCertified ? null : SUPPLIER_MESSAGES.notCertified;
}
