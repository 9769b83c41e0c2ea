/** The schemas of every call, by context and name: validation on the server, opt-in checks in a client. */
import { addressSchemas, addressSorts } from './address.schema.ts';
import { analyticsSchemas } from './analytics.schema.ts';
import { articleSchemas } from './article.schema.ts';
import { attachmentSchemas } from './attachment.schema.ts';
import { auditKinds, auditResults, auditSchemas } from './audit.schema.ts';
import { bankCardSchemas } from './bank-card.schema.ts';
import { bidSchemas } from './bid.schema.ts';
import { businessMemberSchemas, businessMemberSorts } from './business-member.schema.ts';
import { catalogSchemas } from './catalog.schema.ts';
import { certificationSchemas } from './certification.schema.ts';
import { chatSchemas } from './chat.schema.ts';
import { clarificationSchemas } from './clarification.schema.ts';
import { contentSchemas } from './content.schema.ts';
import { dashboardSchemas } from './dashboard.schema.ts';
import { deadlineSchemas } from './deadline.schema.ts';
import { dealSchemas, dealSorts } from './deal.schema.ts';
import { depositSchemas } from './deposit.schema.ts';
import { draftForms, draftSchemas } from './draft.schema.ts';
import { evaluationSchemas } from './evaluation.schema.ts';
import { applicationScenes, codeScenes, loginScenes, securityScenes } from './fields.schema.ts';
import { fundSchemas } from './fund.schema.ts';
import { groupSchemas } from './group.schema.ts';
import { helpSchemas } from './help.schema.ts';
import { homeApplicationSchemas } from './home-application.schema.ts';
import { inquirySchemas } from './inquiry.schema.ts';
import { hallSorts, inquirySorts } from './inquiry-list.schema.ts';
import { invitationSchemas } from './invitation.schema.ts';
import { invoiceSchemas } from './invoice.schema.ts';
import { joinRequestSchemas } from './join-request.schema.ts';
import { knowledgeSchemas } from './knowledge.schema.ts';
import { lawSchemas } from './law.schema.ts';
import { lessonSchemas } from './lesson.schema.ts';
import { memberSchemas } from './member.schema.ts';
import { messageCenterSchemas } from './message-center.schema.ts';
import { needSchemas } from './need.schema.ts';
import { noticeSchemas } from './notice.schema.ts';
import { objectionSchemas } from './objection.schema.ts';
import { openApiSchemas } from './open-api.schema.ts';
import { operatorSchemas, reviewKinds } from './operator.schema.ts';
import { writtenKinds } from './operator-written.schema.ts';
import { orderSchemas } from './order.schema.ts';
import { ownKnowledgeSchemas, ownKnowledgeSorts } from './own-knowledge.schema.ts';
import { ownQualificationSchemas, qualificationSorts } from './own-qualification.schema.ts';
import { ownServiceSchemas, ownServiceSorts } from './own-service.schema.ts';
import { packageUseSchemas } from './package-use.schema.ts';
import { pageRequestSchemas } from './page-request.schema.ts';
import { partySchemas } from './party.schema.ts';
import { paymentSchemas } from './payment.schema.ts';
import { phoneWidgetSchemas } from './phone-widget.schema.ts';
import { platformConfigSchemas } from './platform-config.schema.ts';
import { profileSchemas } from './profile.schema.ts';
import { qualificationSchemas } from './qualification.schema.ts';
import { quotationSchemas, quotationSorts } from './quotation.schema.ts';
import { recordCardSchemas } from './record-card.schema.ts';
import { type RegionNode, regionSchemas } from './region.schema.ts';
import { roleSchemas } from './role.schema.ts';
import { salonSchemas } from './salon.schema.ts';
import { searchSchemas, searchTypes } from './search.schema.ts';
import { identityPurposes, securitySchemas } from './security.schema.ts';
import { serviceSchemas } from './service.schema.ts';
import { showcaseSchemas } from './showcase.schema.ts';
import { signUpSchemas } from './sign-up.schema.ts';
import { superviseSchemas } from './supervise.schema.ts';
import { supplierSchemas, supplierSorts } from './supplier.schema.ts';
import { tenderSchemas } from './tender.schema.ts';
import { vipSchemas } from './vip.schema.ts';
import { withdrawalSchemas } from './withdrawal.schema.ts';

