/**
 * Every call of the platform, declared once: what the client sends and what the server registers.
 * This half has no schemas at run time; `@jianzhu/api-client/schemas` has them.
 */
import * as address from './address.ts';
import * as analytics from './analytics.ts';
import * as article from './article.ts';
import * as attachment from './attachment.ts';
import * as audit from './audit.ts';
import * as bankCard from './bank-card.ts';
import * as bid from './bid.ts';
import * as businessMember from './business-member.ts';
import * as catalog from './catalog.ts';
import * as certification from './certification.ts';
import * as chat from './chat.ts';
import * as clarification from './clarification.ts';
import * as content from './content.ts';
import * as dashboard from './dashboard.ts';
import * as deadline from './deadline.ts';
import * as deal from './deal.ts';
import * as deposit from './deposit.ts';
import * as draft from './draft.ts';
import * as evaluation from './evaluation.ts';
import * as fund from './fund.ts';
import * as group from './group.ts';
import * as help from './help.ts';
import * as homeApplication from './home-application.ts';
import * as inquiry from './inquiry.ts';
import * as invitation from './invitation.ts';
import * as invoice from './invoice.ts';
import * as joinRequest from './join-request.ts';
import * as knowledge from './knowledge.ts';
import * as law from './law.ts';
import * as lesson from './lesson.ts';
import * as member from './member.ts';
import * as messageCenter from './message-center.ts';
import * as need from './need.ts';
import * as notice from './notice.ts';
import * as objection from './objection.ts';
import * as openApi from './open-api.ts';
import * as operator from './operator.ts';
import * as order from './order.ts';
import * as ownKnowledge from './own-knowledge.ts';
import * as ownQualification from './own-qualification.ts';
import * as ownService from './own-service.ts';
import * as packageUse from './package-use.ts';
import * as pageRequest from './page-request.ts';
import * as party from './party.ts';
import * as payment from './payment.ts';
import * as phoneWidget from './phone-widget.ts';
import * as platformConfig from './platform-config.ts';
import * as profile from './profile.ts';
import * as qualification from './qualification.ts';
import * as quotation from './quotation.ts';
import * as recordCard from './record-card.ts';
import * as region from './region.ts';
import * as role from './role.ts';
import * as salon from './salon.ts';
import * as search from './search.ts';
import * as security from './security.ts';
import * as service from './service.ts';
import * as showcase from './showcase.ts';
import * as signUp from './sign-up.ts';
import * as supervise from './supervise.ts';
import * as supplier from './supplier.ts';
import * as tender from './tender.ts';
import * as vip from './vip.ts';
import * as withdrawal from './withdrawal.ts';

export { ANSWERS, type AnswerRule, BODY_LIMIT, HTTP_STATUSES, type HttpStatus } from './answers.ts';
export {
  isRecordKind,
  RECORD_NEWS_PARAMETER,
  type RecordKind,
  readRecordNews,
  writeRecordNews,
} from './record-news.ts';
export {
  address,
  analytics,
  article,
  attachment,
  audit,
  bankCard,
  bid,
  businessMember,
  catalog,
  certification,
  chat,
  clarification,
  content,
  dashboard,
  deadline,
  deal,
  deposit,
  draft,
  evaluation,
  fund,
  group,
  help,
  homeApplication,
  inquiry,
  invitation,
  invoice,
  joinRequest,
  knowledge,
  law,
  lesson,
  member,
  messageCenter,
  need,
  notice,
  objection,
  openApi,
  operator,
  order,
  ownKnowledge,
  ownQualification,
  ownService,
  packageUse,
  pageRequest,
  party,
  payment,
  phoneWidget,
  platformConfig,
  profile,
  qualification,
  quotation,
  recordCard,
  region,
  role,
  salon,
  search,
  security,
  service,
  showcase,
  signUp,
  supervise,
  supplier,
  tender,
  vip,
  withdrawal,
};

/** The contexts that the platform implements, for those who need every call: the server, the portal, the tests. */
export const contract = {
  address,
  analytics,
  article,
  attachment,
  audit,
  bankCard,
  bid,
  businessMember,
  catalog,
  clarification,
  deadline,
  deal,
  inquiry,
  quotation,
  supplier,
  tender,
  signUp,
  ownKnowledge,
  ownQualification,
  ownService,
  deposit,
  payment,
  fund,
  withdrawal,
  certification,
  chat,
  content,
  draft,
  evaluation,
  dashboard,
  group,
  help,
  homeApplication,
  invitation,
  invoice,
  order,
  packageUse,
  vip,
  joinRequest,
  knowledge,
  law,
  lesson,
  member,
  messageCenter,
  need,
  notice,
  objection,
  openApi,
  operator,
  pageRequest,
  party,
  phoneWidget,
  platformConfig,
  profile,
  recordCard,
  region,
  role,
  salon,
  search,
  security,
  qualification,
  service,
  showcase,
  supervise,
} as const;

export type Contract = typeof contract;
