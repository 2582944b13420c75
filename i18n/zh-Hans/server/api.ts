/** 接口文档与控制台信息。 */
export const texts = {
  title: 'Sizewright 选型服务',
  description:
    '根据工况对传动部件进行计算，并与产品目录匹配。成功时 code 为 0，数据在 “data” 中；其他 code 附带以您的语言给出的信息，个别数值有误时另附 “issues”。',
  siteTag: '本站状态与设置',
  skuSelectionTag: '参数选型：某一类别的 SKU',
  productTag: '产品：单个型号的全部已知数据',
  versionTag: '产品目录的版本',
  directoryTag: '产品目录：类别、系列、筛选项及其可选参数',
  searchTag: '搜索：按名称、编号或订货代码查找型号',
  peopleTag: '用户：账号、登录与个人记录',
  contentTag: '站点发布的内容：新闻、文档、样本、资讯及其图片',
  logTag: '页面上报：使用情况与错误',
  bearer: '登录令牌',
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
    axis: {
      summary: '按工况匹配直线轴',
      description:
        '每根滚珠丝杠配上与之组成直线轴的导轨和伺服电机，最优在前：各部件由其所属系列按该轴对它的要求计算，导轨摩擦计入丝杠轴向力，丝杠惯量计入电机侧。parts：需订购的部件。',
    },
    axisExplanation: {
      summary: '直线轴为何适合或不适合',
      description:
        '列表中的直线轴，或 skuID 指定的丝杠所在的轴，含所有部件的全部校核与数值；only = failed 时为配任何导轨和电机都不满足的丝杠。没有匹配时：最接近的轴，以及单独降低某一条件到多少即可满足。',
    },
    axisCheck: {
      summary: '校核您描述的直线轴',
      description: '对以数据给出的丝杠、导轨和电机进行同样的计算。',
    },
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
    solutions: { summary: '成套驱动', description: '可以选型的成套驱动，以及依次使用的计算器。' },
    prodWorking: {
      summary: '可选到产品的工况计算',
      description: '结果属于某系列（serviceID）或某型号（prodId）所在类别的工况类别；两者都不给时返回全部。“cid” 为类别。',
    },
    filtersByIcon: { summary: '按产品图片给出筛选项', description: '系列中包含以该图片表示的型号的筛选项。' },
    modelParams: { summary: '型号所在系列的参数', description: '该系列各型号之间的区别参数；“value” 为本型号的值，厂家未注明时为空。' },
    filterModelParams: { summary: '在型号所在系列内筛选', description: '该系列中满足全部选择的型号（分页），以及仍可选的值。' },
    filterByClass: { summary: '系列的筛选项', description: '一个系列的筛选项，分页返回，首项为整个系列。' },
    classParams: { summary: '类别的参数', description: '一个类别各型号之间的区别参数及全部取值。' },
    filterClassParams: { summary: '在类别内筛选', description: '类别中满足全部选择的型号（分页），以及仍可选的值。' },
    filterProduct: { summary: '按选择给出类别的型号', description: '类别中满足全部选择的型号，按列表的写法给出；请求体为空时返回全部。' },
    lectoGroups: { summary: '两部分组合', description: '分两部分选择且相互限定的组合：减速器或旋转平台，以及其电机。' },
    lectoGroup: { summary: '一个组合', description: '组合中两部分各可按哪些参数选择。' },
    filterLectoGroup: {
      summary: '筛选组合',
      description:
        '两部分的选择所剩的型号：满足选择，并确定能与另一部分所剩的某个型号装配。无法判断的只计入 “notKnown”，不列出。“pair” 逐项说明所选两个型号如何装配。',
    },
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
    asOf: {
      summary: '按某一目录版本作答',
      description:
        '按指定版本（或当前版本）回答选型计算与原因查询：保存时推荐什么，现在推荐什么。该版本无法作答（例如没有所指型号）时为 null。“skus” 给出这些型号的目录数据，并只保留明细中它们的行。',
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
    sendPhoneCode: {
      summary: '发送验证码',
      description:
        '向手机号或邮箱发送六位验证码：类型 1 登录，2 设置密码，3 更换邮箱。无论账号是否存在，应答相同。每个验证码可试五次，五分钟内有效；60 秒后可重新获取。',
    },
    loginPC: { summary: '验证码登录', description: '使用收到的验证码登录；账号不存在时自动创建，除非企业仅允许指定账号。' },
    accountLogin: { summary: '密码登录', description: '账号不存在与密码错误的应答相同，用时相同。' },
    fixedLogin: { summary: '固定登录', description: '适用于关闭登录且公开电话的企业：为此浏览器创建独立账号。' },
    accountCheck: { summary: '校验账号', description: '校验密码是否正确及账号能否登录；密码不正确时所有账号应答相同。' },
    userLoginIsVerify: { summary: '手机号可否登录', description: '对所有号码应答相同：站点是否开放登录。' },
    userUpdate: { summary: '修改邮箱', description: '需提供发送到新邮箱的类型 3 验证码。' },
    myRecordCount: { summary: '我的记录数量', description: '同时用于校验登录是否有效：失效时返回 401。' },
    siteUserInfo: { summary: '当前用户信息', description: '已登录的账号。' },
    userAgents: { summary: '可选代理身份', description: '除企业本身之外。' },
    chooseAgent: { summary: '选择代理身份', description: 'null 表示企业本身。站点未开通代理功能时提示服务已过期。' },
    signOut: { summary: '退出登录', description: '此后令牌失效。' },
    signIns: { summary: '登录设备', description: '所有登录有效的浏览器。' },
    revokeSignIn: { summary: '下线设备', description: '结束本人的某个登录。' },
    setPassword: { summary: '设置或修改密码', description: '已有密码时需提供旧密码；其他登录全部失效。' },
    resetPassword: { summary: '重置密码', description: '需类型 2 验证码；所有登录失效。' },
    userPermissions: { summary: '我的按钮权限', description: '企业授予我的按钮名称。' },
    addUserPermission: { summary: '授予按钮权限', description: '由企业管理员授予本企业用户；未填用户时授予自己。' },
    exportMine: { summary: '导出我的全部数据', description: '账号、登录、权限、记录与审计日志。' },
    removeAccount: { summary: '注销账号', description: '连同其全部数据；审计日志不再含姓名。' },
    selectionAdd: { summary: '保存选型', description: '新建记录，或按 id 保存新版本并保留旧版本。相同 clientID 只保存一次。' },
    selectionDetails: { summary: '选型详情', description: '与保存时完全一致，含当时的结果与各版本。' },
    selectionDelete: { summary: '删除选型', description: '可以恢复。' },
    selectionRestore: { summary: '恢复选型', description: '恢复已删除的选型。' },
    selectionRename: { summary: '重命名选型', description: '内容不变。' },
    selectionCopy: { summary: '复制选型', description: '以新名称复制其最新版本。' },
    selectionList: { summary: '我的选型', description: '每页 15 条；可按修改时间、名称或创建时间排序。' },
    projectList: {
      summary: '我的项目',
      description:
        '分页列出本人的项目及各项目中的选型数。关键词为名称、客户或编号的一部分。',
    },
    projectDetails: {
      summary: '一个项目',
      description:
        '项目的名称等信息、按顺序列出的选型，以及向他人展示它的链接。打开链接所需的内容只在创建时给出一次。',
    },
    projectAdd: {
      summary: '新建项目',
      description:
        '新项目。用同一 clientID 再次发送只保存一次。',
    },
    projectUpdate: {
      summary: '修改项目',
      description:
        '重新写入名称、客户、编号和备注。',
    },
    projectDelete: {
      summary: '删除项目',
      description:
        '其中的选型保留。可用 Restore 恢复；在此期间其链接不显示任何内容。',
    },
    projectRestore: {
      summary: '恢复项目',
      description:
        '撤销 Delete。',
    },
    projectPut: {
      summary: '把选型放入项目',
      description:
        '一个选型至多属于一个项目；projectID 为 null 时移出。一个项目至多 100 个选型。',
    },
    projectShare: {
      summary: '创建项目链接',
      description:
        '持有链接者可只读查看项目，期限 7、30 或 90 天。“token” 只在此时给出一次：服务只保存其散列值。',
    },
    projectUnshare: {
      summary: '撤销链接',
      description:
        '此后该链接不再显示任何内容。',
    },
    projectShared: {
      summary: '链接所示内容',
      description:
        '项目的名称、客户和编号，以及其中的选型和保存时的结果：不含备注，也不含所有者的任何信息。未知、过期或已撤销的链接以同样的文字拒绝。',
    },
    projectExport: {
      summary: '导出项目文件',
      description:
        '整个项目为一个文档，其格式见 /schemas/project.json。同一项目得到同一文档：不含 id 和时间。',
    },
    projectImport: {
      summary: '由文件导入项目',
      description:
        '由此类文档建立项目和新的选型。文档中不应有的内容会按名称和位置拒绝，此时不保存任何内容。',
    },
    isCollected: { summary: '是否已收藏', description: '某筛选项是否在收藏中。' },
    collect: { summary: '收藏', description: '重复收藏只保存一次。' },
    cancelCollect: { summary: '取消收藏', description: '未收藏时不做任何操作。' },
    collectList: { summary: '我的收藏', description: '最新的在前，每页 15 条。' },
    shoppingAdd: { summary: '加入购物清单', description: '可填数量与备注；相同 clientID 只保存一次。' },
    shoppingUpdate: { summary: '修改购物清单条目', description: '修改其数量与备注。' },
    shoppingRemove: { summary: '移出购物清单', description: '按 id 移除一项。' },
    shoppingList: { summary: '我的购物清单', description: '最新的在前，每页 15 条。' },
    mergeMine: { summary: '合并本浏览器数据', description: '合并登录前的选型、收藏与购物清单；重复或同时提交时每项只保存一次。' },
    newsList: { summary: '新闻列表', description: '最新的在前，每页 15 条；有读者语言的版本时用该版本，否则用已有的语言。' },
    newsTop: { summary: '最新新闻', description: '按要求的条数给出最新新闻；不写时为 3 条。' },
    newsDetail: { summary: '一条新闻', description: '含正文：段落、标题、列表和图片，不含标记语言。' },
    documentList: { summary: '文档列表', description: '每个文件的标题、种类、类型、大小和下载地址。' },
    sampleBookList: { summary: '样本列表', description: '每本样本的封面和页数。' },
    sampleBookDetail: { summary: '一本样本', description: '各页为图片。' },
    informationList: { summary: '资讯页列表', description: '各页标题。' },
    informationDetail: { summary: '一个资讯页', description: '含正文。' },
    imageKey: { summary: '图片密钥', description: '站点的 AES 密钥（base64url）、本小时的令牌及其到期时间。' },
    documentFile: { summary: '文档文件', description: '供保存的文件。' },
    image: {
      summary: '加密图片',
      description: '12 字节随机数、以 AES-256-GCM 加密的 PNG 文件、16 字节标签；路径和令牌（path?t=token）一并认证。',
    },
    behaviourLog: {
      summary: '行为日志',
      description:
        '按发生顺序上报页面事件，每批最多 20 条。相同 batchID 重复提交只保存一次。仅在本人同意（user）且已登录时记录身份；公司管理员以及关闭此功能的站点会被拒绝。',
    },
    errorLog: { summary: '前端错误日志', description: '页面错误，不含输入内容、查询参数和登录信息。相同 reportID 重复提交只保存一次。' },
    customTheme: { summary: '主题样式表', description: '站点的浅色与深色配色（CSS 变量）。带内容版本（v）的地址可长期缓存。' },
    prodPic: {
      summary: '型号图片',
      description: '按目录数据按比例绘制的型号图，尺寸单位 mm；以系列名为编号时取其中间的型号。数据不足以绘制的型号没有图片。',
    },
    svgImage: { summary: '指定颜色的图标', description: '小型 SVG 图标。' },
    languageFile: { summary: '某语言的文本文件', description: '各页面和首页的文本，按命名空间分组。' },
    health: { summary: '服务是否可用', description: '供监控使用：状态和当前产品目录的版本。' },
    version: { summary: '程序版本', description: '版本变化时页面会重新加载。' },
  },
  parameters: {
    contentID: '内容编号，见其列表',
    contentSize: '每页条数；不写时为 15，最多 100',
    imageToken: '本小时的令牌，来自 CompImage/GetKey',
    imageSite: '站点标识',
    imageFile: '文件名，来自图片的路径',
    fileId: '文件编号',
    fileName: '保存时的文件名',
    phoneNumber: '手机号或邮箱',
    codeType: '1 登录，2 设置密码，3 更换邮箱',
    recordID: '记录 id',
    recordSize: '每页记录数；默认 15，最多 100',
    recordKeyword: '名称的一部分',
    projectKeyword: '名称、客户或编号的一部分',
    recordOrder: 'changed、created 或 name；前加减号为反序',
    recordVersion: '版本号，从 1 起；缺省为最新',
    newName: '新名称',
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
    prodId: '型号编号',
    prodIdAsked: '型号编号；不给则不限',
    seriesID: '系列',
    seriesAsked: '系列；不给则不限',
    prodIcon: '图片名称，如型号的 “icon”',
    lectoGroupID: '组合，取 GetLectoGroups 中的编号',
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
  missing: { title: '此处没有页面', body: '地址可能有误或已失效。', toStart: '前往首页' },
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
