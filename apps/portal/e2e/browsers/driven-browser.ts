/** Px of a page's window. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** A value that passes between the test and the page. */
export type Passed = string | number | boolean | null | readonly Passed[] | { readonly [key: string]: Passed };

/** A step of the keyboard or the mouse, as the input actions of WebDriver and of WebDriver BiDi both have it. */
export type InputStep =
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string }
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: 0 }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 };

/** A device with its steps, in order. */
export interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly actions: readonly InputStep[];
}

/** One tab in a browser that keeps nothing of the one before; all that differs between the browsers. */
export interface DrivenTab {
  /** Opens an address; what follows it waits for by itself. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly resize: (size: WindowSize) => Promise<void>;
  /** Runs the body of a function in the page, waits for it and gives the text that it returns. */
  readonly run: (body: string) => Promise<string>;
  readonly input: (source: InputSource) => Promise<void>;
  readonly chooseFile: (selector: string, path: string) => Promise<void>;
  /** Errors of the console and uncaught ones so far. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** A browser that has been started. */
export interface DrivenBrowser {
  readonly newTab: () => Promise<DrivenTab>;
  readonly stop: () => Promise<void>;
}
