import { ImageViewer } from '@jianzhu/ui/image-viewer';
import { QrCanvas } from '@jianzhu/ui/qr-code';
import { saveFile } from '@jianzhu/ui/xlsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { CERTIFICATE_PICTURE, drawCertificate } from './draw-certificate.ts';
import { qualificationTexts as texts } from './messages.ts';
import type { PictureActsProps } from './picture-acts.tsx';

interface CertificatePictureProps extends PictureActsProps {
  readonly asked: 'look' | 'save';
  /** It was saved, closed again, or could not be drawn. */
  readonly onEnd: () => void;
}

/** The picture of a certificate: drawn when it is asked for, then shown or saved. */
export default function CertificatePicture({ sheet, name, address, asked, onEnd }: CertificatePictureProps) {
  const client = usePortalClient();
  const [code, setCode] = useState<HTMLCanvasElement | null>(null);
  const [picture, setPicture] = useState<{ readonly blob: Blob; readonly src: string } | null>(null);
  const fileName = `${name}.png`;
  const draw = useEffectEvent((canvas: HTMLCanvasElement) => drawCertificate(sheet, canvas));
  const take = useEffectEvent((blob: Blob) => {
    if (asked === 'look') return setPicture({ blob, src: URL.createObjectURL(blob) });
    saveFile(blob, fileName);
    onEnd();
  });
  const fail = useEffectEvent(() => {
    client.notify({ tone: 'error', text: texts.pictureFailed });
    onEnd();
  });
  useEffect(() => {
    if (!code) return;
    const left = new AbortController();
    draw(code).then(
      (blob) => left.signal.aborted || take(blob),
      () => left.signal.aborted || fail(),
    );
    return () => left.abort();
  }, [code]);
  useEffect(() => () => URL.revokeObjectURL(picture?.src ?? ''), [picture]);

  return (
    <>
      <QrCanvas ref={setCode} value={address} size={CERTIFICATE_PICTURE.qrCode} />
      {picture && (
        <ImageViewer
          open
          pictures={[{ id: address, src: picture.src, name: fileName }]}
          onClose={onEnd}
          onDownload={() => saveFile(picture.blob, fileName)}
        />
      )}
    </>
  );
}
