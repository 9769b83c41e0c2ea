/**
 * Who may reach a table:
 * - `tenant`: rows belong to a business or a person; forced row security decides (business and membership included);
 * - `public`: everybody reads it, requests never write it;
 * - `system`: requests do not reach it at all; login, jobs and the migration runner do.
 */
export type TableClass = 'tenant' | 'public' | 'system';

/** The class of every table; the catalog test fails for a table that is not here or does not behave as its class. */
export const TABLE_CLASSES: Readonly<Record<string, TableClass>> = {
  // db
  schema_migration: 'system',
  record_number: 'system',
  business_clock: 'system',
  // jobs
  job: 'system',
  // http
  idempotency_key: 'tenant',
  request_bucket: 'system',
  // member
  account: 'tenant',
  business: 'tenant',
  membership: 'tenant',
  login: 'system',
  session: 'system',
  login_ticket: 'system',
  sms_code: 'system',
  captcha: 'system',
  login_attempt: 'system',
  known_place: 'system',
  sent_message: 'system',
  pay_password: 'system',
  second_factor: 'system',
  recovery_code: 'system',
  second_factor_rule: 'system',
  platform_secret: 'system',
  // audit
  audit_event: 'tenant',
  audit_pending: 'system',
  audit_seal: 'system',
  audit_anchor: 'system',
  // operator
  operator: 'system',
  operator_token: 'system',
  operator_first_secret: 'system',
  // record
  status_log: 'tenant',
  // review
  review: 'tenant',
  // notice
  notice: 'tenant',
  // platform-config
  dictionary: 'public',
  navigate_item: 'public',
  platform_config: 'public',
  // content
  ability: 'public',
  article: 'public',
  article_attachment: 'public',
  article_view: 'system',
  banner: 'public',
  district: 'public',
  help_article: 'public',
  help_vote: 'system',
  legal_text: 'public',
  material_price: 'public',
  party_module: 'public',
  platform_entry: 'public',
  popup: 'public',
  salon: 'public',
  salon_sign_up: 'system',
  service_package: 'public',
  supervise_report: 'public',
  // showcase
  company_profile: 'tenant',
  company_view: 'system',
  company_follow: 'system',
  contact_reveal: 'tenant',
  qualification: 'tenant',
  // knowledge
  knowledge: 'tenant',
  knowledge_mark: 'system',
  knowledge_view: 'system',
  // need
  need: 'tenant',
  need_contact: 'tenant',
  need_reply: 'tenant',
  // matching
  supply_demand: 'tenant',
  // search
  search_document: 'public',
  search_word: 'system',
  // home-application
  home_application: 'system',
  // address
  address: 'tenant',
  // draft
  draft: 'tenant',
  // attachment
  attachment: 'tenant',
  // analytics
  analytics_record: 'system',
  // demo
  demo_row: 'system',
  demo_seed: 'system',
  // chat
  chat_user: 'tenant',
  chat_token: 'system',
  chat: 'tenant',
  chat_member: 'tenant',
  chat_message: 'tenant',
  chat_delivery: 'system',
  chat_history: 'system',
  chat_service_account: 'system',
  chat_session: 'system',
  chat_session_epoch: 'system',
  chat_ticket: 'system',
};
