import { DAY_MS, HOUR_MS } from '@jianzhu/domain';
import { INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import { priceOf, STOCK } from './materials.ts';
import type { DemoMember } from './members.ts';
import { officeTime, workdayAt } from './office-hours.ts';

const { draft, quoting, awarding, secondRound, awarded, dealt, failed, closed } = INQUIRY_STATUS;

/** How many inquiries there are of each status (domain rules 29.1). */
const COUNTS = [
  [quoting, 24],
  [awarding, 12],
  [secondRound, 6],
  [awarded, 8],
  [dealt, 16],
  [draft, 6],
  [failed, 6],
  [closed, 8],
] as const;
/** So many of those that take quotations end within the hour. */
const ENDING_SOON = 6;
const MOST_LINES = 300;

const PROJECTS = [
  '砚北科创园三期',
  '净月医养中心',
  '空港物流园二标段',
  '地铁6号线04标',
  '综合实验楼',
  '奢岭安置房一期',
  '江城广场改造',
  '滨江学校改扩建',
] as const;

/** What one inquiry of the demonstration is to be. */
export interface PlannedInquiry {
  readonly index: number;
  readonly status: number;
  readonly buyer: DemoMember;
  /** Those who answer, the first the lowest on the whole. */
  readonly suppliers: readonly DemoMember[];
  readonly title: string;
  readonly projectName: string;
  readonly categoryCode: string;
  readonly lines: readonly PlannedLine[];
  readonly createTime: Date;
  readonly publishTime: Date;
  readonly deadline: Date;
  readonly isInvited: boolean;
  readonly isWhole: boolean;
}

interface PlannedLine {
  readonly categoryCode: string;
  readonly materialName: string;
  readonly spec: string;
  readonly unit: string;
  readonly quantity: string;
  /** fen */
  readonly price: number;
}

/** Days ago that an inquiry was published, and for how many days it took quotations. */
const SPAN = [6, 8, 5, 10] as const;

/** All of them, those that are open for quotations first. */
export function planInquiries(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): PlannedInquiry[] {
  const ofCompany = (id: string) => members.filter(({ businessId }) => businessId === id);
  const story = companies.find(({ shortName }) => shortName === '砚北建设');
  if (story === undefined) throw new Error('the company of the story is missing');
  const sellers = companies.filter(({ trade, id }) => trade.sells.length > 0 && ofCompany(id).length > 0);
  const buyers = companies.filter(
    ({ trade, id }) => trade.buys.length > 0 && id !== story.id && ofCompany(id).length > 0,
  );
  const statuses = COUNTS.flatMap(([status, count]) => Array<number>(count).fill(status));
  return statuses.map((status, index) => {
    // Two of three are the story's, so that each of its tabs has rows.
    const company = index % 3 === 2 ? (buyers[index % buyers.length] ?? story) : story;
    const buyer = ofCompany(company.id)[index % Math.min(2, ofCompany(company.id).length)] ?? ofCompany(company.id)[0];
    if (buyer === undefined) throw new Error('a buyer has no member');
    const stock = STOCK[(index * 5) % STOCK.length] ?? STOCK[0];
    const [categoryCode = '0101', , name = ''] = stock ?? [];
    const projectName = PROJECTS[index % PROJECTS.length] ?? PROJECTS[0];
    const isDone = status !== quoting && status !== draft;
    const span = SPAN[index % SPAN.length] ?? 6;
    const age = isDone ? span + 3 + (index % 30) * 1.4 : 0.5 + (index % 5);
    const publishTime = officeTime(demo.now, age);
    const deadline = deadlineOf(demo.now, index, isDone, publishTime, span);
    const wanted = status === failed || status === draft ? 0 : 3 + (index % 3);
    const others = sellers.filter(({ id }) => id !== company.id);
    const answering = Array.from({ length: Math.min(wanted, others.length) }, (_, turn) => {
      const seller = others[(index + turn * 3) % others.length] ?? others[0];
      return seller === undefined ? undefined : ofCompany(seller.id)[0];
    });
    return {
      index,
      status,
      buyer,
      suppliers: distinct(answering.filter((member) => member !== undefined)),
      title: `${projectName}${name}采购${index >= PROJECTS.length ? `（${index + 1}批）` : ''}`,
      projectName,
      categoryCode,
      lines: linesOf(index),
      createTime: new Date(publishTime.getTime() - HOUR_MS),
      publishTime,
      deadline,
      isInvited: index % 4 === 1,
      isWhole: index % 5 === 3,
    };
  });
}

function deadlineOf(now: Date, index: number, isDone: boolean, publishTime: Date, span: number): Date {
  if (isDone) return new Date(publishTime.getTime() + span * DAY_MS);
  if (index < ENDING_SOON) return new Date(Math.ceil(now.getTime() / 60_000) * 60_000 + (12 + index * 8) * 60_000);
  return workdayAt(now, 1 + (index % 12), 17);
}

function linesOf(index: number): PlannedLine[] {
  const count = index === 7 ? MOST_LINES : 4 + ((index * 3) % 14);
  return Array.from({ length: count }, (_, turn): PlannedLine => {
    const [categoryCode = '0101', unit = 't', materialName = '', ...specs] =
      STOCK[(index * 5 + Math.floor(turn / 3)) % STOCK.length] ?? [];
    return {
      categoryCode,
      materialName,
      spec: specs[turn % Math.max(1, specs.length)] ?? '',
      unit,
      quantity: String(5 + ((index * 11 + turn * 17) % 180)),
      price: priceOf(categoryCode, unit, index + turn),
    };
  });
}

const distinct = (members: readonly DemoMember[]): DemoMember[] => [
  ...new Map(members.map((member) => [member.businessId, member])).values(),
];
