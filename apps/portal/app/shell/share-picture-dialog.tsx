import { branding } from '@jianzhu/domain';
import { Button } from '@jianzhu/ui';
import { Dialog } from '@jianzhu/ui/dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { QrCanvas } from '@jianzhu/ui/qr-code';
import { saveFile } from '@jianzhu/ui/xlsx';
import { useEffect, useState } from 'react';
import { useSite } from '../portal-client.ts';
import { drawSharePicture, SHARE_PICTURE } from './draw-share-picture.ts';
import type { SharedRecord } from './share-button.tsx';
import { sharingTexts as texts } from './sharing-messages.ts';

/** The page as a picture with its code. A phone saves or sends it by a long press, everybody else by the button. */
export default function SharePictureDialog({
  address,
  title,
  summary,
  onClose,
}: SharedRecord & { readonly onClose: () => void }) {
  const platform = branding(useSite().platformConfigData).title;
  const [code, setCode] = useState<HTMLCanvasElement | null>(null);
  const [picture, setPicture] = useState<{ readonly blob: Blob; readonly src: string } | null>(null);
  const [isFailed, setIsFailed] = useState(false);

  useEffect(() => {
    const left = new AbortController();
    let src = '';
    async function draw(canvas: HTMLCanvasElement): Promise<void> {
      const blob = await drawSharePicture({ platform, title, summary }, canvas);
      if (left.signal.aborted) return;
      src = URL.createObjectURL(blob);
      setPicture({ blob, src });
    }
    if (code) draw(code).catch(() => setIsFailed(true));
    return () => {
      left.abort();
      URL.revokeObjectURL(src);
    };
  }, [code, platform, title, summary]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.picture}
      text={texts.pictureHint}
      actions={
        picture && (
          <Button size="regular" onClick={() => saveFile(picture.blob, `${title}.png`)}>
            {texts.savePicture}
          </Button>
        )
      }
    >
      <QrCanvas ref={setCode} value={address} size={SHARE_PICTURE.qrCode} />
      {isFailed && <InlineAlert tone="warning">{texts.pictureFailed}</InlineAlert>}
      {picture && (
        <img
          src={picture.src}
          alt={texts.pictureOf(title)}
          width={SHARE_PICTURE.width / 3}
          height={SHARE_PICTURE.height / 3}
        />
      )}
    </Dialog>
  );
}
