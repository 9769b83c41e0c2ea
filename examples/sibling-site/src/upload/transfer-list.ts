import type { Uploader } from '@jianzhu/upload';
import { actOnUpload, type UploadRow, uploadRows } from '@jianzhu/upload/page';
import { button, element, part } from '../site/element.ts';
import { keyedList, type Row } from '../site/keyed-list.ts';
import { fileSize } from './file-size.ts';
import { actTexts, stageTexts, uploadMessages as texts } from './messages.ts';

/** Shows what is on its way, what failed, and the whole. */
export function bindTransferList(uploader: Uploader): void {
  const listOf = (name: string) =>
    keyedList<UploadRow>(
      part(name, HTMLElement),
      ({ id }) => id,
      (row) => transferRow(row, uploader),
    );
  const showItems = listOf('transfers');
  const showFailures = listOf('failures');
  const total = part('total', HTMLElement);
  const show = () => {
    const { items, failures, progress, speed } = uploader.getSnapshot();
    showItems(uploadRows({ items, failures: [] }));
    showFailures(uploadRows({ items: [], failures }));
    total.textContent = items.length === 0 ? texts.idle : texts.total(progress, fileSize(Math.round(speed)));
  };
  uploader.subscribe(show);
  show();
}

function transferRow({ id, fileName, size }: UploadRow, uploader: Uploader): Row<UploadRow> {
  const state = element('span', { className: 'state' });
  const bar = element('progress', { max: 100, ariaLabel: texts.progressOf(fileName) });
  let acts: UploadRow['acts'] = [];
  const buttons = [0, 1].map((place) => button('', () => acts[place] && actOnUpload(uploader, id, acts[place])));
  return {
    element: element(
      'li',
      { className: 'file' },
      element('span', { className: 'name' }, fileName),
      element('span', { className: 'quiet' }, fileSize(size)),
      bar,
      state,
      ...buttons,
    ),
    update({ stage, percent, message, acts: offered }) {
      acts = offered;
      bar.value = percent;
      bar.hidden = stage === 'failed';
      state.textContent = stage === 'failed' ? (message ?? stageTexts.failed) : `${stageTexts[stage]} ${percent}%`;
      state.classList.toggle('error', stage === 'failed');
      for (const [place, act] of buttons.entries()) {
        const offer = acts[place];
        act.hidden = offer === undefined;
        if (offer === undefined) continue;
        act.textContent = actTexts[offer];
        act.ariaLabel = texts.actionOn(actTexts[offer], fileName);
      }
    },
  };
}
