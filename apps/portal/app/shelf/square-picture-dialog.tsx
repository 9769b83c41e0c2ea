import { Button } from '@jianzhu/ui';
import { Dialog } from '@jianzhu/ui/dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { type Crop, middleCrop, PictureCropper } from '@jianzhu/ui/picture-cropper';
import { useState } from 'react';
import { drawPicture, type OpenedPicture } from '../attachment/opened-picture.ts';
import { useActs } from '../use-acts.ts';
import { shelfTexts as texts } from './messages.ts';

/** Px of the side beyond which a picture is drawn smaller: no page shows more. */
const MOST_SIDE = 1600;

export interface SquarePictureDialogProps {
  readonly picture: OpenedPicture;
  readonly name: string;
  /** Px that the side must have; below it `tooSmall` is said. */
  readonly leastSide: number;
  readonly tooSmall: string;
  readonly onUse: (file: File) => void;
  readonly onCancel: () => void;
}

/** Cuts the square of a picture that is shown. */
export default function SquarePictureDialog(props: SquarePictureDialogProps) {
  const { picture, name, leastSide, tooSmall, onUse, onCancel } = props;
  const { start, isRunning } = useActs();
  const [crop, setCrop] = useState(() => middleCrop(picture));
  const isTooSmall = Math.round(crop.side) < leastSide;
  const use = () =>
    void start('draw', async () => {
      if (!isTooSmall) onUse(await cutSquare(picture, crop, name));
    });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={texts.cutPicture}
      text={texts.cutText(name)}
      actions={
        <>
          <Button variant="line" size="regular" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button size="regular" disabled={isTooSmall} pending={isRunning('draw')} onClick={use}>
            {texts.usePicture}
          </Button>
        </>
      }
    >
      {isTooSmall && <InlineAlert tone="warning">{tooSmall}</InlineAlert>}
      <PictureCropper shape="square" src={picture.src} picture={picture} crop={crop} onCrop={setCrop} />
    </Dialog>
  );
}

function cutSquare(picture: OpenedPicture, { x, y, side }: Crop, name: string): Promise<File> {
  const length = Math.round(Math.min(side, MOST_SIDE));
  const area = { x, y, width: side, height: side };
  return drawPicture(picture, { turns: 0, area, size: { width: length, height: length }, fileName: name });
}
