/** 接口文档与控制台信息。 */
export const texts = {
  title: 'Sizewright 选型服务',
  description:
    '根据工况对传动部件进行计算，并与产品目录匹配。成功时 code 为 0，数据在 “data” 中；其他 code 附带以您的语言给出的信息，个别数值有误时另附 “issues”。',
  siteTag: '本站状态与设置',
  skuSelectionTag: '参数选型：某一类别的 SKU',
  productTag: '产品：单个型号的全部已知数据',
  directoryTag: '产品目录：类别、系列、筛选项及其可选参数',
  searchTag: '搜索：按名称、编号或订货代码查找型号',
  companyTag: '公司：当前站点及其开关、颜色和布局',
  languageTag: '语言及文本',
  success: 'code 为 0 的应答',
  calls: {
    init: { summary: '表单选项', description: '计算之前该类表单所需的选项列表。' },
    calculation: {
      summary: '符合条件的型号',
      description: '通过全部校核的型号，按推荐顺序排列。没有匹配也是有效应答：列表为空。“units” 给出型号各项数值的单位。',
    },
    explanation: {
      summary: '型号符合或不符合的原因',
      description: '假设、需求值，以及该系列所有型号的每一项校核。无匹配时给出最接近的型号，以及使其符合所需的单个输入的最小改动。',
    },
    check: { summary: '校核您描述的部件', description: '按给定参数进行同样的计算，不使用产品目录，并返回全部中间值。' },
    threePhase: {
      summary: '配三相电机的减速机',
      description:
        '减速机与三相电机的组合，按推荐顺序排列：给出的每项要求都在公差内，法兰匹配，转速和热功率不超限。fB = T2N / T2。空对象表示没有要求，返回全部组合。',
    },
    servo: {
      summary: '配伺服电机的减速机',
      description:
        '适合目录中的电机（sku）或您描述的电机（stlMotor）的减速机：轴和法兰匹配，额定转矩在允许范围内。iList 为找到的减速比，ratio 选定其中之一。',
    },
    manual: {
      summary: '按转矩和减速比选减速机',
      description: '额定转矩和减速比在公差内的减速机；不考虑电机。',
    },
    reducerExplanation: {
      summary: '减速机符合或不符合的原因',
      description:
        '针对三种模式之一的请求：列表中的各组合，或由 skuID（和 motorSku）指定的组合，附全部校核和数值；only = failed 时为与任何电机都不符合的减速机，最多列出最接近的 300 个。无匹配时给出最接近的组合，以及每个组合所需的单项要求改动。',
    },
    reducerCheck: {
      summary: '校核您描述的减速机',
      description: '按给定参数对减速机（三相模式下还有电机）进行同样的计算。',
    },
    rotaryInit: { summary: '旋转平台的工况', description: '负载类型及其输入项：单位、默认值，以及不依赖其他输入项的范围。' },
    workingFirst: {
      summary: '一种工况的要求',
      description: '一种工况的惯量、转速、转矩和载荷，以及一个循环内的转矩。每个输入项发送一次，单位可为同类的任意单位。',
    },
    workingSecond: {
      summary: '满足要求的平台',
      description:
        '针对 WorkingFirst 的结果行，给出平台及各自最合适的伺服电机（内置电机的平台除外），按推荐顺序排列。selectList 为符合的减速比和平台类型及各自的平台数；recommended 是列表中第一个平台的减速比，不论其驱动方式。',
    },
    rotaryServo: {
      summary: '配伺服电机的平台',
      description: '适合目录中的电机（sku）或您描述的电机（stlMotor）的平台；两者都不发送时适用任意电机。matchList 表示惯量比的匹配程度。',
    },
    rotaryExplanation: {
      summary: '平台符合或不符合的原因',
      description:
        '列表中的各平台及其最合适的电机，或由 skuID（和 motorSku）指定的平台，附全部校核和数值；only = failed 时为与任何电机都不符合的平台，并附最接近的电机。无匹配时给出造成不匹配的那一项选择（减速比则附最接近的可行值），或最接近的平台以及某一行数值需降低到多少。',
    },
    rotaryCheck: { summary: '校核您描述的平台', description: '按给定参数对平台及其电机进行同样的计算；不给出电机时只校核平台本身。' },
    submitRecord: {
      summary: '提交已计算的工况',
      description:
        '把一个工况的输入及其计算结果保存给厂家。结果由服务器重新计算。用同一 submissionID 重复调用只保存一次，并返回同一条记录。',
    },
    skuSelectionParams: {
      summary: '某一类别的筛选参数',
      description: '用于筛选该类别 SKU 的参数及其全部取值。',
    },
    skuSelectionFilter: {
      summary: '筛选后剩余的 SKU',
      description: '符合筛选条件、关键字和计算数值的一页 SKU，以及仍可选择的取值及其数量。',
    },
    skuSelectionDetermine: {
      summary: '由所选值确定的参数',
      description: '由给定值（仅数值与分组列表：类型 1、5、6、7）可确定的参数值、满足条件的 SKU 数量；只剩一个时给出该 SKU。',
    },
    workingScenes: {
      summary: '类别的工况场景',
      description: '该类别可用于计算的场景，按图块顺序。',
    },
    workingSceneInit: {
      summary: '工况场景的参数',
      description: '场景所需的参数、单位和默认值。',
    },
    workingSceneCalculation: {
      summary: '计算工况场景',
      description: '场景对平台的要求：可直接用于计算的数值和表格。计算与 WorkingFirst 相同。',
    },
    classList: {
      summary: '类别的型号列表',
      description: '该类别的型号，按公布顺序分页，含技术参数。',
    },
    product: {
      summary: '产品目录中的型号',
      description:
        '型号的全部技术参数及单位、数据来源、可对其进行选型计算的计算器、同系列的相邻规格以及其他厂家同规格的型号。厂家未给出的参数为 null。',
    },
    orderCode: {
      summary: '订货代码的含义',
      description: '代码所指的型号及其规格，以及代码中能够识别的部分。代码有误时给出名称相近的型号。',
    },
    seriesRoots: { summary: '目录的类别', description: '每个根类别（目录中的一个产品族）的编号和名称。' },
    seriesRootsPC: {
      summary: '完整目录',
      description: '每个根类别及其系列和筛选项。系列的第一个筛选项是整个系列（driveID 为 ~）。系列图由其 sample 绘制。',
    },
    seriesRootDetails: { summary: '类别的系列', description: '根类别中各系列的编号和名称。' },
    seriesRootDetailsPC: { summary: '类别及其系列和筛选项', description: '与 GetSeriesRootsPC 的一项相同。' },
    filterDetails: {
      summary: '筛选项的可选参数',
      description:
        '能区分该筛选项下各型号的参数及其值。由筛选项固定的参数 unable 为 true。key 是 FilterLectotypeParams 的类别；figures 是型号列表显示的列。',
    },
    filterDetailsByParams: { summary: '选择之后系列剩下什么', description: '若干选择所对应的系列筛选项，以及在这些选择下仍有结果的值。' },
    searchFilters: { summary: '搜索目录', description: '名称、系列、制造商或类别中含有关键字每个词的筛选项；不给关键字则为全部。' },
    productsByClass: { summary: '类别的型号', description: '按排序分页给出根类别的型号。' },
    searchProducts: { summary: '搜索型号', description: '名称或编号中含有关键字的型号，名称以其开头的在前；不给关键字则为全部。' },
    productsByRootClass: { summary: '按类别给出系列', description: '根类别的全部系列及其筛选项。' },
    searchStarted: {
      summary: '搜索是否启用',
      description: '型号搜索当前是否可用。请求体为空。',
    },
    searchResult: {
      summary: '关键字命中的型号',
      description:
        '名称或编号含关键字的型号，分页返回：先是名称完全一致的，再是以其开头的，然后是其余的，按系列及目录顺序排列；不区分大小写。“hits” 给出关键字所在位置。完整的订货代码可找到其型号（match 为 orderCode）。没有或很少命中时，附上拼写相近的名称（match 为 similar）：O 与 0、缺少连字符、错一个字符。',
    },
    searchAnalysis: {
      summary: '命中型号的参数',
      description:
        '参数选型页的初始内容：“tabInfo” 为 JSON 文本，其 “filters”（ParamName、ParamType、Value）给出该型号的参数；关键字为订货代码时，还包括名称以外的部分。空值和开关（类型 8）不返回。',
    },
    siteInfo: { summary: '站点信息', description: '站点提供的功能；“page”中是页面所需的设置。' },
    companyConfig: { summary: '公司配置', description: '状态、语言（接口写法）及切换方式，以及页面跳转的地址。' },
    companyDetail: { summary: '公司详情', description: '名称、图片和电话。图片为地址；没有时为 null。' },
    pageTheme: { summary: '主题颜色', description: '主题的七种颜色；站点未设置的由主色推导。' },
    switches: { summary: '登录开关', description: '站点提供哪些登录方式。' },
    layoutData: { summary: '布局', description: '页头与选型：高度、隐藏项、标签顺序。' },
    layoutInfo: { summary: '布局的一部分', description: '指定名称的部分。' },
    layoutInfos: { summary: '布局的各部分', description: '每一部分及其名称。' },
    pageLayout: { summary: '页面布局', description: '页头与选型，与 comp/layoutData 相同。' },
    companyFiles: { summary: '公司文件', description: '页面加载的文件及其类型和地址：配色，以及已设置的标志。' },
    companyData: { summary: '公司数据', description: '一次给出设置、公司、文件、布局、开关和配色。' },
    companyDataOne: { summary: '其中一项数据', description: '该名称对应的数据。' },
    companyValue: { summary: '公司的一个值', description: '该键对应的值；未设置时为 null。' },
    siteValue: { summary: '站点的一个值', description: '该键对应的值；未设置时为 null。' },
    languageStore: { summary: '语言列表', description: '站点的语言，默认语言在前，附文本地址。' },
    languageVersion: { summary: '文本版本', description: '任一语言的任一文本改变时随之改变。' },
    localeData: { summary: '某语言的文本', description: '各页面和首页的文本。' },
    customTheme: { summary: '主题样式表', description: '站点的浅色与深色配色（CSS 变量）。带内容版本（v）的地址可长期缓存。' },
    svgImage: { summary: '指定颜色的图标', description: '小型 SVG 图标。' },
    languageFile: { summary: '某语言的文本文件', description: '各页面和首页的文本，按命名空间分组。' },
    health: { summary: '服务是否可用', description: '供监控使用：状态和当前产品目录的版本。' },
    version: { summary: '程序版本', description: '版本变化时页面会重新加载。' },
  },
  parameters: {
    rows: '各行以“;”分隔，行内单元格以“,”分隔：{columns}；最多 {most} 行',
    site: '站点标识。未提供时依次由请求头 site-key 和主机名决定；未知的标识会被拒绝。',
    siteKey: '站点标识，优先于地址和主机名。未知的标识会被拒绝。',
    companyKey: '公司标识。与站点所属公司不一致时会被拒绝。',
    environment: '站点环境。与站点不一致时会被拒绝。',
    layoutName: '布局的部分',
    dataName: '数据名称',
    valueKey: '值的键；其他键不予应答',
    languageAsked: '语言',
    iconTitle: '图标名称',
    iconColour: '颜色，#RRGGBB',
    lang: '信息的语言。未给出时由 Accept-Language 决定，默认简体中文。',
    page: '页码，从 1 开始。未给出时返回排在最前的型号，最多 Count 个。',
    size: '每页型号数，默认 20，最多 100',
    order: '全部匹配型号按此参数排序，前加减号表示从高到低；未给出时按推荐顺序',
    only: '只返回通过的型号，或只返回未通过的型号。',
    narrowing: '仅列出具有这些值的型号，多个值用 ; 分隔',
    demonstration: 'true：同时列出演示系列；否则仅在没有其他合适型号时列出。',
    assumptions:
      '需要修改的假设，格式为 “名称:数值;名称:数值”，使用各自的单位；其余保持默认值。名称、单位和范围见每个应答的 “assumptions”。',
    conditional: '是否发送取决于其他参数。',
    scene: '场景，WorkingScenes 中的 id',
    listPage: '页码，从 1 开始',
    listSize: '每页型号数；不填为 50，最多 300',
    classID: 'SKU 类别：100 为伺服电机（120、121 相同），acMotor 为三相异步电机，也可填产品目录的类别编号；不填为伺服电机',
    serviceID: '型号所属系列',
    driveID: '型号标识',
    code: '订货代码或型号名称',
    rid: '根类别，取 GetSeriesRoots 中的编号',
    fid: '筛选项，取 GetSeriesRootsPC 中的编号，如 ~WTF~20',
    cid: '根类别，取 GetSeriesRoots 中的编号',
    seriesSize: '最多给出的系列数；默认 500，最多 500',
    filterSize: '每页筛选项数；默认 30，最多 300',
    productSize: '每页型号数；默认 10，最多 300',
    filterKeyword: '要查找的词，用空格分开',
    productKeyword: '名称或编号的一部分',
    keyword: '名称或编号的一部分，或完整的订货代码',
    searchSize: '每页型号数，缺省为 50，也是上限',
    count: '最多列出的型号数',
  },
  body: { inputs: '工况：表单各字段，使用各自的单位', candidate: '部件参数', assumptions: '需要修改的假设，按名称给出；其余保持默认值' },
  docs: {
    contents: '目录',
    parameters: '参数',
    body: '请求体',
    answers: '应答',
    example: '示例',
    required: '必填',
    optional: '可选',
    schemas: '数据结构',
    document: 'OpenAPI 文档',
    noParameters: '无参数',
    name: '名称',
    backToApp: '返回选型',
  },
  start: {
    badSetting: '设置 {setting} 不能为 “{value}”。请更正后重新启动。',
    portInUse: '{host} 上的端口 {port} 已被占用或不允许使用。请停止占用它的程序，或换一个端口启动：PORT=8081 npm start',
    addressNotAvailable: '本机没有地址 {host}。请将 HOST 设为本机已有的地址，例如 127.0.0.1。',
    databaseCorrupt:
      '数据库 {where} 已损坏或不是数据库。文件未被改动。请用备份替换它，或将其移走后重新启动：程序会新建数据库并导入产品目录。',
    databaseFull: '数据库 {where} 所在磁盘空间已满。请腾出空间后重新启动；数据没有丢失。',
    databaseNotWritable: '数据库 {where} 无法读写。请检查文件及其文件夹的权限，或用 DATA_DIR 指定其他文件夹。',
    databaseLocked: '数据库 {where} 正被其他程序占用。请停止该程序后重新启动。',
    databaseUnreachable: '数据库 {where} 没有应答或拒绝登录。请检查它是否在运行以及 DATABASE_URL 是否正确。',
    databaseNewer: '数据库 {where} 由本程序的更新版本写入。请启动该版本，或恢复更新前的备份。',
    catalogueRefused: '产品目录未导入：{reason}',
    unknown: '程序无法启动：{reason}',
    notBuilt: '{folder} 中没有构建好的页面：只应答接口调用。构建命令：npm run build',
  },
  records: {
    usage: `用法: npm run records -- list             列出记录，最新的在前
       npm run records -- show <编号>    显示一条记录的输入和结果
       … --json                            供其他程序读取的同样内容

使用的数据库与服务器相同（DATABASE_URL、DATA_DIR）。`,
    none: '还没有记录',
    unknown: '没有记录 {number}。请查看：npm run records -- list',
    number: '记录',
    time: '时间',
    screen: '页面',
    language: '提交者的语言',
    inputs: '输入',
    results: '结果',
  },
} as const
