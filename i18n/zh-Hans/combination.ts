/** Texts of the page that shows the parts of a combination. */
export const texts = {
  title: '{name}：已选部件',
  lead: '这些部件相互配套：每个部件都按其他部件和工况对它的要求计算。本页地址包含全部选择。',
  conditions: '工况',
  change: '修改工况',
  parts: '需订购的部件',
  instead: '可替换为',
  missing: '目录中已没有这些部件，或地址不完整。',
  gone: '目录中已没有：{parts}。请修改工况，另选型号。',
  fails: '用这些部件不能满足工况，未满足的限值见下方校核。',
  why: '全部部件的校核',
} as const
