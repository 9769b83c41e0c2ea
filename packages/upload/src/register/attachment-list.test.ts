import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AttachmentEntry, addedAttachment, MODIFY_STATUS, parseAttachmentEntry } from './attachment-entry.ts';
import { attachmentList, shownAttachments } from './attachment-list.ts';

function entry(id: string, modifyStatus: AttachmentEntry['modifyStatus'] = MODIFY_STATUS.unchanged): AttachmentEntry {
  const added = addedAttachment({ resourceId: id, address: { bucket: 'b', key: id } }, { name: `${id}.PDF`, size: 1 });
  return { ...added, modifyStatus };
}

const statuses = (list: readonly AttachmentEntry[]) => list.map(({ id, modifyStatus }) => [id, modifyStatus]);

test('the statuses are 0 unchanged, 1 added, 3 deleted (UA2)', () => {
  expect(MODIFY_STATUS).toEqual({ unchanged: 0, added: 1, deleted: 3 });
});

test('an entry has the names of the specification; missing fields are empty, others left out (UA1)', () => {
  expect(parseAttachmentEntry({ id: 12, suffix: 'docx', fileSize: null, unknown: 1 })).toEqual({
    id: '12',
    fileName: '',
    fileExt: 'docx',
    suffix: 'docx',
    filePath: '',
    fileSize: 0,
    modifyStatus: 0,
    createUserName: '',
    createTime: '',
    publishUserName: '',
  });
  expect(parseAttachmentEntry({ fileName: 'a.pdf' })).toBeNull();
  expect(parseAttachmentEntry({ id: '1', fileName: 'A.PDF', modifyStatus: '3' })).toMatchObject({
    fileExt: 'pdf',
    modifyStatus: 3,
  });
});

test('deleting a loaded entry keeps it with 3, hidden; deleting an added one drops it (UA3)', () => {
  const loaded = attachmentList([], { type: 'loaded', entries: [entry('1'), entry('2')] });
  const list = attachmentList(loaded, { type: 'added', entry: entry('3') });
  expect(statuses(list)).toEqual([
    ['1', 0],
    ['2', 0],
    ['3', 1],
  ]);
  const withoutLoaded = attachmentList(list, { type: 'deleted', id: '1' });
  expect(statuses(withoutLoaded)).toEqual([
    ['1', 3],
    ['2', 0],
    ['3', 1],
  ]);
  expect(shownAttachments(withoutLoaded).map(({ id }) => id)).toEqual(['2', '3']);
  expect(statuses(attachmentList(withoutLoaded, { type: 'deleted', id: '3' }))).toEqual([
    ['1', 3],
    ['2', 0],
  ]);
});

test('adding again what was deleted makes a new 1; adding what is there changes nothing (UA3)', () => {
  const deleted = attachmentList([entry('1')], { type: 'deleted', id: '1' });
  const again = attachmentList(deleted, { type: 'added', entry: entry('1') });
  expect(statuses(again)).toEqual([
    ['1', 3],
    ['1', 1],
  ]);
  expect(attachmentList(again, { type: 'added', entry: entry('1') })).toBe(again);
  expect(statuses(attachmentList(again, { type: 'deleted', id: '1' }))).toEqual([['1', 3]]);
});

test('whatever is added and deleted, no loaded entry is lost and none is shown twice (UA3)', () => {
  const ids = fc.constantFrom('1', '2', '3', '4');
  const events = fc.array(fc.tuple(fc.boolean(), ids));
  fc.assert(
    fc.property(events, (steps) => {
      let list: readonly AttachmentEntry[] = [entry('1'), entry('2')];
      for (const [isAdded, id] of steps) {
        list = attachmentList(list, isAdded ? { type: 'added', entry: entry(id) } : { type: 'deleted', id });
        const shown = shownAttachments(list).map((attachment) => attachment.id);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.includes(id)).toBe(isAdded);
        for (const loaded of ['1', '2']) {
          expect(list.some((kept) => kept.id === loaded && kept.modifyStatus !== MODIFY_STATUS.added)).toBe(true);
        }
      }
    }),
  );
});
