-- The two platforms of the default set-up. Ids are below the sequence, so that they are the same everywhere.
insert into platform_config (id, platform_code, ng_code, base_title, sub_title, logo_img, data_source, sort) values
  (1001, 'JIANZHU', 'localhost', '吉林省建筑业数字平台', '建材、设备、劳务、项目与金融综合服务', '/brand/jianzhu.svg', 'jilin', 1),
  (1002, 'CHANGCHUN', 'changchun.localhost', '长春市建筑业数字平台', '长春市建筑业一站式综合服务', '/brand/changchun.svg', 'changchun', 2);

insert into navigate_item (id, menu_code, parent_id, title, url, sort) values
  (2100, 'INDUSTRY_NAVIGATE_FOOT', null, '关于我们', '', 1),
  (2101, 'INDUSTRY_NAVIGATE_FOOT', 2100, '平台介绍', '', 1),
  (2102, 'INDUSTRY_NAVIGATE_FOOT', 2100, '联系我们', '', 2),
  (2103, 'INDUSTRY_NAVIGATE_FOOT', 2100, '加入我们', '', 3),
  (2200, 'INDUSTRY_NAVIGATE_FOOT', null, '新手指南', '', 2),
  (2201, 'INDUSTRY_NAVIGATE_FOOT', 2200, '注册登录', '', 1),
  (2202, 'INDUSTRY_NAVIGATE_FOOT', 2200, '企业认证', '', 2),
  (2203, 'INDUSTRY_NAVIGATE_FOOT', 2200, '发布询价', '', 3),
  (2204, 'INDUSTRY_NAVIGATE_FOOT', 2200, '报价投标', '', 4),
  (2300, 'INDUSTRY_NAVIGATE_FOOT', null, '服务支持', '', 3),
  (2301, 'INDUSTRY_NAVIGATE_FOOT', 2300, '常见问题', '', 1),
  (2302, 'INDUSTRY_NAVIGATE_FOOT', 2300, '收费标准', '', 2),
  (2303, 'INDUSTRY_NAVIGATE_FOOT', 2300, '发票说明', '', 3),
  (2304, 'INDUSTRY_NAVIGATE_FOOT', 2300, '意见反馈', '', 4),
  (2400, 'INDUSTRY_NAVIGATE_FOOT', null, '规则协议', '', 4),
  (2401, 'INDUSTRY_NAVIGATE_FOOT', 2400, '平台规则', '', 1),
  (2402, 'INDUSTRY_NAVIGATE_FOOT', 2400, '交易规则', '', 2),
  (2403, 'INDUSTRY_NAVIGATE_FOOT', 2400, '违规处理', '', 3),
  (2500, 'INDUSTRY_NAVIGATE_FOOT', null, '友情链接', '', 5),
  (2501, 'INDUSTRY_NAVIGATE_FOOT', 2500, '住房和城乡建设部', 'https://www.mohurd.gov.cn/', 1),
  (2502, 'INDUSTRY_NAVIGATE_FOOT', 2500, '吉林省住房和城乡建设厅', 'http://jst.jl.gov.cn/', 2);
