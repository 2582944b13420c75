/** Messages of `npm run logs`. */
export const texts = {
  usage: `usage: npm run logs -- behaviour    usage of the pages, by day and event
       npm run logs -- errors       page errors, by message and version
       … --days <number>            number of days (default 30)
       … --site <key>               one site only
       … --json                     machine-readable output

Days are UTC days. The database is the one that the server uses (DATABASE_URL, DATA_DIR).`,
  badDays: '“{days}” is not a number of days from 1 to 3650',
  noEvents: 'Nothing recorded in this period',
  noErrors: 'No page errors in this period',
  duration: 'mean {seconds} s',
  seen: 'first {first}, last {last}, on {page}',
  names: {
    pageOpened: 'page opened',
    pageLeft: 'page left',
    modelOpened: 'model opened',
    calculationStarted: 'calculation started',
    calculationAnswered: 'calculation completed',
    calculationFailed: 'calculation failed',
    searched: 'search',
    orderCodeRead: 'order code read',
    orderCodeCopied: 'order code copied',
    linkCopied: 'link copied',
    popupOpened: 'panel opened',
    popupClosed: 'panel closed',
  },
  kinds: {
    error: 'error',
    rejection: 'promise',
    render: 'rendering',
    chunk: 'file',
    call: 'response',
  },
} as const
