/** Texts of the search box and the search results. */
export const texts = {
  label: '找到的型号与计算器',
  groups: {
    calculators: '计算器与帮助',
    orderCode: '订货代码对应的型号',
    similar: '相近的名称',
    equivalent: '安装可互换的其他厂家型号：订货前请比较',
  },
  status: { loadmore: '下拉加载更多', loading: '加载中', nomore: '没有更多了' },
  found: '{{count:没有找到型号|找到 ?? 个型号|找到 ?? 个型号}}',
  none: '没有符合的型号',
  contact: '更多选型资料请联系客服',
  /** In the place of that, where calculators are found. */
  sized: '没有型号名称包含此文字。上方的计算器按工况查找型号，产品目录按产品类别查找。',
  help: '帮助：如何查找型号',
  off: '搜索数据更新中，次日可用',
  hint: '型号名称或编号的一部分、完整的订货代码，或计算器名称',
  all: '全部 {count} 个结果',
  recent: { heading: '最近搜索', remove: '删除“{keyword}”' },
  page: { headingOf: '搜索：{keyword}', again: '重新搜索', pages: '结果页', calculators: '也可以根据工况选型' },
} as const
