import type { Generated } from 'kysely';

interface LawyerTable {
  id: Generated<string>;
  name: string;
  avatar: Generated<string>;
  firm_name: string;
  license_no: string;
  years: number;
  city_code: string;
  region_name: string;
  /** Codes of LAW_FIELDS. */
  fields: number[];
  /** Rich text. */
  intro: string;
  cases: Generated<{ title: string; text: string; year: number }[]>;
  /** fen */
  consult_price: number;
  service_count: Generated<number>;
  /** Tenths. */
  score: Generated<number>;
  consult_hours: Generated<number[]>;
  firm_id: string | null;
  user_id: string | null;
  is_published: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

/** A view: whose chat is open at the moment. */
interface LawyerOnlineTable {
  lawyer_id: string;
}

interface LawyerBookingTable {
  id: Generated<string>;
  code: string;
  lawyer_id: string;
  begin_time: Date;
  name: string;
  phone: string;
  matter: string;
  /** See `BOOKING_STATUS`. */
  status: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
}

/** A view of the bookings: slots that are nobody else's to take. */
interface LawyerTakenTable {
  lawyer_id: string;
  begin_time: Date;
}

interface LegalPackageTable {
  id: Generated<string>;
  name: string;
  cover: Generated<string>;
  firm_name: string;
  /** Codes of LAW_FIELDS. */
  scope: number[];
  /** fen, as the next. */
  price: number;
  original_price: number;
  valid_days: number;
  items: { name: string; times: number | null }[];
  suitable: string;
  /** Rich text. */
  detail: string;
  sales: Generated<number>;
  /** Who sells it; null for a firm that is none of the companies here. */
  firm_id: string | null;
  is_published: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

declare module '../db/schema.ts' {
  interface Schema {
    lawyer: LawyerTable;
    lawyer_booking: LawyerBookingTable;
    lawyer_online: LawyerOnlineTable;
    lawyer_taken: LawyerTakenTable;
    legal_package: LegalPackageTable;
  }
}
