import { createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  type AssumeRole,
  SESSION_NAME,
  TOKEN_SERVICE_TIMEOUT_MS,
  TokenServiceError,
  type TokenServiceSettings,
} from './assume-role.ts';

const answerSchema = v.object({
  Credentials: v.object({
    AccessKeyId: v.string(),
    AccessKeySecret: v.string(),
    SecurityToken: v.string(),
    Expiration: v.string(),
  }),
});

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The text that a call of the RPC style is signed over: method, root path, and all parameters encoded twice. */
export function rpcStringToSign(parameters: Readonly<Record<string, string>>): string {
  const canonical = Object.entries(parameters)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  return `POST&${encode('/')}&${encode(canonical)}`;
}

/** AssumeRole of the OSS vendor (API version 2015-04-01). */
export function createAliyunSts({ endpoint, roleArn, keys }: TokenServiceSettings): AssumeRole {
  return {
    async assume(policy, seconds) {
      const parameters = {
        AccessKeyId: keys.accessKey,
        Action: 'AssumeRole',
        DurationSeconds: String(seconds),
        Format: 'JSON',
        Policy: policy,
        RoleArn: roleArn,
        RoleSessionName: SESSION_NAME,
        SignatureMethod: 'HMAC-SHA1',
        SignatureNonce: randomUUID(),
        SignatureVersion: '1.0',
        Timestamp: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
        Version: '2015-04-01',
      };
      const signature = createHmac('sha1', `${keys.accessSecret}&`)
        .update(rpcStringToSign(parameters))
        .digest('base64');
      const answer = await post(endpoint, { ...parameters, Signature: signature });
      const { AccessKeyId, AccessKeySecret, SecurityToken, Expiration } = answer.Credentials;
      return {
        accessKey: AccessKeyId,
        accessSecret: AccessKeySecret,
        accessToken: SecurityToken,
        expiresAt: Date.parse(Expiration),
      };
    },
  };
}

async function post(endpoint: string, parameters: Record<string, string>) {
  const signal = AbortSignal.timeout(TOKEN_SERVICE_TIMEOUT_MS);
  const body = new URLSearchParams(parameters);
  const response = await fetch(endpoint, { method: 'POST', body, signal }).catch((cause: unknown) => {
    throw new TokenServiceError('the token service cannot be reached', { cause });
  });
  const text = await response.text();
  const code = /"Code"\s*:\s*"([\w.]{1,60})"/.exec(text)?.[1] ?? '';
  if (!response.ok) throw new TokenServiceError(`the token service answered ${response.status} ${code}`);
  return v.parse(answerSchema, JSON.parse(text));
}
