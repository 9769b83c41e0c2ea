import type { AuditedContext } from './audit/act-register.ts';
import type { Database } from './db/database.ts';
import type { TableClasses } from './db/table-classes.ts';
import type { Handlers as JobHandlers } from './jobs/run-job.ts';
import type { CallHandlerServices, JobServices } from './services.ts';

/** All that a context brings to the platform; what is left out it has not. */
export interface PlatformContext<Served extends object = object> extends AuditedContext {
  /** Its tables, and who may reach each. */
  readonly tables?: TableClasses;
  /** Its calls, by their context in the contract. */
  readonly handlers?: (services: CallHandlerServices) => Served;
  /** Its jobs; they run in a lane of their own. */
  readonly jobs?: (services: JobServices) => JobHandlers;
  /** What removes its old rows from time to time, by the kind of the job. */
  readonly upkeep?: Readonly<Record<string, (database: Database) => Promise<void>>>;
}

/** Keeps which calls a context serves, so that one without a handler does not compile. */
export function defineContext<Served extends object = Record<never, never>>(
  context: PlatformContext<Served>,
): PlatformContext<Served> {
  return context;
}
