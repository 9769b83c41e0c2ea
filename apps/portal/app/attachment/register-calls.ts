import { type ApiErrorKind, type BoundApi, BusinessError, isApiError } from '@jianzhu/api-client';
import type { attachment } from '@jianzhu/api-client/contract';
import { parseRegistration, type RegisterApi, RegisterError, type RegisterFault } from '@jianzhu/upload';

/** The calls of the contract that stand around an upload. */
export type AttachmentCalls = BoundApi<{ attachment: typeof attachment }>['attachment'];

const faults: { readonly [Kind in ApiErrorKind]?: RegisterFault } = {
  network: 'network',
  timeout: 'timeout',
  'session-ended': 'session-ended',
};

/**
 * Registers and confirms uploads with the portal's own calls: their headers, their checks, their forced logout.
 *
 * @param tellRefusal hears why the platform refuses a file. The upload says 上传失败, 请重试 whatever the cause
 * (specification 8), which helps nobody when the same file is refused again
 */
export function registerThrough(
  calls: Pick<AttachmentCalls, 'register' | 'confirm'>,
  tellRefusal: (reason: string) => void,
): RegisterApi {
  async function ask<Data>(call: Promise<Data>, signal: AbortSignal): Promise<Data> {
    try {
      return await translated(call, signal);
    } catch (error) {
      if (error instanceof RegisterError && isRefusalOfFile(error)) tellRefusal(error.message);
      throw error;
    }
  }

  return {
    async register({ fileName, extName, fileSize, hashcode }, { signal }) {
      const body = { fileName, extName, fileSize, hashcode };
      const data = await ask(calls.register({ body }, { signal }), signal);
      const registration = parseRegistration(data);
      if (registration === null) throw new RegisterError('refused', 'The registration cannot be read', 200);
      return registration;
    },
    async confirm(resourceId, { signal }) {
      await ask(calls.confirm({ query: { id: resourceId } }, { signal }), signal);
    },
  };
}

/** Whether the answer blames what was asked for; the codes from 500 on are the platform's own faults. */
function isRefusalOfFile({ fault, code }: RegisterError): boolean {
  return fault === 'refused' && code >= 400 && code < 500;
}

/** The answer of a call, or its failure in the words of the upload. */
async function translated<Data>(call: Promise<Data>, signal: AbortSignal): Promise<Data> {
  try {
    return await call;
  } catch (cause) {
    signal.throwIfAborted();
    if (!isApiError(cause)) throw cause;
    const code = cause instanceof BusinessError ? cause.code : 0;
    throw new RegisterError(faults[cause.kind] ?? 'refused', cause.message, code, cause);
  }
}
