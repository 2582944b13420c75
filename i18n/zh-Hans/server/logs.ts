/** Messages of `npm run logs`. */
export const texts = {
  usage: `用法：npm run logs -- behaviour    按日期和事件统计页面使用情况
       npm run logs -- errors       按消息和版本统计页面错误
       … --days <天数>              统计天数；默认 30
       … --site <标识>              仅统计一个站点
       … --json                     供程序读取的输出

日期按 UTC 计。使用与服务器相同的数据库（DATABASE_URL、DATA_DIR）。`,
  badDays: '“{days}”不是 1 到 3650 之间的天数',
  noEvents: '此期间没有记录',
  noErrors: '此期间没有页面错误',
  duration: '平均 {seconds} s',
  seen: '首次 {first}，最近 {last}，页面 {page}',
  names: {
    pageOpened: '打开页面',
    pageLeft: '离开页面',
    modelOpened: '打开型号',
    calculationStarted: '开始计算',
    calculationAnswered: '计算完成',
    calculationFailed: '计算失败',
    searched: '搜索',
    orderCodeRead: '解读订货代码',
    orderCodeCopied: '复制订货代码',
    linkCopied: '复制链接',
    popupOpened: '打开面板',
    popupClosed: '关闭面板',
  },
  kinds: {
    error: '错误',
    rejection: '异步',
    render: '绘制',
    chunk: '文件',
    call: '应答',
  },
} as const
