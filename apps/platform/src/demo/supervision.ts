import type { DemoWriter } from './demo-writer.ts';
import { CITIES } from './districts.ts';

const PROVINCE_TOTALS = { projectTotal: 1286, towerCrane: 2914, workerOnSite: 86_430, problemClosedRate: 97.6 };

/** The overview of the province and of each city, as the supervision platform would report it. */
export async function writeSupervision(demo: DemoWriter): Promise<void> {
  const overview = (share: number) => ({
    projectTotal: Math.round(PROVINCE_TOTALS.projectTotal * share),
    building: Math.round(978 * share),
    stopped: Math.round(86 * share),
    finished: Math.round(222 * share),
    areaTotal: Math.round(4_186 * share),
    investTotal: Math.round(3_275 * share),
    companyTotal: Math.round(1_942 * share),
    workerOnSite: Math.round(PROVINCE_TOTALS.workerOnSite * share),
    deviceOnline: Math.round(6_120 * share),
    towerCrane: Math.round(PROVINCE_TOTALS.towerCrane * share),
    warningToday: Math.round(27 * share),
    problemClosedRate: PROVINCE_TOTALS.problemClosedRate,
    updateTime: demo.daysFromNow(0),
  });
  const shares = [0.46, 0.14, 0.08, 0.05, 0.08, 0.04, 0.05, 0.04, 0.06];
  const report = (region_code: string, share: number) => ({
    type: 'overview',
    region_code,
    data: overview(share),
    update_time: demo.daysFromNow(0),
  });
  await demo.insert('supervise_report', [
    report('220000', 1),
    ...CITIES.map(({ code }, index) => report(code, shares[index] ?? 0.05)),
  ]);
}
