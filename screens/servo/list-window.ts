/** Virtual scrolling: the visible rows of a long list plus a few on either side. All rows have the same height. */
export type ListView = { readonly scrollTop: number; readonly height: number; readonly rowHeight: number; readonly rows: number }

const spare = 4

/** Returns the range of rendered rows; `to` is exclusive. */
export const listWindow = ({ scrollTop, height, rowHeight, rows }: ListView): { readonly from: number; readonly to: number } => {
  const first = Math.floor(Math.max(0, scrollTop) / rowHeight)
  const last = Math.ceil((Math.max(0, scrollTop) + height) / rowHeight)
  const to = Math.min(rows, last + spare)
  return { from: Math.max(0, Math.min(first - spare, to)), to }
}

/** Returns the nearest scroll position that makes a row visible. */
export const scrollToRow = (row: number, { scrollTop, height, rowHeight }: Omit<ListView, 'rows'>): number =>
  Math.max(Math.min(scrollTop, row * rowHeight), (row + 1) * rowHeight - height)
