import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseStrayDrops } from './stray-drops.ts';

let listening: AbortController;

/** A drag over the element, carrying content of this type. */
function dragOver(element: HTMLElement, type: string) {
  const transfer = { types: [type], dropEffect: 'copy' };
  const event = Object.assign(new Event('dragover', { bubbles: true, cancelable: true }), { dataTransfer: transfer });
  element.dispatchEvent(event);
  return { isTaken: event.defaultPrevented, dropEffect: transfer.dropEffect };
}

describe('refuseStrayDrops', () => {
  beforeEach(() => {
    listening = new AbortController();
    refuseStrayDrops(window, listening.signal);
  });

  afterEach(() => listening.abort());

  it('refuses a file where nothing takes files, so that it does not open in place of the page', () => {
    expect(dragOver(document.body, 'Files')).toEqual({ isTaken: true, dropEffect: 'none' });
  });

  it('leaves a file to the field that takes it', () => {
    const field = document.body.appendChild(document.createElement('form'));
    field.addEventListener('dragover', (event) => event.preventDefault());
    expect(dragOver(field, 'Files')).toEqual({ isTaken: true, dropEffect: 'copy' });
  });

  it('leaves dragged text alone', () => {
    expect(dragOver(document.body, 'text/plain')).toEqual({ isTaken: false, dropEffect: 'copy' });
  });
});
