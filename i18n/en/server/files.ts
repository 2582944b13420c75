/** Texts in model files, names of file kinds, and the mail that delivers a file. */
export const texts = {
  bom: {
    number: 'No.',
    orderCode: 'Order code',
    model: 'Model',
    maker: 'Maker',
    quantity: 'Quantity',
    unit: 'Unit',
    pieces: 'pcs',
  },
  mail: {
    subject: '{name} from {site}',
    attached: '{name} is attached.',
    tooLarge: '{name} is too large for an e-mail.',
    inList: 'Whoever asked for it can fetch it in the user centre, under downloads, after signing in.',
    atAddress: 'Whoever asked for it can fetch it here after signing in: {address}',
    check: 'SHA-256: {hash}',
  },
} as const
