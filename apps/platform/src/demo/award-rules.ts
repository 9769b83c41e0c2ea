import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';

/** From which total on the awards of a company are agreed to by a second look, in fen. */
const THRESHOLDS: Readonly<Record<string, number>> = { 砚北建设: 500_000_000, 岭澜水泥: 100_000_000 };

/** Up to which total the purchasers of a company agree to an award, in fen. */
const PURCHASER_LIMITS: Readonly<Record<string, number>> = { 岭澜水泥: 300_000_000 };

/** Rules of two buyers by which large awards wait for approval (domain rules 4.7). */
export async function writeAwardRules(demo: DemoWriter, companies: readonly DemoCompany[]): Promise<void> {
  await demo.insert(
    'award_rule',
    companies.flatMap(({ id, shortName }) => {
      const threshold = THRESHOLDS[shortName];
      return threshold === undefined ? [] : [{ business_id: id, approval_threshold: threshold }];
    }),
  );
  await demo.insert(
    'system_role_limit',
    companies.flatMap(({ id, shortName }) => {
      const limit = PURCHASER_LIMITS[shortName];
      return limit === undefined ? [] : [{ business_id: id, role_key: 'purchaser', approval_limit: limit }];
    }),
  );
}
