import * as v from 'valibot';

/** What a record reports (specification 7). Zero is a code. */
export const ANALYTICS_ACTION = {
  click: 0,
  route: 1,
  httpError: 5,
  menuItemClick: 8,
  closableTabClick: 9,
} as const;

export type AnalyticsAction = (typeof ANALYTICS_ACTION)[keyof typeof ANALYTICS_ACTION];

/**
 * Record of the collect call (specification 3): all 14 fields always present, '' where unknown. `createTime` is
 * `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, `stayDuration` milliseconds on the page named by `from`, `resolution`
 * `{width}x{height}` in CSS pixels.
 */
export const analyticsRecordSchema = v.object({
  dataSource: v.string(),
  action: v.picklist(Object.values(ANALYTICS_ACTION)),
  createTime: v.string(),
  realName: v.string(),
  from: v.string(),
  to: v.string(),
  resolution: v.string(),
  stayDuration: v.pipe(v.number(), v.integer(), v.minValue(0)),
  tenantId: v.string(),
  tenantName: v.string(),
  userId: v.string(),
  viewOptionContent: v.string(),
  viewOptionName: v.string(),
  other: v.string(),
});

export type AnalyticsRecord = v.InferOutput<typeof analyticsRecordSchema>;
