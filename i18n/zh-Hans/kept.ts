/** Keeping models and selections: in the account, or in the browser before signing in. */
export const texts = {
  favourite: '收藏：{name}',
  toList: '加入购物清单：{name}',
  listed: '{name} 已加入购物清单',
  listedInBrowser: '{name} 已加入本浏览器的购物清单，登录后将转入您的账号',
  inBrowser: '已保存在本浏览器，登录后将转入您的账号',
  save: '保存',
  saveTitle: '保存选型',
  asNew: '另存为新选型',
  asVersion: '保存为新版本',
  cancel: '取消',
  name: '名称',
  saved: '“{name}”已保存，版本 {version}',
  savedInBrowser: '“{name}”已保存在本浏览器，登录后将转入您的账号',
  beforeLogin: '您尚未登录：选型保存在本浏览器，登录后将转入您的账号。',
  nothing: '暂无可保存的内容',
  taken: '本浏览器中保存的内容已转入您的账号',
} as const
