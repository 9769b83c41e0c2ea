import { useState } from 'react';
import { FileMark } from '../attachments/file-mark.tsx';
import { formatSize } from '../attachments/file-size.ts';
import { Icon } from '../icon/icon.tsx';
import { Outline } from '../icon/outline.tsx';
import * as styles from './attachment-bubble.css.ts';
import type { MessageAttachment } from './message.ts';
import { bubbleMessages } from './messages.ts';
import { pictureFrame } from './picture-frame.ts';
import { chatShapes } from './shapes.ts';

function uploadWords(progress: number): string {
  return bubbleMessages.uploading(Math.floor(progress * 100));
}

export interface ImageBubbleProps {
  readonly attachment: MessageAttachment;
  /** Opens the picture at full size. */
  readonly onOpen: () => void;
}

/** A picture in the log. Its place is kept free from the start, so that nothing moves when it arrives. */
export function ImageBubble({ attachment, onOpen }: ImageBubbleProps) {
  const { url, name, progress } = attachment;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const frame = pictureFrame(attachment);
  if (url === null || url === failedUrl) {
    return (
      <span className={styles.picture} style={frame}>
        <Outline path={chatShapes.image} size={24} />
        {url === null ? progress !== undefined && uploadWords(progress) : bubbleMessages.imageFailed}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.picture}
      style={frame}
      aria-label={bubbleMessages.openImage(name)}
      onClick={onOpen}
    >
      <img
        className={styles.image}
        src={url}
        alt=""
        {...frame}
        loading="lazy"
        decoding="async"
        onError={() => setFailedUrl(url)}
      />
    </button>
  );
}

/** A file in the log: kind, name, size, and a link that downloads it. */
export function FileBubble({ attachment }: { readonly attachment: MessageAttachment }) {
  const { url, name, size, progress } = attachment;
  return (
    <span className={styles.file}>
      <FileMark name={name} />
      <span className={styles.fileWords}>
        <span className={styles.fileName} title={name}>
          {name}
        </span>
        <span className={styles.fileSize}>
          {url === null && progress !== undefined ? uploadWords(progress) : formatSize(size)}
        </span>
      </span>
      {url !== null && (
        <a className={styles.download} href={url} download={name} aria-label={bubbleMessages.download(name)}>
          <Icon name="download" size={20} />
        </a>
      )}
    </span>
  );
}
