import type { SaveTarget } from './save-target.ts';

interface SaveDialog {
  showSaveFilePicker(options: { readonly suggestedName: string }): Promise<FileSystemFileHandle>;
}

/**
 * Asks where a file is to go and writes it there while it comes; null where the browser has no such dialog. The
 * dialog opens only within a click, so this is for one file or one archive, not for many.
 */
export function pickedSaveTarget(page: object = globalThis): SaveTarget | null {
  if (!hasSaveDialog(page)) return null;
  return {
    async open(fileName) {
      const handle = await page.showSaveFilePicker({ suggestedName: fileName });
      const stream = await handle.createWritable();
      return {
        // The chunk comes from fetch, whose memory is never shared.
        write: (chunk) => stream.write(chunk as Uint8Array<ArrayBuffer>),
        close: () => stream.close(),
        abort: () => stream.abort(),
      };
    },
  };
}

const hasSaveDialog = (page: object): page is SaveDialog => 'showSaveFilePicker' in page;
