import { VideoPlayer } from '../video-player/video-player.tsx';
import { SingleFile, type SingleFileProps } from './single-file.tsx';
import * as styles from './video-upload.css.ts';

export interface VideoUploadProps extends Omit<SingleFileProps, 'picture'> {
  /** A picture of the video until it plays. */
  readonly poster?: string | undefined;
}

/** Exactly one video: once it is uploaded, whoever may preview sees it in the player. */
export function VideoUpload({ poster, ...single }: VideoUploadProps) {
  const { attachment, canPreview } = single;
  const isPlayable = attachment?.phase === 'success' && canPreview && attachment.previewUrl !== undefined;
  const player = isPlayable && (
    <div className={styles.stage} data-permission="user_view">
      <VideoPlayer key={attachment.id} title={attachment.name} src={attachment.previewUrl} poster={poster} />
    </div>
  );
  return <SingleFile {...single} picture={player} />;
}
