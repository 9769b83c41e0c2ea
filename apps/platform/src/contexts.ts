import { addressContext } from './address/context.ts';
import { analyticsContext } from './analytics/context.ts';
import { attachmentContext } from './attachment/context.ts';
import { auditContext } from './audit/context.ts';
import { bankCardContext } from './bank-card/context.ts';
import { bidContext } from './bid/context.ts';
import { businessMemberContext } from './business-member/context.ts';
import { catalogContext } from './catalog/context.ts';
import { certificationContext } from './certification/context.ts';
import { chatContext } from './chat/context.ts';
import { clarificationContext } from './clarification/context.ts';
import { contentContext } from './content/context.ts';
import type { PlatformContext } from './context.ts';
import { dashboardContext } from './dashboard/context.ts';
import { deadlineContext } from './deadline/context.ts';
import { dealContext } from './deal/context.ts';
import { depositContext } from './deposit/context.ts';
import { draftContext } from './draft/context.ts';
import { evaluationContext } from './evaluation/context.ts';
import { fundContext } from './fund/context.ts';
import { groupContext } from './group/context.ts';
import { homeApplicationContext } from './home-application/context.ts';
import { inquiryContext } from './inquiry/context.ts';
import { invitationContext } from './invitation/context.ts';
import { invoiceContext } from './invoice/context.ts';
import { joinRequestContext } from './join-request/context.ts';
import { knowledgeContext } from './knowledge/context.ts';
import { lawContext } from './law/context.ts';
import { ledgerContext } from './ledger/context.ts';
import { lessonContext } from './lesson/context.ts';
import { matchingContext } from './matching/context.ts';
import { memberContext } from './member/context.ts';
import { needContext } from './need/context.ts';
import { noticeContext } from './notice/context.ts';
import { openApiContext } from './open-api/context.ts';
import { operatorContext } from './operator/context.ts';
import { orderContext } from './order/context.ts';
import { pageRequestContext } from './page-request/context.ts';
import { paymentContext } from './payment/context.ts';
import { platformConfigContext } from './platform-config/context.ts';
import { qualificationContext } from './qualification/context.ts';
import { quotationContext } from './quotation/context.ts';
import { reconciliationContext } from './reconciliation/context.ts';
import { recordCardContext } from './record-card/context.ts';
import { regionContext } from './region/context.ts';
import { reviewContext } from './review/context.ts';
import { roleContext } from './role/context.ts';
import { salonContext } from './salon/context.ts';
import { searchContext } from './search/context.ts';
import { serviceContext } from './service/context.ts';
import type { CallHandlerServices } from './services.ts';
import { showcaseContext } from './showcase/context.ts';
import { signUpContext } from './sign-up/context.ts';
import { supplierContext } from './supplier/context.ts';
import { tenderContext } from './tender/context.ts';
import { vipContext } from './vip/context.ts';
import { withdrawalContext } from './withdrawal/context.ts';

/** Every context of the platform: the one list that knows them. A new one adds its line. */
export const CONTEXTS = [
  addressContext,
  analyticsContext,
  attachmentContext,
  auditContext,
  bankCardContext,
  bidContext,
  businessMemberContext,
  catalogContext,
  certificationContext,
  chatContext,
  clarificationContext,
  contentContext,
  dashboardContext,
  deadlineContext,
  dealContext,
  depositContext,
  draftContext,
  evaluationContext,
  fundContext,
  groupContext,
  homeApplicationContext,
  inquiryContext,
  invitationContext,
  invoiceContext,
  joinRequestContext,
  knowledgeContext,
  lawContext,
  ledgerContext,
  lessonContext,
  matchingContext,
  memberContext,
  needContext,
  noticeContext,
  openApiContext,
  operatorContext,
  orderContext,
  pageRequestContext,
  paymentContext,
  platformConfigContext,
  qualificationContext,
  quotationContext,
  reconciliationContext,
  recordCardContext,
  regionContext,
  reviewContext,
  roleContext,
  salonContext,
  searchContext,
  serviceContext,
  showcaseContext,
  signUpContext,
  supplierContext,
  tenderContext,
  vipContext,
  withdrawalContext,
] as const;

type Served<Context> = Context extends PlatformContext<infer Calls> ? Calls : never;
type Together<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The handlers of all contexts, by their names in the contract. */
export function contextHandlers(services: CallHandlerServices): Together<Served<(typeof CONTEXTS)[number]>> {
  // The parts have the types that are joined here; Object.assign forgets them.
  return Object.assign({}, ...CONTEXTS.map(({ handlers }) => handlers?.(services)));
}
