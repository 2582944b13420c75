/** Messages of `npm run site`. */
export const texts = {
  usage: `用法：npm run site -- list            列出站点的状态、主机名和名称
       npm run site -- show <标识>     显示已保存的站点
       npm run site -- check <文件>    检查文件，不保存
       npm run site -- set <文件>      检查并保存站点，替换标识相同的站点
       npm run site -- remove <标识>   删除站点

文件为 JSON，见 docs/site.schema.json。使用的数据库与服务器相同（DATABASE_URL、DATA_DIR）；
运行中的服务器会在几秒内采用更改。`,
  none: '还没有站点：服务器启动时导入',
  live: '正式',
  trial: '试用',
  stored: '已保存：{key}',
  removed: '已删除：{key}',
  good: '没有错误',
  refused: '未保存任何内容。',
  unknown: '没有站点 {key}。请查看：npm run site -- list',
  unreadable: '无法读取已保存的站点 {key}，改用默认站点。参见：npm run site -- show {key}',
  defaultStays: '站点 {key} 不能删除；请用另一个站点替换。',
  noFile: '无法读取文件 {file}。',
  faults: {
    notJson: '文件不是 JSON',
    missing: '缺少',
    unknownField: '没有此字段',
    notAllowed: '不允许此值，见 docs/site.schema.json',
    logoUnsafe: '只允许一个由图形和渐变组成的 SVG 元素，不得含脚本、样式、注释和链接',
    logoEmpty: '标志是空的',
    logoTooLarge: '标志最大 20 kB，PNG 每边最多 1024 px',
    logoUnknown: '标志须为 SVG 元素或 data:image/png;base64 形式的 PNG 文件；此内容两者都不是',
    logoBroken: 'PNG 文件已损坏或不完整',
    logoColours: 'PNG 文件须为 RGB，可带透明度',
    edited: '公司管理员已作修改（{time}）：请将其修改写入“edited”（npm run site -- show {key}）',
    unknownLanguage: '{value} 不是程序的语言；可用：{known}',
    repeated: '有重复的值',
    foreignRedirect: '其他来源必须列入 redirectOrigins',
    lowContrast: '{ground} 上的 {over}（{scheme}）对比度为 {ratio}:1，至少需要 {least}:1',
    hostTaken: '{host} 已属于站点 {key}',
  },
} as const
