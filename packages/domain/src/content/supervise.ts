import * as v from 'valibot';
import { code, count, list, measure, text } from '../wire-values.ts';

/** Totals of the supervision section: `areaTotal` 10 000 m², `investTotal` 100 million yuan, `problemClosedRate` percent. */
export const superviseOverviewSchema = v.object({
  projectTotal: count,
  building: count,
  stopped: count,
  finished: count,
  areaTotal: measure,
  investTotal: measure,
  companyTotal: count,
  workerOnSite: count,
  deviceOnline: count,
  towerCrane: count,
  warningToday: count,
  problemClosedRate: measure,
  updateTime: text,
});

/** Project under supervision; `progress` percent, coordinates in degrees. */
const superviseProjectSchema = v.object({
  name: text,
  region: text,
  type: text,
  contractor: text,
  progress: measure,
  riskLevel: text,
  longitude: measure,
  latitude: measure,
});

/** Attendance under the real-name system; `attendanceRate` percent, `trend7` persons a day, oldest first. */
const superviseLaborSchema = v.object({
  registered: count,
  attendanceToday: count,
  attendanceRate: measure,
  teamCount: count,
  byWorkType: list(v.object({ name: text, count })),
  trend7: list(v.number()),
});

/** Lifting machines. */
const superviseEquipmentSchema = v.object({
  towerCrane: count,
  lift: count,
  online: count,
  offline: count,
  overdueInspection: count,
  alarms: list(v.object({ device: text, project: text, content: text, time: text })),
});

/** Dust and noise at one point: `pm25`, `pm10` in μg/m³, `noise` in dB; `over` 1 when a limit is passed. */
const superviseDustPointSchema = v.object({
  name: text,
  pm25: measure,
  pm10: measure,
  noise: measure,
  time: text,
  over: code,
});

/** Camera on a site. */
const superviseCameraSchema = v.object({ name: text, project: text, status: text, cover: text });

/** Works of great danger (危大工程). */
const superviseDangerSchema = v.object({
  total: count,
  inProgress: count,
  byKind: list(v.object({ name: text, count })),
});

/** Inspections of quality or of safety; `rate` is the percentage of problems rectified. */
const superviseInspectionSchema = v.object({
  inspections: count,
  problems: count,
  rectified: count,
  rate: measure,
  ranking: list(v.object({ name: text, rate: measure })),
});

/** Warning raised on a site. */
const superviseWarningSchema = v.object({
  level: text,
  type: text,
  project: text,
  content: text,
  time: text,
  status: text,
});

const records = <const Item extends v.GenericSchema>(item: Item) => v.object({ records: list(item), updateTime: text });

/** Types of supervise/{type}/{code}: label and shape of the data. */
export const SUPERVISE_TYPES = {
  overview: { label: '监管总览', schema: superviseOverviewSchema },
  project: { label: '在建项目', schema: records(superviseProjectSchema) },
  labor: { label: '实名制', schema: superviseLaborSchema },
  equipment: { label: '起重机械', schema: superviseEquipmentSchema },
  dust: { label: '扬尘噪声', schema: records(superviseDustPointSchema) },
  video: { label: '视频监控', schema: records(superviseCameraSchema) },
  danger: { label: '危大工程', schema: superviseDangerSchema },
  quality: { label: '质量', schema: superviseInspectionSchema },
  safety: { label: '安全', schema: superviseInspectionSchema },
  warning: { label: '预警', schema: records(superviseWarningSchema) },
} as const;

export type SuperviseType = keyof typeof SUPERVISE_TYPES;
export type SuperviseData<Type extends SuperviseType> = v.InferOutput<(typeof SUPERVISE_TYPES)[Type]['schema']>;
export type SuperviseOverview = v.InferOutput<typeof superviseOverviewSchema>;

/** What the home page's supervision section presents, in its order. */
export const SUPERVISE_FEATURES = [
  { type: 'video', label: '视频监控', description: '关键工序与危大部位在线' },
  { type: 'equipment', label: '塔机监测', description: '力矩、幅度与群塔防碰撞' },
  { type: 'dust', label: '扬尘噪声', description: 'PM10与噪声超限即时提示' },
  { type: 'labor', label: '实名制', description: '进出场与工资支付留痕' },
  { type: 'quality', label: '质量追溯', description: '见证取样到检测报告' },
  { type: 'danger', label: '危大工程', description: '方案、旁站与验收闭环' },
] as const satisfies readonly { type: SuperviseType; label: string; description: string }[];