export type { RegionNode };
export {
  addressSchemas,
  addressSorts,
  analyticsSchemas,
  applicationScenes,
  articleSchemas,
  attachmentSchemas,
  auditKinds,
  auditResults,
  auditSchemas,
  bankCardSchemas,
  bidSchemas,
  businessMemberSchemas,
  businessMemberSorts,
  catalogSchemas,
  certificationSchemas,
  chatSchemas,
  clarificationSchemas,
  codeScenes,
  contentSchemas,
  dashboardSchemas,
  deadlineSchemas,
  dealSchemas,
  dealSorts,
  depositSchemas,
  draftForms,
  draftSchemas,
  evaluationSchemas,
  fundSchemas,
  groupSchemas,
  hallSorts,
  helpSchemas,
  homeApplicationSchemas,
  identityPurposes,
  inquirySchemas,
  inquirySorts,
  invitationSchemas,
  invoiceSchemas,
  joinRequestSchemas,
  knowledgeSchemas,
  lawSchemas,
  lessonSchemas,
  loginScenes,
  memberSchemas,
  messageCenterSchemas,
  needSchemas,
  noticeSchemas,
  objectionSchemas,
  openApiSchemas,
  operatorSchemas,
  orderSchemas,
  ownKnowledgeSchemas,
  ownKnowledgeSorts,
  ownQualificationSchemas,
  ownServiceSchemas,
  ownServiceSorts,
  packageUseSchemas,
  pageRequestSchemas,
  partySchemas,
  paymentSchemas,
  phoneWidgetSchemas,
  platformConfigSchemas,
  profileSchemas,
  qualificationSchemas,
  qualificationSorts,
  quotationSchemas,
  quotationSorts,
  recordCardSchemas,
  regionSchemas,
  reviewKinds,
  roleSchemas,
  salonSchemas,
  searchSchemas,
  searchTypes,
  securityScenes,
  securitySchemas,
  serviceSchemas,
  showcaseSchemas,
  signUpSchemas,
  superviseSchemas,
  supplierSchemas,
  supplierSorts,
  tenderSchemas,
  vipSchemas,
  withdrawalSchemas,
  writtenKinds,
};

