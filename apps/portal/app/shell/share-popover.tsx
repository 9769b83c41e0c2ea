import { Button } from '@jianzhu/ui';
import { Popover } from '@jianzhu/ui/popover';
import { QrCode } from '@jianzhu/ui/qr-code';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../errors/load-part.ts';
import type { SharedRecord } from './share-button.tsx';
import { sharingTexts as texts } from './sharing-messages.ts';
import { useCopyLink } from './use-copy-link.ts';

const QR_SIZE = 148;

const SharePictureDialog = lazy(() => loadPart(() => import('./share-picture-dialog.tsx')));

/** The ways to share, open from the first: it comes when it is asked for. */
export default function SharePopover(shared: SharedRecord) {
  const copy = useCopyLink();
  const [isOpen, setIsOpen] = useState(true);
  const [isPicture, setIsPicture] = useState(false);
  const trigger = (
    <Button variant="line" size="compact">
      {texts.share}
    </Button>
  );
  return (
    <>
      <Popover label={texts.share} open={isOpen} onOpenChange={setIsOpen} trigger={trigger}>
        <QrCode value={shared.address} label={texts.qrCode} size={QR_SIZE} />
        <p>{texts.scan}</p>
        <Button variant="line" size="compact" wide onClick={() => void copy(shared.address)}>
          {texts.copyLink}
        </Button>
        <Button variant="line" size="compact" wide onClick={() => setIsPicture(true)}>
          {texts.picture}
        </Button>
      </Popover>
      {isPicture && (
        <Suspense>
          <SharePictureDialog {...shared} onClose={() => setIsPicture(false)} />
        </Suspense>
      )}
    </>
  );
}
