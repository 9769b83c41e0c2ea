import type { FailureNotice, ItemSnapshot, Uploader } from '@jianzhu/upload';
import { button, element, part } from '../site/element.ts';
import { keyedList, type Row } from '../site/keyed-list.ts';
import { fileSize } from './file-size.ts';
import { phaseTexts, uploadMessages as texts } from './messages.ts';

/** Shows what is on its way, what failed, and the whole. */
export function bindTransferList(uploader: Uploader): void {
  const showItems = keyedList<ItemSnapshot>(
    part('transfers', HTMLElement),
    ({ id }) => id,
    (item) => transferRow(item, uploader),
  );
  const showFailures = keyedList<FailureNotice>(
    part('failures', HTMLElement),
    ({ id }) => id,
    (failure) => failureRow(failure, uploader),
  );
  const total = part('total', HTMLElement);
  const show = () => {
    const { items, failures, progress, speed } = uploader.getSnapshot();
    showItems(items);
    showFailures(failures);
    total.textContent = items.length === 0 ? texts.idle : texts.total(progress, fileSize(Math.round(speed)));
  };
  uploader.subscribe(show);
  show();
}

function transferRow({ id, fileName, size }: ItemSnapshot, uploader: Uploader): Row<ItemSnapshot> {
  const state = element('span', { className: 'state' });
  const bar = element('progress', { max: 100, ariaLabel: texts.progressOf(fileName) });
  let isPaused = false;
  const toggle = button(texts.pause, () => (isPaused ? uploader.resume(id) : uploader.pause(id)));
  const cancel = button(texts.cancel, () => uploader.cancel(id));
  cancel.ariaLabel = texts.actionOn(texts.cancel, fileName);
  return {
    element: element(
      'li',
      { className: 'file' },
      element('span', { className: 'name' }, fileName),
      element('span', { className: 'quiet' }, fileSize(size)),
      bar,
      state,
      toggle,
      cancel,
    ),
    update({ phase, progress, hashProgress }) {
      isPaused = phase === 'paused';
      bar.value = progress;
      state.textContent = `${phaseTexts[phase]} ${phase === 'hashing.active' ? hashProgress : progress}%`;
      toggle.textContent = isPaused ? texts.resume : texts.pause;
      toggle.ariaLabel = texts.actionOn(toggle.textContent, fileName);
    },
  };
}

function failureRow({ id, fileName }: FailureNotice, uploader: Uploader): Row<FailureNotice> {
  const state = element('span', { className: 'state error' });
  return {
    element: element(
      'li',
      { className: 'file' },
      element('span', { className: 'name' }, fileName),
      state,
      button(texts.retry, () => void uploader.retry(id), 'primary'),
      button(texts.dismiss, () => uploader.remove(id)),
    ),
    update({ message }) {
      state.textContent = message ?? phaseTexts.failed;
    },
  };
}
