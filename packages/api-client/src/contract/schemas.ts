/** The schemas of every call, by context and name: validation on the server, opt-in checks in a client. */
import { analyticsSchemas } from './analytics.schema.ts';
import { articleSchemas } from './article.schema.ts';
import { attachmentSchemas } from './attachment.schema.ts';
import { auditKinds, auditResults, auditSchemas } from './audit.schema.ts';
import { certificationSchemas } from './certification.schema.ts';
import { chatSchemas } from './chat.schema.ts';
import { contentSchemas } from './content.schema.ts';
import { applicationScenes, codeScenes, loginScenes, securityScenes } from './fields.schema.ts';
import { helpSchemas } from './help.schema.ts';
import { homeApplicationSchemas } from './home-application.schema.ts';
import { memberSchemas } from './member.schema.ts';
import { messageCenterSchemas } from './message-center.schema.ts';
import { noticeSchemas } from './notice.schema.ts';
import { operatorSchemas, reviewKinds } from './operator.schema.ts';
import { partySchemas } from './party.schema.ts';
import { phoneWidgetSchemas } from './phone-widget.schema.ts';
import { platformConfigSchemas } from './platform-config.schema.ts';
import { genders, profileSchemas } from './profile.schema.ts';
import { salonSchemas } from './salon.schema.ts';
import { searchSchemas, searchTypes } from './search.schema.ts';
import { identityPurposes, securitySchemas } from './security.schema.ts';
import { showcaseSchemas } from './showcase.schema.ts';
import { superviseSchemas } from './supervise.schema.ts';

export {
  analyticsSchemas,
  applicationScenes,
  articleSchemas,
  attachmentSchemas,
  auditKinds,
  auditResults,
  auditSchemas,
  certificationSchemas,
  chatSchemas,
  codeScenes,
  contentSchemas,
  genders,
  helpSchemas,
  homeApplicationSchemas,
  identityPurposes,
  loginScenes,
  memberSchemas,
  messageCenterSchemas,
  noticeSchemas,
  operatorSchemas,
  partySchemas,
  phoneWidgetSchemas,
  platformConfigSchemas,
  profileSchemas,
  reviewKinds,
  salonSchemas,
  searchSchemas,
  searchTypes,
  securityScenes,
  securitySchemas,
  showcaseSchemas,
  superviseSchemas,
};

/** Of the calls in `contract`. */
export const schemas = {
  analytics: analyticsSchemas,
  article: articleSchemas,
  attachment: attachmentSchemas,
  audit: auditSchemas,
  certification: certificationSchemas,
  chat: chatSchemas,
  content: contentSchemas,
  help: helpSchemas,
  homeApplication: homeApplicationSchemas,
  member: memberSchemas,
  messageCenter: messageCenterSchemas,
  notice: noticeSchemas,
  operator: operatorSchemas,
  party: partySchemas,
  phoneWidget: phoneWidgetSchemas,
  platformConfig: platformConfigSchemas,
  profile: profileSchemas,
  salon: salonSchemas,
  search: searchSchemas,
  security: securitySchemas,
  showcase: showcaseSchemas,
  supervise: superviseSchemas,
} as const;
