import { createHash, createHmac } from 'node:crypto';
import {
  type AssumeRole,
  SESSION_NAME,
  TOKEN_SERVICE_TIMEOUT_MS,
  TokenServiceError,
  type TokenServiceSettings,
} from './assume-role.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The headers of a signed form (AWS signature version 4 for the service `sts`). */
export function signForm(
  { endpoint, region, keys }: Pick<TokenServiceSettings, 'endpoint' | 'region' | 'keys'>,
  body: string,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const date = time.slice(0, 8);
  const { host, pathname } = new URL(endpoint);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', host, 'x-amz-date': time };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = ['POST', pathname, '', lines.join(''), names, sha256(body)].join('\n');
  const scope = `${date}/${region}/sts/aws4_request`;
  const stringToSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  let key: string | Buffer = `AWS4${keys.accessSecret}`;
  for (const step of [date, region, 'sts', 'aws4_request']) key = createHmac('sha256', key).update(step).digest();
  const signature = createHmac('sha256', key).update(stringToSign).digest('hex');
  const { host: _, ...sent } = headers;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keys.accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

/** AssumeRole of the S3 vendor and of those who speak like it (API version 2011-06-15). */
export function createAwsSts(settings: TokenServiceSettings): AssumeRole {
  return {
    async assume(policy, seconds) {
      const body = new URLSearchParams({
        Action: 'AssumeRole',
        DurationSeconds: String(seconds),
        Policy: policy,
        RoleArn: settings.roleArn,
        RoleSessionName: SESSION_NAME,
        Version: '2011-06-15',
      }).toString();
      const signal = AbortSignal.timeout(TOKEN_SERVICE_TIMEOUT_MS);
      const headers = signForm(settings, body, new Date());
      const response = await fetch(settings.endpoint, { method: 'POST', body, headers, signal }).catch(
        (cause: unknown) => {
          throw new TokenServiceError('the token service cannot be reached', { cause });
        },
      );
      const text = await response.text();
      const element = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? '';
      if (!response.ok) throw new TokenServiceError(`the token service answered ${response.status} ${element('Code')}`);
      const credentials = {
        accessKey: element('AccessKeyId'),
        accessSecret: element('SecretAccessKey'),
        accessToken: element('SessionToken'),
        expiresAt: Date.parse(element('Expiration')),
      };
      if (credentials.accessToken === '' || Number.isNaN(credentials.expiresAt)) {
        throw new TokenServiceError('the token service answered without credentials');
      }
      return credentials;
    },
  };
}
