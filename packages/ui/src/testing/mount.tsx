import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

// In a real browser updates come from real input, which no test can wrap; only mounting is wrapped there.
const documentIsSimulated = 'happyDOM' in window;
globalThis.IS_REACT_ACT_ENVIRONMENT = documentIsSimulated;

function settle(run: () => void) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  act(run);
  globalThis.IS_REACT_ACT_ENVIRONMENT = documentIsSimulated;
}

export interface Mounted {
  readonly container: HTMLElement;
  readonly rerender: (element: ReactNode) => void;
}

/** Renders into a fresh element of the document and takes it away when the test is over. */
export function mount(element: ReactNode): Mounted {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  settle(() => root.render(element));
  onTestFinished(() => {
    settle(() => root.unmount());
    container.remove();
  });
  return { container, rerender: (next) => settle(() => root.render(next)) };
}

/** The one element that matches, or a failure that names the selector. */
export function one<Found extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelectorAll<Found>(selector);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} elements match ${selector}`);
  return first;
}
