import { type RegisterApi, RegisterError } from '../ports/register-api.ts';
import { callApi } from './api-call.ts';
import type { ApiSettings } from './api-settings.ts';
import { parseRegistration } from './parse-registration.ts';

const REGISTER_PATH = '/api/<product>-support/upload/resource/sts/register';
const headerSet = 'upload';

/**
 * The two calls of specification section 7 (uploads) over `fetch`, for any site: it brings the address of the back
 * end, its product name and its session.
 */
export function registerApi(settings: ApiSettings): RegisterApi {
  return {
    async register({ fileName, extName, fileSize, hashcode }, { signal }) {
      const body = { fileName, extName, fileSize, hashcode };
      const data = await callApi(settings, { method: 'POST', path: REGISTER_PATH, body, headerSet }, signal);
      const registration = parseRegistration(data);
      if (registration === null) throw new RegisterError('refused', 'The registration cannot be read', 200);
      return registration;
    },
    async confirm(resourceId, { signal }) {
      const path = `${REGISTER_PATH}/callback`;
      await callApi(settings, { method: 'POST', path, query: { id: resourceId }, headerSet }, signal);
    },
  };
}
