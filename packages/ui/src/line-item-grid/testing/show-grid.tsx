import { useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { type LineItem, LineItemGrid, type LineItemGridProps } from '../line-item-grid.tsx';
import { inquiryColumns, inquiryLines } from './inquiry-lines.ts';

type Given = Partial<Omit<LineItemGridProps, 'onChange'>>;

/** A grid whose lines are kept, between two buttons. */
export function showGrid(given: Given = {}) {
  let latest: readonly LineItem[] = given.items ?? inquiryLines(5);
  const onChange = vi.fn();
  function Example() {
    const [items, setItems] = useState(latest);
    return (
      <>
        <button type="button">之前</button>
        <LineItemGrid
          label="询价清单"
          columns={inquiryColumns}
          {...given}
          items={items}
          onChange={(next) => {
            latest = next;
            onChange();
            setItems(next);
          }}
        />
        <button type="button">之后</button>
      </>
    );
  }
  const { container } = mount(<Example />);
  return { container, onChange, values: (key: string) => latest.map((item) => item.values[key] ?? '') };
}

/** Clicks on a cell; rows count from 1. */
export async function enterCell(title: string, row: number) {
  const column = inquiryColumns.findIndex((candidate) => candidate.title === title);
  await userEvent.click(document.querySelector(`[data-row="${row - 1}"][data-column="${column}"]`) ?? document.body);
  await expectCursor(title, row);
}

/** Waits until the focus is in a cell. */
export async function expectCursor(title: string, row: number) {
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe(`${title}，第${row}行`);
}

/** Lets the element with the focus copy, cut or paste, and gives what was copied. */
export function clipboard(type: 'copy' | 'cut' | 'paste', text = '') {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return clipboardData.getData('text/plain');
}
