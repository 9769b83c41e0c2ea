import type { ColumnType, Generated } from 'kysely';

type Occurrence = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface OperatorTable {
  id: Generated<string>;
  name: string;
  created_at: Generated<Date>;
  /** Null for the first one. */
  created_by: ColumnType<string | null, string | null | undefined, never>;
  revoked_at: Occurrence;
}

interface OperatorTokenTable {
  id: Generated<string>;
  operator_id: string;
  token_hash: Buffer;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  idle_expires_at: Date;
  expires_at: Date;
  revoked_at: Occurrence;
}

interface OperatorFirstSecretTable {
  secret_hash: Buffer;
  created_at: Generated<Date>;
}

interface OperatorFileTable {
  id: Generated<string>;
  file_name: string;
  file_ext: string;
  /** bytes */
  file_size: ColumnType<string, number, never>;
  file_md5: string;
  /** Another one once the object was checked. */
  object_key: string;
  operator_id: string;
  created_at: Generated<Date>;
  confirmed_at: Occurrence;
  /** Of a picture, in px, as browsers turn it; null where it is not known. */
  width: ColumnType<number | null, never, number | null>;
  height: ColumnType<number | null, never, number | null>;
}

declare module '../db/schema.ts' {
  interface Schema {
    operator: OperatorTable;
    operator_token: OperatorTokenTable;
    operator_file: OperatorFileTable;
    operator_first_secret: OperatorFirstSecretTable;
  }
}
