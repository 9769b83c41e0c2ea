import './tables.ts';
import { type SqlBool, sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';

/** The day on which certificates are judged, Asia/Shanghai. */
export const today = sql<string>`(${businessNow} at time zone 'Asia/Shanghai')::date`;

/** Nobody has said that the certificate holds no longer (domain rules 21); it may have ended. */
export const notRevoked = sql<SqlBool>`qualification.revoked_at is null`;

/** The certificate holds: it is not revoked, and today is its last day or earlier (domain rules 14, 21). */
export const isInForce = sql<SqlBool>`(${notRevoked}
  and (qualification.expire_date is null or qualification.expire_date >= ${today}))`;
