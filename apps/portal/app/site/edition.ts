import { branding, CHANGCHUN_PLATFORM_CODE, type PlatformConfig, placesBeyond } from '@jianzhu/domain';

/** What an edition of the portal says of its place by itself (decision 55); everything else comes with the platform. */
export interface Edition {
  /** Below the announcement of the banner. */
  readonly sentence: string;
  /** For search engines. */
  readonly description: string;
  /** Neutral sample: the real name comes with the operator. */
  readonly operatorName: string;
  /** Division code whose supervision figures it shows. */
  readonly regionCode: string;
  readonly platformCode: string;
  /** Names of places beyond its region. */
  readonly placesBeyond: RegExp | null;
}

const editions: Readonly<Record<string, Pick<Edition, 'sentence' | 'regionCode'>>> = {
  [CHANGCHUN_PLATFORM_CODE]: {
    sentence: '长春建筑产业，一站对接',
    regionCode: '220100',
  },
};

const province = { sentence: '吉林建筑产业，一站对接', regionCode: '220000' } as const;

/** The edition of a platform; hosts without one, and platforms without words of their own, have the province's. */
export function editionOf(config: PlatformConfig | null): Edition {
  const { title } = branding(config);
  const platformCode = config?.platformCode ?? '';
  const beyond = placesBeyond(platformCode);
  return {
    ...(editions[platformCode] ?? province),
    platformCode,
    placesBeyond: beyond === null ? null : new RegExp(beyond),
    description: `${title}：建材、设备、劳务、项目与金融综合服务，为建筑企业和从业人员提供供需对接与政策资讯。`,
    operatorName: `${title}运营有限公司（示例）`,
  };
}

/** The records that name no place beyond the edition's region. */
export function ofEdition<Row>(rows: readonly Row[], { placesBeyond }: Pick<Edition, 'placesBeyond'>): Row[] {
  return rows.filter((row) => placesBeyond === null || !placesBeyond.test(JSON.stringify(row)));
}
