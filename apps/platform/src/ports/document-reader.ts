/** What is recognised: the two sides of an identity card, and a business licence. */
export type DocumentKind = 'idFront' | 'idBack' | 'license';

/** What a picture says; a part that could not be read is left out. */
export interface ReadDocument {
  readonly realName?: string;
  /** In full; it never leaves the platform. */
  readonly idCard?: string;
  readonly businessName?: string;
  readonly creditCode?: string;
  readonly legalName?: string;
  /** Decimal text in 万元. */
  readonly registeredCapital?: string;
  /** `YYYY-MM-DD` */
  readonly establishDate?: string;
  readonly address?: string;
  readonly businessScope?: string;
  /** `YYYY-MM-DD`; the first day that it holds. */
  readonly beginDate?: string;
  /** `YYYY-MM-DD`; left out for one without an end. */
  readonly endDate?: string;
  readonly isLongTerm?: boolean;
}

/** A picture, and where its bytes are. */
interface Picture {
  readonly fileName: string;
  readonly content: Uint8Array;
}

/** Reads pictures of documents. */
export interface DocumentReader {
  /**
   * @returns null where it cannot be read: the form is filled in by hand
   * @throws what went wrong with the service, without its key and without what the picture says
   */
  read(picture: Picture, kind: DocumentKind): Promise<ReadDocument | null>;
}
