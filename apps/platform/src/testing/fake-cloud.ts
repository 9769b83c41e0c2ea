import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import {
  type AccessScope,
  createEndpoint,
  createMemoryStore,
  createStorageServer,
  createTemporaryKeys,
  STORAGE_ACTIONS,
} from '@jianzhu/upload/endpoint';
import { createAliyunSts, rpcStringToSign } from '../objects/aliyun-sts.ts';
import { createAwsSts, signForm } from '../objects/aws-sts.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { createRemoteStore, type RemoteStoreOptions } from '../objects/remote-store.ts';
import { listenLocally } from './upload-client.ts';

export const OPERATOR = { accessKey: 'LTAI-operator', accessSecret: 'the secret of the operator' };
export const BUCKET = 'files';
const REGION = 'cn-changchun';
const everything: AccessScope = { bucket: BUCKET, key: '', prefix: true, actions: STORAGE_ACTIONS };
const temporary = createTemporaryKeys('root');

const services = { oss: createAliyunSts, s3: createAwsSts } as const;

/** How to open the bucket of a fake cloud. */
export interface BucketOptions extends Partial<RemoteStoreOptions> {
  readonly kind: keyof typeof services;
  readonly keys?: typeof OPERATOR;
  /** Of another storage. */
  readonly endpoint?: string;
}

/** Starts a cloud with one bucket: storage and token services, each of which checks the signatures that it is sent. */
export async function startFakeCloud() {
  const memory = createMemoryStore();
  const handle = createEndpoint({
    store: memory,
    buckets: [BUCKET],
    keys: {
      find: (accessKey, token) =>
        accessKey === OPERATOR.accessKey
          ? { state: 'known', secret: OPERATOR.accessSecret, scope: everything }
          : temporary.find(accessKey, token),
    },
  });
  const storage = await listenLocally(createStorageServer(handle));
  const tokens = await listenLocally(
    createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = Buffer.concat(chunks).toString();
      const [status, text] = answerTokens(request.headers, request.headers.host ?? '', body);
      response.writeHead(status).end(text);
    }),
  );
  return {
    origin: storage.origin,
    /** What lies in the storage, without asking its services. */
    memory,
    open({ kind, keys = OPERATOR, endpoint = storage.origin, ...more }: BucketOptions): ObjectStore {
      const settings = {
        kind,
        endpoint,
        bucketStyle: 'path',
        region: REGION,
        bucket: BUCKET,
        quotaBytes: 1024 ** 3,
        keys,
        roleArn: 'acs:ram::1:role/upload',
        stsEndpoint: `${tokens.origin}/`,
      } as const;
      return createRemoteStore(settings, services[kind]({ ...settings, endpoint: settings.stsEndpoint }), {
        archiveOrigin: (hostName) => `http://${hostName}`,
        ...more,
      });
    },
    close: () => Promise.all([storage.close(), tokens.close()]),
  };
}

function answerTokens(headers: NodeJS.Dict<string | string[]>, host: string, body: string): [number, string] {
  const { Signature, ...form } = Object.fromEntries(new URLSearchParams(body));
  const policy: { Statement: { Action: string[]; Resource: string[] }[] } = JSON.parse(form.Policy ?? '{}');
  const statement = policy.Statement[0];
  const key = statement?.Resource[0]?.split(`${BUCKET}/`)[1] ?? '';
  const issued = temporary.issue(
    { ...everything, key, prefix: false },
    Date.now() + Number(form.DurationSeconds) * 1000,
  );
  const expiration = new Date(issued.expiresAt).toISOString();
  if (Signature === undefined) {
    const time = String(headers['x-amz-date']);
    const date = new Date(time.replace(/^(....)(..)(..T..)(..)/, '$1-$2-$3:$4:').replace(/(:\d\d)(\d\d)Z$/, '$1:$2Z'));
    const expected = signForm({ endpoint: `http://${host}/`, region: REGION, keys: OPERATOR }, body, date);
    if (headers.authorization !== expected.authorization)
      return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
    return [
      200,
      `<AssumeRoleResponse><AssumeRoleResult><Credentials><AccessKeyId>${issued.accessKey}</AccessKeyId><SecretAccessKey>${issued.accessSecret}</SecretAccessKey><SessionToken>${issued.accessToken}</SessionToken><Expiration>${expiration}</Expiration></Credentials></AssumeRoleResult></AssumeRoleResponse>`,
    ];
  }
  const expected = createHmac('sha1', `${OPERATOR.accessSecret}&`).update(rpcStringToSign(form)).digest('base64');
  if (Signature !== expected) return [403, '{"Code":"SignatureDoesNotMatch"}'];
  return [
    200,
    JSON.stringify({
      Credentials: {
        AccessKeyId: issued.accessKey,
        AccessKeySecret: issued.accessSecret,
        SecurityToken: issued.accessToken,
        Expiration: expiration,
      },
    }),
  ];
}
