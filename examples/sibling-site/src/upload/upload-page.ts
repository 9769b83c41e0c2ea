import { UPLOAD_VARIANTS } from '@jianzhu/upload';
import { compressPhoto, takeFiles } from '@jianzhu/upload/page';
import { part } from '../site/element.ts';
import { startMemberPage } from '../site/member-page.ts';
import { showToast } from '../site/toasts.ts';
import { Attachments } from './attachments.ts';
import { uploadMessages } from './messages.ts';
import { openUploader, uploadOwner } from './open-uploader.ts';
import { createRecordStore } from './record-store.ts';
import { bindTransferList } from './transfer-list.ts';
import { bindUnfinishedList } from './unfinished-list.ts';

await startMemberPage(async (site) => {
  const { platform, failed } = site;
  const uploader = await openUploader(site, {
    rules: UPLOAD_VARIANTS.fiveHundredMegabytes,
    listed: () => attachments.count,
  });
  const attachments = new Attachments({ uploader, platform, store: createRecordStore(uploadOwner(site)), failed });
  const smallPhotos = part('small-photos', HTMLInputElement);
  takeFiles(
    {
      inputs: [part('file-input', HTMLInputElement)],
      dropArea: part('drop-area', HTMLElement),
      pasteArea: document,
    },
    {
      take: uploader.add,
      prepare: async (file) => (smallPhotos.checked ? compressPhoto(file) : file),
      unreadable: (names) => showToast('error', uploadMessages.unreadable(names.join('、'))),
    },
  );
  bindTransferList(uploader);
  bindUnfinishedList(uploader, failed);
});
