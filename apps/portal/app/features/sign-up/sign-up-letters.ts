import type { SignUpRow } from './sign-up-calls.ts';

type Letter = SignUpRow['authorizationLetter'][number];

/** The letters of a company as the buyer reads them: handed in by the company, with its sign-up. */
export const lettersOf = ({ authorizationLetter, businessName, submitTime }: SignUpRow): readonly Letter[] =>
  authorizationLetter.map((letter) => ({
    ...letter,
    publishUserName: letter.publishUserName || businessName,
    createTime: letter.createTime || submitTime,
  }));

/** The letters of several, each under the name of its company, which it keeps when they are taken along. */
export const namedLetters = (rows: readonly SignUpRow[]): readonly Letter[] =>
  rows.flatMap((row) =>
    lettersOf(row).map((letter) => ({ ...letter, fileName: `${row.businessName}_${letter.fileName}` })),
  );
