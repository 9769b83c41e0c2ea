export {
  API_KEY_ACTS,
  API_KEY_STATUS,
  API_KEY_STATUSES,
  KEY_REFUSALS,
  type KeyRefusal,
  LONGEST_KEY_DAYS,
  MOST_API_KEYS,
  MOST_CALLS,
  REQUEST_LOG_DAYS,
} from './open-api/api-key.ts';
export { API_KEY_MESSAGES } from './open-api/messages.ts';
export { OPEN_SCOPE_CODES, OPEN_SCOPES, type OpenScope, openScopeName } from './open-api/open-scopes.ts';
