import type { defineReviewMachine, NumberedRecord } from '@jianzhu/domain/records';
import type { RecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';

/** A file that belongs to a submission. */
export interface ReviewedFile {
  readonly id: string;
  /** What it is for, such as 营业执照. */
  readonly label: string;
  readonly fileName: string;
  /** bytes */
  readonly fileSize: number;
  readonly objectKey: string;
}

/** What a reviewer looks at, as texts and files. */
interface ReviewedMatter {
  /** `name` of one that a decision may give a reason of its own. */
  readonly fields: readonly { readonly label: string; readonly value: string; readonly name?: string }[];
  readonly files: readonly ReviewedFile[];
}

/** What a decision says of one field. */
export interface FieldReason {
  readonly field: string;
  readonly reason: string;
}

/** A decision that was made. */
interface Decision {
  readonly bizId: string;
  /** Null for a visitor's, as below. */
  readonly businessId: RecordId | null;
  /** Of the rejection; undefined for an approval. */
  readonly reason: string | undefined;
  readonly fieldReasons: readonly FieldReason[];
}

interface Told {
  readonly title: string;
  readonly content: string;
  /** Page that the notice opens. */
  readonly jumpUrl: string;
}

/** One kind of record that is reviewed; its status stands in the table `review`. */
export interface ReviewKind {
  /** Such as 认证材料. */
  readonly label: string;
  /** Submission, decision and withdrawal. */
  readonly machine: ReturnType<typeof defineReviewMachine>;
  readonly numberedAs: NumberedRecord;
  /**
   * Locks what is reviewed, with all that stands above it, before its review, as the acts of its owner do; left out where
   * those begin with the review themselves.
   */
  lock?(transaction: Transaction, bizId: string): Promise<unknown>;
  /** In a transaction of `withBusiness`, of `withWorker` for a visitor's. */
  describe(transaction: Transaction, businessId: RecordId | null, bizId: string): Promise<ReviewedMatter>;
  /** Why it cannot be approved any more, which an operator is told and a demonstration rejects it with; null when it can. */
  refuseApproval?(transaction: Transaction, bizId: string): Promise<string | null>;
  /** Why a demonstration does not approve it by itself, with which it rejects it: what only a person can judge. */
  refuseAutomatically?(transaction: Transaction, bizId: string): Promise<string | null>;
  /** Does what follows from the decision, in its transaction; says what the submitter is told. */
  decided(transaction: Transaction, decision: Decision): Promise<Told>;
}
