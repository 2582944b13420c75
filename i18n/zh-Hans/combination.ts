/** Texts of the page that shows the parts of a combination. */
export const texts = {
  title: '{name}：已选部件',
  lead: '这些部件相互配套：每个部件都按工况下其他部件产生的载荷选定。本页链接包含全部部件。',
  conditions: '工况',
  change: '修改工况',
  parts: '需订购的部件',
  instead: '可替换为',
  missing: '产品库中已没有这些部件，或链接不完整。',
  gone: '产品库中已没有：{parts}。请修改工况，另选型号。',
  fails: '这些部件不满足工况。超出的限值见下方校核。',
  why: '全部部件的校核',
} as const
