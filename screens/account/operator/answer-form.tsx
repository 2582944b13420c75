/** State and answer of a record. Typed values survive a failure, concurrent changes and a reload until they are stored. */
import { useId, useRef, useState } from 'react'
import { errorCodes } from '../../../contract/errors.ts'
import { longestAnswer, type OperatorRecord, type RecordState, recordStates } from '../../../contract/people/submissions.ts'
import { describeFailure } from '../../base/api/api.ts'
import { readStored, writeStored } from '../../base/browser/storage.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { showToast } from '../../ui/toast.tsx'
import { answerRecord } from '../submission-calls.ts'

type Typed = { readonly state: RecordState; readonly answer: string }

const draftKey = (number: string) => `sizewright.answer.${number}`

/** Returns the stored draft, if valid. */
const draftOf = (number: string): Typed | undefined => {
  try {
    const { state, answer } = JSON.parse(readStored('session', draftKey(number)) ?? '{}') as Partial<Typed> // Validated below.
    const known = recordStates.find((one) => one === state)
    return known && typeof answer === 'string' ? { state: known, answer } : undefined
  } catch {
    return undefined
  }
}

/** Returns the typed values, their setter, and a function that discards the draft. */
const useTyped = ({ number, state, answer }: OperatorRecord) => {
  const [typed, setTyped] = useState<Typed>(() => draftOf(number) ?? { state, answer })
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    writeStored('session', draftKey(number), JSON.stringify(next))
  }
  return { typed, change, forget: () => writeStored('session', draftKey(number), '') }
}

type Props = { readonly record: OperatorRecord; readonly onStored: () => void; readonly onReload: () => void }

export const AnswerForm = ({ record, onStored, onReload }: Props) => {
  const { t } = useTexts('submissions')
  const { t: shell } = useTexts('shell')
  const id = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const { typed, change, forget } = useTyped(record)
  const [isMissing, setMissing] = useState(false)
  const { number, version } = record
  const { trigger, isMutating, failure, reset } = useMutation(answerRecord, () => {
    forget()
    showToast(t('operator.stored', { number }))
    onStored()
  })
  const type = (part: Partial<Typed>) => {
    change(part)
    setMissing(false)
  }
  const submit = () => {
    const isEmpty = typed.state === 'answered' && typed.answer.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) text.current?.focus()
    else trigger({ number, version, ...typed })
  }
  const isChanged = failure?.kind === 'refused' && failure.code === errorCodes.changedMeanwhile.code
  const problem = isMissing ? t('operator.answerNeeded') : failure && describeFailure(failure, shell)
  return (
    <form
      className="answer-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label htmlFor={`${id}-state`}>{t('operator.newState')}</label>
      <select id={`${id}-state`} value={typed.state} onChange={({ target }) => type({ state: stateOf(target.value) })}>
        {recordStates.map((one) => (
          <option key={one} value={one}>
            {t(`states.${one}`)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-answer`}>{t('operator.answerText')}</label>
      <textarea
        ref={text}
        id={`${id}-answer`}
        rows={6}
        maxLength={longestAnswer}
        value={typed.answer}
        aria-invalid={isMissing}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => type({ answer: target.value })}
      />
      <p id={`${id}-problem`} role="alert" className="answer-problem">
        {problem}
      </p>
      <p className="answer-buttons">
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

const stateOf = (value: string): RecordState => recordStates.find((one) => one === value) ?? 'new'
