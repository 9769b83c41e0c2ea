import type { ReactNode } from 'react';

/** A use that a component is not made for, and what is. */
interface Misuse {
  readonly case: string;
  /** Names of components, or a way in words where there is none. */
  readonly instead: string;
}

/** One thing done well and the same thing done badly, both made of the real components. */
export interface Pair {
  readonly good: ReactNode;
  readonly goodReason: string;
  readonly bad: ReactNode;
  readonly badReason: string;
}

/** What a designer has to know of a component, in Chinese; the docs page of the component shows it. */
export interface Guidance {
  readonly useFor: readonly string[];
  readonly notFor: readonly Misuse[];
  /** Rules for the words in it. */
  readonly words?: readonly string[];
  /** Keys and what they do; none for what takes no focus of its own. */
  readonly keys?: readonly (readonly [keys: string, result: string])[];
}

/** Guidance by the component's name. */
export type GuidanceTable = Readonly<Record<string, Guidance>>;
