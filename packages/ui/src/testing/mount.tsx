import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

export interface Mounted {
  readonly container: HTMLElement;
  readonly rerender: (element: ReactNode) => void;
}

/** Renders into a fresh element of the document and takes it away when the test is over. */
export function mount(element: ReactNode): Mounted {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  act(() => root.render(element));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  return { container, rerender: (next) => act(() => root.render(next)) };
}

/** The one element that matches, or a failure that names the selector. */
export function one<Found extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelectorAll<Found>(selector);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} elements match ${selector}`);
  return first;
}
