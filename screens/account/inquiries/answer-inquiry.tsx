/** The company's answer to a request. What was typed survives a failure, a change by others and a reload until it is stored. */
import { useId, useState } from 'react'
import { errorCodes } from '../../../contract/errors.ts'
import { inquiryRules, type InquiryDetails } from '../../../contract/inquiries/inquiries.ts'
import { describeFailure } from '../../base/api/api.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { readStored, writeStored } from '../../base/browser/storage.ts'
import { answerInquiry } from '../../base/people/inquiry-calls.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { showToast } from '../../ui/toast.tsx'
import { formControl } from '../controls.ts'

type Props = { readonly inquiry: InquiryDetails; readonly onChange: () => void }

export const AnswerInquiry = ({ inquiry: { id, version, answer, state }, onChange }: Props) => {
  const { t } = useTexts('inquiries')
  const { t: shell } = useTexts('shell')
  const field = useId()
  const draft = `sizewright.quotation.${id}`
  const stored = readStored('session', draft)
  const [text, setText] = useState(stored === undefined || stored === '' ? answer : stored)
  const [isEmpty, setIsEmpty] = useState(false)
  const { trigger, isMutating, failure } = useMutation(answerInquiry, () => {
    writeStored('session', draft, '')
    showToast(t('stored'))
    onChange()
  })
  if (state === 'withdrawn') return null
  const isChanged = failure?.kind === 'refused' && failure.code === errorCodes.changedMeanwhile.code
  const problem = isEmpty ? t('nothing') : failure && (isChanged ? t('meanwhile') : describeFailure(failure, shell))
  const type = (typed: string) => {
    setText(typed)
    setIsEmpty(false)
    writeStored('session', draft, typed)
  }
  const send = () => {
    if (text.trim() === '') setIsEmpty(true)
    else trigger({ id, version, answer: text })
  }
  return (
    <div className="mt-3 grid w-form max-w-full gap-1.5 print:hidden">
      <label htmlFor={field}>{t('write')}</label>
      <textarea
        id={field}
        className={`py-2 ${formControl}`}
        rows={5}
        maxLength={inquiryRules.answer}
        placeholder={t('writeHint')}
        value={text}
        aria-invalid={isEmpty}
        aria-describedby={`${field}-problem`}
        onChange={({ target }) => type(target.value)}
      />
      <p id={`${field}-problem`} role="alert" className="min-h-5 text-emphasis-strong">
        {problem}
      </p>
      <p className="flex flex-wrap gap-2">
        <button type="button" className="button" data-kind="primary" disabled={isMutating} onClick={send}>
          {t('store')}
        </button>
        {isChanged && (
          <button type="button" className="button" onClick={onChange}>
            {t('reload')}
          </button>
        )}
      </p>
    </div>
  )
}
