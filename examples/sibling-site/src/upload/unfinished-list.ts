import type { ResumeEntry, Uploader } from '@jianzhu/upload';
import { button, element, part } from '../site/element.ts';
import { keyedList, type Row } from '../site/keyed-list.ts';
import { fileSize } from './file-size.ts';
import { uploadMessages as texts } from './messages.ts';

/**
 * Offers what an earlier visit has left unfinished. A file that is chosen again goes on by itself, because uploads are
 * known by their content; one with a handle is opened again by a click.
 */
export function bindUnfinishedList(uploader: Uploader, failed: (error: unknown) => void): void {
  const section = part('unfinished', HTMLElement);
  const fill = keyedList<ResumeEntry>(
    part('unfinished-files', HTMLElement),
    ({ md5 }) => md5,
    (entry) => unfinishedRow(entry, uploader, () => void show()),
  );
  async function show(): Promise<void> {
    try {
      const entries = await uploader.pending();
      section.hidden = entries.length === 0;
      fill(entries);
    } catch (error) {
      failed(error);
    }
  }
  uploader.on('resumable', () => void show());
  uploader.on('success', () => void show());
  let count = 0;
  uploader.subscribe(() => {
    const now = uploader.getSnapshot().items.filter(({ phase }) => phase.startsWith('transfer')).length;
    if (now !== count) void show();
    count = now;
  });
}

function unfinishedRow(entry: ResumeEntry, uploader: Uploader, changed: () => void): Row<ResumeEntry> {
  const { md5, fileName, size, canReopen } = entry;
  const state = element('span', { className: 'state' });
  const go = canReopen
    ? button(texts.resume, () => void uploader.reopen(md5).then(changed, reportError), 'primary')
    : element('span', {}, texts.chooseAgain);
  return {
    element: element(
      'li',
      { className: 'file' },
      element('span', { className: 'name' }, fileName),
      state,
      go,
      button(texts.forget, () => void uploader.forget(md5).then(changed, reportError)),
    ),
    update({ stored }) {
      state.textContent = texts.stored(fileSize(stored), fileSize(size));
    },
  };
}
