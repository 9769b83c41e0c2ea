import { RichText } from '@jianzhu/ui/rich-text';
import { Answers } from '@jianzhu/ui/services';
import type { HelpAnswer } from './load-answers.server.ts';
import { helpTexts as texts } from './messages.ts';

/** What is asked often: each question opens to its answer. */
export function HelpAnswers({ answers }: { readonly answers: readonly HelpAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <>
      <h2>{texts.askedOften}</h2>
      <Answers answers={answers.map(({ title, html }) => ({ q: title, a: <RichText html={html} /> }))} />
    </>
  );
}
