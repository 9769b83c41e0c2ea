import { type SyntheticEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './image-viewer.css.ts';
import { viewerMessages } from './messages.ts';
import type { Picture } from './picture.ts';
import { fitTurned, type Size } from './turned-fit.ts';

export interface TurnedPictureProps {
  readonly picture: Picture;
  readonly quarterTurns: number;
  /** Room for it, in px. */
  readonly box: Size;
  readonly onDownload: ((picture: Picture) => void) | undefined;
}

function CannotShow({ picture, onDownload }: Pick<TurnedPictureProps, 'picture' | 'onDownload'>) {
  return (
    <div className={styles.cannotShow} role="status">
      <Icon name="file" size={24} />
      <p>{picture.name}</p>
      <p>{viewerMessages.cannotShow}</p>
      {onDownload && (
        <Button size="regular" onClick={() => onDownload(picture)}>
          {viewerMessages.download}
        </Button>
      )}
    </div>
  );
}

/**
 * A picture turned by quarters, as large as the box allows. Whether it can be shown is asked of the browser, not of
 * its name: some decode tif, the others get the offer to download it.
 */
export function TurnedPicture({ picture, quarterTurns, box, onDownload }: TurnedPictureProps) {
  const [natural, setNatural] = useState<Size>();
  const [cannotShow, setCannotShow] = useState(false);
  if (cannotShow) return <CannotShow picture={picture} onDownload={onDownload} />;

  function measure({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
    setNatural({ width: currentTarget.naturalWidth || box.width, height: currentTarget.naturalHeight || box.height });
  }

  const fit = natural && fitTurned(natural, box, quarterTurns);
  return (
    <div className={styles.frame} style={fit?.frame}>
      <img
        className={styles.picture}
        style={{ ...fit?.picture, rotate: `${quarterTurns * 90}deg` }}
        src={picture.src}
        alt={picture.name}
        draggable={false}
        hidden={!fit}
        onLoad={measure}
        onError={() => setCannotShow(true)}
      />
      {!fit && <p role="status">{viewerMessages.loading}</p>}
    </div>
  );
}
