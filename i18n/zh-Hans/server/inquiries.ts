/** Messages about requests for quotation. */
export const texts = {
  subject: '询价 {reference}，{quantity} 件',
  head: '{reference}，{quantity} 件（{state}）\n工况：{conditions}\n期望日期：{neededBy}\n联系方式：{contact}',
  anyDay: '未指定',
  link: '90 天内可查看和打印，管理员可在此答复：{address}',
  answered: {
    subject: '您的询价 {reference} 已答复',
    head: '{site} 已答复您的询价 {reference}：',
  },
} as const
