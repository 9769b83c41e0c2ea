import { sql } from 'kysely';

/**
 * The time of business rules, read once in a query: the database's clock, ahead of it as far as the operator of a
 * demonstration has moved it. What follows it and what never does: docs/architecture.md.
 */
export const businessNow = sql<Date>`(select app.business_now())`;
