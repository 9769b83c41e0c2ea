export { SUPPLIER_MESSAGES } from './supplier/messages.ts';
export {
  type Demand,
  LEAST_POINTS,
  recommendationPoints,
  refuseInvitee,
  type SupplierFacts,
} from './supplier/recommendation.ts';
export {
  blacklistRecord,
  MOST_SUPPLIERS,
  SUPPLIER_ACTS,
  SUPPLIER_LEVELS,
  type SupplierAct,
  type SupplierFields,
  supplierRecord,
} from './supplier/supplier.ts';
