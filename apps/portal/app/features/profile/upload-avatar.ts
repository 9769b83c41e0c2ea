import { createUploadSignal } from '@jianzhu/upload';
import { deskOf } from '../../attachment/load-upload-desk.ts';
import type { PortalClient } from '../../portal-client.ts';
import { AVATAR_EXTENSIONS, AVATAR_MEGABYTES } from './avatar-limits.ts';
import { profileTexts as texts } from './messages.ts';

/** Why a picture was not uploaded, in a sentence for the member. */
export class AvatarRefused extends Error {}

/**
 * Uploads one picture.
 *
 * @param signal gives it up; what is on its way is dropped
 * @returns its resource id
 * @throws AvatarRefused
 */
export async function uploadAvatar(client: PortalClient, file: File, signal: AbortSignal): Promise<string> {
  const desk = await deskOf(client);
  const uploader = desk.openUploader({
    field: 'profile-avatar',
    rules: { accept: [...AVATAR_EXTENSIONS], capMB: AVATAR_MEGABYTES, maxCount: 1 },
    listed: () => 0,
    signal: createUploadSignal(),
  });
  try {
    return await new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      signal.throwIfAborted();
      uploader.on('success', ({ uploaded }) => resolve(uploaded.resourceId));
      uploader.on('rejected', ({ message }) => reject(new AvatarRefused(message)));
      uploader.subscribe(() => {
        const [failure] = uploader.getSnapshot().failures;
        if (failure) reject(new AvatarRefused(failure.message ?? texts.avatarFailed));
      });
      uploader.add([file]);
    });
  } finally {
    uploader.dispose();
  }
}
