import type { GuidanceTable } from './guidance.ts';

/** Where a visitor enters something. */
export const fields: GuidanceTable = {
  Fields: {
    useFor: ['文字、金额、数量、手机号、验证码、支付密码、开关与勾选', '标签在上，单位在框内右侧，数字右对齐'],
    notFor: [
      { case: '从固定选项中选择', instead: 'Select' },
      { case: '从很多项中查找', instead: 'Combobox' },
      { case: '几十行明细', instead: 'LineItemGrid' },
    ],
    words: ['标签是名词，不加冒号', '错误先说怎么办：“请输入11位手机号”', '占位文字不代替标签'],
    keys: [
      ['Tab', '到下一个字段'],
      ['空格', '勾选、开关'],
      ['回车', '提交所在的表单'],
    ],
  },
  Select: {
    useFor: ['从不超过二十项的固定选项中选一个：计量单位、付款方式'],
    notFor: [
      { case: '超过二十项，或由服务器查找', instead: 'Combobox' },
      { case: '省市区', instead: 'RegionCascade' },
      { case: '一组动作', instead: 'Menu' },
    ],
    words: ['选项同一词性、同样长短'],
    keys: [
      ['上下方向键、回车、空格', '打开'],
      ['上下方向键、首字', '移动'],
      ['回车', '选定'],
      ['Esc', '关闭，不改'],
    ],
  },
  Combobox: {
    useFor: ['边输入边从很多项中找一个：企业、工程、城市'],
    notFor: [
      { case: '不超过二十个固定项', instead: 'Select' },
      { case: '要选几个', instead: 'MultiCombobox' },
      { case: '查找整个列表', instead: 'DataTable（FilterBar）' },
    ],
    words: ['没有结果时说明查找了什么，并给下一步'],
    keys: [
      ['输入', '查找；输入法组字时不查找'],
      ['上下方向键、回车', '移动、选定'],
      ['Esc', '关闭，再按清除'],
    ],
  },
  MultiCombobox: {
    useFor: ['从很多项中找几个，选中的留在框内：邀请的供应商'],
    notFor: [
      { case: '选中几十项且要比对', instead: 'Transfer' },
      { case: '按层级选', instead: 'PopupTreeSelect' },
    ],
    keys: [
      ['上下方向键、回车', '移动、选中或取消'],
      ['退格', '去掉最后一个选中的'],
      ['Esc', '关闭'],
    ],
  },
  DateField: {
    useFor: ['一个日期、日期与时间、一段日期、一个时间，可直接键入'],
    notFor: [{ case: '距截止还有多久', instead: 'Countdown' }],
    words: ['日期写2026-11-21，范围用“至”', '不可选的日期在说明里写出原因'],
    keys: [
      ['方向键', '前后日、前后周'],
      ['PageUp、PageDown', '前后月'],
      ['Home、End', '周首、周末'],
      ['回车、Esc', '选定、关闭'],
      ['时间：上下方向键、PageUp、PageDown', '加减一个间隔、加减一小时'],
    ],
  },
  RegionCascade: {
    useFor: ['省、市、区县三级'],
    notFor: [{ case: '别的层级数据', instead: 'PopupTreeSelect' }],
    keys: [
      ['上下方向键', '同级移动'],
      ['左右方向键', '上一级、下一级'],
      ['回车、Esc', '选定、关闭'],
    ],
  },
  TreeSelect: {
    useFor: ['一直展开的层级勾选：角色的权限'],
    notFor: [
      { case: '表单里的一个字段', instead: 'PopupTreeSelect' },
      { case: '没有层级', instead: 'MultiCombobox' },
    ],
    keys: [
      ['上下方向键、Home、End', '移动'],
      ['左右方向键', '收起、展开'],
      ['空格、回车', '勾选；父级部分勾选时全选'],
    ],
  },
  PopupTreeSelect: {
    useFor: ['表单里按层级选择，选中的收在框内：材料分类'],
    notFor: [
      { case: '空间足够且要一直看到', instead: 'TreeSelect' },
      { case: '省市区', instead: 'RegionCascade' },
    ],
    keys: [
      ['回车、空格', '打开'],
      ['方向键、空格', '移动、勾选'],
      ['Esc', '关闭并还回焦点'],
    ],
  },
  Transfer: {
    useFor: ['从一批项里挑出另一批，两边都要看清：分配成员'],
    notFor: [{ case: '挑几项即可', instead: 'MultiCombobox' }],
    words: ['两边的标题写清是什么，如“全部成员”“已分配”'],
    keys: [
      ['上下方向键、空格', '移动、勾选'],
      ['Tab后回车', '移到另一边'],
    ],
  },
  LineItemGrid: {
    useFor: ['几十到几百行的清单，可像电子表格那样键入与粘贴'],
    notFor: [
      { case: '只读的列表', instead: 'DataTable' },
      { case: '三五行', instead: 'Fields' },
    ],
    words: ['列头带单位', '行错误写在行内，页首有汇总'],
    keys: [
      ['方向键、Tab', '移动单元格'],
      ['回车、F2', '编辑'],
      ['F4', '在日期单元格打开日历'],
      ['Ctrl+C、Ctrl+V、Ctrl+Z', '复制、粘贴、撤销'],
      ['Esc', '放弃编辑，再按离开表格'],
    ],
  },
  RichTextEditor: {
    useFor: ['公告、店铺介绍等有标题与表格的长文'],
    notFor: [{ case: '备注、说明等一段话', instead: 'Fields' }],
    words: ['从标题二级开始，不用颜色与字号排版'],
    keys: [
      ['Tab后左右方向键', '在工具栏移动'],
      ['Ctrl+B、Ctrl+U、Ctrl+K', '加粗、下划线、链接'],
    ],
  },
  BankCardList: {
    useFor: ['查看已绑定的银行卡与对公账户，卡号只显示后四位'],
    notFor: [{ case: '从几张卡里选一张付款', instead: 'ChoiceCards' }],
  },
  ChoiceCards: {
    useFor: ['从几条内容较多的记录里选一条，如收货地址'],
    notFor: [{ case: '选项只有一行文字', instead: 'Fields' }],
    keys: [['上下方向键', '选上一张、下一张']],
  },
  MapPicker: {
    useFor: ['在地图上选一个点，图钉可拖动微调'],
    notFor: [{ case: '只选到区县', instead: 'RegionCascade' }],
    keys: [
      ['方向键', '移动图钉'],
      ['加号、减号', '放大、缩小'],
    ],
  },
  SliderCaptcha: {
    useFor: ['发送短信验证码之前'],
    notFor: [{ case: '每次登录或每次提交', instead: '只在服务器要求时出现' }],
    words: ['总是同时给出不用拼图的方式'],
    keys: [
      ['方向键', '移动1px'],
      ['PageUp、PageDown', '移动10px'],
      ['Home、End、回车', '到头尾、提交'],
    ],
  },
};
