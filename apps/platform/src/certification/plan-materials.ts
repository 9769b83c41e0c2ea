import { CERTIFICATION_RULES } from '@jianzhu/domain/certifications';
import {
  CERTIFICATION_MATERIALS,
  MATERIAL_KINDS,
  type MaterialKind,
  type MaterialRules,
  materialBusinessType,
} from '@jianzhu/domain/member-center';
import { Refusal, refuseField } from '../http/refusal.ts';
import { CERTIFICATION_MESSAGES } from './messages.ts';

/** One entry of the lists as a member has edited them. */
export interface MaterialEntry {
  readonly kind: MaterialKind;
  readonly id: string;
  /** 0 unchanged, 1 added, 3 deleted. */
  readonly modifyStatus: 0 | 1 | 3;
}

/** A confirmed file of the business. */
export interface MaterialFile {
  readonly id: string;
  readonly file_name: string;
  readonly file_ext: string;
  /** bytes */
  readonly file_size: string;
  readonly object_key: string;
  readonly owner_type: string;
  readonly owner_id: string | null;
  readonly create_user_id: string;
}

/** What a save does to the files of a business. */
export interface MaterialPlan {
  readonly deleted: readonly MaterialFile[];
  /** Files with the record they come to belong to; one that belongs elsewhere already is copied. */
  readonly placed: readonly {
    readonly file: MaterialFile;
    readonly businessType: string;
    readonly place: number;
    readonly isCopied: boolean;
  }[];
}

const DELETED = 3;
const ADDED = 1;
const MEGABYTE = 1024 ** 2;

/**
 * Works out a save, or why it is refused. Repeated it comes to nothing more: what is there already stays, what is gone
 * already is not missed.
 *
 * @param files those that the entries name, and those that the lists hold now
 */
export function planMaterials(
  entries: readonly MaterialEntry[],
  files: readonly MaterialFile[],
): MaterialPlan | Refusal {
  const deleted: MaterialFile[] = [];
  const placed: MaterialPlan['placed'][number][] = [];
  const taken = new Set<string>();
  for (const kind of MATERIAL_KINDS) {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    const plan = planKind(kind, ofKind, files, taken);
    if (plan instanceof Refusal) return plan;
    deleted.push(...plan.deleted);
    placed.push(...plan.placed);
  }
  return { deleted, placed };
}

function planKind(
  kind: MaterialKind,
  entries: readonly MaterialEntry[],
  files: readonly MaterialFile[],
  taken: Set<string>,
): MaterialPlan | Refusal {
  const rules = CERTIFICATION_MATERIALS[kind];
  const businessType = materialBusinessType(kind);
  const listed = files.filter((file) => file.owner_type === businessType);
  const isGone = new Set(entries.filter(({ modifyStatus }) => modifyStatus === DELETED).map(({ id }) => id));
  const deleted = listed.filter(({ id }) => isGone.has(id));
  const placed: MaterialPlan['placed'][number][] = [];
  for (const { id, modifyStatus } of entries) {
    if (modifyStatus === DELETED) continue;
    const file = files.find((each) => each.id === id);
    // Somebody else has deleted it meanwhile.
    if (file === undefined) return new Refusal(modifyStatus === ADDED ? 'notFound' : 'versionConflict');
    const isListed = file.owner_type === businessType;
    if (!isListed && modifyStatus !== ADDED) return new Refusal('versionConflict');
    const refused = isListed ? undefined : checkFile(rules, file);
    if (refused !== undefined) return refused;
    const same = isListed ? file : findCopy(file, listed);
    const isCopied = same === undefined && (file.owner_id !== null || taken.has(id));
    taken.add(id);
    placed.push({ file: same ?? file, businessType, place: placed.length, isCopied });
  }
  const kept = new Set(placed.map(({ file }) => file.id));
  const others = listed.filter(({ id }) => !isGone.has(id) && !kept.has(id));
  return placed.length + others.length > rules.maxCount
    ? refuseField('materials', CERTIFICATION_MESSAGES.tooMany(rules.maxCount))
    : { deleted, placed };
}

function checkFile({ extensions, capMegabytes }: MaterialRules, file: MaterialFile): Refusal | undefined {
  if (extensions !== null && !extensions.includes(file.file_ext)) {
    return refuseField('materials', CERTIFICATION_MESSAGES.extension(file.file_name));
  }
  return Number(file.file_size) >= capMegabytes * MEGABYTE
    ? refuseField('materials', CERTIFICATION_RULES.overCap(capMegabytes))
    : undefined;
}

/** The copy that an earlier save of the same entry has made. */
function findCopy(file: MaterialFile, listed: readonly MaterialFile[]): MaterialFile | undefined {
  if (file.owner_id === null) return undefined;
  return listed.find((each) => each.object_key === file.object_key && each.file_name === file.file_name);
}
