/** Texts in model files, names of file kinds, and the mail that delivers a file. */
export const texts = {
  bom: {
    number: 'No.',
    orderCode: 'Order code',
    model: 'Model',
    maker: 'Manufacturer',
    quantity: 'Quantity',
    unit: 'Unit',
    pieces: 'pcs',
    orderState: 'Code status',
  },
  /** Members of a request, in messages about them. */
  request: {
    downloadType: 'Kind of file',
    selection: 'Calculation',
    position: 'Position',
    insert3d: 'Attached solid',
    userAgentID: 'Agent',
    unit: 'Unit',
    views: 'Views',
    email: 'Recipient',
  },
  mail: {
    subject: '{name} from {site}',
    attached: '{name} is attached.',
    tooLarge: '{name} is too large for an e-mail.',
    inList: 'The person who requested it can download it in the user centre under “Download list” after logging in.',
    atAddress: 'The person who requested it can download it here after logging in: {address}',
    check: 'SHA-256: {hash}',
  },
} as const
