/** Texts of the interface's own documentation and of the console at start. Only the server loads them. */

export interface CallText {
  readonly summary: string
  readonly description: string
}

/** Kinds of calls: of every calculator, of the reducers, of rotating platforms, of parameter selection, of the site. */
export type CallName =
  | 'init'
  | 'calculation'
  | 'explanation'
  | 'check'
  | 'threePhase'
  | 'servo'
  | 'manual'
  | 'reducerExplanation'
  | 'reducerCheck'
  | 'rotaryInit'
  | 'workingFirst'
  | 'workingSecond'
  | 'rotaryServo'
  | 'rotaryExplanation'
  | 'rotaryCheck'
  | 'submitRecord'
  | 'lectotypeParams'
  | 'lectotypeFilter'
  | 'health'
  | 'version'
  | 'site'

export interface ApiTexts {
  readonly title: string
  readonly description: string
  readonly siteTag: string
  readonly success: string
  /** The calls that choose among the SKUs of a class. */
  readonly lectotypeTag: string
  readonly calls: Readonly<Record<CallName, CallText>>
  readonly parameters: Readonly<Record<'lang' | 'page' | 'only' | 'assumptions' | 'count' | 'conditional' | 'classID', string>>
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
  /** What the command that shows submitted records says. */
  readonly records: Readonly<Record<RecordsText, string>>
}

/** Of the records command: how it is called, what it does not find, and the names of what a record holds. */
export type RecordsText = 'usage' | 'none' | 'unknown' | 'number' | 'time' | 'screen' | 'language' | 'inputs' | 'results'

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
