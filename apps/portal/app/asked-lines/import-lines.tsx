import { LINE_TEMPLATE_FILE, type LinesProgress, readLineRows } from '@jianzhu/domain/inquiries';
import { Button } from '@jianzhu/ui';
import { FileChooser } from '@jianzhu/ui/attachments';
import type { LineItem } from '@jianzhu/ui/line-item-grid';
import { useRef, useState } from 'react';
import { loadPart } from '../errors/load-part.ts';
import { usePortalClient } from '../portal-client.ts';
import { useActs } from '../use-acts.ts';
import { type Found, ImportPreview } from './import-preview.tsx';
import { lineTemplate } from './line-file.ts';
import { lineTexts } from './line-messages.ts';

const { import: texts, template, importLines } = lineTexts;

/** Bytes (domain rules 3.4). */
const largest = 5 * 1024 * 1024;

export interface ImportLinesProps {
  readonly items: readonly LineItem[];
  readonly onImport: (items: readonly LineItem[]) => void;
}

/** Saves the template of the lines, and reads lines from a workbook (domain rules 3.4). */
export function ImportLines({ items, onImport }: ImportLinesProps) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  const [found, setFound] = useState<Found | null>(null);
  const [progress, setProgress] = useState<LinesProgress | null>(null);
  const giveUp = useRef(new AbortController());
  const warn = (text: string) => client.notify({ tone: 'warning', text });

  async function saveTemplate() {
    const { saveFile, writeWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    saveFile(await writeWorkbook(lineTemplate()), LINE_TEMPLATE_FILE);
  }

  async function readFile(file: File) {
    giveUp.current = new AbortController();
    setProgress(null);
    const { signal } = giveUp.current;
    if (!/\.xlsx?$/i.test(file.name)) return warn(texts.wrongFile(file.name));
    if (file.size > largest) return warn(texts.tooLarge);
    const { readWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    const workbook = await readWorkbook(file);
    if (signal.aborted) return;
    if (!workbook.ok) return warn(texts.wrongFile(file.name));
    const parts = readLineRows(workbook.rows);
    let part = parts.next();
    for (; part.done !== true; part = parts.next()) {
      setProgress(part.value);
      // The page shows how far it is, and hears whoever gives up.
      await new Promise(requestAnimationFrame);
      if (signal.aborted) return;
    }
    const read = part.value;
    if ('message' in read) return warn(read.message);
    setFound({ fileName: file.name, read, cells: workbook.rows });
  }

  function stop() {
    giveUp.current.abort();
    client.notify({ tone: 'info', text: texts.stopped });
  }

  return (
    <>
      <Button
        variant="link"
        size="compact"
        pending={isRunning('template')}
        onClick={() => void start('template', saveTemplate)}
      >
        {template}
      </Button>
      <FileChooser
        variant="line"
        size="compact"
        extensions={['xlsx', 'xls']}
        onChoose={([file]) => file && void start('read', () => readFile(file))}
      >
        {isRunning('read') ? texts.reading : importLines}
      </FileChooser>
      {isRunning('read') && (
        <>
          <span role="status">{progress === null ? texts.reading : texts.checking(progress.done, progress.total)}</span>
          <Button variant="link" size="compact" onClick={stop}>
            {texts.stop}
          </Button>
        </>
      )}
      {found && (
        <ImportPreview
          found={found}
          items={items}
          onImport={(next, count) => {
            setFound(null);
            onImport(next);
            client.notify({ tone: 'success', text: texts.done(found.fileName, count) });
          }}
          onClose={() => setFound(null)}
        />
      )}
    </>
  );
}
