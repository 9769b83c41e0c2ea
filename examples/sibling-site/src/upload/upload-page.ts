import { createUploader, registerApi, UPLOAD_VARIANTS } from '@jianzhu/upload';
import { startMemberPage } from '../site/member-page.ts';
import { showNotice } from '../site/notices.ts';
import { Attachments } from './attachments.ts';
import { bindDropArea } from './drop-area.ts';
import { platformStorage } from './platform-storage.ts';
import { createRecordStore } from './record-store.ts';
import { bindTransferList } from './transfer-list.ts';
import { bindUnfinishedList } from './unfinished-list.ts';

await startMemberPage(async ({ settings, session, platform, member, onLeave, failed }) => {
  const { apiOrigin, product, source } = settings;
  const owner = `${session.businessId}/${member.id}`;
  const uploader = createUploader({
    api: registerApi({ baseUrl: apiOrigin, product, source, session: () => session }),
    storage: await platformStorage(await platform.storage()),
    owner: () => owner,
    rules: UPLOAD_VARIANTS.fiveHundredMegabytes,
    listed: () => attachments.count,
  });
  const attachments = new Attachments({ uploader, platform, store: createRecordStore(owner), failed });
  uploader.on('rejected', ({ message }) => showNotice('error', message));
  uploader.on('failed', ({ message }) => message !== null && showNotice('error', message));
  uploader.on('incident', ({ error }) => reportError(error));
  bindDropArea((files) => uploader.add(files));
  bindTransferList(uploader);
  bindUnfinishedList(uploader, failed);
  onLeave(() => uploader.endSession());
});
