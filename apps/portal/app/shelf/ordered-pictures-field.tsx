import { SHELF_PICTURES } from '@jianzhu/domain/shelves';
import { FileChooser } from '@jianzhu/ui/attachments';
import { FieldGroup } from '@jianzhu/ui/fields';
import { PictureOrder } from '@jianzhu/ui/picture-order';
import { useEffect, useRef, useState } from 'react';
import { usePortalClient } from '../portal-client.ts';
import type { RecordForm } from '../record/use-record-form.ts';
import { useActs } from '../use-acts.ts';
import { shelfTexts as texts } from './messages.ts';
import type { ShelfCaller } from './shelf-calls.ts';
import { PictureRefused, uploadShelfPicture } from './upload-picture.ts';
import { type SquareRule, useSquarePictures } from './use-square-pictures.tsx';

export interface OrderedPicturesFieldProps {
  readonly form: Pick<RecordForm, 'values' | 'errors' | 'set'>;
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly max: number;
  readonly calls: ShelfCaller;
  readonly rule: SquareRule;
}

const UPLOAD = 'upload';

/** Square pictures in an order, the first of them the cover: cut, uploaded, moved, removed. */
export function OrderedPicturesField({ form, name, label, help, max, calls, rule }: OrderedPicturesFieldProps) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  const { square, dialog } = useSquarePictures(rule);
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const addresses = (form.values[name] ?? []) as readonly string[]; // the form holds nothing else there
  // Several arrive one after the other while this list is still drawn without them.
  const latest = useRef(addresses);
  useEffect(() => {
    latest.current = addresses;
  });
  const put = (next: readonly string[]) => {
    latest.current = next;
    form.set({ [name]: next });
  };

  /** Uploads a picture once it is square; what is said of one that was not taken keeps the others. */
  async function take(file: File, mayStay: boolean, place: (address: string) => readonly string[]): Promise<void> {
    try {
      const cut = await square(file, mayStay);
      if (cut !== null) put(place(await uploadShelfPicture(client, calls, cut)));
    } catch (error) {
      setWrong(error instanceof PictureRefused ? error.message : texts.pictureFailed);
    }
  }

  const add = (files: readonly File[]) =>
    void start(UPLOAD, async () => {
      setWrong(undefined);
      for (const file of files.slice(0, max - latest.current.length)) {
        await take(file, true, (address) => [...latest.current, address]);
      }
    });
  const cutAgain = (address: string) =>
    void start(UPLOAD, async () => {
      setWrong(undefined);
      const answer = await fetch(address);
      const blob = await answer.blob();
      const file = new File([blob], address.split('/').at(-1) ?? 'picture.jpg', { type: blob.type });
      await take(file, false, (cut) => latest.current.map((one) => (one === address ? cut : one)));
    });

  return (
    <FieldGroup id={name} label={label} required help={help} error={wrong ?? form.errors[name]}>
      <PictureOrder
        label={label}
        pictures={addresses}
        max={max}
        onChange={put}
        onEdit={cutAgain}
        add={
          <FileChooser variant="line" size="compact" multiple extensions={SHELF_PICTURES.extensions} onChoose={add}>
            {isRunning(UPLOAD) ? texts.uploading : texts.addPicture}
          </FileChooser>
        }
      />
      {dialog}
    </FieldGroup>
  );
}
