/**
 * What passwords that everybody tries first are made of. Written for this platform from what is generally known: no
 * published list of leaked passwords was copied.
 */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that alone, twice or two together, with digits around them, make a common password. */
export const COMMON_WORDS = words(`
  password passwd passwort parola pass pwd word admin administrator root toor user guest test tester testing temp
  login logon welcome hello hi hey default secret private letmein letme master manager super superman superuser boss
  system server service support office computer internet network access security secure unlock open sesame change
  changeme mypassword newpassword oldpassword abc abcd abcde abcdef abcdefg abcdefgh xyz asd zxc qwe qaz wsx
  monkey dragon tiger lion wolf eagle panda horse rabbit snake mouse dog cat kitty puppy bird fish shark bear
  love lover loveyou iloveyou iloveu loveme baby babygirl honey sweet sweetheart darling angel angels devil god jesus
  sunshine summer winter spring autumn sunny moon star stars sky flower rose orange apple banana cherry lemon melon
  football soccer baseball basketball hockey tennis golf sport sports player gamer game games winner champion
  batman spiderman ironman pokemon naruto starwars matrix hunter killer ninja shadow phantom ghost legend hero
  king queen prince princess knight warrior wizard magic lucky happy smile forever friend friends family mother
  father mama papa brother sister freedom trust trustno peace power money cash gold silver diamond crystal rich
  google baidu tencent alibaba taobao weixin wechat weibo alipay jingdong huawei xiaomi samsung iphone android
  microsoft windows linux apple oracle mysql mongodb redis java python script code coder hacker hack crack
  china chinese beijing shanghai guangzhou shenzhen tianjin chongqing chengdu wuhan nanjing hangzhou xian dalian
  shenyang haerbin harbin changchun jilin siping liaoyuan tonghua baishan songyuan baicheng yanbian yanji meihekou
  jianzhu jianzhuye jiancai jianshe jiangong gongcheng gongdi xiangmu zhaobiao toubiao shigong caigou laowu shebei
  jituan gongsi youxian pingtai guanli guanliyuan kefu ceshi mima denglu yonghu huanying zhongguo
  woaini woaini woaiwo woaiziji woshishui nihao nihaoma baobao baobei laopo laogong mama baba gege jiejie didi meimei
  tiantian kuaile xingfu pingan facai zhufu gongxi xiexie zaijian shengri jiankang jixiang ruyi meili xiaoxiao
  michael jordan kobe james david daniel robert thomas andrew charlie jennifer jessica michelle ashley amanda nicole
  george harley ranger buster tigger ginger maggie pepper cookie chocolate coffee cheese pizza summer mustang ferrari
  porsche mercedes toyota honda yamaha corvette phoenix arsenal chelsea liverpool barcelona realmadrid
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday one two three four five six seven eight nine zero
  company group sales market finance account mail email home house work job life live world hello america canada
  london paris tokyo german france soleil bonjour princesa amor qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm
`);

/** The surnames that most people in China have. */
export const SURNAMES = words(`
  wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang feng
  yu dong xiao cheng cao yuan deng fu shen zeng peng lv lu su jiang cai jia ding wei xue ye yan pan du dai xia zhong
  tian ren fan fang shi yao tan liao zou xiong jin hao kong bai cui kang mao qiu qin gu hou shao meng long wan duan lei
  qian yin yi chang qiao lai gong wen
`);

/** What given names are mostly made of. */
export const GIVEN_SYLLABLES = words(`
  wei fang na min jing li qiang lei jun yang yong yan jie juan tao ming chao xiu xia ping gang gui ying hua yu ying
  hong xin bo fei peng hui jian guo zhong guang zhi wen wu bin feng bing cheng hai hao he jia xiang xiao xue yi yun ze
  zhen dong da chun chang de fu guan han hu jin jun kai kun lan lian liang lin ling long mei meng ning qi qin qing rong
  rui shan sheng shi shu shuai si song ting wang xian xing ya yuan yue zi zhu tian yao xuan chen yin kang ke lu
`);

/** Given names so common that with a surname they are tried as they stand. */
export const SHORT_GIVEN_NAMES = words('wei fang na min jing li qiang lei jun yang yong yan jie juan tao ming chao');

/** Digits with a meaning that comes to everybody. */
export const COMMON_DIGITS = words(`
  520 521 1314 5201314 1314520 168 666 888 999 233 886 110 119 120 007 911 12306 10086 10010 147 258 369 741 852 963
  159 357 753 951 147258 258369 147258369 159357 789456 456789 123654 321654 142857 314159 112358
`);

/** Rows and columns of a keyboard, along which fingers walk. */
export const KEY_WALKS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1s2d3f4g5h6j7k8l9',
  'a1b2c3d4e5f6g7h8',
  '1a2b3c4d5e6f7g8h',
  'abcdefghijklmnopqrstuvwxyz',
] as const;
