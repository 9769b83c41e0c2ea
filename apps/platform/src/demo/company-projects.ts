type Project = readonly [name: string, text: string, scene: string];

/** What companies of a main category have built, in any city. */
const BUILT: Readonly<Record<string, readonly Project[]>> = {
  房屋建筑: [
    ['安置小区二期', '18层住宅6栋，建筑面积6.2万平方米', 'scene-skyline'],
    ['实验小学', '框架结构，建筑面积1.4万平方米', 'scene-hall'],
  ],
  市政: [
    ['站前街改造', '道路长4.1千米，管网11千米', 'scene-road'],
    ['老城区雨污分流', '管网23千米，检查井1,260座', 'scene-road'],
  ],
  路桥: [
    ['北环高架桥', '主线长3.2千米，现浇箱梁62联', 'scene-bridge'],
    ['绕城公路隧道', '双洞总长2.6千米', 'scene-tunnel'],
  ],
  文旅: [['游客服务中心', '木结构，建筑面积8,200平方米', 'scene-snow']],
  钢结构: [
    ['粮食物流园', '三连跨门式刚架，用钢4,600吨', 'scene-steel'],
    ['体育馆屋盖', '管桁架跨度86米', 'scene-steel'],
  ],
  机电安装: [['市民中心机电安装', '给排水、暖通与电气，建筑面积5.8万平方米', 'scene-hall']],
  新能源: [['风电场升压站', '装机49.5兆瓦，220千伏', 'scene-snow']],
  装饰装修: [['政务大厅内装', '装修面积2.3万平方米', 'scene-hall']],
  绿色建筑: [['近零能耗办公楼', '外保温1.8万平方米，光伏屋面420千瓦', 'scene-roof']],
  防水: [['站前广场地下室防水', '防水面积3.6万平方米', 'scene-roof']],
};
/** For the better grades alone. */
const LARGE: readonly Project[] = [
  ['科创园', '钢结构1.6万吨，建筑面积21.4万平方米', 'scene-steel'],
  ['医院门诊综合楼', '高86米，建筑面积9.6万平方米', 'scene-hall'],
  ['会展中心二期', '钢结构2.1万吨', 'scene-steel'],
  ['双子塔', '高218米，建筑面积18.7万平方米', 'scene-skyline'],
];

/** What a company has built of the last years; nothing for one that builds nothing. All of it is invented. */
export function projectsOf(index: number, city: string, main: string, qualification: string) {
  const large = /建筑工程施工总承包[特壹]级/.test(qualification) ? LARGE[index % LARGE.length] : undefined;
  // Others build another lot of the same.
  const lot = `${String(index + 1).padStart(2, '0')}标段`;
  const lots = (BUILT[main] ?? []).map(([name, ...facts]): Project => [name + lot, ...facts]);
  return [...(large ? [large] : []), ...lots].slice(0, 1 + (index % 3)).map(([name, text, scene], at) => ({
    title: `${city}${name}`,
    text: `${text}，${2026 - at}年${at === 0 ? '在建' : '竣工'}`,
    image: `/art/${scene}.svg`,
  }));
}
