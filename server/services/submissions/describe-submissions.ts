/** Converts submitted records to the shapes of the calls. */
import type { OperatorRecord, SubmissionEntry } from '../../../contract/people/submissions.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { recordForPrograms, sceneName } from '../../records/record-text.ts'
import type { SceneRecord, SceneRecordEntry } from '../../records/repository.ts'

/** An entry of a list. */
export const entryOf =
  (locale: Locale) =>
  ({ number, time, classID, scene, state, changed }: SceneRecordEntry): SubmissionEntry => ({
    number,
    time,
    classID,
    sceneName: sceneName(locale, scene),
    state,
    changed,
  })

/** A record as shown to its sender. */
export const submissionOf = (record: SceneRecord, locale: Locale) => {
  const { inputs, rows } = recordForPrograms(record, locale)
  return { ...entryOf(locale)(record), answer: record.answer, inputs: [...inputs], rows: [...rows] }
}

/** A record as shown to the operator. @param operatorID person id of the operator making the call */
export const operatorRecordOf = (
  record: SceneRecord,
  { locale, operatorID }: { readonly locale: Locale; readonly operatorID: string },
): OperatorRecord => ({
  ...submissionOf(record, locale),
  language: record.language,
  hasSender: record.personID !== null,
  changedBy: record.changedBy === null ? null : record.changedBy === operatorID ? 'me' : 'other',
  version: record.version,
})
