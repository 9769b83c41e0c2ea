import { Button } from '@jianzhu/ui';
import { Dialog } from '@jianzhu/ui/dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { middleCrop, PictureCropper } from '@jianzhu/ui/picture-cropper';
import { useState } from 'react';
import type { OpenedPicture } from '../../attachment/opened-picture.ts';
import { usePortalClient } from '../../portal-client.ts';
import { useActs } from '../../use-acts.ts';
import { cutAvatar } from './cut-avatar.ts';
import { profileTexts as texts } from './messages.ts';
import { AvatarRefused, uploadAvatar } from './upload-avatar.ts';

export interface CropDialogProps {
  readonly picture: OpenedPicture;
  readonly onClose: () => void;
  readonly onUploaded: (resourceId: string) => void;
}

/** Cuts the picture and stays until it is uploaded or given up. */
export default function CropDialog({ picture, onClose, onUploaded }: CropDialogProps) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  const [crop, setCrop] = useState(() => middleCrop(picture));
  const [wrong, setWrong] = useState<string | null>(null);
  const [givenUp] = useState(() => new AbortController());
  const isBusy = isRunning('upload');

  function leave(): void {
    givenUp.abort();
    onClose();
  }

  function upload(): void {
    setWrong(null);
    void start('upload', async () => {
      try {
        const { signal } = givenUp;
        const resourceId = await uploadAvatar(client, await cutAvatar(picture, crop), signal);
        if (!signal.aborted) onUploaded(resourceId);
      } catch (error) {
        if (givenUp.signal.aborted) return;
        setWrong(error instanceof AvatarRefused ? error.message : texts.avatarFailed);
        if (!(error instanceof AvatarRefused)) throw error;
      }
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) leave();
      }}
      title={texts.cropAvatar}
      actions={
        <>
          <Button variant="line" onClick={leave}>
            {texts.cancel}
          </Button>
          <Button pending={isBusy} onClick={upload}>
            {isBusy ? texts.uploading : texts.useAvatar}
          </Button>
        </>
      }
    >
      {wrong !== null && <InlineAlert tone="warning">{wrong}</InlineAlert>}
      <PictureCropper src={picture.src} picture={picture} crop={crop} onCrop={setCrop} disabled={isBusy} />
    </Dialog>
  );
}
