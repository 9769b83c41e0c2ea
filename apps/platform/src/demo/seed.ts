import { randomBytes } from 'node:crypto';
import type { Connection } from '../db/connection.ts';
import type { Seed } from '../db/database.ts';
import { DatabaseSetupError } from '../db/setup-error.ts';
import { type KeyKeeper, secretKeyKeeper } from '../sealing/key-keeper.ts';
import { writeAddresses } from './addresses.ts';
import { writeApiKeys } from './api-keys.ts';
import { writeArticles } from './articles.ts';
import { writeAwardRules } from './award-rules.ts';
import { DEMO_PIN, writeBankCards } from './bank-cards.ts';
import { writeCertifications } from './certifications.ts';
import { writeChats } from './chats.ts';
import { writeCompanies } from './companies.ts';
import { writeCompanyMembers } from './company-members.ts';
import { readDemoMark } from './demo-mark.ts';
import { createDemoWriter } from './demo-writer.ts';
import { dictionaryTrees } from './dictionaries.ts';
import { writeDistricts } from './districts.ts';
import { writeGroups } from './groups.ts';
import { writeHelp } from './help.ts';
import { writeHomeContent } from './home-content.ts';
import { writeInvitations } from './invitations.ts';
import { writeKnowledge } from './knowledge.ts';
import { writeLawyers } from './lawyers.ts';
import { writeLegalPackages } from './legal-packages.ts';
import { writeLegalTexts } from './legal-texts.ts';
import { writeLessons } from './lessons.ts';
import { writeMaterials } from './materials.ts';
import { DEMO_PASSWORD, writeMembers } from './members.ts';
import { writeNeeds } from './needs.ts';
import { prepareNotices, writeNotices } from './notices.ts';
import { writeOperationLog } from './operation-log.ts';
import { writeOrders } from './orders.ts';
import { writePartyArticles } from './party-articles.ts';
import { writeProcurement } from './procurement.ts';
import { writeQualifications } from './qualifications.ts';
import { writeRoles } from './roles.ts';
import { writeSalons } from './salons.ts';
import { writeSearchDocuments } from './search-documents.ts';
import { writeServices } from './services.ts';
import { writeShelfStates } from './shelf-states.ts';
import { writeSupervision } from './supervision.ts';
import { writeSuppliers } from './suppliers.ts';
import { writeSupplyDemand } from './supply-demand.ts';
import { writeTenders } from './tenders.ts';
import { writeWithdrawals } from './withdrawals.ts';

export interface SeedOptions {
  /** The start day; all dates are relative to it. */
  readonly now: Date;
  /** Hashes the demo password and PIN as accounts keep them; asked for only when there is something to fill. */
  readonly hashPassword: (text: string) => Promise<string>;
  /** Keeps the keys of sealed quotations; left out, nobody will read those of the demonstration. */
  readonly keeper?: KeyKeeper;
}

/**
 * The seed that fills an empty database with the demo data, the same ids and texts at every start (domain rules 29).
 * It does nothing when the data is there. Needs a connection that is the owner's.
 *
 * @throws DatabaseSetupError when the seed meets the accounts of a service
 */
export function demoSeed({ now, hashPassword, keeper = lostKeeper() }: SeedOptions): Seed {
  return async (connection) => {
    if ((await readDemoMark(connection)) !== undefined) return;
    const { rowCount } = await connection.query('select from app.account limit 1');
    if (rowCount !== 0) {
      throw new DatabaseSetupError('DEMO=1: the database holds the accounts of a service; choose another DATA_DIR');
    }
    const hashes = { password: await hashPassword(DEMO_PASSWORD), pin: await hashPassword(DEMO_PIN) };
    await writeAll(connection, now, hashes, keeper);
  };
}

const lostKeeper = () => secretKeyKeeper(randomBytes(32));

async function writeAll(
  admin: Connection,
  now: Date,
  { password: passwordHash, pin: pinHash }: Readonly<Record<'password' | 'pin', string>>,
  keeper: KeyKeeper,
): Promise<void> {
  const demo = createDemoWriter(admin, now);
  await writeDistricts(demo);
  const companies = await writeCompanies(demo);
  const members = await writeMembers(demo, companies, passwordHash);
  await demo.insert('dictionary', dictionaryTrees);
  await writeArticles(demo);
  await writePartyArticles(demo);
  await writeHomeContent(demo);
  await writeSalons(demo);
  await writeSupervision(demo);
  await writeSupplyDemand(demo, companies);
  const notices = prepareNotices(demo, members);
  await writeQualifications(demo, companies, members);
  await writeHelp(demo);
  await writeLegalTexts(demo);
  await writeKnowledge(demo, companies, members);
  await writeServices(demo, companies, members);
  await writeLawyers(demo, companies, members);
  await writeLegalPackages(demo, companies);
  await writeLessons(demo, members);
  await writeCompanyMembers(demo, companies, passwordHash);
  await writeNeeds(demo, companies, members);
  await writeChats(demo, members);
  await writeAddresses(demo, members);
  await writeOperationLog(demo, members, companies);
  await writeApiKeys(demo, members);
  await writeMaterials(demo);
  await writeSuppliers(demo, companies, members);
  await writeAwardRules(demo, companies);
  await writeProcurement(demo, companies, members, keeper);
  await writeTenders(demo, companies, members, keeper);
  // Behind all others, whose ids stay as they are.
  await writeRoles(demo, members);
  await writeInvitations(demo, members);
  await writeCertifications(demo, companies, members, keeper);
  await writeGroups(demo, companies, members);
  const cards = await writeBankCards(demo, companies, members, { keeper, pinHash });
  await writeShelfStates(demo, companies, members);
  await writeOrders(demo, admin, companies, members);
  await writeNotices(demo, admin, notices, companies);
  await writeWithdrawals(demo, companies, members, cards);
  await writeSearchDocuments(demo, admin);
  await demo.finish();
}
