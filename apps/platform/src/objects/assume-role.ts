import type { ObjectStore, UploadCredentials } from './object-store.ts';

/** Asks the token service of a cloud for credentials that can do less than ours. */
export interface AssumeRole {
  /**
   * @param policy document in the language of the service, which narrows the role
   * @param seconds how long the credentials are to be good
   * @throws TokenServiceError when the service refuses or cannot be reached
   */
  assume(policy: string, seconds: number): Promise<UploadCredentials>;
}

/** The token service gave no credentials. Carries no secret. */
export class TokenServiceError extends Error {
  override readonly name = 'TokenServiceError';
}

/** How to reach a token service. */
export interface TokenServiceSettings {
  /** Address without query. */
  readonly endpoint: string;
  readonly region: string;
  readonly roleArn: string;
  readonly keys: { readonly accessKey: string; readonly accessSecret: string };
}

/** Shown in the audit trail of the cloud. */
export const SESSION_NAME = 'jianzhu-upload';
export const TOKEN_SERVICE_TIMEOUT_MS = 10_000;

const POLICIES = {
  oss: {
    version: '1',
    actions: ['oss:PutObject', 'oss:GetObject', 'oss:ListParts', 'oss:AbortMultipartUpload'],
    resource: 'acs:oss:*:*:',
  },
  s3: {
    version: '2012-10-17',
    actions: ['s3:PutObject', 's3:GetObject', 's3:ListMultipartUploadParts', 's3:AbortMultipartUpload'],
    resource: 'arn:aws:s3:::',
  },
} as const;

/** Allows what an upload needs, on one object. */
export function uploadPolicy(
  kind: keyof typeof POLICIES,
  { bucket }: Pick<ObjectStore, 'bucket'>,
  key: string,
): string {
  const { version, actions, resource } = POLICIES[kind];
  return JSON.stringify({
    Version: version,
    Statement: [{ Effect: 'Allow', Action: actions, Resource: [`${resource}${bucket}/${key}`] }],
  });
}
