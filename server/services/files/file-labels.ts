/** Labels of the members of a file request, for messages about them. */

/** Text keys of members. */
const labels: Readonly<Record<string, string>> = {
  selectionID: 'report:head.model',
  downloadType: 'server/files:request.downloadType',
  orderParams: 'server/sheets:orderCode',
  selection: 'server/files:request.selection',
  asked: 'server/files:request.selection',
  position: 'server/files:request.position',
  motorSku: 'order-code:parts.motor',
  insert3d: 'server/files:request.insert3d',
  userAgentID: 'server/files:request.userAgentID',
  unit: 'server/files:request.unit',
  sheet: 'server/drawing:fields.sheet',
  views: 'server/files:request.views',
  email: 'server/files:request.email',
}

const orderPart = 'orderParams.'

/** @returns the text key of the label of a path; undefined for one without a label */
export const fileLabelKey = (path: string): string | undefined => {
  const [member = ''] = path.split('.')
  const part = path.startsWith(orderPart) ? path.slice(orderPart.length) : ''
  const label = Object.hasOwn(labels, member) ? labels[member] : undefined
  return /^[a-z]+$/.test(part) ? `order-code:parts.${part}` : label
}
