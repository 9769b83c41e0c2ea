import { SHELF_PICTURES } from '@jianzhu/domain/shelves';
import { Button } from '@jianzhu/ui';
import { FileChooser } from '@jianzhu/ui/attachments';
import { FieldGroup } from '@jianzhu/ui/fields';
import { useEffect, useRef, useState } from 'react';
import { usePortalClient } from '../portal-client.ts';
import type { RecordForm } from '../record/use-record-form.ts';
import { useActs } from '../use-acts.ts';
import { shelfTexts as texts } from './messages.ts';
import type { ShelfCaller } from './shelf-calls.ts';
import { PictureRefused, uploadShelfPicture } from './upload-picture.ts';

interface PictureFieldProps {
  readonly form: Pick<RecordForm, 'values' | 'errors' | 'set'>;
  readonly name: string;
  readonly label: string;
  readonly calls: ShelfCaller;
  readonly required?: boolean;
}

const UPLOAD = 'upload';

/** Uploads pictures one after the other, and says of one that was not taken why. */
function usePictures(calls: ShelfCaller, put: (address: string) => void) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const choose = (files: readonly File[]) =>
    void start(UPLOAD, async () => {
      setWrong(undefined);
      for (const file of files) {
        try {
          put(await uploadShelfPicture(client, calls, file));
        } catch (error) {
          setWrong(error instanceof PictureRefused ? error.message : texts.pictureFailed);
          return;
        }
      }
    });
  return { choose, wrong, isUploading: isRunning(UPLOAD) };
}

function Shown({ address, label }: { readonly address: string; readonly label: string }) {
  return <img src={`${address}${address.endsWith('.svg') ? '' : '?w=320'}`} alt={label} width={160} height={120} />;
}

/** One picture, such as a cover: its address is the value of the field. */
export function PictureField({ form, name, label, calls, required = false }: PictureFieldProps) {
  const value = form.values[name];
  const address = typeof value === 'string' ? value : '';
  const { choose, wrong, isUploading } = usePictures(calls, (next) => form.set({ [name]: next }));
  return (
    <FieldGroup id={name} label={label} required={required} help={texts.pictureHelp} error={wrong ?? form.errors[name]}>
      {address !== '' && (
        <p>
          <Shown address={address} label={label} />
        </p>
      )}
      <FileChooser variant="line" size="regular" extensions={SHELF_PICTURES.extensions} onChoose={choose}>
        {isUploading ? texts.uploading : address === '' ? texts.choosePicture : texts.changePicture}
      </FileChooser>{' '}
      {address !== '' && (
        <Button variant="line" size="regular" onClick={() => form.set({ [name]: '' })}>
          {texts.removePicture}
        </Button>
      )}
    </FieldGroup>
  );
}

/** Several pictures in their order: their addresses are the value of the field. */
export function PicturesField({ form, name, label, calls, max }: PictureFieldProps & { readonly max: number }) {
  // The form holds nothing else there.
  const addresses = (form.values[name] ?? []) as readonly string[];
  // Several arrive one after the other while this list is still drawn without them.
  const latest = useRef(addresses);
  useEffect(() => {
    latest.current = addresses;
  });
  const { choose, wrong, isUploading } = usePictures(calls, (next) => {
    latest.current = [...latest.current, next].slice(0, max);
    form.set({ [name]: latest.current });
  });
  return (
    <FieldGroup id={name} label={label} help={texts.pictureHelp} error={wrong ?? form.errors[name]}>
      {addresses.map((address, index) => (
        <p key={address}>
          <Shown address={address} label={texts.picture(index + 1)} />{' '}
          <Button
            variant="line"
            size="compact"
            aria-label={texts.removeNth(index + 1)}
            onClick={() => form.set({ [name]: addresses.filter((one) => one !== address) })}
          >
            {texts.remove}
          </Button>
        </p>
      ))}
      {addresses.length < max && (
        <FileChooser variant="line" size="regular" multiple extensions={SHELF_PICTURES.extensions} onChoose={choose}>
          {isUploading ? texts.uploading : texts.choosePicture}
        </FileChooser>
      )}
    </FieldGroup>
  );
}
