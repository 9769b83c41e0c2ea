import { Button } from '../button/button.tsx';
import { editorMessages } from './messages.ts';
import * as styles from './upload-rows.css.ts';
import type { ImageUpload } from './use-image-uploads.ts';

export interface UploadRowsProps {
  readonly uploads: readonly ImageUpload[];
  readonly onRetry: (upload: ImageUpload) => void;
  readonly onDismiss: (key: number) => void;
}

const troubles = { failed: editorMessages.uploadFailed, refused: editorMessages.notImage } as const;

function Progress({ upload }: { readonly upload: ImageUpload }) {
  const said = editorMessages.uploading(upload.file.name);
  return (
    <>
      <span className={styles.name} role="status">
        {said}
      </span>
      <progress className={styles.progress} aria-label={said} {...(upload.done !== null && { value: upload.done })} />
    </>
  );
}

/** Pictures that are on their way into the text, and those that did not get there. */
export function UploadRows({ uploads, onRetry, onDismiss }: UploadRowsProps) {
  return uploads.map((upload) => (
    <div key={upload.key} className={styles.row}>
      {upload.status === 'uploading' ? (
        <Progress upload={upload} />
      ) : (
        <>
          <span className={styles.trouble} role="alert">
            {troubles[upload.status](upload.file.name)}
          </span>
          {upload.status === 'failed' && (
            <Button variant="link" size="compact" onClick={() => onRetry(upload)}>
              {editorMessages.retry}
            </Button>
          )}
          <Button
            variant="link"
            size="compact"
            aria-label={editorMessages.dismiss(upload.file.name)}
            onClick={() => onDismiss(upload.key)}
          >
            {editorMessages.remove}
          </Button>
        </>
      )}
    </div>
  ));
}
