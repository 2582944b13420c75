/** Media types of files that are sent to the service as the body of a request. The content of a file decides how it is read. */

/** The type of a file whose sender does not know it. */
const anyFile = 'application/octet-stream'

/** Types under which a report to check may be sent. */
export const reportTypes = ['application/pdf', anyFile] as const

/** Types under which a table of working conditions may be sent. */
export const tableTypes = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv', anyFile] as const

/** Returns the type under which a file is sent: its own, or that of any file where the service does not list it. */
export const uploadTypeOf = (type: string, accepted: readonly string[]): string => (accepted.includes(type) ? type : anyFile)
