import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import * as styles from './toolbar.css.ts';
import { ToolbarIcon } from './toolbar-icon.tsx';
import type { ToolbarIconName } from './toolbar-shapes.ts';

const toolSelector = 'button[data-tool]';

/** Where a key leads among so many tools; they wrap around. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function toolsOf(bar: HTMLElement): readonly HTMLElement[] {
  return [...bar.querySelectorAll<HTMLElement>(toolSelector)];
}

/** Leaves the one tool in the tab order. */
function makeStop(bar: HTMLElement, stop: HTMLElement | undefined) {
  for (const tool of toolsOf(bar)) tool.tabIndex = tool === stop ? 0 : -1;
}

export interface ToolbarProps {
  readonly label: string;
  /** Id of what the tools work on. */
  readonly controls: string;
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Escape leads back to what the tools work on. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** One stop of the tab order for many tools; arrow keys, Home and End move among them (ARIA toolbar pattern). */
export function Toolbar({ label, controls, ref, onLeave, children }: ToolbarProps) {
  useEffect(() => {
    const bar = ref.current;
    if (bar && !toolsOf(bar).some((tool) => tool.tabIndex === 0)) makeStop(bar, toolsOf(bar)[0]);
  });

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const bar = event.currentTarget;
    const tools = toolsOf(bar);
    const at = event.target instanceof HTMLElement ? tools.indexOf(event.target) : -1;
    // Keys of what a tool has opened come through here too.
    if (at < 0) return;
    if (event.key === 'Escape') onLeave();
    const target = tools[moves[event.key]?.(at, tools.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget, target }) => {
        if (target.matches(toolSelector)) makeStop(currentTarget, target);
      }}
    >
      {children}
    </div>
  );
}

export interface ToolProps extends ComponentProps<'button'> {
  readonly label: string;
  readonly icon: ToolbarIconName;
  /** For tools that are on or off at the cursor. */
  readonly pressed?: boolean | undefined;
  /** Keeps its place among the tools, but does nothing. */
  readonly unavailable?: boolean;
}

/** One tool. It takes the focus by key only, so that a click leaves the selection in the text. */
export function Tool({ label, icon, pressed, unavailable = false, onClick, ...button }: ToolProps) {
  return (
    <button
      {...button}
      type="button"
      data-tool=""
      tabIndex={-1}
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={unavailable}
      onMouseDown={(event) => event.preventDefault()}
      onClick={unavailable ? undefined : onClick}
    >
      <ToolbarIcon name={icon} />
    </button>
  );
}
