/**
 * A character of each syllable, among its first ones. The collation by pinyin that every ICU has puts any other
 * character between two of these, and so between two syllables; which of the two stays open.
 */
const ANCHORS =
  `a阿 ai埃 an安 ang昂 ao熬 ba疤 bai掰 ban班 bang帮 bao包 bei杯 ben奔 beng崩 bi逼 bian边 biao标 bie憋 bin宾 bing兵 bo玻 bu补
ca擦 cai猜 can餐 cang苍 cao操 ce册 cen岑 ceng层 cha插 chai拆 chan搀 chang昌 chao超 chen尘 cheng成 chi吃 chong充 chou抽 chu初 chuai踹
chuan川 chuang窗 chui吹 chun春 chuo戳 ci疵 cong葱 cou凑 cu粗 cuan窜 cui崔 cun村 cuo搓 da搭 dai呆 dan丹 dang裆 dao刀 de德 deng登 di低
dian颠 diao雕 die爹 ding丁 diu丢 dong东 dou兜 du督 duan端 dui堆 dun敦 duo多 e鹅 en恩 er儿 fa发 fan帆 fang方 fei飞 fen芬 feng丰
fou否 fu夫 ga尬 gai改 gan甘 gang刚 gao高 ge哥 gei给 gen根 geng耕 gong工 gou沟 gu姑 gua瓜 guai乖 guan官 guang光 gui归 gun滚 guo锅
ha哈 hai孩 han憨 hang航 hao豪 he喝 hei黑 hen痕 heng恒 hong轰 hou侯 hu呼 hua花 huai怀 huan欢 huang荒 hui灰 hun婚 huo活 ji机 jia加 jian坚
jiang江 jiao交 jie阶 jin巾 jing京 jiong炯 jiu究 ju居 juan捐 jue决 jun军 ka咖 kai开 kan刊 kang康 kao考 ke科 ken肯 keng坑 kong空 kou抠 ku枯
kua夸 kuai快 kuan宽 kuang筐 kui亏 kun坤 kuo扩 la拉 lai来 lan兰 lang狼 lao捞 le乐 lei雷 leng冷 li梨 lian连 liang良 liao辽 lie列 lin林 ling铃
liu溜 long龙 lou楼 lu卢 lv驴 luan峦 lun抡 luo罗 ma妈 mai埋 man瞒 mang忙 mao猫 mei眉 men门 meng萌 mi迷 mian棉 miao苗 mie灭 min民 ming名
miu谬 mo摸 mou谋 mu母 na拿 nai乃 nan男 nang囊 nao挠 ne讷 nei内 nen嫩 neng能 ni尼 nian年 niang娘 niao鸟 nie捏 nin您 ning宁 niu牛 nong农
nu奴 nv女 nuan暖 nuo挪 ou欧 pa趴 pai拍 pan攀 pang旁 pao抛 pei胚 pen喷 peng烹 pi批 pian篇 piao飘 pie撇 pin拼 ping平 po坡 pou剖 pu扑 qi七
qia掐 qian千 qiang枪 qiao敲 qie切 qin亲 qing青 qiong穷 qiu秋 qu区 quan圈 que缺 qun群 ran然 rang嚷 rao饶 re热 ren人 reng扔 ri日 rong荣
rou柔 ru如 ruan软 rui锐 run润 ruo若 sa撒 sai腮 san三 sang桑 sao骚 se色 sen森 seng僧 sha沙 shai筛 shan山 shang伤 shao烧 she奢 shen申 sheng升
shi诗 shou收 shu书 shua刷 shuai摔 shuan栓 shuang双 shui水 shun顺 shuo说 si思 song松 sou搜 su苏 suan酸 sui虽 sun孙 suo缩 ta他 tai胎 tan贪
tang汤 tao涛 te特 teng疼 ti梯 tian天 tiao挑 tie贴 ting厅 tong通 tou偷 tu秃 tuan团 tui推 tun吞 tuo托 wa挖 wai歪 wan弯 wang汪 wei威 wen温
weng翁 wo窝 wu屋 xi西 xia虾 xian仙 xiang香 xiao枭 xie些 xin心 xing星 xiong凶 xiu休 xu需 xuan宣 xue靴 xun勋 ya鸭 yan烟 yang央 yao腰 ye椰
yi衣 yin因 ying英 yong拥 you优 yu淤 yuan冤 yue约 yun晕 za杂 zai灾 zan赞 zang脏 zao遭 ze则 zei贼 zen怎 zeng增 zha渣 zhai斋 zhan沾 zhang张
zhao招 zhe遮 zhen真 zheng征 zhi知 zhong中 zhou周 zhu朱 zhua抓 zhuai拽 zhuan专 zhuang庄 zhui追 zhun准 zhuo桌 zi孜 zong宗 zou邹 zu租 zuan钻
zui嘴 zun尊 zuo昨`
    .split(/\s+/)
    .map((entry) => ({ syllable: entry.slice(0, -1), character: entry.slice(-1) }));

/** Readings that names have beside the one of the collation. */
const OTHER_READINGS: Readonly<Record<string, string>> = {
  ...{ 曾: 'zeng', 单: 'shan', 仇: 'qiu', 解: 'xie', 查: 'zha', 区: 'ou', 朴: 'piao', 尉: 'yu', 盖: 'ge', 翟: 'zhai' },
  ...{
    乐: 'yue',
    长: 'chang',
    重: 'chong',
    行: 'hang',
    覃: 'qin',
    缪: 'miao',
    员: 'yun',
    召: 'shao',
    都: 'du',
    厦: 'xia',
    模: 'mu',
  },
};

const byPinyin = new Intl.Collator('zh-u-co-pinyin');
/** Spellings of a name grow with every character; beyond these its beginning is enough. */
const MOST_SPELLINGS = 64;

/** What a character may be in pinyin without tones; a Latin letter is itself, anything else nothing. */
function readingsOf(character: string): readonly string[] {
  if (/^[a-z]$/.test(character)) return [character];
  if (!/^\p{Script=Han}$/u.test(character)) return [''];
  return withOther(character, syllablesAround(character));
}

/** The syllables between whose first characters a character stands; the first is right but for very few. */
function syllablesAround(character: string): readonly string[] {
  const next = ANCHORS.findIndex((anchor) => byPinyin.compare(anchor.character, character) > 0);
  const around = next === -1 ? ANCHORS.slice(-1) : ANCHORS.slice(Math.max(0, next - 1), next + 1);
  return around.map(({ syllable }) => syllable);
}

function withOther(character: string, syllables: readonly string[]): readonly string[] {
  const other = OTHER_READINGS[character];
  const readings = [...syllables, ...(other === undefined ? [] : [other])];
  return readings.flatMap((reading) => (reading.includes('v') ? [reading, reading.replace('v', 'u')] : [reading]));
}

/** How a Chinese character is most likely read, without tones; several where words differ. */
export function likelyReadings(character: string): readonly string[] {
  return withOther(character, syllablesAround(character).slice(0, 1));
}

/**
 * How a name may be spelled in pinyin, without tones and blanks. Of each character two syllables come into question, so
 * that the right spelling is among those returned, and some that nobody would write.
 */
export function pinyinSpellings(name: string): string[] {
  let spellings = [''];
  for (const character of name.toLowerCase()) {
    const readings = readingsOf(character);
    spellings = spellings.flatMap((spelling) => readings.map((reading) => spelling + reading));
    if (spellings.length > MOST_SPELLINGS) break;
  }
  return spellings;
}
