import type { ChosenFile } from '@jianzhu/upload';
import { part } from '../site/element.ts';

/** A dropped item in browsers that hand out handles; the type library lacks the call. */
interface ItemWithHandle extends DataTransferItem {
  getAsFileSystemHandle(): Promise<FileSystemHandle | null>;
}

/** Takes files from the file button, by drag and drop and from the clipboard. */
export function bindDropArea(chosen: (files: readonly ChosenFile[]) => void): void {
  const area = part('drop-area', HTMLElement);
  const input = part('file-input', HTMLInputElement);
  const take = (files: Iterable<File>) => chosen(Array.from(files, (file) => ({ file })));
  input.addEventListener('change', () => {
    take(input.files ?? []);
    // The same file can be chosen again.
    input.value = '';
  });
  area.addEventListener('dragover', (event) => {
    event.preventDefault();
    area.classList.add('over');
  });
  for (const name of ['dragleave', 'drop']) area.addEventListener(name, () => area.classList.remove('over'));
  area.addEventListener('drop', (event) => {
    event.preventDefault();
    void droppedFiles(event.dataTransfer?.items ?? []).then(chosen, reportError);
  });
  document.addEventListener('paste', (event) => take(event.clipboardData?.files ?? []));
}

/** Files with their handles where there are some: those can be opened again after a reload without being chosen. */
async function droppedFiles(items: Iterable<DataTransferItem>): Promise<readonly ChosenFile[]> {
  // Everything is asked for at once: the items are gone after this turn.
  const dropped = Array.from(items, async (item): Promise<readonly ChosenFile[]> => {
    const file = item.getAsFile();
    if (item.kind !== 'file' || file === null) return [];
    const handle = hasHandle(item) ? await item.getAsFileSystemHandle() : null;
    if (handle?.kind === 'directory') return [];
    return [handle instanceof FileSystemFileHandle ? { file, handle } : { file }];
  });
  return (await Promise.all(dropped)).flat();
}

const hasHandle = (item: DataTransferItem): item is ItemWithHandle => 'getAsFileSystemHandle' in item;
