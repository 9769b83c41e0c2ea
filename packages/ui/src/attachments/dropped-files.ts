/** Files found in what was dropped, folders opened up. */
export interface DroppedFiles {
  readonly files: readonly File[];
  /** Names of what could not be read. */
  readonly unreadable: readonly string[];
}

/** Files which systems keep in folders without showing them; nobody means to upload them. */
function isHidden(name: string): boolean {
  return name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini';
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function readFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** A reader gives its entries in portions; an empty one is the last. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (portion.length === 0) return entries;
    entries.push(...portion);
  }
}

async function readEntry(entry: FileSystemEntry): Promise<DroppedFiles> {
  try {
    if (isFile(entry)) return { files: [await readFile(entry)], unreadable: [] };
    if (!isFolder(entry)) return { files: [], unreadable: [entry.name] };
    const inside = (await readFolder(entry)).filter(({ name }) => !isHidden(name));
    return joinFound(await Promise.all(inside.map(readEntry)));
  } catch {
    // The browser says no more than that it was refused; the visitor is told which one.
    return { files: [], unreadable: [entry.name] };
  }
}

function joinFound(found: readonly DroppedFiles[]): DroppedFiles {
  return {
    files: found.flatMap(({ files }) => files),
    unreadable: found.flatMap(({ unreadable }) => unreadable),
  };
}

/**
 * The files in a drop or paste, those inside folders too, in their order. To be called while the event is being
 * handled: afterwards the browser has emptied it.
 */
export function readDropped(transfer: Pick<DataTransfer, 'items' | 'files'>): Promise<DroppedFiles> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry());
  const areKnown = entries.length > 0 && entries.every((entry) => entry !== null);
  // What comes from the clipboard has no entry.
  if (!areKnown) return Promise.resolve({ files: [...transfer.files], unreadable: [] });
  return Promise.all(entries.map(readEntry)).then(joinFound);
}
