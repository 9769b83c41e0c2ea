import type { Attachment, FileActions } from '@jianzhu/ui/attachments';
import type { Picture } from '@jianzhu/ui/image-viewer';
import { previewRoute } from '@jianzhu/upload';
import { useMemo, useState } from 'react';
import { logUnlessShown } from '../api/log-unless-shown.ts';
import { openWindow } from '../cross-site/open-shared.ts';
import { usePortalClient } from '../portal-client.ts';
import type { AttachmentField } from './attachment-field.ts';
import { deskOf } from './load-upload-desk.ts';
import { attachmentTexts } from './messages.ts';

/** What is being looked at: pictures of a list, or one video. */
type FilePreview =
  | { readonly kind: 'image'; readonly pictures: readonly Picture[]; readonly startId: string }
  | { readonly kind: 'video'; readonly name: string; readonly src: string };

export interface FilePreviewState {
  readonly preview: FilePreview | null;
  close(): void;
  /** Saves a picture that is being looked at. */
  download(picture: Picture): void;
}

/** Functions of a widget for its uploaded files. They stay the same. */
export interface FieldFileActions extends FileActions {
  readonly onBatchDownload: (attachments: readonly Attachment[]) => void;
}

/**
 * Looking at the files of a widget and taking them along: pictures in the viewer, videos in the player, office files
 * in a window of the online viewer where there is one, everything else as a download (specification section 9).
 *
 * @param label of the widget; names an archive of several files
 */
export function useFileActions(
  field: AttachmentField,
  label: string,
  officeViewer: string | null,
): { readonly actions: FieldFileActions; readonly previewing: FilePreviewState } {
  const client = usePortalClient();
  const [preview, setPreview] = useState<FilePreview | null>(null);
  const actions = useMemo(() => {
    async function download(attachments: readonly Pick<Attachment, 'id' | 'name' | 'size'>[]): Promise<void> {
      const files = attachments.flatMap(({ id, name, size }) => {
        const resourceId = field.resourceId(id);
        return resourceId === undefined ? [] : [{ resourceId, fileName: name, fileSize: size }];
      });
      await (await deskOf(client)).download(files, attachmentTexts.archive(label));
    }

    async function addressOf({ id }: Attachment): Promise<string> {
      const resourceId = field.resourceId(id);
      if (resourceId === undefined) throw new Error(`${id} is not uploaded`);
      return (await deskOf(client)).addressOf(resourceId);
    }

    async function picturesOfList(): Promise<readonly Picture[]> {
      const images = field.getState().attachments.filter(({ kind, phase }) => kind === 'image' && phase === 'success');
      return Promise.all(
        images.map(async (image) => ({ id: image.id, name: image.name, src: await addressOf(image) })),
      );
    }

    async function look(attachment: Attachment): Promise<void> {
      const { id, name } = attachment;
      const route = previewRoute({ fileName: name, url: await addressOf(attachment) }, { officeViewer });
      if (route.kind === 'download') await download([attachment]);
      else if (route.kind === 'office') openWindow(route.url);
      else if (route.kind === 'video') setPreview({ kind: 'video', name, src: route.url });
      else setPreview({ kind: 'image', pictures: await picturesOfList(), startId: id });
    }

    /** The calls for addresses are quiet: what cannot be read cannot be downloaded either. */
    function run(work: Promise<void>): void {
      work.catch((error) => {
        client.notify({ tone: 'error', text: attachmentTexts.cannotRead });
        logUnlessShown(error);
      });
    }

    return {
      onPreview: (attachment: Attachment) => run(look(attachment)),
      onDownload: (attachment: Attachment) => run(download([attachment])),
      onBatchDownload: (attachments: readonly Attachment[]) => run(download(attachments)),
    };
  }, [client, field, label, officeViewer]);

  function downloadPicture({ id }: Picture): void {
    const shown = field.getState().attachments.find((attachment) => attachment.id === id);
    if (shown) actions.onDownload(shown);
  }

  return { actions, previewing: { preview, close: () => setPreview(null), download: downloadPicture } };
}
