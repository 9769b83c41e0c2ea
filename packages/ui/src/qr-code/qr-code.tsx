import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import type { Ref } from 'react';
import { color } from '../tokens/color.ts';
import { layout } from '../tokens/measures.ts';

export interface QrCodeProps {
  /** What is read from it, usually an address. */
  readonly value: string;
  /** What it is for, such as 微信扫码支付. */
  readonly label: string;
  /** Side in px. */
  readonly size?: number;
}

/** A QR code as SVG, the same on server and in the browser. Dark on white in every theme, so that cameras read it. */
export function QrCode({ value, label, size = layout.qrCodeSize }: QrCodeProps) {
  return (
    <QRCodeSVG
      value={value}
      title={label}
      role="img"
      aria-label={label}
      size={size}
      marginSize={2}
      level="M"
      fgColor={color.ink}
      bgColor={color.sheet}
    />
  );
}

export interface QrCanvasProps extends Pick<QrCodeProps, 'value' | 'size'> {
  readonly ref: Ref<HTMLCanvasElement>;
}

/** The same code as pixels, unseen, for whoever draws it into a picture of its own. */
export function QrCanvas({ ref, value, size = layout.qrCodeSize }: QrCanvasProps) {
  return (
    <QRCodeCanvas
      ref={ref}
      value={value}
      hidden
      size={size}
      marginSize={2}
      level="M"
      fgColor={color.ink}
      bgColor={color.sheet}
    />
  );
}
