import type { PermissionKey } from '@jianzhu/domain/member-center';
import type { NumberedRecord } from '@jianzhu/domain/records';
import type { ShelfMachine } from '@jianzhu/domain/shelves';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Row } from '../record/record-table.ts';
import type { Searchable } from '../search/documents.ts';
import '../service/tables.ts';
import '../knowledge/tables.ts';

/** The tables of what companies publish. */
export type ShelfTable = 'service' | 'knowledge';

/** A row of one of them, as far as they are alike. */
export type ShelfRow = Row<ShelfTable>;

/** Who writes, and what is there already. */
interface Writing {
  readonly transaction: Transaction;
  readonly caller: BusinessMember;
  /** The record that is changed or copied; null for a new one. */
  readonly row: ShelfRow | null;
}

/**
 * One kind of record of the shelf: what its own context knows of it. All else (statuses, review, change in place of what
 * was approved, search) is the shelf's.
 *
 * @template Fields as its form has them, and as a change is kept
 */
export interface ShelfKind<Fields extends object = object> {
  readonly table: ShelfTable;
  /** 服务 and the like. */
  readonly label: string;
  readonly machine: ShelfMachine;
  /** Key of who publishes it. */
  readonly publish: PermissionKey;
  readonly numberedAs: NumberedRecord | null;
  /** Page of its form; the id follows. */
  readonly page: string;
  /** How many of them a membership has room for; left out where it does not count them. */
  readonly quota?: 'serviceQuota';
  /** Longest title, for a copy's. */
  readonly titleLength: number;
  /** What stands in a row. */
  fieldsOf(row: ShelfRow): Fields;
  /** The columns that fields become. @param row what is there already; its file may stay */
  columnsOf(transaction: Transaction, fields: Fields, row: ShelfRow | null): Promise<Readonly<Record<string, unknown>>>;
  /** Fields as they are kept: markup made safe, files as the platform knows them; or what is wrong with them. */
  clean(writing: Writing, fields: Fields): Promise<Fields | Refusal>;
  /** What is wrong with what was written before, when it is handed in. */
  refuse(transaction: Transaction, row: ShelfRow, fields: Fields): Promise<Refusal | null>;
  /** Why one that nobody is shown cannot be removed, under its lock; it can when left out. */
  refuseRemoval?(transaction: Transaction, row: ShelfRow): Promise<Refusal | null>;
  /** The fields without what it costs. */
  unpriced(fields: Fields): object;
  titled(fields: Fields, title: string): Fields;
  /** After a save or a decision: files that belong to the record from now on. */
  keepFiles?(transaction: Transaction, row: ShelfRow): Promise<void>;
  /** What a reviewer reads, by the names of the fields. */
  describe(
    transaction: Transaction,
    fields: Fields,
  ): Promise<readonly { readonly name: string; readonly label: string; readonly value: string }[]>;
  /** Files that a reviewer opens. */
  filesOf(fields: Fields): readonly { readonly id: string; readonly label: string }[];
  /** As the search of the whole site finds it. */
  document(row: ShelfRow): Searchable;
}
