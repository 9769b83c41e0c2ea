import { Button } from '@jianzhu/ui';
import { Dialog } from '@jianzhu/ui/dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { isEdited, type PictureEdit, PictureEditor, unedited } from '@jianzhu/ui/picture-cropper';
import { useState } from 'react';
import { useActs } from '../use-acts.ts';
import { attachmentTexts as texts } from './messages.ts';
import { drawPicture, type OpenedPicture } from './opened-picture.ts';

/** Px of the longer side beyond which a picture is drawn smaller: some browsers draw no larger ones. */
const MOST_SIDE = 4096;

export interface EditPictureDialogProps {
  readonly picture: OpenedPicture;
  readonly original: File;
  /** No other picture waits behind it. */
  readonly isLast: boolean;
  readonly onUse: (file: File) => Promise<unknown>;
  readonly onUseOriginals: () => void;
  readonly onCancel: () => void;
}

/** Cuts and turns one picture; one that nothing was done to is used as it is. */
export default function EditPictureDialog({
  picture,
  original,
  isLast,
  onUse,
  onUseOriginals,
  onCancel,
}: EditPictureDialogProps) {
  const { start, isRunning } = useActs();
  const [edit, setEdit] = useState(() => unedited(picture));
  const [isFailed, setFailed] = useState(false);
  const isBusy = isRunning('use');

  const use = () =>
    start('use', async () => {
      setFailed(false);
      try {
        await onUse(isEdited(edit, picture) ? await drawEdited(picture, edit, original.name) : original);
      } catch (error) {
        setFailed(true);
        throw error;
      }
    });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={texts.editPicture}
      text={texts.editText(original.name)}
      actions={
        <>
          <Button variant="line" onClick={onCancel}>
            {texts.cancel}
          </Button>
          {!isLast && (
            <Button variant="line" disabled={isBusy} onClick={onUseOriginals}>
              {texts.useOriginals}
            </Button>
          )}
          <Button pending={isBusy} onClick={() => void use()}>
            {texts.usePicture}
          </Button>
        </>
      }
    >
      {isFailed && <InlineAlert tone="warning">{texts.cannotEdit}</InlineAlert>}
      <PictureEditor src={picture.src} picture={picture} edit={edit} onEdit={setEdit} disabled={isBusy} />
    </Dialog>
  );
}

/** In whole px, and no larger than browsers draw. */
function drawEdited(picture: OpenedPicture, { turns, area }: PictureEdit, fileName: string): Promise<File> {
  const whole = {
    ...{ x: Math.round(area.x), y: Math.round(area.y) },
    ...{ width: Math.max(1, Math.round(area.width)), height: Math.max(1, Math.round(area.height)) },
  };
  const scale = Math.min(1, MOST_SIDE / Math.max(whole.width, whole.height));
  const size = { width: Math.ceil(whole.width * scale), height: Math.ceil(whole.height * scale) };
  return drawPicture(picture, { turns, area: whole, size, fileName });
}
