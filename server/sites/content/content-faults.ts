/** Kinds of faults in content written by operators; each has its text in `server/content.ts` of every language. */
export type ContentFaultCode =
  | 'notJson'
  | 'missing'
  | 'unknownField'
  | 'notAllowed'
  | 'unknownLanguage'
  | 'repeated'
  | 'noFile'
  | 'notPng'
  | 'pngColours'
  | 'pictureTooLarge'
  | 'fileTooLarge'
  | 'fileType'
  | 'empty'

export interface ContentFault {
  /** Path in the document, e.g. `news.0.picture.file`; empty for the document as a whole. */
  readonly path: string
  readonly code: ContentFaultCode
  readonly params: Readonly<Record<string, string>>
}

export const fault = (path: string, code: ContentFaultCode, params: ContentFault['params'] = {}): ContentFault => ({ path, code, params })
