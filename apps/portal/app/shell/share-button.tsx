import { Button } from '@jianzhu/ui';
import { Popover } from '@jianzhu/ui/popover';
import { QrCode } from '@jianzhu/ui/qr-code';
import { sharingTexts as texts } from './sharing-messages.ts';
import { useCopyLink } from './use-copy-link.ts';

const QR_SIZE = 148;

/** Shares the page: its address to copy, and as a code for the phone, from which WeChat passes it on. */
export function ShareButton({ address }: { readonly address: string }) {
  const copy = useCopyLink();
  return (
    <Popover
      label={texts.share}
      trigger={
        <Button variant="line" size="compact">
          {texts.share}
        </Button>
      }
    >
      <QrCode value={address} label={texts.qrCode} size={QR_SIZE} />
      <p>{texts.scan}</p>
      <Button variant="line" size="compact" wide onClick={() => void copy(address)}>
        {texts.copyLink}
      </Button>
    </Popover>
  );
}
