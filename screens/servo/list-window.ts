/** Which rows of a long list are drawn: those in sight and a few on either side. All rows are equally high. */
export type ListView = { readonly scrollTop: number; readonly height: number; readonly rowHeight: number; readonly rows: number }

const spare = 4

/** The first row drawn and the first after the last. */
export const listWindow = ({ scrollTop, height, rowHeight, rows }: ListView): { readonly from: number; readonly to: number } => {
  const first = Math.floor(Math.max(0, scrollTop) / rowHeight)
  const last = Math.ceil((Math.max(0, scrollTop) + height) / rowHeight)
  const to = Math.min(rows, last + spare)
  return { from: Math.max(0, Math.min(first - spare, to)), to }
}

/** Where to scroll so that a row is in sight; as little as possible. */
export const scrollToRow = (row: number, { scrollTop, height, rowHeight }: Omit<ListView, 'rows'>): number =>
  Math.max(Math.min(scrollTop, row * rowHeight), (row + 1) * rowHeight - height)
