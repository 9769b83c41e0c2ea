import './tables.ts';
import { type SqlBool, sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';

/** The day on which certificates are judged, Asia/Shanghai. */
export const today = sql<string>`(${businessNow} at time zone 'Asia/Shanghai')::date`;

/** The platform has approved the certificate, and nobody has said since that it holds no longer (domain rules 15.5, 21); it may have ended. */
export const isStanding = sql<SqlBool>`(qualification.approved_at is not null and qualification.revoked_at is null)`;

/** The certificate holds: it stands, and today is its last day or earlier (domain rules 14, 21). */
export const isInForce = sql<SqlBool>`(${isStanding}
  and (qualification.expire_date is null or qualification.expire_date >= ${today}))`;
