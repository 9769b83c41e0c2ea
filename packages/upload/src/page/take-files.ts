import type { ChosenFile } from '../batch/uploader-api.ts';

/** Where a page takes files from; whatever is left out is not listened to. */
export interface FileSources {
  /** File buttons. They are emptied after each choice, so that the same file can be chosen again. */
  readonly inputs?: readonly HTMLInputElement[];
  /** Files and folders are taken that are dropped here. While they hang above it, it has the attribute `data-over`. */
  readonly dropArea?: HTMLElement | undefined;
  /** Files are taken that are pasted here, such as `document`. Pasted text goes where it always went. */
  readonly pasteArea?: Document | HTMLElement | undefined;
}

/** Who takes them. */
export interface FileTaker {
  /** Files in the order of their names' folders, each with its handle where the browser gives one. */
  readonly take: (files: readonly ChosenFile[]) => void;
  /** Makes of each file what is to be uploaded, such as `compressPhoto`; it comes before the rules, so a cap counts after it. */
  readonly prepare?: (file: File) => Promise<File>;
  /** Told the names of dropped files and folders that could not be read. */
  readonly unreadable?: (names: readonly string[]) => void;
}

/**
 * Takes files from buttons, by drag and drop and from the clipboard, without a look of its own:
 * `takeFiles({ inputs, dropArea, pasteArea: document }, { take: uploader.add })`.
 *
 * @returns ends all of it
 */
export function takeFiles({ inputs = [], dropArea, pasteArea }: FileSources, given: FileTaker): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const taker = { ...given, take: inOrder(given, signal) };
  for (const input of inputs) {
    const chosen = () => {
      taker.take(withoutHandles(input.files));
      input.value = '';
    };
    input.addEventListener('change', chosen, { signal });
  }
  if (dropArea) listenForDrops(dropArea, taker, signal);
  // Elements and documents name their events apart.
  (pasteArea as HTMLElement | undefined)?.addEventListener(
    'paste',
    (event) => {
      const files = withoutHandles(event.clipboardData?.files);
      if (files.length === 0) return;
      event.preventDefault();
      taker.take(files);
    },
    { signal },
  );
  return () => ends.abort();
}

/** Prepares files where that is asked for; who was chosen first is taken first. */
function inOrder({ take, prepare }: FileTaker, signal: AbortSignal): FileTaker['take'] {
  if (prepare === undefined) return take;
  let earlier: Promise<void> = Promise.resolve();
  return (chosen) => {
    const preparing = Promise.all(
      chosen.map(async (each): Promise<ChosenFile> => {
        // What cannot be prepared is uploaded as it is.
        const file = await prepare(each.file).catch(() => each.file);
        // A handle opens the file as it was.
        return file === each.file ? each : { file };
      }),
    );
    earlier = earlier.then(async () => {
      const prepared = await preparing;
      if (!signal.aborted) take(prepared);
    });
  };
}

const withoutHandles = (files: Iterable<File> | null | undefined): readonly ChosenFile[] =>
  Array.from(files ?? [], (file) => ({ file }));

function listenForDrops(area: HTMLElement, { take, unreadable }: FileTaker, signal: AbortSignal): void {
  const hang = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    area.toggleAttribute('data-over', true);
  };
  const leave = ({ relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) area.removeAttribute('data-over');
  };
  const drop = async (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    area.removeAttribute('data-over');
    const found = await readDropped(event.dataTransfer.items);
    if (signal.aborted) return;
    if (found.names.length > 0) unreadable?.(found.names);
    if (found.files.length > 0) take(found.files);
  };
  area.addEventListener('dragenter', hang, { signal });
  area.addEventListener('dragover', hang, { signal });
  area.addEventListener('dragleave', leave, { signal });
  area.addEventListener('drop', (event) => void drop(event), { signal });
}

interface Found {
  readonly files: readonly ChosenFile[];
  /** Of what could not be read. */
  readonly names: readonly string[];
}

/** A dropped item in browsers that hand out handles; the type library lacks the call. */
interface ItemWithHandle extends DataTransferItem {
  getAsFileSystemHandle(): Promise<FileSystemHandle | null>;
}

const hasHandle = (item: DataTransferItem): item is ItemWithHandle => 'getAsFileSystemHandle' in item;

/** Everything is asked for at once: the items are gone after this turn. */
async function readDropped(items: DataTransferItemList): Promise<Found> {
  const asked = Array.from(items)
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ file: item.getAsFile(), handle: hasHandle(item) ? item.getAsFileSystemHandle() : null }));
  return joined(
    asked.map(async ({ file, handle: asking }) => {
      // Without a handle it is taken as it came; what is made by a script has none.
      const handle = await Promise.resolve(asking).catch(() => null);
      if (handle) return readHandle(handle);
      return { files: file ? [{ file }] : [], names: [] };
    }),
  );
}

async function readHandle(handle: FileSystemHandle): Promise<Found> {
  try {
    if (isFolder(handle)) return await readFolder(handle);
    if (isFile(handle)) return { files: [{ file: await handle.getFile(), handle }], names: [] };
  } catch {
    // The browser says no more than that it was refused.
  }
  return { files: [], names: [handle.name] };
}

const isFile = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === 'file';
const isFolder = (handle: FileSystemHandle): handle is FileSystemDirectoryHandle => handle.kind === 'directory';

/** Files which systems keep in folders without showing them; nobody means to upload them. */
const isHidden = (name: string): boolean => name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini';

async function readFolder(folder: FileSystemDirectoryHandle): Promise<Found> {
  const inside: FileSystemHandle[] = [];
  for await (const handle of folder.values()) if (!isHidden(handle.name)) inside.push(handle);
  inside.sort((one, other) => one.name.localeCompare(other.name));
  return joined(inside.map(readHandle));
}

async function joined(finding: readonly Promise<Found>[]): Promise<Found> {
  const found = await Promise.all(finding);
  return { files: found.flatMap(({ files }) => files), names: found.flatMap(({ names }) => names) };
}
