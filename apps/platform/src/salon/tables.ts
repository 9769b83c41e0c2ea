import type { Generated } from 'kysely';

interface SalonTable {
  id: Generated<string>;
  title: string;
  cover: string;
  /** See `SALON_KINDS`. */
  kind: string;
  begin_time: Date;
  end_time: Date;
  sign_up_end: Date;
  region_name: string;
  address: string;
  organizer: string;
  /** Rich text, as `notes`. */
  intro: string;
  notes: Generated<string>;
  agenda: Generated<{ time: string; topic: string; speaker: string }[]>;
  speakers: Generated<{ name: string; title: string }[]>;
  live_url: Generated<string>;
  replay_url: Generated<string>;
  /** Of the recording among the objects, '' where there is none. */
  replay_key: Generated<string>;
  /** Seats; null without limit. */
  capacity: number | null;
  /** fen */
  fee: string;
  is_published: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

interface SalonSignUpTable {
  id: Generated<string>;
  code: string;
  salon_id: string;
  name: string;
  phone: string;
  company: Generated<string>;
  /** See `SIGN_UP_STATUS`. */
  status: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
}

/** A view of the sign-ups. */
interface SalonSeatsTable {
  salon_id: string;
  taken: string;
  waiting: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    salon: SalonTable;
    salon_seats: SalonSeatsTable;
    salon_sign_up: SalonSignUpTable;
  }
}
