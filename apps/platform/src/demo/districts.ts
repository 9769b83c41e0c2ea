import type { DemoWriter } from './demo-writer.ts';

/** The cities of the province with their counties: code, name, [code, name] of the counties. */
export const CITIES = [
  {
    code: '220100',
    name: '长春',
    counties: [
      '220102 南关区',
      '220103 宽城区',
      '220104 朝阳区',
      '220105 二道区',
      '220106 绿园区',
      '220112 双阳区',
      '220113 九台区',
      '220122 农安县',
      '220182 榆树市',
      '220183 德惠市',
      '220184 公主岭市',
    ],
  },
  {
    code: '220200',
    name: '吉林',
    counties: [
      '220202 昌邑区',
      '220203 龙潭区',
      '220204 船营区',
      '220211 丰满区',
      '220221 永吉县',
      '220281 蛟河市',
      '220282 桦甸市',
      '220283 舒兰市',
      '220284 磐石市',
    ],
  },
  {
    code: '220300',
    name: '四平',
    counties: ['220302 铁西区', '220303 铁东区', '220322 梨树县', '220323 伊通满族自治县', '220382 双辽市'],
  },
  { code: '220400', name: '辽源', counties: ['220402 龙山区', '220403 西安区', '220421 东丰县', '220422 东辽县'] },
  {
    code: '220500',
    name: '通化',
    counties: [
      '220502 东昌区',
      '220503 二道江区',
      '220521 通化县',
      '220523 辉南县',
      '220524 柳河县',
      '220581 梅河口市',
      '220582 集安市',
    ],
  },
  {
    code: '220600',
    name: '白山',
    counties: [
      '220602 浑江区',
      '220605 江源区',
      '220621 抚松县',
      '220622 靖宇县',
      '220623 长白朝鲜族自治县',
      '220681 临江市',
    ],
  },
  {
    code: '220700',
    name: '松原',
    counties: ['220702 宁江区', '220721 前郭尔罗斯蒙古族自治县', '220722 长岭县', '220723 乾安县', '220781 扶余市'],
  },
  {
    code: '220800',
    name: '白城',
    counties: ['220802 洮北区', '220821 镇赉县', '220822 通榆县', '220881 洮南市', '220882 大安市'],
  },
  {
    code: '222400',
    name: '延边',
    counties: [
      '222401 延吉市',
      '222402 图们市',
      '222403 敦化市',
      '222404 珲春市',
      '222405 龙井市',
      '222406 和龙市',
      '222424 汪清县',
      '222426 安图县',
    ],
  },
] as const;

const PROVINCE = '220000';

/** The province, its nine cities and sixty counties. The cities are offered by the home page's switch. */
export async function writeDistricts(demo: DemoWriter): Promise<void> {
  const row = (code: string, name: string, parent_code: string, sort: number, is_show: boolean) => ({
    code,
    name,
    parent_code,
    sort,
    is_show,
    site_url: '',
  });
  await demo.insert('district', [
    row(PROVINCE, '吉林省', '', 0, false),
    ...CITIES.map(({ code, name }, index) => row(code, name, PROVINCE, index, true)),
    ...CITIES.flatMap((city) =>
      city.counties.map((county, index) => {
        const [code = '', name = ''] = county.split(' ');
        return row(code, name, city.code, index, false);
      }),
    ),
  ]);
}
