import { useEffect, useRef, useState } from 'react';

/**
 * Keeps a picture somewhere and gives the address that it is shown from, which must be https or of this site.
 *
 * @param report to be called with the part that is done, from 0 to 1, where it is known.
 * @throws when the picture could not be kept; the editor offers to try again.
 */
export type UploadImage = (file: File, report: (done: number) => void) => Promise<string>;

/** A picture on its way into the text. */
export interface ImageUpload {
  readonly key: number;
  readonly file: File;
  readonly alternativeText: string;
  readonly status: 'uploading' | 'failed' | 'refused';
  /** From 0 to 1; null while it is not known. */
  readonly done: number | null;
}

/** Sends pictures and tells of each how far it is; those that have arrived leave the list. */
export function useImageUploads(upload: UploadImage | undefined, onArrive: (src: string, alt: string) => void) {
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const nextKey = useRef(0);
  const arrive = useRef(onArrive);
  useEffect(() => {
    arrive.current = onArrive;
  });

  function change(key: number, changes: Partial<ImageUpload>) {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  }

  function dismiss(key: number) {
    setUploads((all) => all.filter((each) => each.key !== key));
  }

  function send(key: number, file: File, alternativeText: string) {
    upload?.(file, (done) => change(key, { done })).then(
      (src) => {
        dismiss(key);
        arrive.current(src, alternativeText);
      },
      () => change(key, { status: 'failed' }),
    );
  }

  function add(file: File, alternativeText: string) {
    const key = nextKey.current++;
    const isImage = file.type.startsWith('image/');
    const status = isImage ? 'uploading' : 'refused';
    setUploads((all) => [...all, { key, file, alternativeText, status, done: null }]);
    if (isImage) send(key, file, alternativeText);
  }

  function retry({ key, file, alternativeText }: ImageUpload) {
    change(key, { status: 'uploading', done: null });
    send(key, file, alternativeText);
  }

  return { uploads, add, retry, dismiss };
}
