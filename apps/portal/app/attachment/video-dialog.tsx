import { Dialog } from '@jianzhu/ui/dialog';
import { VideoPlayer } from '@jianzhu/ui/video-player';

export interface VideoDialogProps {
  readonly name: string;
  readonly src: string;
  readonly onClose: () => void;
}

/** A video of a list in the player, over the page. */
export default function VideoDialog({ name, src, onClose }: VideoDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={name}>
      <VideoPlayer title={name} src={src} />
    </Dialog>
  );
}
