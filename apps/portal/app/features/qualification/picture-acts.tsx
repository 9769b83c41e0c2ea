import { Button, NeedsScripts } from '@jianzhu/ui';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../../errors/load-part.ts';
import type { DrawnCertificate } from './draw-certificate.ts';
import { qualificationTexts as texts } from './messages.ts';

// Only who asks for the picture pays for what draws and shows it.
const CertificatePicture = lazy(() => loadPart(() => import('./certificate-picture.tsx')));

export interface PictureActsProps {
  readonly sheet: DrawnCertificate;
  /** Of the file, without its ending. */
  readonly name: string;
  /** Of the page; the picture leads back to it. */
  readonly address: string;
}

/** Looks at a certificate over the whole window, and keeps its picture. */
export function PictureActs(picture: PictureActsProps) {
  const [asked, setAsked] = useState<'look' | 'save' | null>(null);
  return (
    <>
      <Button variant="line" size="regular" pending={asked === 'look'} onClick={() => setAsked('look')}>
        {texts.look}
      </Button>
      <Button variant="line" size="regular" pending={asked === 'save'} onClick={() => setAsked('save')}>
        {texts.savePicture}
      </Button>
      <NeedsScripts />
      <Suspense>
        {asked !== null && <CertificatePicture {...picture} asked={asked} onEnd={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}
