import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/**
 * What the browser complained about: errors and warnings of the console, which include breaches of the content
 * security policy and failed hydration, and uncaught errors.
 */
export interface PageProblems {
  /** Every complaint that nobody expected. */
  unexpected(): readonly string[];
  /** Complaints that match are part of the journey, such as that of a call that is made to fail. */
  expect(pattern: RegExp): void;
  /** Ends the watch, for a context that outlives it. */
  stop(): void;
}

/** Watches all pages of a context, those that have yet to be opened included. */
export function watchProblems(context: BrowserContext): PageProblems {
  const problems: string[] = [];
  const expected: RegExp[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (isComplaint(message)) problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError) => void problems.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  context.on('console', onConsole);
  context.on('weberror', onError);
  return {
    unexpected: () => problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
    expect: (pattern) => void expected.push(pattern),
    stop: () => {
      context.off('console', onConsole);
      context.off('weberror', onError);
    },
  };
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}