/** Named one by one: together they are more than a compiler writes out. */
type Schemas = {
  readonly address: typeof addressSchemas;
  readonly analytics: typeof analyticsSchemas;
  readonly article: typeof articleSchemas;
  readonly attachment: typeof attachmentSchemas;
  readonly audit: typeof auditSchemas;
  readonly bankCard: typeof bankCardSchemas;
  readonly bid: typeof bidSchemas;
  readonly businessMember: typeof businessMemberSchemas;
  readonly catalog: typeof catalogSchemas;
  readonly clarification: typeof clarificationSchemas;
  readonly deadline: typeof deadlineSchemas;
  readonly deal: typeof dealSchemas;
  readonly inquiry: typeof inquirySchemas;
  readonly quotation: typeof quotationSchemas;
  readonly supplier: typeof supplierSchemas;
  readonly tender: typeof tenderSchemas;
  readonly signUp: typeof signUpSchemas;
  readonly ownKnowledge: typeof ownKnowledgeSchemas;
  readonly ownQualification: typeof ownQualificationSchemas;
  readonly ownService: typeof ownServiceSchemas;
  readonly deposit: typeof depositSchemas;
  readonly payment: typeof paymentSchemas;
  readonly fund: typeof fundSchemas;
  readonly withdrawal: typeof withdrawalSchemas;
  readonly certification: typeof certificationSchemas;
  readonly chat: typeof chatSchemas;
  readonly content: typeof contentSchemas;
  readonly draft: typeof draftSchemas;
  readonly evaluation: typeof evaluationSchemas;
  readonly dashboard: typeof dashboardSchemas;
  readonly group: typeof groupSchemas;
  readonly help: typeof helpSchemas;
  readonly homeApplication: typeof homeApplicationSchemas;
  readonly invitation: typeof invitationSchemas;
  readonly invoice: typeof invoiceSchemas;
  readonly order: typeof orderSchemas;
  readonly packageUse: typeof packageUseSchemas;
  readonly vip: typeof vipSchemas;
  readonly joinRequest: typeof joinRequestSchemas;
  readonly knowledge: typeof knowledgeSchemas;
  readonly law: typeof lawSchemas;
  readonly lesson: typeof lessonSchemas;
  readonly member: typeof memberSchemas;
  readonly messageCenter: typeof messageCenterSchemas;
  readonly need: typeof needSchemas;
  readonly notice: typeof noticeSchemas;
  readonly objection: typeof objectionSchemas;
  readonly openApi: typeof openApiSchemas;
  readonly operator: typeof operatorSchemas;
  readonly pageRequest: typeof pageRequestSchemas;
  readonly party: typeof partySchemas;
  readonly phoneWidget: typeof phoneWidgetSchemas;
  readonly platformConfig: typeof platformConfigSchemas;
  readonly profile: typeof profileSchemas;
  readonly recordCard: typeof recordCardSchemas;
  readonly region: typeof regionSchemas;
  readonly role: typeof roleSchemas;
  readonly salon: typeof salonSchemas;
  readonly search: typeof searchSchemas;
  readonly security: typeof securitySchemas;
  readonly qualification: typeof qualificationSchemas;
  readonly service: typeof serviceSchemas;
  readonly showcase: typeof showcaseSchemas;
  readonly supervise: typeof superviseSchemas;
};

/** Of the calls in `contract`. */
export const schemas: Schemas = {
  address: addressSchemas,
  analytics: analyticsSchemas,
  article: articleSchemas,
  attachment: attachmentSchemas,
  audit: auditSchemas,
  bankCard: bankCardSchemas,
  bid: bidSchemas,
  businessMember: businessMemberSchemas,
  catalog: catalogSchemas,
  clarification: clarificationSchemas,
  deadline: deadlineSchemas,
  deal: dealSchemas,
  inquiry: inquirySchemas,
  quotation: quotationSchemas,
  supplier: supplierSchemas,
  tender: tenderSchemas,
  signUp: signUpSchemas,
  ownKnowledge: ownKnowledgeSchemas,
  ownQualification: ownQualificationSchemas,
  ownService: ownServiceSchemas,
  deposit: depositSchemas,
  payment: paymentSchemas,
  fund: fundSchemas,
  withdrawal: withdrawalSchemas,
  certification: certificationSchemas,
  chat: chatSchemas,
  content: contentSchemas,
  draft: draftSchemas,
  evaluation: evaluationSchemas,
  dashboard: dashboardSchemas,
  group: groupSchemas,
  help: helpSchemas,
  homeApplication: homeApplicationSchemas,
  invitation: invitationSchemas,
  invoice: invoiceSchemas,
  order: orderSchemas,
  packageUse: packageUseSchemas,
  vip: vipSchemas,
  joinRequest: joinRequestSchemas,
  knowledge: knowledgeSchemas,
  law: lawSchemas,
  lesson: lessonSchemas,
  member: memberSchemas,
  messageCenter: messageCenterSchemas,
  need: needSchemas,
  notice: noticeSchemas,
  objection: objectionSchemas,
  openApi: openApiSchemas,
  operator: operatorSchemas,
  pageRequest: pageRequestSchemas,
  party: partySchemas,
  phoneWidget: phoneWidgetSchemas,
  platformConfig: platformConfigSchemas,
  profile: profileSchemas,
  recordCard: recordCardSchemas,
  region: regionSchemas,
  role: roleSchemas,
  salon: salonSchemas,
  search: searchSchemas,
  security: securitySchemas,
  qualification: qualificationSchemas,
  service: serviceSchemas,
  showcase: showcaseSchemas,
  supervise: superviseSchemas,
};
