import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * What the browser complained about: errors and warnings of the console, which include breaches of the content
 * security policy and failed hydration, and uncaught errors.
 */
export interface PageProblems {
  /** Every complaint that nobody expected. */
  unexpected(): readonly string[];
  /** Complaints that match are part of the journey, such as that of a call that is made to fail. */
  expect(pattern: RegExp): void;
}

/** Watches all pages of a context, those that have yet to be opened included. */
export function watchProblems(context: BrowserContext): PageProblems {
  const problems: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (isComplaint(message)) problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  return {
    unexpected: () => problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
    expect: (pattern) => void expected.push(pattern),
  };
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}
