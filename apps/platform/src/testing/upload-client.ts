import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ossStorage, type Storage, type StorageTarget } from '@jianzhu/upload';

/** The answer of a registration, as far as an upload needs it. */
interface RegisteredUpload {
  readonly uri: string;
  readonly bucketName: string;
  readonly accessKey: string;
  readonly accessSecret: string;
  readonly accessToken: string;
}

/** Content that is a PDF by its first bytes. */
export const pdf = (text: string): string => `%PDF-1.7\n${text}`;

/** What a page would send a file with: the package's own adapter and the registered keys. */
export function storageFor(
  origin: string,
  { uri, bucketName, accessKey, accessSecret, accessToken }: RegisteredUpload,
): { readonly client: Storage; readonly target: StorageTarget } {
  return {
    client: ossStorage({ endpoint: origin, region: 'cn-changchun', bucketStyle: 'path' }),
    target: {
      bucket: bucketName,
      key: uri,
      credentials: { accessKey, accessSecret, accessToken },
      clockOffset: 0,
      contentType: 'application/pdf',
    },
  };
}

/** Starts a server on a port of its own. */
export async function listenLocally(server: Server): Promise<{ readonly origin: string; close(): Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
