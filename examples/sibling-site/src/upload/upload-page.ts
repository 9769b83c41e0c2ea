import { UPLOAD_VARIANTS } from '@jianzhu/upload';
import { startMemberPage } from '../site/member-page.ts';
import { Attachments } from './attachments.ts';
import { bindDropArea } from './drop-area.ts';
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
  bindDropArea((files) => uploader.add(files));
  bindTransferList(uploader);
  bindUnfinishedList(uploader, failed);
});
