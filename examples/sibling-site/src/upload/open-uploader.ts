import { createUploader, registerApi, type Uploader, type UploaderOptions } from '@jianzhu/upload';
import type { MemberSite } from '../site/member-page.ts';
import { showToast } from '../site/toasts.ts';
import { platformStorage } from './platform-storage.ts';

/** Whose uploads a member's are: those of another company or user are never offered to him. */
export const uploadOwner = ({ session, member }: Pick<MemberSite, 'session' | 'member'>) =>
  `${session.businessId}/${member.id}`;

/** Creates an uploader of this site for the member, which says itself what is refused or fails. */
export async function openUploader(
  site: MemberSite,
  options: Pick<UploaderOptions, 'rules' | 'listed'> = {},
): Promise<Uploader> {
  const { settings, session, platform, onLeave } = site;
  const { apiOrigin, product, source } = settings;
  const uploader = createUploader({
    ...options,
    api: registerApi({ baseUrl: apiOrigin, product, source, session: () => session }),
    storage: await platformStorage(await platform.storage()),
    owner: () => uploadOwner(site),
  });
  uploader.on('rejected', ({ message }) => showToast('error', message));
  uploader.on('failed', ({ message }) => message !== null && showToast('error', message));
  uploader.on('incident', ({ error }) => reportError(error));
  onLeave(() => uploader.endSession());
  return uploader;
}
