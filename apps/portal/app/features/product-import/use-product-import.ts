import { isApiError } from '@jianzhu/api-client';
import { importRowsOf, matchPictures, type SheetRow } from '@jianzhu/domain/product-imports';
import { useMemo, useRef, useState } from 'react';
import { failureToast } from '../../api/failure-toast.ts';
import { loadPart } from '../../errors/load-part.ts';
import { usePortalClient } from '../../portal-client.ts';
import { useAct } from '../../record/use-act.ts';
import { PictureRefused, uploadShelfPicture } from '../../shelf/upload-picture.ts';
import { useActs } from '../../use-acts.ts';
import { importCalls, type ParsedImport, pictureCalls } from './import-calls.ts';
import { importTexts as texts } from './messages.ts';
import { readPictureZip, safeName, type ZippedPicture, ZipRefused } from './read-picture-zip.ts';
import { refusePicture } from './refuse-picture.ts';

/** Bytes, as with the other files that are read in. */
const LARGEST_SHEET = 5 * 1024 * 1024;
/** Bytes of a call; the platform takes a mebibyte. */
const LARGEST_CALL = 1_000_000;
/** Pictures that are sent at a time. */
const AT_ONCE = 3;

/** A sheet as the platform has read it. */
interface FoundSheet {
  readonly fileName: string;
  /** As it stands in the file, for the file of what is wrong. */
  readonly cells: readonly (readonly string[])[];
  readonly rows: readonly SheetRow[];
  readonly parsed: ParsedImport;
}

interface FoundPictures {
  readonly fileName: string;
  readonly pictures: readonly ZippedPicture[];
}

/** How far an import is, in words and in parts of a whole. */
export interface ImportProgress {
  readonly text: string;
  /** 0 to 1; null where nobody knows. */
  readonly share: number | null;
}

/** Reads products and their pictures, and adds them as drafts: all or none. */
export function useProductImport(onDone: () => void) {
  const client = usePortalClient();
  const act = useAct();
  const { start, isRunning } = useActs();
  const [sheet, setSheet] = useState<FoundSheet | null>(null);
  const [zip, setZip] = useState<FoundPictures | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const giveUp = useRef(new AbortController());
  /** Of pictures that are sent already: another try does not send them again. */
  const sent = useRef(new Map<ZippedPicture, string>());
  const warn = (text: string) => client.notify({ tone: 'warning', text });
  /** Says why a sheet was not read: its call is a quiet one. */
  const tell = (error: unknown) => {
    if (!isApiError(error)) throw error;
    const toast = failureToast(error);
    if (toast) client.notify(toast);
  };
  const matched = useMemo(
    () =>
      matchPictures(
        zip?.pictures.map(({ name }) => name) ?? [],
        sheet?.parsed.rows.map(({ rowNo, name, skuCode }) => ({ rowNo, product: { name, skuCode } })) ?? [],
      ),
    [sheet, zip],
  );

  async function readSheet(file: File): Promise<void> {
    if (!/\.xlsx?$/i.test(file.name)) return warn(texts.wrongFile(file.name));
    if (file.size > LARGEST_SHEET) return warn(texts.tooLarge);
    setProgress({ text: texts.reading, share: null });
    const { readWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    const workbook = await readWorkbook(file);
    if (!workbook.ok) return warn(workbook.message);
    const rows = importRowsOf(workbook.rows);
    if ('message' in rows) return warn(rows.message);
    const body = { rows: rows.map(({ rowNo, cells }) => ({ rowNo, cells: [...cells] })) };
    if (bytesOf(body) > LARGEST_CALL) return warn(texts.tooMuch);
    setProgress({ text: texts.checking(rows.length), share: null });
    const parsed = await (await importCalls(client)).parse({ body });
    setSheet({ fileName: file.name, cells: workbook.rows, rows, parsed });
  }

  async function readZip(file: File): Promise<void> {
    try {
      setZip({ fileName: file.name, pictures: await readPictureZip(file) });
    } catch (error) {
      if (!(error instanceof ZipRefused)) throw error;
      warn(error.message);
    }
  }

  /** Sends what belongs to a product, some at a time. @returns addresses by the names of the files */
  async function sendPictures(signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
    const wanted = new Set([...matched.byRow.values()].flat());
    const pictures = (zip?.pictures ?? []).filter(({ name }) => wanted.has(name));
    const waiting = pictures.filter((picture) => !sent.current.has(picture));
    let done = pictures.length - waiting.length;
    const tell = () =>
      setProgress({
        text: texts.uploading(done, pictures.length),
        share: pictures.length === 0 ? 1 : done / pictures.length,
      });
    tell();
    const work = async () => {
      for (let picture = waiting.shift(); picture !== undefined; picture = waiting.shift()) {
        signal.throwIfAborted();
        sent.current.set(picture, await sendPicture(picture));
        done += 1;
        tell();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return new Map(
      pictures.flatMap((picture) => {
        const address = sent.current.get(picture);
        return address === undefined ? [] : [[picture.name, address] as const];
      }),
    );
  }

  async function sendPicture(picture: ZippedPicture): Promise<string> {
    const refused = (reason: string) => new ZipRefused(texts.pictureRefused(safeName(picture.name), reason));
    const file = await picture.read();
    const unfit = await refusePicture(file);
    if (unfit !== null) throw refused(unfit);
    try {
      return await uploadShelfPicture(client, pictureCalls, file);
    } catch (error) {
      throw error instanceof PictureRefused ? refused(error.message) : error;
    }
  }

  function commit(deliveryDays: number): void {
    if (sheet === null || sheet.parsed.errors.length > 0) return;
    giveUp.current = new AbortController();
    const { signal } = giveUp.current;
    void act
      .run('import', async (idempotencyKey) => {
        try {
          const addresses = await sendPictures(signal);
          const rows = sheet.rows.map(({ rowNo, cells }) => ({
            ...{ rowNo, cells: [...cells] },
            images: (matched.byRow.get(rowNo) ?? []).flatMap((name) => addresses.get(name) ?? []),
          }));
          const body = { rows, deliveryDays };
          if (bytesOf(body) > LARGEST_CALL) {
            warn(texts.tooMuch);
            return undefined;
          }
          signal.throwIfAborted();
          setProgress({ text: texts.writing(rows.length), share: null });
          const { count } = await (await importCalls(client)).commit({ body }, { idempotencyKey });
          onDone();
          return texts.done(count);
        } catch (error) {
          if (signal.aborted) client.notify({ tone: 'info', text: texts.stopped });
          else if (error instanceof ZipRefused) warn(error.message);
          else throw error;
          return undefined;
        }
      })
      .finally(() => setProgress(null));
  }

  return {
    ...{ sheet, zip, matched, progress, lost: act.lost },
    isImporting: act.isBusy('import'),
    isReading: isRunning('sheet') || isRunning('zip'),
    chooseSheet: (file: File) =>
      void start('sheet', () =>
        readSheet(file)
          .catch(tell)
          .finally(() => setProgress(null)),
      ),
    chooseZip: (file: File) => void start('zip', () => readZip(file)),
    commit,
    stop: () => giveUp.current.abort(),
  };
}

export type ProductImport = ReturnType<typeof useProductImport>;

const bytesOf = (body: unknown): number => new TextEncoder().encode(JSON.stringify(body)).byteLength;
