/** A line that offers are compared on. Texts stand as they are shown. */
export interface ComparedLine {
  readonly id: string;
  readonly name: string;
  /** Below the name, such as the reference price. */
  readonly detail?: string | undefined;
  readonly quantity: string;
  readonly unit: string;
  /** What is still to be done about it, such as 尚未定标. */
  readonly warning?: string | undefined;
}

/** Who offers: a column. */
export interface ComparedOffer {
  readonly id: string;
  readonly name: string;
  /** On the basis that is compared by. */
  readonly total: string;
  /** Such as 10 / 12 项 or 整单最低. */
  readonly note: string;
  readonly noteTone: 'good' | 'warning' | 'plain';
}

/** What one offers for a line. */
export interface ComparedCell {
  readonly price: string;
  /** Beside the lowest, such as +1.6%. */
  readonly note: string;
  readonly rank: 'lowest' | 'highest' | 'between';
  /** Such as 同等 or 晚4天. */
  readonly tags: readonly string[];
}

/** A row below the lines, such as the total, with what it says of each offer by its id. */
export interface ComparedFact {
  readonly key: string;
  readonly label: string;
  readonly isStrong?: boolean;
  readonly values: ReadonlyMap<
    string,
    { readonly text: string; readonly note?: string; readonly tone?: 'good' | 'warning' }
  >;
}

/** By line the offer that is chosen; null where nothing is to be bought; lines that are not decided are not in it. */
export type Choices = ReadonlyMap<string, string | null>;
