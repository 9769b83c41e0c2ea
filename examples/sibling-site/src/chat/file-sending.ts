import { type Chat, Turns } from '@jianzhu/chat';
import type { Uploader } from '@jianzhu/upload';
import { part } from '../site/element.ts';
import type { MemberSite } from '../site/member-page.ts';
import { openUploader } from '../upload/open-uploader.ts';
import { fileMessage } from './file-message.ts';
import { chatMessages } from './messages.ts';

/** Sends chosen files: each is uploaded, then told, in its turn, to the conversation that was open when it was chosen. */
export function bindFileSending(chat: Chat, site: MemberSite): void {
  const input = part('chat-file', HTMLInputElement);
  const progress = part('sending-progress', HTMLElement);
  const turns = new Turns();
  let opened: Promise<Uploader> | null = null;

  async function open(): Promise<Uploader> {
    const uploader = await openUploader(site);
    uploader.subscribe(() => {
      const { count, progress: percent } = uploader.getSnapshot();
      progress.textContent = count === 0 ? '' : chatMessages.sendingFiles(percent);
    });
    return uploader;
  }

  async function send(chatId: string, files: readonly File[]): Promise<void> {
    opened ??= open();
    const uploader = await opened;
    for (const { id } of uploader.add(files)) {
      if (id === null) continue;
      const sent = turns.take(chatId, uploader.result(id), (uploaded) => {
        uploader.remove(id);
        const { type, content } = fileMessage(uploaded, site.session.businessId);
        chat.send(chatId, content, { type });
      });
      // What failed has been told by its toast, and what was taken back needs none.
      sent.catch(reportError);
    }
  }

  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    input.value = '';
    const { openId } = chat.state;
    if (openId !== null) send(openId, files).catch(site.failed);
  });
}
