import { createUploadEmitter } from './batch/upload-events.ts';
import { createUploadList } from './batch/upload-list.ts';
import type { AddResult, ChosenFile, Uploader } from './batch/uploader-api.ts';
import type { UploadServices } from './item/upload-services.ts';
import { createLedgerWriter } from './ledger/ledger-writer.ts';
import { findEntries, forgetEntry, reopenFile, resumeEntry } from './ledger/resume-entries.ts';
import { resolveOptions, type UploaderOptions } from './uploader-options.ts';
import { validateSelection } from './validation/validate-selection.ts';

/** Creates an uploader. It begins with whatever `add` gives it. */
export function createUploader(options: UploaderOptions): Uploader {
  const settings = resolveOptions(options);
  const { clock, network, ledger, unit, messages } = settings;
  const life = new AbortController();
  const emitter = createUploadEmitter();
  const incident: UploadServices['incident'] = (kind, error) => emitter.emit('incident', { kind, error });
  const services: UploadServices = {
    ...settings,
    storage: options.storage,
    api: options.api,
    ledgerWriter: createLedgerWriter(ledger, clock, (error) => incident('ledger', error)),
    life: life.signal,
    clockOffset: 0,
    incident,
    sessionEnded: () => list.actor.send({ type: 'SESSION_ENDED' }),
  };
  const list = createUploadList({ services, settings, emitter, options });
  const tellNetwork = (online: boolean): void => list.actor.send({ type: online ? 'ONLINE' : 'OFFLINE' });
  const unsubscribe = [network.subscribe(tellNetwork), settings.page.onHide(services.ledgerWriter.flush)];
  let rules = settings.rules;
  let lastId = 0;

  function take(chosen: readonly ChosenFile[], idOf: () => string): readonly AddResult[] {
    if (life.signal.aborted) return [];
    const listed = list.getSnapshot().count + (options.listed?.() ?? 0);
    const verdict = validateSelection(
      chosen.map(({ file }) => file),
      listed,
      rules,
      { unit, messages },
    );
    const results = verdict.files.map(({ file, rejection }): AddResult => {
      return rejection === null ? { file, id: idOf(), rejection } : { file, id: null, rejection };
    });
    list.insert(results.flatMap(({ file, id }, at) => (id === null ? [] : [{ file, id, handle: chosen[at]?.handle }])));
    for (const rejection of verdict.rejections) emitter.emit('rejected', rejection);
    return results;
  }

  function add(files: Iterable<File | ChosenFile>): readonly AddResult[] {
    const chosen = Array.from(files, (file) => ('file' in file ? file : { file }));
    return take(chosen, () => {
      lastId += 1;
      return `item-${lastId}`;
    });
  }

  async function announce(): Promise<void> {
    try {
      const entries = await findEntries(services);
      if (entries.length > 0 && !life.signal.aborted) emitter.emit('resumable', entries.map(resumeEntry));
    } catch (error) {
      incident('ledger', error);
    }
  }

  if (!network.isOnline()) tellNetwork(false);
  void announce();

  return {
    on: emitter.on,
    add,
    pause: (id) => list.send(id, { type: 'PAUSE' }),
    resume: (id) => list.send(id, { type: 'RESUME' }),
    cancel: (id) => list.send(id, { type: 'CANCEL' }),
    retry(id) {
      const chosen = list.failed(id);
      return chosen !== undefined && take([chosen], () => id).some((result) => result.id === id);
    },
    remove: list.remove,
    getSnapshot: list.getSnapshot,
    subscribe: list.subscribe,
    result: list.result,
    async pending() {
      const entries = await findEntries(services);
      const contents = list.contents();
      return entries
        .filter(({ md5 }) => !contents.has(md5))
        .map(resumeEntry)
        .sort((one, other) => one.createdAt - other.createdAt);
    },
    async reopen(md5) {
      const entry = await ledger.get(services.owner(), md5);
      const file = entry ? await reopenFile(entry) : null;
      return file === null ? null : (add([{ file, handle: entry?.handle }])[0] ?? null);
    },
    async forget(md5) {
      const entry = await ledger.get(services.owner(), md5);
      return entry === undefined || forgetEntry(services, entry);
    },
    setRules(changed) {
      rules = { ...rules, ...changed };
    },
    endSession: services.sessionEnded,
    dispose() {
      if (life.signal.aborted) return;
      for (const end of unsubscribe) end();
      list.stop();
      life.abort();
      services.ledgerWriter.flush();
      if (settings.ownsHasher) settings.hasher.dispose();
    },
  };
}
