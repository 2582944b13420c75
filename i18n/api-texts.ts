/** Texts of the interface's own documentation and of the console at start. Only the server loads them. */

export interface CallText {
  readonly summary: string
  readonly description: string
}

export interface ApiTexts {
  readonly title: string
  readonly description: string
  readonly siteTag: string
  readonly success: string
  readonly calls: Readonly<Record<'init' | 'calculation' | 'explanation' | 'check' | 'health' | 'version' | 'site', CallText>>
  readonly parameters: Readonly<Record<'lang' | 'page' | 'only' | 'assumptions' | 'count' | 'conditional', string>>
  readonly body: Readonly<Record<'inputs' | 'candidate' | 'assumptions', string>>
  readonly docs: Readonly<
    Record<
      | 'contents'
      | 'parameters'
      | 'body'
      | 'answers'
      | 'example'
      | 'required'
      | 'optional'
      | 'schemas'
      | 'document'
      | 'noParameters'
      | 'name'
      | 'backToApp',
      string
    >
  >
  /** Console messages; `{…}` stand for what is at fault. */
  readonly start: Readonly<Record<StartText, string>>
}

/** Why the server does not start (`unknown`: for another reason), and what it starts without. */
export type StartText =
  | 'badSetting'
  | 'portInUse'
  | 'addressNotAvailable'
  | 'databaseCorrupt'
  | 'databaseFull'
  | 'databaseNotWritable'
  | 'databaseLocked'
  | 'databaseUnreachable'
  | 'databaseNewer'
  | 'catalogueRefused'
  | 'unknown'
  | 'notBuilt'
