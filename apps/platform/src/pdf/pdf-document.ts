/** A term and what it is, on a line or several. */
interface PdfFact {
  readonly term: string;
  readonly value: string;
}

export interface PdfColumn {
  readonly name: string;
  /** Its part of the width, relative to the other columns'. */
  readonly share: number;
  /** Figures stand at the right. */
  readonly align?: 'right';
}

/** What a document is made of, from above to below. Texts are plain: nothing in them is read as markup. */
export type PdfPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly align?: 'center' | 'right'; readonly isLarge?: true }
  | { readonly kind: 'facts'; readonly facts: readonly PdfFact[] }
  | { readonly kind: 'table'; readonly columns: readonly PdfColumn[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'link'; readonly text: string; readonly address: string }
  /** An address to be read by a camera, and opened by a click; what it is for stands beside it. */
  | { readonly kind: 'code'; readonly text: string; readonly address: string };

/** A document on A4, as {@link PdfMaker} makes it. */
export interface PdfDocument {
  /** Over the first page, and the name of the document in its reader. */
  readonly title: string;
  /** Who makes it out; kept in the file. */
  readonly author: string;
  readonly parts: readonly PdfPart[];
  /** At the foot of each page, beside its number. */
  readonly foot: string;
  /** Across each page, under its text. */
  readonly watermark?: string;
  /** A double line around each page, as certificates have it. */
  readonly isFramed?: true;
}
