import { Button } from '@jianzhu/ui';
import { Popover } from '@jianzhu/ui/popover';
import { QrCode } from '@jianzhu/ui/qr-code';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../errors/load-part.ts';
import { sharingTexts as texts } from './sharing-messages.ts';
import { useCopyLink } from './use-copy-link.ts';

const QR_SIZE = 148;

const SharePictureDialog = lazy(() => loadPart(() => import('./share-picture-dialog.tsx')));

/** A page that is passed on. */
export interface SharedRecord {
  /** Absolute. */
  readonly address: string;
  readonly title: string;
  /** One or two sentences; may be empty. */
  readonly summary: string;
}

/** Shares the page: its address to copy, as a code for the phone, and as a picture, which WeChat passes on. */
export function ShareButton(shared: SharedRecord) {
  const copy = useCopyLink();
  const [isPicture, setIsPicture] = useState(false);
  return (
    <>
      <Popover
        label={texts.share}
        trigger={
          <Button variant="line" size="compact">
            {texts.share}
          </Button>
        }
      >
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
