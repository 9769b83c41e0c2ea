import { SHELF_PICTURES } from '@jianzhu/domain/shelves';
import { onTerminal, type PropSpec, SHOP_VIDEOS } from '@jianzhu/domain/shops';
import { Button } from '@jianzhu/ui';
import { FileChooser } from '@jianzhu/ui/attachments';
import { Dialog } from '@jianzhu/ui/dialog';
import { FieldGroup } from '@jianzhu/ui/fields';
import * as styles from '@jianzhu/ui/shop-editor-styles';
import { useState } from 'react';
import { PictureRefused } from '../../../shelf/upload-picture.ts';
import { useActs } from '../../../use-acts.ts';
import { decorationTexts as texts } from '../messages.ts';
import { type SettingProps, textOf } from './setting.ts';

const UPLOAD = 'upload';

/** Uploads one file, and says of one that was not taken why. */
function useUpload(upload: (file: File) => Promise<string>, onChange: (address: string) => void, failed: string) {
  const { start, isRunning } = useActs();
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const choose = ([file]: readonly File[]) =>
    void start(UPLOAD, async () => {
      if (file === undefined) return;
      setWrong(undefined);
      try {
        onChange(await upload(file));
      } catch (error) {
        setWrong(error instanceof PictureRefused ? error.message : failed);
      }
    });
  return { choose, wrong, isUploading: isRunning(UPLOAD) };
}

export function ImageSetting(props: SettingProps<Extract<PropSpec, { readonly kind: 'image' }>>) {
  const { id, spec, value, error, onChange, terminal, things, disabled } = props;
  const [isGallery, setIsGallery] = useState(false);
  const { choose, wrong, isUploading } = useUpload(things.uploadPicture, onChange, texts.pictureFailed);
  const address = textOf(value);
  const size = spec.size === undefined ? null : onTerminal(spec.size, terminal);
  const help = [spec.hint, size === null ? texts.pictureHelp : texts.pictureSize(size[0], size[1])];
  return (
    <FieldGroup
      id={id}
      label={spec.label}
      required={spec.needed === true}
      error={wrong ?? error}
      help={help.filter(Boolean).join('；')}
    >
      {address !== '' && <img className={styles.shown} src={shownSmall(address)} alt={spec.label} />}
      {!disabled && (
        <div className={styles.buttons}>
          <FileChooser
            variant="line"
            size="compact"
            extensions={SHELF_PICTURES.extensions}
            onChoose={choose}
            label={`${spec.label}：${address === '' ? texts.uploadPicture : texts.changePicture}`}
          >
            {isUploading ? texts.uploading : address === '' ? texts.uploadPicture : texts.changePicture}
          </FileChooser>
          <Button
            variant="line"
            size="compact"
            aria-label={`${spec.label}：${texts.choosePicture}`}
            onClick={() => setIsGallery(true)}
          >
            {texts.choosePicture}
          </Button>
          {address !== '' && (
            <Button
              variant="line"
              size="compact"
              aria-label={`${spec.label}：${texts.removePicture}`}
              onClick={() => onChange('')}
            >
              {texts.removePicture}
            </Button>
          )}
        </div>
      )}
      {isGallery && (
        <Gallery
          pictures={things.pictures}
          onClose={() => setIsGallery(false)}
          onChoose={(chosen) => {
            setIsGallery(false);
            onChange(chosen);
          }}
        />
      )}
    </FieldGroup>
  );
}

const shownSmall = (address: string) => (address.endsWith('.svg') ? address : `${address}?w=320`);

interface GalleryProps {
  readonly pictures: readonly string[];
  readonly onChoose: (address: string) => void;
  readonly onClose: () => void;
}

/** Pictures that the company has uploaded before. */
function Gallery({ pictures, onChoose, onClose }: GalleryProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.gallery} wide>
      {pictures.length === 0 && <p>{texts.nothingHere.pictures}</p>}
      <ul className={styles.gallery}>
        {pictures.map((address, at) => (
          <li key={address}>
            <button
              type="button"
              className={styles.galleryChoice}
              aria-label={texts.pick(texts.item(texts.gallery, at + 1))}
              onClick={() => onChoose(address)}
            >
              <img className={styles.galleryPicture} src={shownSmall(address)} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

export function VideoSetting(props: SettingProps<Extract<PropSpec, { readonly kind: 'video' }>>) {
  const { id, spec, value, error, onChange, things, disabled } = props;
  const { choose, wrong, isUploading } = useUpload(things.uploadVideo, onChange, texts.videoFailed);
  const address = textOf(value);
  return (
    <FieldGroup
      id={id}
      label={spec.label}
      required={spec.needed === true}
      error={wrong ?? error}
      help={texts.videoHelp}
    >
      {/* A video of the company's own: nobody has written captions of it yet. */}
      {/* biome-ignore lint/a11y/useMediaCaption: see above */}
      {address !== '' && <video className={styles.shown} src={address} controls preload="metadata" />}
      {!disabled && (
        <div className={styles.buttons}>
          <FileChooser variant="line" size="compact" extensions={SHOP_VIDEOS.extensions} onChoose={choose}>
            {isUploading ? texts.uploading : address === '' ? texts.uploadVideo : texts.changeVideo}
          </FileChooser>
          {address !== '' && (
            <Button variant="line" size="compact" onClick={() => onChange('')}>
              {texts.removeVideo}
            </Button>
          )}
        </div>
      )}
    </FieldGroup>
  );
}
