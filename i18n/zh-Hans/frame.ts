/** What the head of every page says once it has come: ways to the company, the More menu and what needs an account. */
export const texts = {
  site: {
    official: '官方网站',
    chat: '在线客服',
    noChat: '未配置客服',
  },
  tabs: { name: '选型方式', calculation: '按工况选型', directory: '按参数选型', choose: '选择产品类别' },
  more: '更多',
  login: { go: '登录', mine: '我的账号', out: '退出登录', menu: '账号：{name}' },
  account: {
    title: '需要账号',
    what: '“{name}”属于个人账号，而这些页面目前还不能登录。',
    kept: '您填写的内容不会丢失：各表单保持原样。',
  },
  entries: {
    'user-selection': '我的选型',
    'download-list': '下载列表',
    'collect-list': '收藏夹',
    'shopping-list': '购物清单',
    'specimen-book': '样本册',
    'comp-detail': '公司信息',
  },
} as const
