/** What can be wrong with content that an operator wrote; each has its text in `server/content.ts` of every language. */
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
  /** Place in the document, `news.0.picture.file`; empty = as a whole. */
  readonly path: string
  readonly code: ContentFaultCode
  readonly params: Readonly<Record<string, string>>
}

export const fault = (path: string, code: ContentFaultCode, params: ContentFault['params'] = {}): ContentFault => ({ path, code, params })
