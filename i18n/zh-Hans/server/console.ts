/** Console messages, and the page of an unknown address. */
export const texts = {
  missing: { title: '页面未找到', body: '地址可能有误或已失效。', toStart: '返回首页' },
  start: {
    badSetting: '设置 {setting} 不能为“{value}”。请更正后重新启动。',
    portInUse: '{host} 上的端口 {port} 已被占用或不允许使用。请停止占用它的程序，或换一个端口启动：PORT=8081 npm start',
    addressNotAvailable: '本机没有地址 {host}。请将 HOST 设为本机已有的地址，例如 127.0.0.1。',
    databaseCorrupt:
      '数据库 {where} 已损坏或不是数据库。文件未被改动。请用备份替换它，或将其移走后重新启动：程序会新建数据库并导入产品库。',
    databaseFull: '数据库 {where} 所在磁盘空间已满。请腾出空间后重新启动；数据没有丢失。',
    databaseNotWritable: '数据库 {where} 无法读写。请检查文件及其文件夹的权限，或用 DATA_DIR 指定其他文件夹。',
    databaseLocked: '数据库 {where} 被其他程序锁定。请停止该程序后重新启动。',
    databaseUnreachable: '数据库 {where} 没有应答或拒绝登录。请检查它是否在运行以及 DATABASE_URL 是否正确。',
    databaseNewer: '数据库 {where} 由本程序的更新版本写入。请启动该版本，或恢复更新前的备份。',
    catalogueRefused: '产品库未导入：{reason}',
    unknown: '程序无法启动：{reason}',
    notBuilt: '{folder} 中没有构建好的页面：只提供 API 调用。构建命令：npm run build',
  },
  backup: {
    usage: `用法：npm run backup -- <文件夹>       在服务器运行时备份当前的数据文件夹，并加以校验

恢复时，将新文件夹用作 DATA_DIR。仅适用于内置数据库。`,
    done: '已备份并校验：{folder}（数据库 {megabytes} MB）。恢复时以 DATA_DIR={folder} 启动，或用它替换数据文件夹。',
    nothing: '没有数据库 {file}：无可备份。请检查 DATA_DIR。',
    taken: '{folder} 已存在且非空：请另选文件夹。未作任何改动。',
    postgres: '已设置 DATABASE_URL：PostgreSQL 用其自带的 pg_dump 备份。参见 docs/operating.md。',
  },
  records: {
    usage: `用法：npm run records -- list             列出记录，最新的在前
       npm run records -- show <编号>    显示一条记录的输入和结果
       npm run records -- state <编号> <状态> --text <答复>
                                           new、inWork 或 answered；不写 --text 则保留答复
       … --json                            供程序读取的输出

使用的数据库与服务器相同（DATABASE_URL、DATA_DIR）。`,
    none: '还没有记录',
    unknown: '没有记录 {number}。请查看：npm run records -- list',
    number: '记录',
    time: '时间',
    screen: '页面',
    language: '提交者的语言',
    inputs: '输入',
    results: '结果',
    state: '状态',
    answer: '答复',
    states: { new: '新', inWork: '处理中', answered: '已答复' },
    unknownState: '“{state}”不是以下之一：{known}',
    answerMissing: '{number} 还没有答复：--text <答复>',
    answerTooLong: '答复最多 {most} 个字符',
    changedMeanwhile: '{number} 刚被他人更改；没有保存',
    changed: '{number}：{state}',
  },
} as const
