import { SHELF_PICTURES } from '@jianzhu/domain/shelves';
import { createUploadSignal } from '@jianzhu/upload';
import { deskOf } from '../attachment/load-upload-desk.ts';
import type { PortalClient } from '../portal-client.ts';
import { shelfTexts as texts } from './messages.ts';
import type { ShelfCaller } from './shelf-calls.ts';

/** Why a picture was not uploaded, in a sentence for the member. */
export class PictureRefused extends Error {}

/**
 * Uploads a picture and has everybody read it.
 *
 * @returns its address
 * @throws PictureRefused
 */
export async function uploadShelfPicture(
  client: PortalClient,
  calls: ShelfCaller,
  file: File,
  report?: (done: number) => void,
): Promise<string> {
  const resourceId = await upload(client, file, report);
  const { address } = await (await calls(client)).showPicture({ body: { resourceId } });
  return address;
}

async function upload(client: PortalClient, file: File, report?: (done: number) => void): Promise<string> {
  const desk = await deskOf(client);
  const uploader = desk.openUploader({
    field: 'shelf-picture',
    rules: { accept: [...SHELF_PICTURES.extensions], capMB: SHELF_PICTURES.maxMegabytes, maxCount: 1 },
    listed: () => 0,
    signal: createUploadSignal(),
  });
  try {
    return await new Promise<string>((resolve, reject) => {
      uploader.on('success', ({ uploaded }) => resolve(uploaded.resourceId));
      uploader.on('rejected', ({ message }) => reject(new PictureRefused(message)));
      uploader.subscribe(() => {
        const { failures, progress } = uploader.getSnapshot();
        report?.(progress / 100);
        const [failure] = failures;
        if (failure) reject(new PictureRefused(failure.message ?? texts.pictureFailed));
      });
      uploader.add([file]);
    });
  } finally {
    uploader.dispose();
  }
}
