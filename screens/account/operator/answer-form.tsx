/** State and answer of a record. Typed values survive a failure, concurrent changes and a reload until they are stored. */
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { errorCodes } from '../../../contract/errors.ts'
import { longestAnswer, type OperatorRecord, recordAnswer, recordStates } from '../../../contract/people/submissions.ts'
import { describeFailure } from '../../base/api/api.ts'
import { readStoredJson, writeStored } from '../../base/browser/storage.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts'
import { showToast } from '../../ui/toast.tsx'
import { answerRecord } from '../submission-calls.ts'
import { toolControl } from '../controls.ts'

const answerFields = z.pick(recordAnswer, { state: true, answer: true })
const typedAnswer = answerFields.check(z.refine(({ state, answer }) => state !== 'answered' || answer.trim() !== '', { path: ['answer'] }))

const draftKey = (number: string) => `sizewright.answer.${number}`

/** Returns the stored draft, if valid. */
const draftOf = (number: string): z.infer<typeof answerFields> | undefined =>
  answerFields.safeParse(readStoredJson('session', draftKey(number))).data

type Props = { readonly record: OperatorRecord; readonly onStored: () => void; readonly onReload: () => void }

export const AnswerForm = ({ record, onStored, onReload }: Props) => {
  const { t } = useTexts('submissions')
  const { t: shell } = useTexts('shell')
  const id = useId()
  const { number, version, state, answer } = record
  const [opening] = useState(() => draftOf(number) ?? { state, answer })
  const { field, submit, getValues, clearErrors, formState } = useCheckedForm(typedAnswer, opening)
  const { trigger, isMutating, failure, reset } = useMutation(answerRecord, () => {
    writeStored('session', draftKey(number), '')
    showToast(t('operator.stored', { number }))
    onStored()
  })
  const isMissing = formState.errors.answer !== undefined
  const isChanged = failure?.kind === 'refused' && failure.code === errorCodes.changedMeanwhile.code
  const problem = isMissing ? t('operator.answerNeeded') : failure && describeFailure(failure, shell)
  return (
    <form
      className="grid max-w-160 gap-1.5"
      noValidate
      onSubmit={submit((typed) => trigger({ number, version, ...typed }))}
      onChange={() => {
        clearErrors()
        writeStored('session', draftKey(number), JSON.stringify(getValues()))
      }}
    >
      <label htmlFor={`${id}-state`}>{t('operator.newState')}</label>
      <select id={`${id}-state`} className={`justify-self-start py-1.5 ${toolControl}`} {...field('state')}>
        {recordStates.map((one) => (
          <option key={one} value={one}>
            {t(`states.${one}`)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-answer`}>{t('operator.answerText')}</label>
      <textarea
        id={`${id}-answer`}
        className={`py-1.5 ${toolControl}`}
        {...field('answer')}
        rows={6}
        maxLength={longestAnswer}
        aria-invalid={isMissing}
        aria-describedby={`${id}-problem`}
      />
      <p id={`${id}-problem`} role="alert" className="min-h-5 text-emphasis-strong">
        {problem}
      </p>
      <p className="flex flex-wrap gap-2">
        <button type="submit" className="button" data-kind="primary" disabled={isMutating}>
          {t('operator.store')}
        </button>
        {isChanged && (
          <button
            type="button"
            className="button"
            onClick={() => {
              reset()
              onReload()
            }}
          >
            {t('operator.reload')}
          </button>
        )}
      </p>
    </form>
  )
}
