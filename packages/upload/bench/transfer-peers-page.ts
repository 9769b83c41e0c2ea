// Pages with the clients that teams use today, set up as their guides say.
import { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import AwsS3 from '@uppy/aws-s3';
import Uppy from '@uppy/core';
import OSS from 'ali-oss';
import {
  type ClientName,
  type ClientRun,
  chosenFile,
  type TransferPage,
  type TransferTarget,
  timed,
} from './transfer-client.ts';

const REGION = 'cn-changchun';
const MEBIBYTE = 1024 ** 2;

type Peer = (run: ClientRun, target: TransferTarget) => Promise<unknown>;

const aliOss: Peer = ({ partSize, parallel }, { origin, bucket, keys }) => {
  const credentials = {
    accessKeyId: keys.accessKey,
    accessKeySecret: keys.accessSecret,
    stsToken: keys.accessToken,
  };
  const options = {
    ...credentials,
    // It signs no address at an IP address.
    endpoint: origin.replace('127.0.0.1', 'localhost'),
    region: `oss-${REGION}`,
    bucket,
    authorizationV4: true,
    // The bucket in the path; the types do not know the option.
    sldEnable: true,
    refreshSTSToken: async () => credentials,
    refreshSTSTokenInterval: 600_000,
  };
  return new OSS(options).multipartUpload('ali-oss.bin', chosenFile(), { partSize, parallel });
};

const libStorage: Peer = ({ partSize, parallel }, { origin, bucket, keys }) => {
  const client = new S3Client({
    endpoint: origin,
    region: REGION,
    forcePathStyle: true,
    credentials: {
      accessKeyId: keys.accessKey,
      secretAccessKey: keys.accessSecret,
      sessionToken: keys.accessToken,
    },
  });
  const params = { Bucket: bucket, Key: 'lib-storage.bin', Body: chosenFile() };
  return new Upload({ client, params, partSize, queueSize: parallel }).done();
};

const uppy: Peer = async ({ partSize, parallel }, { origin, bucket, keys }) => {
  const uploader = new Uppy();
  uploader.use(AwsS3, {
    s3Endpoint: `${origin}/${bucket}`,
    region: REGION,
    limit: parallel,
    shouldUseMultipart: true,
    getChunkSize: () => Math.max(partSize, 5 * MEBIBYTE),
    generateObjectKey: () => 'uppy.bin',
    getCredentials: () => ({
      region: REGION,
      credentials: {
        accessKeyId: keys.accessKey,
        secretAccessKey: keys.accessSecret,
        sessionToken: keys.accessToken,
        expiration: new Date(keys.expiresAt).toISOString(),
      },
    }),
  });
  uploader.addFile({ name: 'uppy.bin', type: 'application/octet-stream', data: chosenFile() });
  const result = await uploader.upload();
  if (result?.failed?.length !== 0) throw new Error('Uppy failed');
};

const peers: Partial<Record<ClientName, Peer>> = { aliOss, libStorage, uppy };

const page: TransferPage = {
  prepare: async () => undefined,
  send(run, target) {
    const peer = peers[run.client];
    if (!peer) throw new Error(`${run.client} is no peer`);
    return timed(() => peer(run, target));
  },
};

Object.assign(globalThis, { transferPage: page });
