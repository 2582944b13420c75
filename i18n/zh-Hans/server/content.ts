/** Messages of `npm run site -- content`. */
export const texts = {
  usage: `用法：npm run site -- content <站点> list               列出站点发布的内容
       npm run site -- content <站点> check <文件>       检查文件，不保存
       npm run site -- content <站点> add <文件>         检查并发布文件中的全部内容，替换编号相同的内容
       npm run site -- content <站点> remove <类型/编号>   撤回某项内容的所有语言版本：news/opening

文件为 JSON，见 docs/site-content.schema.json。其引用的图片和文档须放在同一文件夹中。`,
  none: '站点 {site} 还没有发布内容',
  stored: '已发布：{entry}（{language}）',
  removed: '已删除：{entry}',
  good: '没有错误',
  refused: '未发布任何内容。',
  unknown: '站点 {site} 没有 {entry}。请查看：npm run site -- content {site} list',
  unknownSite: '没有站点 {site}。请查看：npm run site -- list',
  noFile: '无法读取文件 {file}。',
  faults: {
    notJson: '文件不是 JSON',
    missing: '缺少此项',
    unknownField: '没有此字段',
    notAllowed: '不允许此值；见 docs/site-content.schema.json',
    unknownLanguage: '程序没有语言 {value}；现有 {known}',
    repeated: '同一语言中编号重复',
    noFile: '无法读取文件 {file}',
    notPng: '这不是 PNG 文件',
    pngColours: 'PNG 文件必须是 RGB 或带透明度的 RGB（颜色类型 2 和 6）',
    pictureTooLarge: '图片每边最多 {side} px，最大 {most} MB',
    fileTooLarge: '文档最大 {most} MB',
    fileType: '{file} 的内容与名称不符，或不是可发布的类型（PDF、ZIP、STEP、PNG）',
    empty: '其中没有可发布的内容',
  },
} as const
